import ControlCore
import DrawingBoard
import UIKit

extension CatalogPage {
  static let drawingBoard = CatalogPage(
    id: "drawing-board", title: "Drawing Board", module: "DrawingBoard",
    summary: "Live drawing with instant undo.",
    keywords: [
      "draw", "paint", "brush", "pencil", "undo", "history", "canvas", "toolbar", "zoom", "pinch",
      "pan", "scale",
    ],
    article: "DrawingBoard/QuickStart", symbol: "paintbrush.pointed", color: .systemPink,
    states: boardStates.group("Board") + zoomStates.group("Zoom") + toolStates.group("Toolbar"),
    form: .sketch, settings: BoardViewController.settings
  ) { report in
    let screen = BoardViewController(report: report)
    return .screen(screen, control: screen.board) { $0.liveCode }
  }

  private static let sketch = PageState.of(BoardViewController.self)

  private static let boardStates = [
    sketch("sketch", "Sketch"),
    sketch("history", "With history", setUp: { $0.list.board = $0.board }),
    sketch(
      "undone", "Some steps taken back", setUp: { $0.list.board = $0.board }
    ) { $0.openingUndos = 9 },
    sketch("replay", "Replay") { $0.openingReplay = 9 },
    sketch(
      "text", "Typing a text", setUp: { $0.toolbar.selectedToolID = "text" }
    ) { $0.opensText = true },
    sketch("empty", "Empty") { $0.sample = .none },
  ]

  private static let zoomStates = [
    sketch("zoom", "Zoom with two fingers", setUp: { $0.board.isZoomEnabled = true }),
    sketch(
      "zoomed-in", "Zoomed in",
      setUp: {
        $0.board.isZoomEnabled = true
        $0.board.zoomScale = 8
      }),
    sketch(
      "zoomed-out", "Zoomed out",
      setUp: {
        $0.board.isZoomEnabled = true
        $0.board.zoomScale = 0.25
      }),
    sketch(
      "large", "Larger than the screen",
      setUp: {
        $0.board.isZoomEnabled = true
        $0.board.sizePolicy = .keep
        $0.board.minimumPictureSize = CGSize(width: 800, height: 1200)
      }),
  ]

  private static let toolStates = [
    sketch(
      "marker", "Marker",
      setUp: {
        $0.toolbar.selectedToolID = "marker"
        $0.toolbar.selectedWidth = 24
      }
    ) { $0.sample = .strokes },
    sketch(
      "highlighter", "Highlighter", setUp: { $0.toolbar.selectedToolID = "highlighter" }
    ) { $0.sample = .strokes },
    sketch(
      "eraser", "Eraser", setUp: { $0.toolbar.selectedToolID = "eraser" }
    ) { $0.sample = .strokes },
    sketch(
      "erase-strokes", "Erase strokes",
      setUp: {
        $0.toolbar.tools.append(
          DrawingTool(
            id: "strokes", name: "Erase Strokes", symbolName: "eraser",
            brush: EraserBrush(mode: .strokes), width: 12))
        $0.toolbar.selectedToolID = "strokes"
      }
    ) { $0.sample = .strokes },
    sketch(
      "erase-parts", "Erase parts of strokes",
      setUp: {
        $0.toolbar.tools.append(
          DrawingTool(
            id: "parts", name: "Erase Parts", symbolName: "eraser",
            brush: EraserBrush(mode: .parts), width: 40))
        $0.toolbar.selectedToolID = "parts"
      }
    ) { $0.sample = .strokes },
    sketch(
      "arrow", "Arrow",
      setUp: {
        $0.toolbar.selectedToolID = "arrow"
        $0.toolbar.selectedColor = .systemIndigo
      }
    ) { $0.sample = .strokes },
    sketch(
      "fill", "Fill an area", setUp: { $0.toolbar.selectedToolID = "fill" }
    ) { $0.sample = .strokes },
    sketch(
      "own-tools", "Own tools",
      setUp: {
        $0.toolbar.tools = $0.toolbar.tools.filter { ["pen", "marker", "eraser"].contains($0.id) }
        $0.toolbar.widths = [3, 6, 12]
        $0.toolbar.colors = Array(DrawingToolbarControl.defaultColors.prefix(4))
      }
    ) { $0.sample = .strokes },
    sketch(
      "own-brush", "Own brush",
      setUp: {
        BrushRegistry.register(CharcoalBrush(), id: "com.example.charcoal")
        $0.toolbar.tools.append(
          DrawingTool(
            id: "charcoal", name: "Charcoal", symbolName: "scribble",
            brush: CharcoalBrush(), width: 24))
        $0.toolbar.selectedToolID = "charcoal"
        $0.toolbar.selectedWidth = 24
      }
    ) { $0.sample = .strokes },
  ]

