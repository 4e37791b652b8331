import ControlCore
import DrawingBoard
import UIKit

extension CatalogPage {
  static let drawingBoard = CatalogPage(
    id: "drawing-board", title: "Drawing Board", module: "DrawingBoard",
    summary: "Live drawing with instant undo.",
    keywords: ["draw", "paint", "brush", "pencil", "undo", "history", "canvas", "toolbar"],
    symbol: "paintbrush.pointed", color: .systemPink,
    content: .screen(
      Screen(
        states: [
          PageState("sketch", "Sketch"), PageState("history", "With history"),
          PageState("undone", "Some steps taken back"), PageState("text", "Typing a text"),
          PageState("empty", "Empty"),
        ],
        make: { state in
          let controller = BoardViewController()
          switch state.id {
          case "history": controller.opensHistory = true
          case "undone":
            controller.opensHistory = true
            controller.openingUndos = 9
          case "text": controller.opensText = true
          case "empty": controller.opensWithSketch = false
          default: break
          }
          return controller
        })))

  static let drawingHistory = CatalogPage(
    id: "drawing-history", title: "Ten Thousand Strokes", module: "DrawingBoard",
    summary: "Scrub through all of them.",
    keywords: ["history", "scrub", "timeline", "steps", "thumbnail", "memory"],
    symbol: "clock.arrow.circlepath", color: .systemPink,
    content: .screen(
      Screen(
        states: [PageState("growing", "Growing")],
        make: { _ in ManyStrokesViewController() })))

  static let drawingBoards = CatalogPage(
    id: "drawing-boards", title: "Two Boards", module: "DrawingBoard",
    summary: "Side by side, never mixed.",
    keywords: ["two", "split", "identity", "window"],
    symbol: "square.on.square", color: .systemPink,
    content: .screen(
      Screen(
        states: [PageState("samples", "Samples")],
        make: { _ in TwoBoardsViewController() })))

  static let drawingExport = CatalogPage(
    id: "drawing-export", title: "Background and Export", module: "DrawingBoard",
    summary: "Over a photo, and away with it.",
    keywords: ["background", "photo", "png", "jpeg", "pdf", "image", "transparent", "share"],
    symbol: "photo", color: .systemPink,
    content: .screen(
      Screen(
        states: [
          PageState("photo", "Photo"), PageState("squared", "Squared"),
          PageState("white", "White"),
        ],
        make: { state in
          let controller = ExportViewController()
          controller.background = ["white", "squared", "photo"].firstIndex(of: state.id) ?? 2
          return controller
        })))

  static let drawingRecovery = CatalogPage(
    id: "drawing-recovery", title: "Crash Recovery", module: "DrawingBoard",
    summary: "A drawing that outlives the app.",
    keywords: ["crash", "restore", "disk", "durable", "recovery", "relaunch", "store"],
    symbol: "bolt", color: .systemPink,
    content: .screen(
      Screen(
        states: [
          PageState("board", "Board"), PageState("memory", "Without a disk"),
          PageState("failed", "Cannot be opened"), PageState("read-only", "Open elsewhere"),
          PageState("suspended", "Not saved"),
        ],
        make: { state in
          if let problem = StorageViewController.Problem(rawValue: state.id) {
            return StorageViewController(problem)
          }
          let controller = RecoveryViewController()
          controller.isStored = state.id == "board"
          return controller
        })))

  static let drawingAttributes = CatalogPage(
    id: "drawing-attributes", title: "Board Attributes", module: "DrawingBoard",
    summary: "Every attribute of the board.",
    keywords: ["inspector", "attributes", "smoothing", "stabilizer", "background", "limits"],
    symbol: "slider.horizontal.2.square", color: .systemPink,
    content: .control(
      Showcase(
        make: { DrawingBoardControl() },
        states: [
          PageState("default", "Default"),
          board(
            "marker", "Marker", code: ["control.brush = MarkerBrush()"],
            setUp: { $0.brush = MarkerBrush() }
          ) {
            $0.strokeWidth = 18
            $0.strokeColor = .systemTeal
          },
          board("stabilized", "Stabilized") { $0.smoothingRawValue = 2 },
          board(
            "squared", "Squared paper", code: SampleBackground.squaresCode,
            setUp: { $0.drawingBackgroundImage = SampleBackground.squares }
          ) { $0.drawingBackgroundPlacement = .tile },
          board("pencils", "Pencils only") { $0.drawingPolicy = .pencilOnly },
          board(
            "disabled", "Disabled", code: ["control.isEnabled = false"],
            setUp: { $0.isEnabled = false }),
        ],
        readout: { ($0 as? DrawingBoardControl)?.readout ?? "" },
        connect: { control, sent in
          guard let board = control as? DrawingBoardControl else { return }
          board.eventHandler = { event in
            if let line = event.logLine { sent(line) }
          }
        },
        swiftUI: { $0.drawingBoardView }, isFramed: true)))

  private static func board(
    _ id: String, _ title: String, configure: @escaping @MainActor (DrawingBoardControl) -> Void
  ) -> PageState {
    board(id, title, code: [], setUp: { _ in }, configure: configure)
  }

  private static func board(
    _ id: String, _ title: String, code: [String],
    setUp: @escaping @MainActor (DrawingBoardControl) -> Void,
    configure: @escaping @MainActor (DrawingBoardControl) -> Void = { _ in }
  ) -> PageState {
    PageState(
      id, title, code: code,
      setUp: { if let board = $0 as? DrawingBoardControl { setUp(board) } },
      configure: { if let board = $0 as? DrawingBoardControl { configure(board) } })
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
