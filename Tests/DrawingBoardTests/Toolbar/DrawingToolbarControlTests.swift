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

  @Test("A board takes over the choices of the bar, at once and later")
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

  @Test("Before the bar is in a window, tool and width are set in any order")
  func anyOrder() {
    let (first, second) = (DrawingToolbarControl(frame: .zero), DrawingToolbarControl(frame: .zero))
    first.selectedToolID = "marker"
    first.selectedWidth = 17
    second.selectedWidth = 17
    second.selectedToolID = "marker"
    #expect(first.selectedWidth == 17 && second.selectedWidth == 17)
    for bar in [first, second] {
      stage.host.add(bar)
      bar.selectedToolID = "pencil"
    }
    #expect(first.selectedWidth == 4 && second.selectedWidth == 4)
    second.selectedWidth = 9
    second.selectedToolID = "eraser"
    #expect(second.selectedWidth == 24, "in a window each tool keeps its own width")
  }

  @Test("The bar shows the tool, the width and the color that are set on the board in code")
  func followsCode() throws {
    toolbar.board = stage.board
    stage.board.brush = MarkerBrush()
    #expect(toolbar.selectedToolID == "marker" && toolbar.selectedWidth == 4)
    #expect(try button("Marker").isSelected && !button("Pencil").isSelected)
    stage.board.strokeWidth = 14
    #expect(toolbar.selectedWidth == 14)
    #expect(try button("Line width, 14").isSelected && !button("Line width, 4").isSelected)
    stage.board.strokeColor = .white
    #expect(try button("white").isSelected && !button("black").isSelected)
    stage.board.setValue(2 as NSNumber, forKey: "strokeWidth")
    #expect(try button("Line width, 2").isSelected)
    stage.host.touches.tap(try button("Pencil"))
    #expect(stage.board.brush is PencilBrush && stage.board.strokeWidth == 4)
    #expect(stage.board.strokeColor == .white)
    stage.host.touches.tap(try button("Marker"))
    #expect(stage.board.strokeWidth == 2)
  }

  @Test("A brush without a tool leaves none selected, until the user or code selects one")
  func foreignBrush() throws {
    toolbar.board = stage.board
    stage.board.brush = LineBrush(dashes: [1, 1])
    #expect(toolbar.selectedTool == nil && toolbar.selectedToolID.isEmpty)
    #expect(toolbar.selectedWidth == 4 && !buttons().contains { $0.isSelected && $0.isSymbol })
    stage.host.touches.tap(try button("Line width, 8"))
    #expect(stage.board.brush as? LineBrush == LineBrush(dashes: [1, 1]))
    #expect(stage.board.strokeWidth == 8)
    toolbar.tools.append(
      DrawingTool(id: "dots", name: "Dots", symbolName: "circle", brush: LineBrush(dashes: [1, 1])))
    stage.host.layout()
    #expect(toolbar.selectedToolID == "dots" && stage.board.strokeWidth == 8)
    stage.host.touches.tap(try button("Pencil"))
    #expect(stage.board.brush is PencilBrush)
  }

  @Test("With two tools of the same brush the selected one stays selected")
  func sameBrush() throws {
    toolbar.tools = [
      DrawingTool(id: "thin", name: "Thin", symbolName: "pencil", brush: PenBrush(), width: 2),
      DrawingTool(id: "thick", name: "Thick", symbolName: "pencil", brush: PenBrush(), width: 20),
    ]
    toolbar.board = stage.board
    stage.host.layout()
    stage.host.touches.tap(try button("Thick"))
    #expect(toolbar.selectedToolID == "thick" && stage.board.strokeWidth == 20)
    stage.board.brush = PenBrush()
    #expect(toolbar.selectedToolID == "thick")
  }

  @Test("A tool selected before it is added is selected once it is, with its width")
  func awaitedTool() {
    toolbar.selectedToolID = "own"
    toolbar.selectedWidth = 11
    #expect(toolbar.selectedToolID == "pencil")
    toolbar.tools.append(
      DrawingTool(id: "own", name: "Own", symbolName: "pencil", brush: PenBrush()))
    #expect(toolbar.selectedToolID == "own" && toolbar.selectedWidth == 11)
  }

  @Test("While touches do not draw, tools, widths and colors are disabled, and undo is not")
  func drawingDisabled() throws {
    toolbar.board = stage.board
    stage.stroke((20, 20), (60, 60))
    stage.board.isDrawingEnabled = false
    #expect(buttons().filter(\.isEnabled).map(\.accessibilityLabel) == ["Undo"])
    stage.host.touches.tap(try button("Eraser"))
    #expect(toolbar.selectedToolID == "pencil")
    toolbar.widths = [3]
    #expect(try !button("Line width, 3").isEnabled)
    stage.board.isDrawingEnabled = true
    #expect(buttons().filter { !$0.isEnabled }.map(\.accessibilityLabel) == ["Redo"])
    stage.board.isDrawingEnabled = false
    toolbar.board = nil
    #expect(try button("Eraser").isEnabled)
  }

  @Test("The bar shows the values that its board has limited")
  func limitingBoard() throws {
    final class Board: DrawingBoardControl {
      override var strokeWidth: CGFloat {
        get { super.strokeWidth }
        set { super.strokeWidth = min(newValue, 8) }
      }
    }
    let board = stage.host.add(Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    toolbar.board = board
    stage.host.touches.tap(try button("Line width, 24"))
    #expect(board.strokeWidth == 8 && toolbar.selectedWidth == 8)
    #expect(try button("Line width, 8").isSelected && !button("Line width, 24").isSelected)
  }

  @Test("Choices of the user and the board are published once")
  func published() throws {
    var lines: [String] = []
    let tokens = [
      toolbar.observe(\.selectedToolID, owner: stage) { lines.append($1) },
      toolbar.observeChanges(of: \.selectedWidth, owner: stage) { lines.append("\($1)") },
      toolbar.observe(\.selectedColor, owner: stage) {
        lines.append($1.accessibilityName)
      },
    ]
    toolbar.board = stage.board
    stage.host.touches.tap(try button("Eraser"))
    #expect(lines == ["24.0", "eraser"])
    stage.board.brush = PencilBrush()
    stage.board.strokeColor = .red
    #expect(lines.dropFirst(2) == ["pencil", "red"])
    withExtendedLifetime(tokens) {}
  }

  @Test("Targets of widths and colors are circles, those of tools rounded squares")
  func hitShapes() throws {
    toolbar.board = stage.board
    let (width, color) = (try button("Line width, 8"), try button("gray"))
    for button in [width, color] {
      let side = min(button.bounds.width, button.bounds.height)
      #expect(side == 44)
      // A corner of the square around the circle.
      stage.host.touches.tap(button, at: CGPoint(x: 4, y: button.bounds.midY - 18))
      #expect(!button.isSelected)
      stage.host.touches.tap(button, at: CGPoint(x: 2, y: button.bounds.midY))
      #expect(button.isSelected)
    }
    let pen = try button("Pen")
    stage.host.touches.tap(pen, at: CGPoint(x: 1, y: 1))
    #expect(!pen.isSelected)
    stage.host.touches.tap(pen, at: CGPoint(x: 4, y: 4))
    #expect(pen.isSelected)
  }

  @Test("No point of the bar belongs to two buttons, and each has a target of 44 points")
  func disjointTargets() {
    let places = buttons().map { ($0, $0.convert(CGPoint.zero, to: toolbar)) }
    var areas: [String: CGFloat] = [:]
    for y in stride(from: CGFloat(1), to: 104, by: 2) {
      for x in stride(from: CGFloat(1), to: 390, by: 2) {
        let hit = places.filter { button, origin in
          button.hitShape.contains(CGPoint(x: x - origin.x, y: y - origin.y), in: button.bounds)
        }
        #expect(hit.count <= 1)
        for (button, _) in hit { areas[button.accessibilityLabel ?? "", default: 0] += 4 }
      }
    }
    // A circle of 44 points has 1,520 square points.
    for label in ["Undo", "Pencil", "Line width, 2", "Line width, 24"] {
      #expect((areas[label] ?? 0) > 1_480, "\(label)")
    }
  }

  @Test("Each tool keeps its own width")
  func widthsOfTools() {
    toolbar.selectedWidth = 14
    toolbar.selectedToolID = "eraser"
    #expect(toolbar.selectedWidth == 24)
    toolbar.selectedToolID = "pencil"
    #expect(toolbar.selectedWidth == 14)
  }

  @Test("Undo and redo follow the board's history")
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

  @Test("Without a board the bar reports changes, and only those of the user")
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

  @Test("Unknown tools and invalid widths are ignored")
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

  @Test("A screen reader finds buttons with names, with the selection as trait")
  func accessibility() {
    let lines = accessibilityDescription(of: toolbar).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("button \"Pencil\" selected") })
    #expect(lines.contains { $0.hasPrefix("button \"Undo\" disabled") })
    #expect(lines.contains { $0.hasPrefix("button \"black\" selected") })
    #expect(lines.count >= 15)
  }

  @Test("From right to left the bar begins at the right")
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
    "Every button is a target of at least 44 points, side by side",
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

  @Test("The height follows the width")
  func height() {
    #expect(toolbar.sizeThatFits(CGSize(width: 390, height: 0)).height == 104)
    #expect(toolbar.sizeThatFits(CGSize(width: 1024, height: 0)).height == 56)
  }
}

extension ToolbarButton {
  fileprivate var isSymbol: Bool {
    if case .symbol = content { true } else { false }
  }
}