  static let drawingHistory = CatalogPage(
    id: "drawing-history", title: "Ten Thousand Strokes", module: "DrawingBoard",
    summary: "Scrub through all of them.",
    keywords: ["history", "scrub", "timeline", "steps", "thumbnail", "memory"],
    article: "DrawingBoard/HistoryAndStorage", symbol: "clock.arrow.circlepath", color: .systemPink,
    states: historyStates, form: .history
  ) { report in
    let screen = ManyStrokesViewController(report: report)
    return .screen(screen, control: screen.board)
  }

  private static let history = PageState.of(ManyStrokesViewController.self)

  private static let historyStates = [
    history(
      "growing", "Growing", setUp: { $0.board.historyLimits.memoryByteLimit = 64 << 20 }
    ) { setNight($0.board) },
    history(
      "steps", "A hundred steps", setUp: { $0.board.historyLimits.stepLimit = 100 }
    ) { setNight($0.board) },
    history(
      "memory", "Little memory",
      setUp: {
        $0.board.historyLimits = HistoryLimits(residentRadius: 0, memoryByteLimit: 256 << 10)
      }
    ) { setNight($0.board) },
    history(
      "joined", "Joined steps", setUp: { $0.board.historyLimits.mergeInterval = 1 }
    ) { setNight($0.board) },
  ]

  /// A dark background that covers the board at every size, and strokes of the page alone.
  private static func setNight(_ board: DrawingBoardControl) {
    board.drawingBackgroundColor = UIColor(red: 0.06, green: 0.08, blue: 0.16, alpha: 1)
    board.sizePolicy = .extend
    board.isDrawingEnabled = false
  }

  static let drawingBoards = CatalogPage(
    id: "drawing-boards", title: "Two Boards", module: "DrawingBoard",
    summary: "Side by side, never mixed.",
    keywords: ["two", "split", "identity", "window"],
    article: "DrawingBoard/QuickStart", symbol: "square.on.square", color: .systemPink,
    states: twoBoardsStates, form: .twoBoards
  ) { report in
    let screen = TwoBoardsViewController(report: report)
    return .screen(screen, control: screen.first)
  }

  private static let twoBoards = PageState.of(TwoBoardsViewController.self)

  private static let twoBoardsStates = [
    twoBoards("samples", "Samples"),
    twoBoards("undone", "Some steps taken back") { $0.openingUndos = 3 },
    twoBoards(
      "marker", "Marker", setUp: { $0.toolbar.selectedToolID = "marker" }),
    twoBoards("empty", "Empty") { $0.opensWithSamples = false },
  ]

  static let drawingExport = CatalogPage(
    id: "drawing-export", title: "Background and Export", module: "DrawingBoard",
    summary: "Over a photo, and away with it.",
    keywords: [
      "background", "photo", "png", "jpeg", "pdf", "svg", "json", "animation", "image",
      "transparent", "share",
    ],
    article: "DrawingBoard/QuickStart", symbol: "photo", color: .systemPink,
    states: backgroundStates.group("Background") + formatStates.group("Format"), form: .export
  ) { report in
    let screen = ExportViewController()
    screen.report = report
    return .screen(screen, object: screen.board, control: screen.board) { $0.liveCode }
  }

  private static let exported = PageState.of(DrawingBoardControl.self)

  /// The photo that the code has as a parameter.
  private static var photo: UIImage { SampleBackground.photo }

  private static let backgroundStates = [
    exported("photo", "Photo", setUp: { $0.drawingBackgroundImage = photo }),
    exported(
      "fit", "Whole photo", setUp: { $0.drawingBackgroundImage = photo }
    ) {
      $0.drawingBackgroundPlacement = .fit
      $0.drawingBackgroundColor = .black
    },
    exported("squared", "Squared", setUp: { addSquares(to: $0) }),
    exported("white", "White") { _ in },
  ]

  private static let formatStates = [
    exported("transparent", "Transparent") { _ in }.exporting(.png, includesBackground: false),
    exported("jpeg", "JPEG", setUp: { $0.drawingBackgroundImage = photo }).exporting(.jpeg),
    exported("heic", "HEIC", setUp: { $0.drawingBackgroundImage = photo }).exporting(.heic),
    exported("apng", "Animated PNG") { _ in }.exporting(.apng),
    exported("pdf", "PDF", setUp: { addSquares(to: $0) }).exporting(.pdf),
    exported("svg", "SVG") { _ in }.exporting(.svg),
    exported("json", "JSON") { _ in }.exporting(.json),
  ]

