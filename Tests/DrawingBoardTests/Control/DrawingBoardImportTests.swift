import TestSupport
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

/// Pictures that are drawn into the board at once, or made ready on another thread first.
@MainActor
struct DrawingBoardImportTests {
  private let stage = BoardStage()
  private var board: DrawingBoardControl { stage.board }

  private let photo: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200), format: format).image {
      context in
      for x in stride(from: 0, to: 300, by: 7) {
        UIColor(red: CGFloat(x) / 300, green: 0.4, blue: 0.7, alpha: x < 100 ? 0.5 : 1).setFill()
        context.fill(CGRect(x: x, y: 0, width: 7, height: 200 - x / 3))
      }
    }
  }()

  @Test("an image that is made ready elsewhere is the same step as one that is drawn at once")
  func sameStep() async {
    let other = BoardStage()
    for stage in [stage, other] { stage.stroke((20, 20), (150, 120)) }
    let before = stage.bytes
    #expect(await board.importImage(preparing: photo, placement: .fit))
    #expect(other.board.importImage(photo, placement: .fit))
    #expect(stage.bytes == other.bytes)
    #expect(stage.bytes != before)
    #expect(board.stepCount == 2)
    #expect(board.undoStep?.storedName == "Image")
    #expect(stage.words.last == "committed")
    board.undo()
    #expect(stage.bytes == before)
    board.redo()
    #expect(stage.bytes == other.bytes)
    // Not from what is resident either.
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    board.undo()
    #expect(stage.bytes == before)
  }

  @Test("what is drawn meanwhile stays, beneath the image")
  func drawnMeanwhile() async {
    let other = BoardStage()
    let task = Task { await board.importImage(preparing: photo, placement: .fit) }
    // It waits in line behind the beginning of the import, and before its end.
    let meanwhile = Task {
      stage.stroke((20, 20), (150, 120))
      stage.down(100, 20)
      stage.move(100, 140)
      #expect(board.stepCount == 1)
    }
    await meanwhile.value
    #expect(await task.value)
    #expect(!board.isTracking)
    #expect(board.steps.map(\.storedName) == ["Pencil", "Pencil", "Image"])
    other.stroke((20, 20), (150, 120))
    other.stroke((100, 20), (100, 140))
    other.board.importImage(photo, placement: .fit)
    #expect(stage.bytes == other.bytes)
    stage.up()
    #expect(board.stepCount == 3)
  }

  @Test("a task that is cancelled, and an image without pixels, change nothing")
  func nothing() async {
    let task = Task { await board.importImage(preparing: photo) }
    task.cancel()
    #expect(await !task.value)
    #expect(await !board.importImage(preparing: UIImage()))
    #expect(await !DrawingBoardControl().importImage(preparing: photo))
    #expect(stage.bytes.isBlank)
    #expect(board.stepCount == 0)
  }
}
