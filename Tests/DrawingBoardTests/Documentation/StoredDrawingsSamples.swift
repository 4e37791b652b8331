import DrawingBoard
import UIKit

// The samples of StoredDrawings.md, compiled as in an app.

// sample StoredDrawings 1
func newestDrawings() async throws -> [(drawing: StoredDrawing, image: UIImage?)] {
  var found: [(drawing: StoredDrawing, image: UIImage?)] = []
  for drawing in try await StoredDrawing.all().prefix(20) {
    let image = try? await drawing.thumbnail(fitting: CGSize(width: 120, height: 90))
    found.append((drawing, image))
  }
  return found
}
// end of sample

// sample StoredDrawings 2
func describe(_ drawing: StoredDrawing) -> String {
  switch drawing.error {
  case nil: "\(drawing.stepCount) steps, \(drawing.byteCount / 1024) KB"
  case .inUse: "In use."
  case .laterFormat: "Update the app to open this drawing."
  default: "Cannot be read."
  }
}
// end of sample

// sample StoredDrawings 3
func removeDrawing(_ id: UUID) async -> String? {
  do {
    try await StoredDrawing(id).remove()
    return nil
  } catch let error as StoredDrawing.Failure {
    return error.reason == .inUse ? "Close the drawing first." : "Not removed: \(error.reason)"
  } catch {
    return nil
  }
}
// end of sample

// sample StoredDrawings 4
func fileToShare(of drawing: StoredDrawing) async throws -> URL {
  let folder = FileManager.default.temporaryDirectory
  let file = folder.appendingPathComponent("Sketch.ckdrawing")
  try await drawing.export(to: file)
  return file
}
// end of sample

// sample StoredDrawings 5
func importDrawing(from file: URL) async throws -> UUID {
  let drawing = try await StoredDrawing.import(from: file) { part in
    Task { @MainActor in UIAccessibility.post(notification: .announcement, argument: "\(part)") }
  }
  return drawing.id
}
// end of sample

// Compiled where there are documents: see CONTRIBUTING.md.
#if canImport(SwiftUI)
  // sample StoredDrawings 6
  final class SketchDocument: UIDocument {
    /// The drawing that a board shows while the document is open.
    let drawingID = UUID()

    private var file = Data()

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      file = contents as? Data ?? Data()
    }

    override func contents(forType typeName: String) throws -> Any { file }

    /// Makes the drawing; call it when the document is open, before a board shows it.
    func beginEditing() async throws {
      guard !file.isEmpty else { return }
      let copy = temporaryFile
      defer { try? FileManager.default.removeItem(at: copy) }
      try file.write(to: copy)
      try await StoredDrawing.import(from: copy, as: drawingID)
    }

    /// Has the system save what was drawn; call it when a step was committed, undone or redone.
    func update() async throws {
      let copy = temporaryFile
      defer { try? FileManager.default.removeItem(at: copy) }
      try await StoredDrawing(drawingID).export(to: copy)
      file = try Data(contentsOf: copy)
      updateChangeCount(.done)
    }

    /// Removes the drawing; call it when the document is closed and no board shows it.
    func endEditing() async throws {
      try await StoredDrawing(drawingID).remove()
    }

    private var temporaryFile: URL {
      FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    }
  }
  // end of sample

  // sample StoredDrawings 7
  import DrawingBoard
  import SwiftUI
  import UniformTypeIdentifiers

  struct SketchFile: FileDocument {
    static var readableContentTypes: [UTType] { [.storedDrawing] }

    var data = Data()

    init() {}

    init(configuration: ReadConfiguration) throws {
      data = configuration.file.regularFileContents ?? Data()
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: data)
    }
  }

  struct SketchFileView: View {
    @Binding var document: SketchFile
    @State private var id = UUID()
    @State private var isOpen = false
    @StateObject private var board = DrawingBoardProxy()

    var body: some View {
      VStack {
        if isOpen { DrawingBoardView(board).configured { $0.boardID = id } }
      }
      .task { await open() }
      // A change within the second begins the second anew.
      .task(id: board.history.index) { await save() }
    }

    private func open() async {
      let copy = FileManager.default.temporaryDirectory.appendingPathComponent(id.uuidString)
      defer { try? FileManager.default.removeItem(at: copy) }
      if !document.data.isEmpty {
        try? document.data.write(to: copy)
        _ = try? await StoredDrawing.import(from: copy, as: id)
      }
      isOpen = true
    }

    private func save() async {
      guard isOpen, (try? await Task.sleep(for: .seconds(1))) != nil else { return }
      let copy = FileManager.default.temporaryDirectory.appendingPathComponent(id.uuidString)
      defer { try? FileManager.default.removeItem(at: copy) }
      guard let drawing = try? await StoredDrawing(id),
        (try? await drawing.export(to: copy)) != nil, let data = try? Data(contentsOf: copy)
      else { return }
      document.data = data
    }
  }
// end of sample
#endif
