import TestSupport
import Testing

@testable import DrawingBoard

/// Pictures out of the board and into it.
@MainActor
struct DrawingBoardExportTests {
  private let stage = BoardStage()
  private var board: DrawingBoardControl { stage.board }

  @Test("G3, D22: without paper a picture is transparent, with it as seen, at the board's pixels")
  func paper() throws {
    board.paperColor = .systemYellow
    stage.stroke((20, 40), (100, 40))
    let plain = try #require(board.export(includesPaper: false)?.image().flatMap { Bitmap($0) })
    #expect(plain.width == 400 && plain.height == 320)
    #expect(plain.color(x: 300, y: 300)?.alpha == 0)
    #expect(plain.color(x: 120, y: 80) == PixelColor(.black))
    let whole = try #require(board.export()?.image(scale: 1).flatMap { Bitmap($0) })
    #expect(whole.width == 200)
    #expect(whole.color(x: 150, y: 150)?.isClose(to: PixelColor(.systemYellow)) == true)
  }

  @Test("D22: a board that was never laid out has nothing to export")
  func nothing() {
    #expect(DrawingBoardControl(frame: .zero).export() == nil)
    #expect(!DrawingBoardControl(frame: .zero).importImage(UIImage()))
  }

  @Test("an imported image is a step with a name")
  func importImage() {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(board.importImage(red))
    #expect(board.undoStep?.name == "image")
    #expect(stage.words == ["committed"])
    #expect(stage.pixel(100, 80) == 0xFFFF_0000)
    board.undo()
    #expect(stage.bytes.isBlank)
  }

  @Test("an import during a stroke cancels it")
  func importDuringAStroke() {
    stage.down(20, 20)
    #expect(!board.importImage(UIImage()))
    #expect(stage.words == ["began", "cancelled"])
  }
}
