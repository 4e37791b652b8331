import CoreGraphics
import DrawingBoard
import Testing

struct EllipseBrushTests {
  @Test("B6, B7: every direction of the drag gives the same ellipse", arguments: [true, false])
  func fourQuadrants(isFilled: Bool) throws {
    let corners: [[(CGFloat, CGFloat)]] = [
      [(40, 30), (150, 100)], [(150, 100), (40, 30)], [(150, 30), (40, 100)],
      [(40, 100), (150, 30)],
    ]
    let results = try corners.map { corners in
      let board = try BoardFixture()
      board.draw(EllipseBrush(isFilled: isFilled), corners)
      return board.pixels
    }
    #expect(results.allSatisfy { $0 == results[0] })
    #expect(results[0][30 * 200 + 95] >> 24 > 200)
    #expect(results[0][65 * 200 + 95] == (isFilled ? 0xFF00_00FF : 0))
    #expect(results[0][32 * 200 + 42] == 0)
  }

  @Test("B10: a tap draws nothing, a flat ellipse is a line")
  func flat() throws {
    let board = try BoardFixture()
    #expect(board.draw(EllipseBrush(), [(50, 50)]).isEmpty)
    #expect(board.draw(EllipseBrush(isFilled: true), [(50, 50), (120, 50)]).isEmpty)
    board.draw(EllipseBrush(), [(50, 50), (120, 50)])
    #expect(board.alpha(85, 50) == 255)
  }
}
