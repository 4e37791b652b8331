// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
import DrawingBoard
import UIKit

enum Sample_stored_drawings_drawings {
  final class DrawingsViewController: UITableViewController {
    private var drawings: [StoredDrawing] = []
    private var thumbnails: [UUID: UIImage] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "drawing")
      Task { try await reload() }
    }

    func reload() async throws {
      drawings = try await StoredDrawing.all()
      tableView.reloadData()
      for drawing in drawings where thumbnails[drawing.id] == nil {
        let size = CGSize(width: 60, height: 60)
        thumbnails[drawing.id] = try? await drawing.thumbnail(fitting: size)
      }
      tableView.reloadData()
    }

    func duplicate(_ drawing: StoredDrawing) async throws {
      try await drawing.duplicate()
      try await reload()
    }

    func remove(_ drawing: StoredDrawing) async throws {
      try await drawing.remove()
      try await reload()
    }

    /// Returns a file to share.
    func file(of drawing: StoredDrawing) async throws -> URL {
      let folder = FileManager.default.temporaryDirectory
      let file = folder.appendingPathComponent("Drawing.ckdrawing")
      try await drawing.export(to: file)
      return file
    }

    func importDrawing(from file: URL) async throws {
      try await StoredDrawing.import(from: file)
      try await reload()
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      drawings.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "drawing", for: indexPath)
      let drawing = drawings[indexPath.row]
      var content = cell.defaultContentConfiguration()
      content.image = thumbnails[drawing.id]
      content.text = drawing.date.formatted()
      content.secondaryText =
        drawing.error == nil
        ? "\(drawing.stepCount) steps, \(drawing.byteCount / 1024) KB" : "Cannot be read"
      cell.contentConfiguration = content
      return cell
    }
  }
}
enum Sample_stored_drawings_none {
  final class DrawingsViewController: UITableViewController {
    private var drawings: [StoredDrawing] = []
    private var thumbnails: [UUID: UIImage] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "drawing")
      Task { try await reload() }
    }

    func reload() async throws {
      drawings = try await StoredDrawing.all()
      tableView.reloadData()
      for drawing in drawings where thumbnails[drawing.id] == nil {
        let size = CGSize(width: 60, height: 60)
        thumbnails[drawing.id] = try? await drawing.thumbnail(fitting: size)
      }
      tableView.reloadData()
    }

    func duplicate(_ drawing: StoredDrawing) async throws {
      try await drawing.duplicate()
      try await reload()
    }

    func remove(_ drawing: StoredDrawing) async throws {
      try await drawing.remove()
      try await reload()
    }

    /// Returns a file to share.
    func file(of drawing: StoredDrawing) async throws -> URL {
      let folder = FileManager.default.temporaryDirectory
      let file = folder.appendingPathComponent("Drawing.ckdrawing")
      try await drawing.export(to: file)
      return file
    }

    func importDrawing(from file: URL) async throws {
      try await StoredDrawing.import(from: file)
      try await reload()
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      drawings.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "drawing", for: indexPath)
      let drawing = drawings[indexPath.row]
      var content = cell.defaultContentConfiguration()
      content.image = thumbnails[drawing.id]
      content.text = drawing.date.formatted()
      content.secondaryText =
        drawing.error == nil
        ? "\(drawing.stepCount) steps, \(drawing.byteCount / 1024) KB" : "Cannot be read"
      cell.contentConfiguration = content
      return cell
    }
  }
}
enum Sample_stored_drawings_damaged {
  final class DrawingsViewController: UITableViewController {
    private var drawings: [StoredDrawing] = []
    private var thumbnails: [UUID: UIImage] = [:]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "drawing")
      Task { try await reload() }
    }

    func reload() async throws {
      drawings = try await StoredDrawing.all()
      tableView.reloadData()
      for drawing in drawings where thumbnails[drawing.id] == nil {
        let size = CGSize(width: 60, height: 60)
        thumbnails[drawing.id] = try? await drawing.thumbnail(fitting: size)
      }
      tableView.reloadData()
    }

    func duplicate(_ drawing: StoredDrawing) async throws {
      try await drawing.duplicate()
      try await reload()
    }

    func remove(_ drawing: StoredDrawing) async throws {
      try await drawing.remove()
      try await reload()
    }

    /// Returns a file to share.
    func file(of drawing: StoredDrawing) async throws -> URL {
      let folder = FileManager.default.temporaryDirectory
      let file = folder.appendingPathComponent("Drawing.ckdrawing")
      try await drawing.export(to: file)
      return file
    }

    func importDrawing(from file: URL) async throws {
      try await StoredDrawing.import(from: file)
      try await reload()
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      drawings.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "drawing", for: indexPath)
      let drawing = drawings[indexPath.row]
      var content = cell.defaultContentConfiguration()
      content.image = thumbnails[drawing.id]
      content.text = drawing.date.formatted()
      content.secondaryText =
        drawing.error == nil
        ? "\(drawing.stepCount) steps, \(drawing.byteCount / 1024) KB" : "Cannot be read"
      cell.contentConfiguration = content
      return cell
    }
  }
}
