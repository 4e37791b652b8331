import DrawingBoard
import UIKit

/// Drawings on the disk, none of which has a board.
///
///     cards
///     ├── drawings    a tile for each, with a menu
///     └── file        what was exported last, to share it or to import it as another drawing
final class StoredDrawingsViewController: CardsViewController {
  /// What is on the disk when the page opens.
  enum Sample {
    case drawings, none

    /// One of the drawings cannot be read.
    case damaged
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("boards-\(UUID().uuidString)", isDirectory: true)
  private var drawings: [StoredDrawing] = []
  private var thumbnails: [UUID: UIImage] = [:]
  private let fileText = TextBlock.body("")
  private let shareButton = UIButton(configuration: .tinted())
  private let importButton = UIButton(configuration: .tinted())
  private var file: URL?

  /// What is on the disk when the page opens.
  var sample = Sample.drawings

  /// What the page does on the disk.
  private(set) var working: Task<Void, Never>?

  deinit {
    working?.cancel()
    try? FileManager.default.removeItem(at: folder)
  }

  override func viewDidLoad() {
    shareButton.configuration?.title = localized("Share")
    shareButton.addAction(UIAction { [weak self] _ in self?.share() }, for: .touchUpInside)
    importButton.configuration?.title = localized("Import")
    importButton.addAction(
      UIAction { [weak self] _ in self?.importFile() }, for: .touchUpInside)
    super.viewDidLoad()
    showFile()
    perform { page in
      if page.sample != .none { try await page.drawSamples() }
      try await page.reload()
    }
  }

  override func makeCards() -> [UIView] {
    let tiles = drawings.map { drawing in
      DrawingTile(drawing, thumbnail: thumbnails[drawing.id], menu: menu(for: drawing))
    }
    // Large text needs the width of two tiles.
    let width = UIFontMetrics(forTextStyle: .footnote).scaledValue(
      for: 140, compatibleWith: traitCollection)
    let shelf =
      tiles.isEmpty
      ? TextBlock.body(localized("No drawings")) : TileGrid(tiles, minimumWidth: width, spacing: 16)
    return [
      CardView(localized("Drawings"), content: shelf, insets: Self.cardInsets),
      CardView(
        localized("File"),
        content: ColumnView([fileText, shareButton, importButton], spacing: 10),
        insets: Self.cardInsets),
    ]
  }

  private func menu(for drawing: StoredDrawing) -> UIMenu {
    func action(
      _ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = [],
      _ work: @escaping @MainActor (StoredDrawingsViewController) async throws -> Void
    ) -> UIAction {
      UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) {
        [weak self] _ in self?.perform(work)
      }
    }
    let unreadable: UIMenuElement.Attributes = drawing.error == nil ? [] : .disabled
    return UIMenu(children: [
      action(localized("Duplicate"), "doc.on.doc", unreadable) { page in
        try await drawing.duplicate()
        page.report("duplicated")
        try await page.reload()
      },
      action(localized("Export"), "square.and.arrow.up", unreadable) { page in
        let file = page.folder.appendingPathComponent("Drawing.ckdrawing")
        try await drawing.export(to: file)
        page.report("exported \(file.lastPathComponent)")
        page.file = file
        page.showFile()
      },
      action(localized("Remove"), "trash", .destructive) { page in
        try await drawing.remove()
        page.report("removed")
        try await page.reload()
      },
    ])
  }

  // MARK: Drawings

  /// Works on the disk, one thing after the other.
  private func perform(
    _ work: @escaping @MainActor (StoredDrawingsViewController) async throws -> Void
  ) {
    working = Task { [weak self, working] in
      await working?.value
      guard let self, !Task.isCancelled else { return }
      do {
        try await work(self)
      } catch {
        report("failed \((error as? StoredDrawing.Failure)?.reason ?? error)")
      }
    }
  }

  private func reload() async throws {
    drawings = try await StoredDrawing.all(in: folder)
    for drawing in drawings where thumbnails[drawing.id] == nil {
      let thumbnail = try? await drawing.thumbnail(fitting: CGSize(width: 320, height: 320))
      thumbnails[drawing.id] = thumbnail
    }
    rebuild()
  }

  private func drawSamples() async throws {
    let board = DrawingBoardControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    board.boardFolder = folder
    for (number, color) in [UIColor.white, .systemYellow, .systemMint].enumerated() {
      let id = UUID()
      board.drawingBackgroundColor = color
      board.layoutIfNeeded()
      try await board.open(id)
      board.brush = [MarkerBrush(), HighlighterBrush(), PencilBrush()][number]
      board.strokeWidth = CGFloat(22 - number * 6)
      if number == 2 {
        SketchSamples.drawLake(on: board)
      } else {
        SketchSamples.drawStrokes(on: board)
      }
      try await board.flush()
      board.boardID = nil
      if sample == .damaged, number == 1 { try await damage(id) }
    }
  }

