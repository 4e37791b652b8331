import TestSupport
import Testing
@testable import DrawingBoard

/// Images out of the board and into it.
@MainActor
struct DrawingBoardExportTests {
  private let stage = BoardStage()
  private var board: DrawingBoardControl { stage.board }

  @Test(
    "Without a background an export is transparent, with one as shown, at the board's pixels")
  func background() async throws {
    board.drawingBackgroundColor = .systemYellow
    stage.stroke((20, 40), (100, 40))
    let bare = try #require(board.export(includesBackground: false))
    let plain = try #require(try await bare.image()?.cgImage.flatMap { Bitmap($0) })
    #expect(plain.width == 400 && plain.height == 320)
    #expect(plain.color(x: 300, y: 300)?.alpha == 0)
    #expect(plain.color(x: 120, y: 80) == PixelColor(.black))
    let export = try #require(board.export())
    let whole = try #require(try await export.image(scale: 1)?.cgImage.flatMap { Bitmap($0) })
    #expect(whole.width == 200)
    #expect(whole.color(x: 150, y: 150)?.isClose(to: PixelColor(.systemYellow)) == true)
  }

  @Test("An export has the drawing of the moment of the call, off the main thread")
  func snapshot() async throws {
    stage.stroke((20, 40), (100, 40))
    let export = try #require(board.export())
    board.clear()
    let parts = PartRecorder()
    let image = try #require(
      try await export.image { part in
        #expect(!Thread.isMainThread)
        parts.add(part)
      })
    let bitmap = try #require(image.cgImage.flatMap(Bitmap.init))
    #expect(bitmap.color(x: 120, y: 80) == PixelColor(.black))
    #expect(image.scale == 2)
    #expect(parts.all.last == 1)
    #expect(parts.all == parts.all.sorted())
    #expect(parts.all.count > 2)
  }

  @Test("A board that was never laid out has nothing to export")
  func nothing() {
    #expect(DrawingBoardControl(frame: .zero).export() == nil)
    #expect(!DrawingBoardControl(frame: .zero).importImage(UIImage()))
  }

  @Test("An imported image is a step with a name")
  func importImage() {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(board.importImage(red))
    #expect(board.undoStep?.storedName == DrawingStep.imageName)
    #expect(stage.words == ["committed"])
    #expect(stage.pixel(100, 80) == 0xFFFF_0000)
    board.undo()
    #expect(stage.bytes.isBlank)
  }

  @Test("An import during a stroke cancels it")
  func importDuringAStroke() {
    stage.down(20, 20)
    #expect(!board.importImage(UIImage()))
    #expect(stage.words == ["began", "cancelled"])
  }
}

/// The completed parts that an export reports.
final class PartRecorder: @unchecked Sendable {
  // A lock guards the array.
  private let lock = NSLock()
  private var parts: [Double] = []

  var all: [Double] {
    lock.lock()
    defer { lock.unlock() }
    return parts
  }

  func add(_ part: Double) {
    lock.lock()
    defer { lock.unlock() }
    parts.append(part)
  }
}

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

  @Test("An image prepared elsewhere makes the same step as one drawn at once")
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

  @Test("Strokes drawn during an import stay, beneath the image")
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

  @Test("A task that is canceled, and an image without pixels, change nothing")
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