  private static func addSquares(to board: DrawingBoardControl) {
    let tile = CGRect(x: 0, y: 0, width: 20, height: 20)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(bounds: tile, format: format)
    board.drawingBackgroundImage = renderer.image { context in
      UIColor(red: 0.98, green: 0.98, blue: 0.95, alpha: 1).setFill()
      context.fill(tile)
      UIColor(red: 0.72, green: 0.82, blue: 0.92, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 19.5, width: 20, height: 0.5))
      context.fill(CGRect(x: 19.5, y: 0, width: 0.5, height: 20))
    }
    board.drawingBackgroundPlacement = .tile
  }

  static let drawingRecovery = CatalogPage(
    id: "drawing-recovery", title: "Crash Recovery", module: "DrawingBoard",
    summary: "A drawing that outlives the app.",
    keywords: ["crash", "restore", "disk", "durable", "recovery", "relaunch", "store"],
    article: "DrawingBoard/HistoryAndStorage", symbol: "bolt", color: .systemPink,
    states: recoveryStates, form: .storedDrawing
  ) { report in
    let screen = RecoveryViewController(report: report)
    return .screen(screen, control: screen.board) { $0.isStored ? ["board.boardID = id"] : [] }
  }

  private static let recovery = PageState.of(RecoveryViewController.self)

  private static let recoveryStates = [
    recovery("board", "Board"),
    recovery("memory", "Without a disk") { $0.isStored = false },
    recovery("failed", "Cannot be opened") { $0.reason = .failed },
    recovery("read-only", "Open elsewhere") { $0.reason = .readOnly },
    recovery("suspended", "Not saved") { $0.reason = .suspended },
  ]

  static let storedDrawings = CatalogPage(
    id: "stored-drawings", title: "Stored Drawings", module: "DrawingBoard",
    summary: "Drawings that no board shows.",
    keywords: ["list", "thumbnail", "duplicate", "export", "import", "file", "remove", "document"],
    article: "DrawingBoard/HistoryAndStorage", symbol: "folder", color: .systemPink,
    states: storedStates, form: .storedDrawings
  ) { report in
    let screen = StoredDrawingsViewController()
    screen.report = report
    return .screen(screen)
  }

  private static let stored = PageState.of(StoredDrawingsViewController.self)

  private static let storedStates = [
    stored("drawings", "Drawings"),
    stored("none", "No drawings") { $0.sample = .none },
    stored("damaged", "Cannot be read") { $0.sample = .damaged },
  ]

  static let drawingAttributes = CatalogPage(
    id: "drawing-attributes", title: "Board Attributes", module: "DrawingBoard",
    summary: "Every attribute of the board.",
    keywords: ["inspector", "attributes", "smoothing", "stabilizer", "background", "limits"],
    article: "DrawingBoard/Brushes", symbol: "slider.horizontal.2.square", color: .systemPink,
    states: attributeStates,
    form: .control(DrawingBoardControl.self, swiftUI: { $0.drawingBoardView })
  ) { report in
    let board = DrawingBoardControl()
    board.eventHandler = { event in
      if let line = event.logLine { report(line) }
    }
    return .control(board, isFramed: true) { $0.readout }
  }

  private static let attributeStates: [PageState] = {
    let board = PageState.of(DrawingBoardControl.self)
    return [
      board("default", "Default"),
      board("marker", "Marker", setUp: { $0.brush = MarkerBrush() }) {
        $0.strokeWidth = 18
        $0.strokeColor = .systemTeal
      },
      board("stabilized", "Stabilized") { $0.smoothingRawValue = 2 },
      board("squared", "Squared paper", setUp: { addSquares(to: $0) }),
      board("pencils", "Pencils only") { $0.drawingPolicy = .pencilOnly },
      board("disabled", "Disabled", setUp: { $0.isEnabled = false }),
    ]
  }()
}

extension PageState {
  /// The state with a format of the exported file.
  fileprivate func exporting(
    _ format: ExportViewController.Format, includesBackground: Bool = true
  ) -> PageState {
    var state = self
    state.configure = { [configure] subject in
      configure(subject)
      guard let screen = subject.screen as? ExportViewController else { return }
      screen.format = format
      screen.includesBackground = includesBackground
    }
    return state
  }
}

extension Snippet {
  /// The view of the product, whose parameters take brush, color and width.
  fileprivate var drawingBoardView: [String] {
    let brush = setUp.first { $0.hasPrefix("control.brush = ") }
    var parameters = [brush.map { "brush: \($0.dropFirst("control.brush = ".count))" }]
    if has("strokeColor") {
      parameters.append("color: Color(uiColor: \(literal("strokeColor", default: ".black")))")
    }
    if has("strokeWidth") {
      parameters.append("width: \(literal("strokeWidth", default: "4"))")
    }
    return viewLines(
      state: [],
      view: "DrawingBoardView(\(parameters.compactMap { $0 }.joined(separator: ", ")))",
      parameters: ["strokeColor", "strokeWidth"], taken: Set([brush].compactMap { $0 }))
  }
}

extension DrawingBoardControl {
  fileprivate var readout: String {
    stepCount == 0
      ? localized("Draw something")
      : localized("%1$@ of %2$@", "\(stepIndex + 1)", "\(stepCount)")
  }
}
