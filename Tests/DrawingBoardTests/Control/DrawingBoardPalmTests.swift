import TestSupport
import Testing

@testable import DrawingBoard

/// Palm rejection, through the event path.
@MainActor
@Suite(.serialized)
struct DrawingBoardPalmTests {
  private let stage = BoardStage()
  private var board: DrawingBoardControl { stage.board }

  private func pencilStroke(_ places: (CGFloat, CGFloat)...) {
    guard let first = places.first else { return }
    stage.down(first.0, first.1, type: .pencil)
    for place in places.dropFirst() { stage.move(place.0, place.1) }
    stage.up()
  }

  @Test("Once a pencil has drawn, fingers no longer draw, until the policy says otherwise")
  func afterPencil() {
    stage.stroke((20, 20), (60, 20))
    #expect(board.stepCount == 1)
    pencilStroke((20, 40), (60, 40))
    #expect(board.stepCount == 2)
    stage.clearLog()
    stage.stroke((20, 60), (60, 60))
    #expect(stage.log.isEmpty)
    #expect(stage.pixel(40, 60) == 0)
    board.drawingPolicy = .anyInput
    stage.stroke((20, 80), (60, 80))
    #expect(board.stepCount == 3)
    board.drawingPolicy = .default
    stage.stroke((20, 100), (60, 100))
    #expect(board.stepCount == 4)
  }

  @Test("A palm that rests between the strokes of a pencil leaves no trace")
  func betweenStrokes() {
    pencilStroke((20, 20), (60, 20))
    let before = stage.bytes
    stage.host.touches.down(stage.point(120, 120), majorRadius: 40)
    stage.move(124, 126)
    stage.up()
    stage.host.touches.down(stage.point(120, 120), finger: 1, majorRadius: 130)
    stage.move(124, 126, finger: 1)
    stage.up(finger: 1)
    #expect(stage.bytes == before)
    #expect(board.stepCount == 1)
  }

  @Test("The system's preference for pencils holds under the default policy only")
  func preference() {
    HeadlessHost.prefersPencilOnlyDrawing = true
    defer { HeadlessHost.prefersPencilOnlyDrawing = false }
    stage.stroke((20, 20), (60, 20))
    #expect(stage.log.isEmpty)
    board.drawingPolicy = .anyInput
    stage.stroke((20, 20), (60, 20))
    #expect(board.stepCount == 1)
    board.drawingPolicy = .default
    HeadlessHost.prefersPencilOnlyDrawing = false
    stage.stroke((20, 40), (60, 40))
    #expect(board.stepCount == 2)
  }

  @Test("A pencil-only board takes neither fingers nor pointers")
  func pencilOnly() {
    board.drawingPolicy = .pencilOnly
    stage.stroke((20, 20), (60, 20))
    stage.down(20, 20, type: .indirectPointer)
    stage.move(60, 20)
    stage.up()
    #expect(stage.log.isEmpty)
    pencilStroke((20, 20), (60, 20))
    #expect(board.stepCount == 1)
  }

  @Test("The radius tolerance applies to fingers", arguments: [65, 66])
  func tolerance(radius: CGFloat) {
    board.drawingPolicy = .anyInput
    stage.host.touches.down(stage.point(20, 20), majorRadius: radius)
    stage.move(60, 20)
    stage.up()
    // The tolerance is 5 points and the limit 60.
    #expect(board.stepCount == (radius == 65 ? 1 : 0))
  }

  @Test("A contact that grows to a palm is canceled, and every pixel is as before")
  func growing() {
    stage.down(20, 20)
    stage.move(60, 20)
    #expect(stage.pixel(40, 20) != 0)
    stage.host.touches.send([
      TouchSample(
        finger: 0, phase: .moved, location: stage.point(64, 22), majorRadius: 120)
    ])
    stage.move(90, 60)
    stage.up()
    #expect(stage.log.last == .strokeCancelled(.palm))
    #expect(stage.bytes.isBlank)
    #expect(board.stepCount == 0)
  }

  @Test("A hand at rest does not undo: large contacts, or just after a pencil")
  func restingHandDoesNotUndo() {
    func rest(radius: CGFloat) {
      for finger in 0..<2 {
        stage.host.touches.down(
          stage.point(60 + CGFloat(finger) * 30, 90), finger: finger, majorRadius: radius)
      }
      for finger in 0..<2 { stage.up(finger: finger) }
    }
    pencilStroke((20, 20), (60, 20))
    rest(radius: 20)
    #expect(board.stepIndex == 0)
    stage.host.advance(by: 1)
    rest(radius: 120)
    #expect(board.stepIndex == 0)
    stage.host.advance(by: 1)
    rest(radius: 45)
    #expect(board.stepIndex == 0)
    stage.host.advance(by: 1)
    rest(radius: 20)
    #expect(board.stepIndex == -1)
  }

  @Test("The delegate is not asked about contacts that cannot draw")
  func delegate() {
    let counting = Counting()
    board.delegate = counting
    stage.host.touches.down(stage.point(20, 20), majorRadius: 120)
    stage.up()
    board.drawingPolicy = .pencilOnly
    stage.stroke((20, 20), (60, 20))
    #expect(counting.count == 0)
    pencilStroke((20, 20), (60, 20))
    #expect(counting.count == 1)
  }

  @Test("Where fingers scroll, a pencil still draws in a scroll view, and its hand does not scroll")
  func scrollView() {
    let host = TestHost()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    let board = DrawingBoardControl(frame: CGRect(x: 40, y: 200, width: 300, height: 300))
    scrollView.addSubview(board)
    host.add(scrollView)
    board.drawingPolicy = .pencilOnly
    for round in 1...2 {
      host.touches.down(CGPoint(x: 100, y: 400), finger: 5, type: .pencil)
      host.touches.glide(to: CGPoint(x: 110, y: 250), finger: 5)
      host.touches.down(CGPoint(x: 200, y: 450))
      host.touches.down(CGPoint(x: 240, y: 450), finger: 1)
      host.touches.glide(to: CGPoint(x: 200, y: 300), finger: 0)
      host.touches.up()
      host.touches.up(finger: 1)
      host.touches.up(finger: 5)
      host.advance(by: 2)
      #expect(scrollView.contentOffset.y == 0)
      #expect(board.stepCount == round)
    }
    host.touches.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 110, y: 250))
    host.advance(by: 2)
    #expect(scrollView.contentOffset.y > 50)
    #expect(board.stepCount == 2)
  }

  @Test("The raw value of the policy ignores other numbers")
  func rawValue() {
    for (number, policy) in [(1, BoardDrawingPolicy.anyInput), (2, .pencilOnly), (0, .default)] {
      board.drawingPolicyRawValue = number
      #expect(board.drawingPolicy == policy)
      #expect(board.drawingPolicyRawValue == number)
    }
    board.drawingPolicyRawValue = 2
    board.drawingPolicyRawValue = 7
    #expect(board.drawingPolicy == .pencilOnly)
  }
}

@MainActor
private final class Counting: DrawingBoardControlDelegate {
  var count = 0

  func drawingBoard(_ board: DrawingBoardControl, shouldBeginStrokeAt point: CGPoint) -> Bool {
    count += 1
    return true
  }
}
