import CoreGraphics
import DrawingBoard
import Testing

struct LineBrushTests {
  @Test("B3: a line from beginning to end, whatever was between")
  func straight() throws {
    let board = try BoardFixture()
    board.draw(LineBrush(), [(20, 75), (100, 10), (150, 140), (180, 75)])
    let direct = try BoardFixture()
    direct.draw(LineBrush(), [(20, 75), (180, 75)])
    #expect(board.pixels == direct.pixels)
    #expect(board.alpha(100, 75) == 255)
    #expect(board.alpha(100, 10) == 0)
    // Round ends reach half a width beyond.
    #expect(board.alpha(16, 75) == 255)
    #expect(board.alpha(14, 75) == 0)
  }

  @Test("B9: a tap gives a dot")
  func dot() throws {
    let board = try BoardFixture()
    board.draw(LineBrush(), [(50, 50)])
    #expect(board.alpha(50, 50) == 255)
    #expect(board.alpha(54, 50) > 200)
    #expect(board.alpha(56, 50) == 0)
  }
}
