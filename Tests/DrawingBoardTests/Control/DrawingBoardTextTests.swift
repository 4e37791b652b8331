import TestSupport
import Testing
import UIKitHost

@testable import DrawingBoard

/// Text that is typed on a board, from the tap to the history.
@MainActor
struct DrawingBoardTextTests {
  private let stage = BoardStage {
    $0.brush = TextBrush(text: "", fontSize: 20)
    $0.strokeColor = .blue
  }
  private var board: DrawingBoardControl { stage.board }
  private var field: UITextField? { board.textEntry?.field }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.down(x, y)
    stage.up()
    stage.host.layout()
  }

  @Test("A tap with a text brush that has no text opens a field there, and nothing is drawn")
  func opens() throws {
    tap(50, 60)
    let field = try #require(field)
    #expect(board.isEnteringText)
    #expect(field.isFirstResponder)
    let frame = field.convert(field.bounds, to: board)
    #expect(frame.minX == 50)
    #expect(abs(frame.midY - 60) <= 1)
    #expect(field.textColor?.cgColor == UIColor.blue.cgColor)
    #expect(stage.bytes.isBlank)
    #expect(stage.words == ["began", "ended"])
    #expect(board.stepCount == 0)
  }

  @Test("Return draws the text as one step, where the field has shown it")
  func commits() throws {
    tap(50, 60)
    stage.host.host.type("Hill")
    stage.host.layout()
    board.textEntry?.clearButton.isHidden = true
    board.textEntry?.layer.borderWidth = 0
    let typed = try #require(stage.host.snapshot().flatMap(Bitmap.init))
    stage.host.press(.keyboardReturnOrEnter)
    stage.host.layout()
    #expect(!board.isEnteringText)
    #expect(board.stepCount == 1)
    #expect(board.undoStep?.storedName == "Text")
    #expect(stage.words == ["began", "ended", "committed"])
    let drawn = try #require(stage.host.snapshot().flatMap(Bitmap.init))
    let (before, after) = (ink(of: typed), ink(of: drawn))
    #expect(abs(before.minX - after.minX) <= 2 && abs(before.minY - after.minY) <= 2)
    #expect(abs(before.maxY - after.maxY) <= 2)
    board.undo()
    #expect(stage.bytes.isBlank)
    board.redo()
    #expect(!stage.bytes.isBlank)
  }

  /// What is blue in a picture, in pixels.
  private func ink(of picture: Bitmap) -> CGRect {
    var box = CGRect.null
    let place = board.convert(board.bounds, to: nil)
    for y in Int(place.minY) * 2..<Int(place.maxY) * 2 {
      for x in Int(place.minX) * 2..<Int(place.maxX) * 2 {
        let color = picture[x, y]
        // The caret has another blue.
        if color.red < 100, color.green < 100, color.blue > 200 {
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    return box
  }

  @Test("While an input method composes text, Return confirms that and Escape discards that")
  func whileAnInputMethodComposesTextReturnConfirmsThatAndEscapeDiscardsThat() throws {
    tap(50, 60)
    stage.host.compose("oka")
    stage.host.press(.keyboardEscape)
    #expect(board.isEnteringText)
    #expect(field?.text == "")
    stage.host.compose("oka")
    let width = try #require(field).bounds.width
    #expect(width > 44)
    stage.host.press(.keyboardReturnOrEnter)
    #expect(board.isEnteringText && board.stepCount == 0)
    stage.host.press(.keyboardReturnOrEnter)
    #expect(!board.isEnteringText && board.stepCount == 1)
  }

  @Test("Escape and VoiceOver's scrub discard the text")
  func escape() throws {
    for isScrub in [false, true] {
      tap(50, 60)
      stage.host.host.type("gone")
      if isScrub {
        #expect(try #require(field).accessibilityPerformEscape())
      } else {
        stage.host.press(.keyboardEscape)
      }
      #expect(!board.isEnteringText)
      #expect(board.stepCount == 0 && stage.bytes.isBlank)
      #expect(board.isFirstResponder)
    }
  }

  @Test("Going to the background commits the text of a board in memory as well")
  func background() {
    tap(50, 60)
    stage.host.host.type("kept")
    NotificationCenter.default.post(
      name: UIApplication.didEnterBackgroundNotification, object: nil)
    #expect(!board.isEnteringText && board.stepCount == 1)
  }

  @Test("The cross and undo discard the text and leave nothing")
  func cancels() throws {
    for way in 0..<3 {
      tap(50, 60)
      stage.host.host.type("gone")
      switch way {
      case 0:
        stage.host.layout()
        stage.host.touches.tap(try #require(board.textEntry?.clearButton))
      case 1: #expect(board.undo())
      default: board.cancelTextEntry()
      }
      #expect(!board.isEnteringText)
      #expect(board.subviews.count == 2)
      #expect(stage.bytes.isBlank)
      #expect(board.stepCount == 0)
      #expect(board.isFirstResponder)
    }
  }

  @Test(
    "The target of the cross is 44 points on each side, beyond the border too",
    arguments: [false, true])
  func crossTarget(isMirrored: Bool) throws {
    let host = TestHost(direction: isMirrored ? .rightToLeft : .leftToRight)
    let board = host.add(DrawingBoardControl(frame: CGRect(x: 40, y: 200, width: 300, height: 160)))
    board.brush = TextBrush(text: "", fontSize: 20)
    for corner in 0..<4 {
      host.touches.tap(board, at: CGPoint(x: 150, y: 60))
      host.host.type("gone")
      host.layout()
      let entry = try #require(board.textEntry)
      let middle = entry.frame.midY
      let cross = isMirrored ? entry.frame.minX + 18 : entry.frame.maxX - 18
      let edge = (x: corner % 2 == 0 ? -21.5 : 21.5, y: corner < 2 ? -21.5 : 21.5)
      let point = CGPoint(x: cross + edge.x, y: middle + edge.y)
      #expect(!entry.frame.contains(point) || corner % 2 == (isMirrored ? 1 : 0))
      host.touches.tap(board, at: point)
      #expect(!board.isEnteringText && board.stepCount == 0, "\(corner)")
    }
    host.touches.tap(board, at: CGPoint(x: 150, y: 60))
    host.host.type("kept")
    host.layout()
    let entry = try #require(board.textEntry)
    let beside = isMirrored ? entry.frame.minX + 18 - 24 : entry.frame.maxX - 18 + 24
    host.touches.tap(board, at: CGPoint(x: beside, y: entry.frame.midY))
    #expect(!board.isEnteringText && board.stepCount == 1)
  }

  @Test("An empty text adds no step")
  func empty() {
    tap(50, 60)
    stage.host.press(.keyboardReturnOrEnter)
    #expect(!board.isEnteringText)
    #expect(board.stepCount == 0)
  }

  @Test("A touch beside the field commits the text and draws nothing itself")
  func tapElsewhere() {
    tap(50, 60)
    stage.host.host.type("a")
    tap(150, 140)
    #expect(!board.isEnteringText)
    #expect(board.stepCount == 1)
    tap(150, 140)
    #expect(board.isEnteringText)
  }

  @Test("The field is as wide as its text, and no wider than the board")
  func width() throws {
    tap(20, 60)
    let field = try #require(field)
    stage.host.host.type("wider than")
    let text = TextBrush(text: "wider than", fontSize: 20).attributedText(for: StrokeStyle())
    #expect(field.bounds.width >= text.size().width)
    #expect(field.bounds.width <= text.size().width + 6)
    stage.host.host.type(" anything that fits")
    let frame = try #require(board.textEntry?.frame)
    #expect(board.bounds.contains(frame))
  }

  @Test("A touch inside the frame belongs to the field")
  func tapInside() {
    tap(50, 60)
    stage.host.host.type("abc")
    stage.host.layout()
    tap(48, 60)
    tap(56, 60)
    #expect(board.isEnteringText)
    #expect(board.stepCount == 0)
  }

  @Test("Another kind of brush, another drawing, and the end of the board commit the text")
  func setsDown() async {
    let ways: [(DrawingBoardControl) -> Void] = [
      { $0.brush = PencilBrush() }, { $0.isEnabled = false }, { $0.isDrawingEnabled = false },
      { $0.isHidden = true }, { $0.finishTextEntry() }, { $0.removeFromSuperview() },
      { $0.field.resignFirstResponder() },
    ]
    for way in ways {
      let stage = BoardStage { $0.brush = TextBrush(text: "") }
      // The board before leaves work behind.
      await stage.runTasks()
      stage.down(50, 60)
      stage.up()
      stage.host.host.type("kept")
      way(stage.board)
      #expect(!stage.board.isEnteringText)
      #expect(stage.board.stepCount == 1)
      #expect(stage.words.last == "committed")
    }
  }

  @Test("Clear removes the text that is being typed; redo and jumps are refused during typing")
  func historyMeanwhile() {
    board.brush = PencilBrush()
    stage.stroke((10, 10), (60, 10))
    stage.stroke((10, 30), (60, 30))
    board.undo()
    board.brush = TextBrush(text: "")
    tap(50, 80)
    stage.host.host.type("x")
    #expect(!board.redo())
    #expect(!board.move(to: -1))
    #expect(board.stepIndex == 0)
    board.clear()
    #expect(!board.isEnteringText)
    #expect(stage.bytes.isBlank)
    #expect(board.undoStep?.storedName == "Clear")
  }

  @Test("The brush, the color and the width of the tap are used, whatever is chosen while typing")
  func keepsItsStyle() {
    board.brush = TextBrush(text: "", fontSize: 16, fontSizePerWidth: 2)
    board.strokeWidth = 8
    tap(20, 60)
    #expect(field?.font?.pointSize == 32)
    board.strokeWidth = 2
    board.strokeColor = .red
    stage.host.host.type("M")
    stage.host.press(.keyboardReturnOrEnter)
    let other = BoardStage()
    other.board.draw(
      [
        StrokeSample(location: CGPoint(x: 20, y: 60 - UIFont.systemFont(ofSize: 32).lineHeight / 2))
      ],
      with: TextBrush(text: "M", fontSize: 32), style: StrokeStyle(color: UIColor.blue.cgColor))
    #expect(stage.bytes == other.bytes)
  }

  @Test("At the edges the field stays on the board, and a long text wraps and is not cut off")
  func edges() throws {
    for (x, y) in [(199, 159), (1, 1), (199, 1)] as [(CGFloat, CGFloat)] {
      tap(x, y)
      let frame = try #require(field.map { $0.convert($0.bounds, to: board) })
      #expect(board.bounds.insetBy(dx: -1, dy: -1).contains(frame))
      board.cancelTextEntry()
    }
    tap(100, 20)
    stage.host.host.type("many words that do not fit into a line")
    stage.host.press(.keyboardReturnOrEnter)
    #expect(board.step(at: 0) != nil)
    let rows = (0..<320).filter { y in
      (0..<400).contains { board.canvas?.pixel(x: $0, y: y) ?? 0 != 0 }
    }
    #expect((rows.last ?? 0) - (rows.first ?? 0) > 90)
  }

  @Test("From right to left the text ends where the finger was")
  func mirrored() throws {
    let host = TestHost(direction: .rightToLeft)
    let board = host.add(DrawingBoardControl(frame: CGRect(x: 40, y: 200, width: 200, height: 160)))
    board.brush = TextBrush(text: "", fontSize: 20)
    host.touches.tap(board, at: CGPoint(x: 150, y: 60))
    host.layout()
    let field = try #require(board.textEntry?.field)
    #expect(field.convert(field.bounds, to: board).maxX == 150)
    host.host.type("Hi")
    host.press(.keyboardReturnOrEnter)
    let columns = (0..<400).filter { x in
      (0..<320).contains { board.canvas?.pixel(x: x, y: $0) ?? 0 != 0 }
    }
    let (first, last) = (try #require(columns.first), try #require(columns.last))
    #expect(last <= 302 && last > 280 && first > 220)
  }

  @Test("A board that is made smaller for the keyboard keeps the text session")
  func resized() throws {
    board.sizePolicy = .extend
    board.draw([StrokeSample(150, 150), StrokeSample(160, 150)], with: PencilBrush())
    tap(50, 60)
    stage.host.host.type("still")
    board.frame.size.height = 100
    stage.host.layout()
    #expect(board.isEnteringText)
    #expect(field?.text == "still")
    board.sizePolicy = .scale
    board.frame.size = CGSize(width: 100, height: 80)
    stage.host.layout()
    #expect(field?.font?.pointSize == 10)
  }

  @Test("A screen reader finds the field, and the board again afterwards")
  func accessibility() {
    tap(50, 60)
    #expect(!board.isAccessibilityElement)
    #expect(field?.accessibilityLabel == "Text")
    #expect(field?.accessibilityPerformEscape() == true)
    #expect(board.isAccessibilityElement)
  }

  @Test("A brush with a text still draws it at once")
  func textAtHand() {
    board.brush = TextBrush(text: "Stamp")
    tap(50, 60)
    #expect(!board.isEnteringText)
    #expect(board.stepCount == 1)
  }

  @Test("The app can open the field as well, whatever the brush")
  func fromCode() async throws {
    board.brush = PencilBrush()
    stage.down(10, 10)
    board.beginTextEntry(at: CGPoint(x: 60, y: 80))
    #expect(stage.words == ["began", "cancelled"])
    let field = try #require(field)
    #expect(field.font?.pointSize == 24)
    #expect(field.convert(field.bounds, to: board).minX == 60)
    stage.host.host.type("one")
    board.beginTextEntry(at: CGPoint(x: 60, y: 120))
    #expect(board.stepCount == 1)
    #expect(self.field?.text == "")
    board.cancelTextEntry()
    board.beginTextEntry(at: CGPoint(x: CGFloat.nan, y: 0))
    DrawingBoardControl().beginTextEntry(at: .zero)
    #expect(!board.isEnteringText)
    await stage.runTasks()
    stage.up()
  }

  @Test("The toolbar has the tool")
  func toolbar() throws {
    let toolbar = DrawingToolbarControl(frame: CGRect(x: 0, y: 500, width: 390, height: 104))
    stage.host.add(toolbar)
    toolbar.board = board
    toolbar.selectedToolID = "text"
    tap(50, 60)
    #expect(field?.font?.pointSize == 24)
    toolbar.selectedToolID = "pencil"
    #expect(!board.isEnteringText)
  }

  @Test("A board with a field is released")
  func release() {
    weak var entry: BoardTextEntry?
    weak var weakBoard: DrawingBoardControl?
    do {
      let stage = BoardStage { $0.brush = TextBrush(text: "") }
      stage.down(50, 60)
      stage.up()
      entry = stage.board.textEntry
      weakBoard = stage.board
      #expect(entry != nil)
      stage.board.removeFromSuperview()
    }
    #expect(entry == nil)
    #expect(weakBoard == nil)
  }
}

extension DrawingBoardControl {
  fileprivate var field: UITextField { textEntry?.field ?? UITextField() }
}
