import DrawingBoard
import Testing
import UIKit

struct BoardExportFilesTests {
  private func board() throws -> BoardFixture {
    let board = try BoardFixture(200, 120, scale: 2)
    board.draw(PencilBrush(), [(10, 30), (90, 30)], width: 8, color: .opaqueRed)
    return board
  }

  @Test("G2, G3: a PNG file has every pixel, and keeps transparency")
  func png() throws {
    let board = try board()
    let data = try #require(BoardExport(canvas: board.canvas).pngData())
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(try ImageProbe(image).pixels == board.pixels)
  }

  @Test("A JPEG file is white where the board is transparent")
  func jpeg() throws {
    let board = try board()
    for quality in [0.9, 7, .nan] as [CGFloat] {
      let data = try #require(BoardExport(canvas: board.canvas).jpegData(quality: quality))
      let image = try #require(UIImage(data: data)?.cgImage)
      #expect((image.width, image.height) == (200, 120))
      let probe = try ImageProbe(image)
      #expect(probe[10, 10] == 0xFFFF_FFFF)
      let red = probe[100, 60]
      #expect(red >> 16 & 0xFF > 245 && red & 0xFF < 16)
    }
  }

  @Test("A PDF file has one page as large as the board in points")
  func pdf() throws {
    let board = try board()
    let export = BoardExport(
      canvas: board.canvas, background: BoardBackground(color: UIColor.yellow))
    let text = String(
      decoding: export.pdfData(title: "Board").map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains("/MediaBox [ 0 0 100 60 ]"))
    #expect(text.contains("/Count 1"))
    #expect(text.contains("/Title (Board)"))
    // The strokes with all of their pixels.
    #expect(text.contains("/Width 200"))
    #expect(text.contains("/Height 120"))
  }

  @Test("An image that is not upright is turned before it lies under or in a board")
  func orientation() throws {
    let bitmap = try ImageProbe.make(width: 40, height: 20) { x, _ in
      x < 20 ? 0xFFFF_0000 : 0xFF00_00FF
    }
    // Turned to the right its left side is up.
    let image = UIImage(cgImage: bitmap, scale: 1, orientation: .right)
    let board = try BoardFixture(20, 40)
    board.canvas.importImage(image)
    #expect(board.canvas.pixel(x: 10, y: 5) == 0xFFFF_0000)
    #expect(board.canvas.pixel(x: 10, y: 35) == 0xFF00_00FF)
    let background = BoardBackground(color: nil, image: image, placement: .tile)
    #expect(background.imageRect(in: board.canvas.bounds).size == CGSize(width: 20, height: 40))
    #expect(board.canvas.importImage(UIImage()).changes.isEmpty)
  }
}
