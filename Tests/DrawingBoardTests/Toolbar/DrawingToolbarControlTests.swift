import ControlCore
import TestSupport
import Testing

@testable import DrawingBoard

@MainActor
struct DrawingToolbarControlTests {
  private let stage = BoardStage()
  private let toolbar = DrawingToolbarControl(frame: CGRect(x: 0, y: 500, width: 390, height: 104))

  init() {
    stage.host.add(toolbar)
  }

  private func buttons(_ view: UIView? = nil) -> [ToolbarButton] {
    (view ?? toolbar).subviews.flatMap { view in
      (view as? ToolbarButton).map { [$0] } ?? buttons(view)
    }
  }

  private func button(_ label: String) throws -> ToolbarButton {
    try #require(buttons().first { $0.accessibilityLabel == label })
  }

  @Test("a board takes over what the bar has chosen, at once and later")
  func boardFollows() throws {
    stage.board.strokeWidth = 33
    toolbar.board = stage.board
    #expect(stage.board.strokeWidth == 4)
    stage.host.touches.tap(try button("Eraser"))
    #expect(toolbar.selectedToolID == "eraser")
    #expect(stage.board.brush is EraserBrush)
    #expect(stage.board.strokeWidth == 24)
    stage.host.touches.tap(try button("Line width, 8"))
    #expect(stage.board.strokeWidth == 8)
    toolbar.selectedColor = .red
    #expect(stage.board.strokeColor == .red)
  }

  @Test("each tool keeps the width that was chosen for it")
  func widthsOfTools() {
    toolbar.selectedWidth = 14
    toolbar.selectedToolID = "eraser"
    #expect(toolbar.selectedWidth == 24)
    toolbar.selectedToolID = "pencil"
    #expect(toolbar.selectedWidth == 14)
  }

  @Test("undo and redo follow the board's history")
  func history() throws {
    toolbar.board = stage.board
    let (undo, redo) = (try button("Undo"), try button("Redo"))
    #expect(!undo.isEnabled && !redo.isEnabled)
    stage.stroke((20, 20), (60, 60))
    #expect(undo.isEnabled && !redo.isEnabled)
    stage.host.touches.tap(undo)
    #expect(stage.board.stepIndex == -1)
    #expect(!undo.isEnabled && redo.isEnabled)
    stage.host.touches.tap(redo)
    #expect(stage.board.stepIndex == 0)
  }

  @Test("without a board the bar tells, and only of what the user does")
  func events() throws {
    var told: [String] = []
    toolbar.isUndoEnabled = true
    toolbar.undoHandler = { told.append("undo") }
    toolbar.addAction(UIAction { _ in told.append("value") }, for: .valueChanged)
    toolbar.selectedToolID = "eraser"
    toolbar.selectedWidth = 2
    #expect(told.isEmpty)
    stage.host.touches.tap(try button("Undo"))
    stage.host.touches.tap(try button("Pencil"))
    #expect(told == ["undo", "value"])
  }

  @Test("unknown tools and widths that are none are ignored")
  func oddValues() {
    toolbar.selectedToolID = "nonsense"
    toolbar.selectedWidth = -.infinity
    toolbar.selectedWidth = 0
    toolbar.widths = [.nan, 3, -1]
    #expect(toolbar.selectedToolID == "pencil")
    #expect(toolbar.selectedWidth == 4)
    #expect(toolbar.widths == [3])
    toolbar.tools = []
    #expect(toolbar.selectedTool == nil)
    toolbar.tools = DrawingTool.standard
    #expect(toolbar.selectedTool?.id == "pencil")
  }

  @Test("a screen reader finds buttons with names, the chosen ones selected")
  func accessibility() {
    let lines = accessibilityDescription(of: toolbar).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("button \"Pencil\" selected") })
    #expect(lines.contains { $0.hasPrefix("button \"Undo\" disabled") })
    #expect(lines.contains { $0.hasPrefix("button \"black\" selected") })
    #expect(lines.count >= 15)
  }

  @Test("from right to left the bar begins at the right")
  func mirrored() throws {
    let host = TestHost(direction: .rightToLeft)
    let toolbar = host.add(
      DrawingToolbarControl(frame: CGRect(x: 0, y: 0, width: 390, height: 104)))
    let undo = try #require(
      buttons(toolbar).first { $0.accessibilityLabel == "Undo" })
    let redo = try #require(
      buttons(toolbar).first { $0.accessibilityLabel == "Redo" })
    let (first, second) = (
      undo.convert(undo.bounds, to: toolbar), redo.convert(redo.bounds, to: toolbar)
    )
    #expect(first.maxX > 370 && second.maxX < first.maxX)
  }

  @Test(
    "every button is a target of at least 44 points, side by side",
    arguments: [320, 390, 834, 1366] as [CGFloat])
  func targets(width: CGFloat) {
    toolbar.frame = CGRect(x: 0, y: 0, width: width, height: 1000)
    toolbar.frame.size = toolbar.sizeThatFits(CGSize(width: width, height: 0))
    stage.host.layout()
    let buttons = buttons()
    #expect(buttons.count == 2 + 13 + 5 + 9)
    for button in buttons {
      #expect(button.bounds.width >= 44 && button.bounds.height >= 44)
    }
    for (first, second) in zip(buttons, buttons.dropFirst())
    where first.superview === second.superview {
      #expect(first.frame.intersection(second.frame).width <= 0)
    }
  }

  @Test("the height follows the width")
  func height() {
    #expect(toolbar.sizeThatFits(CGSize(width: 390, height: 0)).height == 104)
    #expect(toolbar.sizeThatFits(CGSize(width: 1024, height: 0)).height == 56)
  }
}
