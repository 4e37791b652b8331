import ControlCore
import TestSupport
import Testing

@testable import DrawingBoard

/// H1 to H6 and T1 to T6: what touches do to a board.
@MainActor
struct DrawingBoardStrokeTests {
  private let stage = BoardStage()
  private var board: DrawingBoardControl { stage.board }

  @Test("One stroke reports began, moved and ended, in that order, and then it is committed")
  func order() {
    stage.stroke((20, 20), (60, 40), (90, 60))
    #expect(stage.words == ["began", "moved", "moved", "ended", "committed"])
  }

  @Test("Each hook comes before its event is drawn")
  func hooksComeFirst() {
    var drawn: [Bool] = []
    board.eventHandler = { [unowned board] event in
      switch event {
      case .strokeBegan: drawn.append(board.canvas?.pixel(x: 40, y: 40) != 0)
      case .strokeMoved: drawn.append(board.canvas?.pixel(x: 120, y: 40) != 0)
      default: break
      }
    }
    stage.stroke((20, 20), (60, 20), (90, 20))
    #expect(drawn.prefix(2) == [false, false])
    #expect(stage.pixel(60, 20) != 0)
  }

  @Test("When committed is reported, the history is up to date for all observers")
  func committedAfterThePush() {
    var seen: [String] = []
    board.eventHandler = { [unowned board] event in
      let flags = "\(board.canUndo) \(board.canRedo) \(board.history.canUndo)"
      if case .strokeEnded = event { seen.append("ended \(flags)") }
      if case .committed = event { seen.append("committed \(flags)") }
    }
    board.addAction(
      UIAction { [unowned board] _ in seen.append("valueChanged \(board.canUndo)") },
      for: .valueChanged)
    stage.stroke((20, 20), (60, 40))
    #expect(
      seen == [
        "ended false false false", "committed true false true", "valueChanged true",
      ])
  }

  @Test("Observers of stepIndex find the history as it is after the push")
  func observedHistory() {
    var lines: [String] = []
    let token = board.observe(\.stepIndex, owner: stage) { stage, value in
      let board = stage.board
      lines.append("\(value) of \(board.stepCount) \(board.canUndo) \(board.canRedo)")
    }
    stage.stroke((20, 20), (60, 40))
    board.undo()
    #expect(lines == ["0 of 1 true false", "-1 of 1 false true"])
    token.invalidate()
  }

  @Test("Observers of isDrawing find the stroke in the history when it ends")
  func observedDrawing() {
    var lines: [String] = []
    let token = board.observe(\.isDrawing, owner: stage) { stage, value in
      lines.append("\(value) \(stage.board.stepCount) \(stage.words.last ?? "")")
      if value == false { stage.board.undo() }
    }
    stage.stroke((20, 20), (60, 40))
    #expect(lines == ["true 0 began", "false 1 committed"])
    #expect(board.stepIndex == -1 && stage.bytes.isBlank)
    stage.down(20, 20)
    board.cancelStroke()
    stage.up()
    #expect(lines.dropFirst(2) == ["true 1 began", "false 1 cancelled"])
    token.invalidate()
  }

  @Test("While drawing is off the hooks are not called and nothing is drawn")
  func drawingOff() {
    board.isDrawingEnabled = false
    stage.stroke((20, 20), (60, 40))
    #expect(stage.log.isEmpty)
    #expect(stage.bytes.isBlank)
  }

  @Test("A stroke that the system cancels leaves every byte and the history unchanged")
  func systemCancel() {
    stage.stroke((20, 20), (90, 90))
    let before = stage.bytes
    let history = board.history
    stage.clearLog()
    stage.down(20, 90)
    stage.move(90, 20)
    #expect(stage.bytes != before)
    stage.host.touches.cancel()
    #expect(stage.words == ["began", "moved", "cancelled"])
    #expect(stage.bytes == before)
    #expect(board.history == history)
    #expect(!board.isTracking)
  }

  @Test("A stroke ends with exactly one notification when the board is removed", arguments: 0..<4)
  func boardGoes(way: Int) {
    stage.down(20, 20)
    stage.move(60, 20)
    switch way {
    case 0: board.isEnabled = false
    case 1: board.isHidden = true
    case 2: board.removeFromSuperview()
    default: board.isDrawingEnabled = false
    }
    stage.up()
    #expect(stage.words == ["began", "moved", "cancelled"])
    #expect(stage.bytes.isBlank)
  }

  @Test("A tap is a whole stroke, and a refused touch draws none")
  func tapAndRefusal() {
    stage.stroke((50, 50))
    #expect(stage.words == ["began", "ended", "committed"])
    #expect(stage.pixel(50, 50) != 0)
    stage.clearLog()
    let refusing = Refusing()
    board.delegate = refusing
    stage.stroke((100, 50), (120, 50))
    #expect(stage.log.isEmpty)
    stage.stroke((20, 50), (30, 50))
    #expect(stage.words == ["began", "moved", "ended", "committed"])
  }

  @Test("A palm that landed first does not join the pencil's stroke")
  func palm() {
    stage.down(100, 120)
    stage.move(102, 124)
    stage.down(20, 20, finger: 1, type: .pencil)
    #expect(stage.log.contains(.strokeCancelled(.palm)))
    stage.move(104, 128)
    stage.move(60, 20, finger: 1)
    stage.up()
    stage.up(finger: 1)
    #expect(stage.pixel(100, 120) == 0)
    #expect(stage.pixel(40, 20) != 0)
    #expect(board.stepCount == 1)
  }

  @Test("Two fingers that pinch draw nothing between them")
  func pinch() {
    stage.host.touches.pinch(center: stage.point(100, 80), from: 40, to: 120)
    #expect(stage.bytes.isBlank)
    #expect(board.stepCount == 0)
  }

  @Test("A stroke keeps the brush it began with")
  func brushChanges() {
    stage.down(20, 20)
    board.brush = RectangleBrush()
    stage.move(60, 60)
    stage.up()
    #expect(board.undoStep?.storedName == "Pencil")
    #expect(stage.pixel(40, 40) != 0)
  }

  @Test("A stroke keeps the width and the color it began with")
  func styleChanges() {
    stage.down(20, 20)
    stage.move(40, 20)
    let width = board.strokeWidth
    board.strokeWidth = 30
    board.strokeColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.move(100, 20)
    stage.up()
    #expect(width == 4)
    #expect(stage.pixel(80, 20) == 0xFF00_0000)
    #expect(stage.pixel(80, 26) == 0)
  }

  @Test("Settings made in the began handler apply to that stroke")
  func styleAtBegan() {
    board.eventHandler = { [unowned board] event in
      if case .strokeBegan = event { board.strokeWidth = 20 }
    }
    stage.stroke((20, 40), (100, 40))
    #expect(stage.pixel(60, 48) != 0)
  }

  @Test("Undo during a stroke reverts that stroke and nothing else")
  func undoDuringAStroke() {
    stage.stroke((20, 20), (60, 20))
    let before = stage.bytes
    stage.clearLog()
    stage.down(20, 60)
    stage.move(60, 60)
    #expect(board.undo())
    #expect(stage.bytes == before)
    stage.move(90, 60)
    stage.up()
    #expect(stage.words == ["began", "moved", "cancelled"])
    #expect(stage.log.last == .strokeCancelled(.undo))
    #expect(stage.bytes == before)
    #expect(board.stepIndex == 0)
  }

  @Test("Redo and jumps are refused during a stroke")
  func redoDuringAStroke() {
    stage.stroke((20, 20), (60, 20))
    board.undo()
    stage.down(20, 60)
    #expect(!board.redo())
    #expect(!board.move(to: 0))
    #expect(!board.eraseHistory())
    stage.up()
    #expect(board.stepCount == 1)
    #expect(!board.canRedo)
  }

  @Test("Whatever a handler does, notifications stay balanced", arguments: 0..<6)
  func listeners(way: Int) {
    var depth = 0
    var open = 0
    board.eventHandler = { [unowned board] event in
      switch event {
      case .strokeBegan: open += 1
      case .strokeEnded, .strokeCancelled: open -= 1
      default: break
      }
      #expect((0...1).contains(open))
      guard depth < 3 else { return }
      depth += 1
      switch way {
      case 0: board.undo()
      case 1: board.cancelStroke()
      case 2: board.finishStroke()
      case 3: board.clear()
      case 4: board.clearSecurely()
      default: board.isDrawingEnabled.toggle()
      }
      depth -= 1
    }
    for _ in 0..<3 { stage.stroke((20, 20), (60, 20), (90, 60)) }
    #expect(open == 0)
    #expect(!board.isTracking)
    let shown = stage.bytes
    let index = board.stepIndex
    board.eventHandler = nil
    if board.move(to: -1) { board.move(to: index) }
    #expect(stage.bytes == shown)
  }

  @Test("A resize commits the stroke so far, and the rest of the finger is ignored")
  func resizeDuringAStroke() {
    stage.down(20, 20)
    stage.move(60, 20)
    board.frame.size = CGSize(width: 260, height: 300)
    stage.host.layout()
    #expect(stage.words == ["began", "moved", "ended", "committed"])
    stage.move(60, 120)
    stage.up()
    #expect(stage.words.count == 4)
    #expect(stage.pixel(40, 20) != 0)
    #expect(stage.pixel(60, 100) == 0)
    #expect(board.stepCount == 1)
  }

  @Test("A stroke follows every coalesced location")
  func coalesced() {
    board.smoothing = .none
    stage.down(20, 20)
    stage.host.touches.moveCoalesced(
      through: [stage.point(60, 20), stage.point(60, 90), stage.point(110, 90)])
    stage.up()
    #expect(stage.pixel(60, 60) != 0)
    #expect(stage.pixel(60, 30) != 0)
  }

  @Test("Predictions are shown but never enter the picture")
  func predictions() {
    stage.down(20, 20)
    stage.move(60, 20)
    let shown = stage.host.color(at: stage.point(80, 20))
    #expect(shown != PixelColor(.white))
    #expect(stage.pixel(80, 20) == 0)
    board.cancelStroke()
    stage.host.layout()
    #expect(stage.host.color(at: stage.point(80, 20)) == PixelColor(.white))
  }

  @Test("Without predictions the line ends at the finger")
  func noPredictions() {
    board.showsPredictedTouches = false
    stage.down(20, 20)
    stage.move(60, 20)
    #expect(stage.host.color(at: stage.point(80, 20)) == PixelColor(.white))
  }

  @Test("Only a pencil draws where fingers cannot, and fingers still tap")
  func pencilOnly() {
    board.drawingPolicy = .pencilOnly
    stage.stroke((20, 20), (60, 20))
    #expect(stage.log.isEmpty)
    stage.down(20, 60, type: .pencil)
    stage.move(60, 60)
    stage.up()
    #expect(board.stepCount == 1)
    // The hand that held the pencil does not tap.
    stage.host.advance(by: 1)
    stage.tap(fingers: 2)
    #expect(board.stepIndex == -1)
  }

  @Test("Two fingers undo and three redo, unless that is off")
  func fingerTaps() {
    stage.stroke((20, 20), (60, 20))
    stage.host.advance(by: 1)
    stage.tap(fingers: 2)
    #expect(board.stepIndex == -1)
    stage.host.advance(by: 1)
    stage.tap(fingers: 3)
    #expect(board.stepIndex == 0)
    board.undoesOnTwoFingerTap = false
    stage.host.advance(by: 1)
    stage.tap(fingers: 2)
    #expect(board.stepIndex == 0)
    #expect(board.stepCount == 1)
  }

  @Test("Control events come in the documented order")
  func controlEvents() {
    let recorder = ControlEventRecorder(board)
    stage.stroke((20, 20), (60, 20))
    board.undo()
    #expect(
      recorder.names == [
        "editingDidBegin", "editingChanged", "editingDidEnd", "valueChanged", "valueChanged",
      ])
  }
}

@MainActor
private final class Refusing: DrawingBoardControlDelegate {
  func drawingBoard(
    _ board: DrawingBoardControl, shouldBeginStrokeAt point: CGPoint
  ) -> Bool { point.x < 50 }
}
