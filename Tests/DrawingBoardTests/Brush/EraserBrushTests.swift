import CoreGraphics
@_spi(Benchmarks) @testable import DrawingBoard
import Testing

struct EraserBrushTests {
  @Test("B8: what is erased is exactly transparent")
  func exactZeros() throws {
    let board = try BoardFixture()
    board.canvas.context.setFillColor(CGColor(srgbRed: 0.3, green: 0.7, blue: 0.1, alpha: 0.8))
    board.canvas.context.fill(board.canvas.bounds)
    board.draw(EraserBrush(), [(20, 75), (60, 75), (180, 75)], width: 20)
    let pixels = board.pixels
    #expect((66..<84).allSatisfy { y in (20..<180).allSatisfy { pixels[y * 200 + $0] == 0 } })
    #expect(board.alpha(100, 60) == 204)
  }

  @Test("U17, D27: erasing nothing is no step")
  func nothing() throws {
    let board = try BoardFixture()
    #expect(board.draw(EraserBrush(), [(20, 75), (180, 75)]).isEmpty)
  }

  @Test("The color of an eraser does not matter")
  func color() throws {
    let boards = try [CGColor.opaqueRed, CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)].map {
      let board = try BoardFixture()
      board.draw(PencilBrush(), [(20, 75), (180, 75)], width: 30)
      board.draw(EraserBrush(), [(100, 20), (100, 140)], color: $0)
      return board.pixels
    }
    #expect(boards[0] == boards[1])
    #expect(boards[0][75 * 200 + 100] == 0)
  }
}
