import TestSupport
import Testing
import UIKitHost

@testable import DrawingBoard

/// Forces that a pencil tells late, from the event to the history.
@MainActor
struct DrawingBoardCorrectingTests {
  private let stage = BoardStage {
    $0.brush = PenBrush()
    $0.strokeWidth = 20
  }
  private var board: DrawingBoardControl { stage.board }

  private func pencil(
    _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat = 80, force: CGFloat, estimate: Int? = nil,
    on stage: BoardStage? = nil
  ) {
    let stage = stage ?? self.stage
    stage.host.touches.send([
      TouchSample(
        phase: phase, location: stage.point(x, y), force: force, type: .pencil, estimate: estimate)
    ])
  }

  private func draw(estimated: Bool, lifted: Bool = true, on stage: BoardStage? = nil) {
    let force: CGFloat = estimated ? 0.1 : 1.5
    pencil(.began, 30, force: force, estimate: estimated ? 1 : nil, on: stage)
    pencil(.moved, 80, force: force, estimate: estimated ? 2 : nil, on: stage)
    pencil(.moved, 130, 100, force: force, estimate: estimated ? 3 : nil, on: stage)
    if lifted { pencil(.ended, 160, force: force, estimate: estimated ? 4 : nil, on: stage) }
  }

  /// The same stroke with the right forces from the start.
  private var right: PictureBytes {
    let other = BoardStage {
      $0.brush = PenBrush()
      $0.strokeWidth = 20
    }
    draw(estimated: false, on: other)
    return other.bytes
  }

  private func update(_ estimates: ClosedRange<Int>) {
    stage.host.touches.update(estimates.map { TouchUpdate(estimate: $0, force: 1.5) })
  }

  @Test("A force that arrives during the stroke changes its width")
  func live() {
    draw(estimated: true, lifted: false)
    let thin = stage.bytes
    update(1...3)
    #expect(stage.bytes != thin)
    #expect(stage.words == ["began", "moved", "moved"])
    pencil(.ended, 160, force: 1.5)
    #expect(stage.bytes == right)
    #expect(stage.words.suffix(2) == ["ended", "committed"])
  }

  @Test("A force that arrives after another drawing was opened changes nothing there")
  func anotherDrawing() async {
    let folder = TemporaryFolder()
    board.boardFolder = folder.url
    let (first, second) = (UUID(), UUID())
    board.boardID = second
    await stage.opened()
    stage.stroke((20, 20), (60, 60))
    board.boardID = first
    await stage.opened()
    draw(estimated: true, lifted: false)
    board.boardID = second
    await stage.opened()
    let picture = stage.bytes
    #expect(!picture.isBlank)
    update(1...3)
    #expect(stage.bytes == picture && board.stepCount == 1)
    board.undo()
    #expect(stage.bytes.isBlank)
    board.redo()
    #expect(stage.bytes == picture)
    board.boardID = nil
  }

