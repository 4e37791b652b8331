import CoreGraphics
import DrawingBoard
import Testing

struct ArrowBrushTests {
  @Test("The head is where the finger is")
  func head() throws {
    let board = try BoardFixture()
    board.draw(ArrowBrush(), [(30, 75), (150, 75)], width: 6)
    let (atStart, atEnd) = (column(40, of: board), column(135, of: board))
    #expect(atStart == 6)
    #expect(atEnd > 16)
    // As far above the line as below.
    for offset in 0..<40 { #expect(board.alpha(135, 75 + offset) == board.alpha(135, 74 - offset)) }
  }

  @Test("B11: line and head have one opacity")
  func uniform() throws {
    let board = try BoardFixture()
    board.draw(ArrowBrush(), [(30, 20), (150, 120)], opacity: 0.5)
    #expect(board.pixels.max() == 0x8000_0080)
  }

  @Test("B10: a tap draws nothing, a short arrow's head is no longer than it")
  func short() throws {
    let board = try BoardFixture()
    #expect(board.draw(ArrowBrush(), [(50, 50)]).isEmpty)
    board.draw(ArrowBrush(), [(100, 75), (108, 75)], width: 10)
    #expect(board.alpha(85, 75) == 0)
  }

  @Test("Values out of range count as the default")
  func outOfRange() throws {
    let plain = try BoardFixture()
    plain.draw(ArrowBrush(), [(30, 20), (150, 120)])
    let board = try BoardFixture()
    board.draw(ArrowBrush(headLength: -3, headAngle: .nan), [(30, 20), (150, 120)])
    #expect(board.pixels == plain.pixels)
  }

  private func column(_ x: Int, of board: BoardFixture) -> Int {
    (0..<150).count { board.alpha(x, $0) > 127 }
  }
}
