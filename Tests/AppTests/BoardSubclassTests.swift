import DrawingBoard
import TestSupport
import Testing
import UIKit

/// Subclasses of the board and its bars, as an app writes them.
@MainActor
struct BoardSubclassTests {
  private let host = TestHost()
  private static let frame = CGRect(x: 0, y: 0, width: 300, height: 300)

  private func stroke(_ board: UIView, y: CGFloat = 40) {
    host.touches.drag(in: board, from: CGPoint(x: 20, y: y), to: CGPoint(x: 200, y: y + 40))
  }

  @Test("commonInit() sets the color and the width of the first stroke")
  func commonInit() {
    final class Board: DrawingBoardControl {
      override func commonInit() {
        super.commonInit()
        strokeColor = .red
        strokeWidth = 12
      }
    }
    let board = host.add(Board(frame: Self.frame))
    stroke(board)
    #expect(board.stepCount == 1 && board.strokeWidth == 12)
    let color = host.color(at: board.convert(CGPoint(x: 110, y: 60), to: nil))
    #expect(color == PixelColor(red: 255, green: 0, blue: 0))
  }

  @Test("touchesBegan(_:with:) sees each stroke, and draws none without super")
  func touchesBegan() {
    final class Board: DrawingBoardControl {
      var (draws, began) = (true, 0)
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        began += 1
        if draws { super.touchesBegan(touches, with: event) }
      }
    }
    let board = host.add(Board(frame: Self.frame))
    stroke(board)
    #expect(board.began == 1 && board.stepCount == 1)
    board.draws = false
    stroke(board)
    #expect(board.began == 2 && board.stepCount == 1)
  }

  @Test("layoutContent() lays out an app's view over the picture")
  func layoutContent() {
    final class Board: DrawingBoardControl {
      let grid = UIView()
      override func commonInit() {
        super.commonInit()
        grid.isUserInteractionEnabled = false
        addSubview(grid)
      }
      override func layoutContent() {
        super.layoutContent()
        grid.frame = bounds.insetBy(dx: 10, dy: 10)
      }
    }
    let board = host.add(Board(frame: Self.frame))
    #expect(board.grid.frame == CGRect(x: 10, y: 10, width: 280, height: 280))
    stroke(board)
    #expect(board.stepCount == 1)
  }

  @Test("isEnabled cancels a stroke and dims the app's subclass")
  func isEnabled() {
    final class Board: DrawingBoardControl {
      override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.5 }
      }
    }
    let board = host.add(Board(frame: Self.frame))
    host.touches.down(in: board, at: CGPoint(x: 20, y: 20))
    host.touches.move(in: board, to: CGPoint(x: 90, y: 90))
    #expect(board.isTracking)
    board.isEnabled = false
    #expect(!board.isTracking && board.alpha == 0.5)
    host.touches.up()
    #expect(board.stepCount == 0)
  }

  @Test("A repeated attribute filters what the app sets")
  func attribute() {
    final class Board: DrawingBoardControl {
      override var strokeWidth: CGFloat {
        get { super.strokeWidth }
        set { super.strokeWidth = min(newValue, 20) }
      }
    }
    let board = host.add(Board(frame: Self.frame))
    board.strokeWidth = 400
    stroke(board)
    #expect(board.strokeWidth == 20 && board.stepCount == 1)
    let points = [CGPoint(x: 110, y: 60), CGPoint(x: 110, y: 85)]
    let reds = points.map { host.color(at: board.convert($0, to: nil))?.red }
    #expect(reds == [0, 255])
  }

  @Test("Attributes that a subclass overrides are those of key-value coding and of the user")
  func overriddenAttributes() {
    final class Board: DrawingBoardControl {
      private(set) var assigned: [String] = []
      override var isDrawingEnabled: Bool {
        get { super.isDrawingEnabled }
        set {
          assigned.append("isDrawingEnabled")
          super.isDrawingEnabled = newValue
        }
      }
      override var sizePolicyRawValue: Int {
        get { super.sizePolicyRawValue }
        set { super.sizePolicyRawValue = max(newValue, 1) }
      }
      override var drawingBackgroundColor: UIColor {
        get { super.drawingBackgroundColor }
        set { super.drawingBackgroundColor = newValue == .white ? .lightGray : newValue }
      }
      override var canUndo: Bool { super.canUndo && stepCount > 1 }
    }
    let board = host.add(Board(frame: Self.frame))
    board.setValue(false as NSNumber, forKey: "isDrawingEnabled")
    #expect(board.assigned == ["isDrawingEnabled"])
    #expect(board.value(forKey: "isDrawingEnabled") as? NSNumber == false)
    stroke(board)
    #expect(board.stepCount == 0)
    board.isDrawingEnabled = true
    stroke(board)
    #expect(board.stepCount == 1 && board.value(forKey: "canUndo") as? NSNumber == false)
    stroke(board)
    #expect(board.value(forKey: "canUndo") as? NSNumber == true)
    board.setValue(0 as NSNumber, forKey: "sizePolicyRawValue")
    #expect(board.sizePolicy == .keep)
    board.setValue(UIColor.white, forKey: "drawingBackgroundColor")
    #expect(board.value(forKey: "drawingBackgroundColor") as? UIColor == .lightGray)
    #expect(host.color(at: CGPoint(x: 280, y: 280))?.isClose(to: PixelColor(.lightGray)) == true)
  }

  @Test("An app's bar follows a board by key-value observation")
  func observation() {
    final class UndoButton: UIButton {
      private var tokens: [NSKeyValueObservation] = []
      func follow(_ board: DrawingBoardControl) {
        tokens = [
          board.observe(\.canUndo, options: .initial) { [weak self] board, _ in
            MainActor.assumeIsolated { self?.isEnabled = board.canUndo }
          },
          board.observe(\.stepCount) { [weak self] board, _ in
            MainActor.assumeIsolated { self?.tag = board.stepCount }
          },
        ]
      }
    }
    let board = host.add(DrawingBoardControl(frame: Self.frame))
    let button = UndoButton(frame: .zero)
    button.follow(board)
    #expect(!button.isEnabled)
    stroke(board)
    #expect(button.isEnabled && button.tag == 1)
    board.undo()
    #expect(!button.isEnabled && button.tag == 1)
  }

  private func view(labeled label: String, in view: UIView) -> UIView? {
    if view.accessibilityLabel == label { return view }
    return view.subviews.lazy.compactMap { self.view(labeled: label, in: $0) }.first
  }

  @Test("A toolbar's subclass begins with another tool, and a tap selects the next one")
  func toolbar() throws {
    final class Toolbar: DrawingToolbarControl {
      var selections: [String] = []
      override func commonInit() {
        super.commonInit()
        cornerRadius = 6
      }
      override var selectedToolID: String {
        get { super.selectedToolID }
        set {
          super.selectedToolID = newValue
          selections.append(newValue)
        }
      }
    }
    let board = host.add(DrawingBoardControl(frame: Self.frame))
    let toolbar = Toolbar(frame: CGRect(x: 0, y: 400, width: 390, height: 104))
    toolbar.board = board
    host.add(toolbar)
    let eraser = try #require(view(labeled: "Eraser", in: toolbar))
    host.touches.tap(eraser)
    #expect(toolbar.selections == ["eraser"] && toolbar.cornerRadius == 6)
    #expect(board.brush is EraserBrush)
  }

  @Test("A history's subclass sets itself up, and its rows show steps of the board")
  func history() {
    final class History: DrawingHistoryControl {
      override func commonInit() {
        super.commonInit()
        showsThumbnails = false
      }
    }
    let board = host.add(DrawingBoardControl(frame: Self.frame))
    let history = History(frame: CGRect(x: 0, y: 400, width: 260, height: 320))
    history.board = board
    host.add(history)
    for line in 0..<3 { stroke(board, y: CGFloat(40 + 60 * line)) }
    #expect(!history.showsThumbnails && board.stepIndex == 2)
    var steps: Set<Int> = []
    for y in stride(from: 10, through: 210, by: 20) {
      host.touches.tap(history, at: CGPoint(x: 100, y: CGFloat(y)))
      steps.insert(board.stepIndex)
    }
    #expect(steps.count > 2)
  }
}
