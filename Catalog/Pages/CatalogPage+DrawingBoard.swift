import ControlCore
import DrawingBoard
import UIKit

extension CatalogPage {
  static let drawingBoard = CatalogPage(
    id: "drawing-board", title: "Drawing Board", module: "DrawingBoard",
    summary: "Live drawing with instant undo.",
    keywords: ["draw", "paint", "brush", "pencil", "undo", "history", "canvas", "toolbar"],
    article: "DrawingBoard/QuickStart", symbol: "paintbrush.pointed", color: .systemPink,
    states: boardStates, form: .none
  ) { report in
    let screen = BoardViewController()
    screen.report = report
    return .screen(screen)
  }

  private static let boardStates: [PageState] = {
    let page = PageState.of(BoardViewController.self)
    return [
      page("sketch", "Sketch"),
      page("history", "With history") { $0.opensHistory = true },
      page("undone", "Some steps taken back") {
        $0.opensHistory = true
        $0.openingUndos = 9
      },
      page("text", "Typing a text") { $0.opensText = true },
      page("empty", "Empty") { $0.opensWithSketch = false },
    ]
  }()

  static let drawingHistory = CatalogPage(
    id: "drawing-history", title: "Ten Thousand Strokes", module: "DrawingBoard",
    summary: "Scrub through all of them.",
    keywords: ["history", "scrub", "timeline", "steps", "thumbnail", "memory"],
    article: "DrawingBoard/HistoryAndStorage", symbol: "clock.arrow.circlepath", color: .systemPink,
    states: historyStates, form: .none
  ) { _ in .screen(ManyStrokesViewController()) }

  private static let historyStates: [PageState] = {
    let page = PageState.of(ManyStrokesViewController.self)
    return [
      page("growing", "Growing")
    ]
  }()

  static let drawingBoards = CatalogPage(
    id: "drawing-boards", title: "Two Boards", module: "DrawingBoard",
    summary: "Side by side, never mixed.",
    keywords: ["two", "split", "identity", "window"],
    article: "DrawingBoard/QuickStart", symbol: "square.on.square", color: .systemPink,
    states: twoBoardsStates, form: .none
  ) { _ in .screen(TwoBoardsViewController()) }

  private static let twoBoardsStates: [PageState] = {
    let page = PageState.of(TwoBoardsViewController.self)
    return [
      page("samples", "Samples")
    ]
  }()

  static let drawingExport = CatalogPage(
    id: "drawing-export", title: "Background and Export", module: "DrawingBoard",
    summary: "Over a photo, and away with it.",
    keywords: ["background", "photo", "png", "jpeg", "pdf", "image", "transparent", "share"],
    article: "DrawingBoard/QuickStart", symbol: "photo", color: .systemPink,
    states: exportStates, form: .none
  ) { report in
    let screen = ExportViewController()
    screen.report = report
    return .screen(screen)
  }

  private static let exportStates: [PageState] = {
    let page = PageState.of(ExportViewController.self)
    return [
      page("photo", "Photo") { $0.background = 2 },
      page("squared", "Squared") { $0.background = 1 },
      page("white", "White") { $0.background = 0 },
    ]
  }()

  static let drawingRecovery = CatalogPage(
    id: "drawing-recovery", title: "Crash Recovery", module: "DrawingBoard",
    summary: "A drawing that outlives the app.",
    keywords: ["crash", "restore", "disk", "durable", "recovery", "relaunch", "store"],
    article: "DrawingBoard/HistoryAndStorage", symbol: "bolt", color: .systemPink,
    states: recoveryStates, form: .none
  ) { report in
    let screen = RecoveryViewController()
    screen.report = report
    return .screen(screen)
  }

  private static let recoveryStates: [PageState] = {
    let page = PageState.of(RecoveryViewController.self)
    return [
      page("board", "Board"),
      page("memory", "Without a disk") { $0.isStored = false },
    ]
  }()

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
      board(
        "squared", "Squared paper",
        setUp: {
          let tile = CGRect(x: 0, y: 0, width: 20, height: 20)
          let format = UIGraphicsImageRendererFormat()
          format.scale = 2
          let renderer = UIGraphicsImageRenderer(bounds: tile, format: format)
          $0.drawingBackgroundImage = renderer.image { context in
            UIColor(red: 0.98, green: 0.98, blue: 0.95, alpha: 1).setFill()
            context.fill(tile)
            UIColor(red: 0.72, green: 0.82, blue: 0.92, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 19.5, width: 20, height: 0.5))
            context.fill(CGRect(x: 19.5, y: 0, width: 0.5, height: 20))
          }
        }
      ) { $0.drawingBackgroundPlacement = .tile },
      board("pencils", "Pencils only") { $0.drawingPolicy = .pencilOnly },
      board("disabled", "Disabled", setUp: { $0.isEnabled = false }),
    ]
  }()
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