  @Test("A force that arrives after the lift joins the stroke's step")
  func afterTheLift() async {
    let right = right
    // The board of the right stroke leaves work behind.
    await stage.runTasks()
    draw(estimated: true)
    let thin = stage.bytes
    #expect(board.stepCount == 1)
    let revision = board.history.revision
    update(1...2)
    update(3...4)
    #expect(stage.bytes == right)
    #expect(thin != right)
    #expect(board.stepCount == 1)
    #expect(board.history.revision > revision)
    #expect(
      stage.words == ["began", "moved", "moved", "ended", "committed", "corrected", "corrected"])
    board.undo()
    #expect(stage.bytes.isBlank)
    board.redo()
    #expect(stage.bytes == right)
  }

  @Test("After a late force the screen shows the picture")
  func screen() throws {
    for lifted in [false, true] {
      draw(estimated: true, lifted: lifted)
      update(1...(lifted ? 4 : 3))
      let shown = try #require(stage.host.snapshot().flatMap(Bitmap.init))
      board.surface.setNeedsDisplay()
      stage.host.layout()
      let whole = try #require(stage.host.snapshot().flatMap(Bitmap.init))
      #expect(shown.bytes == whole.bytes)
      if !lifted { stage.host.touches.up() }
    }
  }

  @Test("A stroke without a width becomes a step once its force is known")
  func lateStep() {
    board.brush = PenBrush(minimumWidth: 0)
    pencil(.began, 30, force: 0, estimate: 1)
    pencil(.moved, 80, force: 0, estimate: 2)
    // A force of nothing is no force at all, unless more is expected.
    pencil(.ended, 80, force: 0)
    #expect(board.stepCount == 0)
    update(1...1)
    update(2...2)
    #expect(board.stepCount == 1)
    #expect(stage.words.suffix(2) == ["committed", "corrected"])
    board.undo()
    #expect(stage.bytes.isBlank)
  }

  @Test("A force that arrives during the next stroke joins its own step")
  func underTheNextStroke() {
    draw(estimated: true)
    pencil(.began, 100, 40, force: 1)
    pencil(.moved, 100, 120, force: 1)
    update(1...4)
    #expect(stage.words.last == "corrected")
    pencil(.moved, 60, 120, force: 1)
    pencil(.ended, 40, 60, force: 1)
    #expect(board.stepCount == 2)
    let both = stage.bytes
    board.undo()
    #expect(stage.bytes == right)
    board.redo()
    #expect(stage.bytes == both)
    board.undo()
    board.undo()
    #expect(stage.bytes.isBlank)
  }

  @Test("A stroke without a width becomes a step below the next one, which is being drawn")
  func lateStepUnderTheNextStroke() {
    board.brush = PenBrush(minimumWidth: 0)
    pencil(.began, 30, force: 0, estimate: 1)
    pencil(.moved, 80, force: 0, estimate: 2)
    pencil(.ended, 80, force: 0)
    pencil(.began, 100, 40, force: 1)
    pencil(.moved, 100, 120, force: 1)
    update(1...2)
    #expect(stage.words.last == "committed")
    #expect(board.stepCount == 1)
    pencil(.ended, 60, 120, force: 1)
    #expect(board.stepCount == 2)
    board.undo()
    #expect(!stage.bytes.isBlank)
    board.undo()
    #expect(stage.bytes.isBlank)
  }

  @Test("An erased stroke does not return with its force")
  func erased() throws {
    stage.board.brush = RectangleBrush(isFilled: true)
    stage.stroke((10, 10), (200, 200))
    stage.board.brush = PenBrush()
    // Black on black makes no step, but holds pixels of what is below.
    draw(estimated: true)
    board.clearSecurely()
    update(1...4)
    #expect(stage.bytes.isBlank)
    #expect(board.stepCount == 0)
  }

  @Test("Canceling the next stroke leaves the earlier one open to corrections")
  func cancelledNextStroke() {
    draw(estimated: true)
    pencil(.began, 100, 40, force: 1)
    pencil(.moved, 100, 120, force: 1)
    stage.host.touches.cancel()
    update(1...4)
    #expect(stage.bytes == right)
    #expect(board.stepCount == 1)
  }

  @Test("A force that arrives after undo, clear or the next stroke is not drawn")
  func tooLate() {
    for meanwhile in 0..<4 {
      draw(estimated: true)
      switch meanwhile {
      case 0: board.undo()
      case 1: board.clear()
      case 2: board.eraseHistory()
      default:
        pencil(.began, 60, 30, force: 1)
        pencil(.ended, 60, 30, force: 1)
      }
      let (bytes, history) = (stage.bytes, board.history)
      update(1...4)
      #expect(stage.bytes == bytes)
      #expect(board.history == history)
      if meanwhile > 0 {
        board.undo()
        board.redo()
        #expect(stage.bytes == bytes)
      }
      board.clearSecurely()
    }
  }

  @Test("A canceled stroke is not corrected")
  func cancelled() {
    pencil(.began, 30, force: 0.1, estimate: 1)
    pencil(.moved, 80, force: 0.1, estimate: 2)
    stage.host.touches.cancel()
    update(1...2)
    #expect(stage.bytes.isBlank)
    #expect(board.stepCount == 0)
  }

  @Test("A correction is stored on the disk")
  func stored() async {
    let folder = TemporaryFolder()
    let id = UUID()
    do {
      let stage = BoardStage {
        $0.brush = PenBrush()
        $0.strokeWidth = 20
        $0.boardFolder = folder.url
        $0.boardID = id
      }
      await stage.opened()
      draw(estimated: true, on: stage)
      stage.host.touches.update((1...4).map { TouchUpdate(estimate: $0, force: 1.5) })
      stage.board.removeFromSuperview()
    }
    let again = BoardStage {
      $0.boardFolder = folder.url
      $0.boardID = id
    }
    await again.opened()
    #expect(again.bytes == right)
    #expect(again.board.stepCount == 1)
    again.board.undo()
    #expect(again.bytes.isBlank)
  }
}
