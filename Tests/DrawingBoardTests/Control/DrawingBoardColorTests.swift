import TestSupport
import Testing

@testable import DrawingBoard

/// The color space of a board.
@MainActor
struct DrawingBoardColorTests {
  private let stage = BoardStage { $0.colorSpace = .displayP3 }
  private var board: DrawingBoardControl { stage.board }

  private func line(_ color: UIColor, on stage: BoardStage) {
    stage.board.strokeColor = color
    stage.board.strokeWidth = 20
    stage.stroke((20, 30), (60, 40), (150, 60))
    stage.host.layout()
  }

  @Test("Strokes, text, shapes and fills are in the board's color space")
  func strokes() throws {
    let wide = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    for brush in [PencilBrush(), RectangleBrush(isFilled: true), FillBrush()] as [any Brush] {
      board.brush = brush
      line(wide, on: stage)
      #expect(stage.pixel(60, 40) == 0xFFFF_0000, "\(brush.name)")
      board.undo()
      line(.red, on: stage)
      // sRGB's red in Display P3.
      #expect(stage.pixel(60, 40) == 0xFFEA_3323, "\(brush.name)")
      board.undo()
    }
  }

  @Test("The screen shows the same colors whatever the color space of the board")
  func screen() throws {
    let standard = BoardStage()
    expectEach([UIColor.systemTeal, .systemOrange, UIColor(white: 0.4, alpha: 0.5)]) { color in
      line(color, on: stage)
      line(color, on: standard)
      let wide = try #require(stage.host.color(at: stage.point(60, 40)))
      #expect(
        wide.isClose(to: try #require(standard.host.color(at: standard.point(60, 40)))), "\(color)")
      board.undo()
      standard.board.undo()
    }
  }

  @Test("Files name the color space, and have the pixels of the board")
  func files() async throws {
    line(UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1), on: stage)
    let export = try #require(board.export())
    #expect(export.colorSpace == .displayP3)
    for data in [try await export.pngData(), try await export.jpegData(quality: 1)] {
      let image = try #require(data.flatMap(UIImage.init(data:))?.cgImage)
      #expect(image.colorSpace?.name == CGColorSpace.displayP3)
      let space = try #require(image.colorSpace)
      let pixel = try ImageProbe(image, in: space)[120, 80]
      #expect(pixel >> 8 & 0xFF > 252 && pixel >> 16 & 0xFF < 4 && pixel & 0xFF < 4)
    }
    let standard = BoardStage()
    line(.green, on: standard)
    let file = try #require(try await standard.board.export()?.pngData())
    #expect(UIImage(data: file)?.cgImage?.colorSpace?.name == CGColorSpace.sRGB)
  }

  @Test("Thumbnails of steps name the color space of the board")
  func thumbnails() async throws {
    line(UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1), on: stage)
    let thumbnail = await board.thumbnail(ofStep: 0, size: CGSize(width: 20, height: 20))
    let image = try #require(thumbnail?.cgImage)
    #expect(image.colorSpace?.name == CGColorSpace.displayP3)
  }

  @Test("A drawing with steps keeps its color space, and an empty one takes another")
  func changing() {
    line(.red, on: stage)
    let before = stage.bytes
    board.colorSpace = .sRGB
    #expect(board.colorSpace == .displayP3)
    #expect(stage.bytes == before)
    let other = BoardStage()
    #expect(other.board.colorSpace == .sRGB)
    other.board.colorSpaceRawValue = 1
    #expect(other.board.canvas?.colorSpace == .displayP3)
    other.board.colorSpaceRawValue = 7
    #expect(other.board.colorSpaceRawValue == 1)
  }

  @Test("A picture without steps is converted, and looks the same")
  func conversion() {
    line(.red, on: stage)
    board.eraseHistory()
    board.colorSpace = .sRGB
    let pixel = stage.pixel(60, 40)
    #expect(pixel >> 16 & 0xFF > 253 && pixel & 0xFFFF < 0x0303)
  }

  @Test("An imported image is converted to the board's color space")
  func importing() async {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    board.importImage(red)
    #expect(stage.pixel(100, 80) == 0xFFEA_3323)
    board.undo()
    await board.importImage(preparing: red)
    #expect(stage.pixel(100, 80) == 0xFFEA_3323)
  }
}