  /// Overwrites a drawing, as a failing disk might.
  private func damage(_ id: UUID) async throws {
    // Nothing else is open once the drawing is listed without a board.
    _ = try await StoredDrawing(id, in: folder)
    let history = folder.appendingPathComponent("\(id.uuidString)/history")
    try Data(repeating: 0, count: 4096).write(to: history)
  }

  // MARK: File

  private func showFile() {
    let size = file.flatMap { try? Data(contentsOf: $0).count }
    fileText.text =
      if let file, let size {
        localized("%1$@, %2$@ KB", file.lastPathComponent, "\((size + 512) / 1024)")
      } else {
        localized("Export a drawing from its menu.")
      }
    shareButton.isHidden = file == nil
    importButton.isHidden = file == nil
    view.setNeedsLayout()
  }

  private func share() {
    guard let file else { return }
    let activities = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    activities.popoverPresentationController?.sourceView = shareButton
    activities.popoverPresentationController?.sourceRect = shareButton.bounds
    present(activities, animated: true)
  }

  private func importFile() {
    perform { page in
      guard let file = page.file else { return }
      try await StoredDrawing.import(from: file, in: page.folder)
      page.report("imported")
      try await page.reload()
    }
  }
}

/// A drawing on a shelf.
///
///     tile
///     ├── picture
///     ├── date, and what the drawing has
///     └── button     the menu
private final class DrawingTile: UIView {
  private static let spacing: CGFloat = 6

  private let picture = UIImageView()
  private let date: TextBlock
  private let figures: TextBlock
  private let button = UIButton(configuration: .plain())

  init(_ drawing: StoredDrawing, thumbnail: UIImage?, menu: UIMenu) {
    date = TextBlock(
      Self.text(of: drawing.date), font: .preferredFont(forTextStyle: .subheadline), color: .label)
    figures = TextBlock(
      Self.figures(of: drawing), font: .preferredFont(forTextStyle: .footnote),
      color: drawing.error == nil ? .secondaryLabel : .systemRed)
    super.init(frame: .zero)
    picture.image = thumbnail ?? UIImage(systemName: "exclamationmark.triangle")
    picture.contentMode = thumbnail == nil ? .center : .scaleAspectFit
    picture.tintColor = .systemOrange
    picture.backgroundColor = .tertiarySystemFill
    picture.layer.cornerRadius = 8
    picture.layer.cornerCurve = .continuous
    picture.clipsToBounds = true
    // A drawing on white is a tile in a white card.
    picture.layer.borderWidth = 0.5
    picture.layer.borderColor = UIColor.separator.cgColor
    button.configuration?.image = UIImage(systemName: "ellipsis")
    button.accessibilityLabel = localized("Actions")
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    for view in [picture, date, figures, button] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    (date, figures) = (.body(""), .body(""))
    super.init(coder: coder)
  }

  private static func text(of date: Date) -> String {
    guard !Calendar.current.isDateInToday(date) else { return localized("Today") }
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter.string(from: date)
  }

  private static func figures(of drawing: StoredDrawing) -> String {
    guard drawing.error == nil else { return localized("Cannot be read") }
    let steps =
      drawing.stepCount == 1 ? localized("1 step") : localized("%1$@ steps", "\(drawing.stepCount)")
    return localized("%1$@, %2$@ KB", steps, "\((drawing.byteCount + 512) / 1024)")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let frames = frames(width: size.width)
    return CGSize(width: size.width, height: max(frames.figures.maxY, frames.button.maxY))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width)
    picture.frame = frames.picture
    date.frame = frames.date
    figures.frame = frames.figures
    button.frame = frames.button
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in [date, figures, button] { view.frame.origin.x = bounds.width - view.frame.maxX }
  }

  private func frames(
    width: CGFloat
  ) -> (picture: CGRect, date: CGRect, figures: CGRect, button: CGRect) {
    let side: CGFloat = 44
    let picture = CGRect(x: 0, y: 0, width: width, height: width)
    let room = CGSize(width: width - side, height: .greatestFiniteMagnitude)
    func text(_ block: TextBlock, below y: CGFloat) -> CGRect {
      let height = block.sizeThatFits(room).height.rounded(.up)
      return CGRect(x: 0, y: y, width: room.width, height: height)
    }
    let date = text(date, below: picture.maxY + Self.spacing)
    let figures = text(figures, below: date.maxY + 2)
    let button = CGRect(
      x: width - side, y: picture.maxY + Self.spacing, width: side, height: side)
    return (picture, date, figures, button)
  }
}
