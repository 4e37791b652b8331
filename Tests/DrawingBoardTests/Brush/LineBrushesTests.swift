import CoreGraphics
import DrawingBoard
import TestSupport
import Testing

struct LineBrushTests {
  @Test("A line goes from beginning to end, whatever was between")
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

  @Test("A tap gives a dot")
  func dot() throws {
    let board = try BoardFixture()
    board.draw(LineBrush(), [(50, 50)])
    #expect(board.alpha(50, 50) == 255)
    #expect(board.alpha(54, 50) > 200)
    #expect(board.alpha(56, 50) == 0)
  }
}

struct LineBrushDashesTests {
  @Test("Dashes show as four widths, gaps as two")
  func pattern() throws {
    let board = try BoardFixture(300, 50)
    board.draw(LineBrush(dashes: [3, 3]), [(20, 25), (280, 25)])
    // Width 10: a dash from 20 to 50, its ends reach from 15 to 55; the next from 75 to 115.
    for x in 16..<54 { #expect(board.alpha(x, 25) == 255) }
    for x in 56..<74 { #expect(board.alpha(x, 25) == 0) }
    for x in 76..<114 { #expect(board.alpha(x, 25) == 255) }
    for x in 116..<134 { #expect(board.alpha(x, 25) == 0) }
  }

  @Test("The pattern begins where the finger landed, in every direction")
  func phase() throws {
    let board = try BoardFixture(300, 50)
    board.draw(LineBrush(dashes: [3, 3]), [(280, 25), (20, 25)])
    for x in 246..<284 { #expect(board.alpha(x, 25) == 255) }
    for x in 226..<244 { #expect(board.alpha(x, 25) == 0) }
  }

  @Test("Invalid lengths of a pattern draw a solid line")
  func solid() throws {
    let solid = try BoardFixture(300, 50)
    solid.draw(LineBrush(), [(20, 25), (280, 25)])
    expectEach([[], [0, 0], [-1, 3], [.nan, 1], [.infinity, 1]] as [[CGFloat]]) { dashes in
      let board = try BoardFixture(300, 50)
      board.draw(LineBrush(dashes: dashes), [(20, 25), (280, 25)])
      #expect(board.pixels == solid.pixels, "\(dashes)")
    }
  }

  @Test("A freehand line's dashes continue from piece to piece")
  func freehand() throws {
    let pencil = PencilBrush(dashes: [3, 3])
    let once = try BoardFixture(300, 50)
    once.draw(pencil, [(20, 25), (280, 25)])
    let often = try BoardFixture(300, 50)
    often.draw(pencil, (0...52).map { (20 + CGFloat($0) * 5, 25) })
    #expect(once.pixels == often.pixels)
    for x in 16..<54 { #expect(often.alpha(x, 25) == 255) }
    for x in 56..<74 { #expect(often.alpha(x, 25) == 0) }
    for x in 76..<114 { #expect(often.alpha(x, 25) == 255) }
  }

  @Test("Dashes without length are dots")
  func dots() throws {
    let board = try BoardFixture(300, 50)
    board.draw(PencilBrush(dashes: [0, 2]), (0...26).map { (20 + CGFloat($0) * 10, 25) })
    for x in [20, 40, 60, 200] { #expect(board.alpha(x, 25) == 255) }
    for x in [30, 50, 70, 210] { #expect(board.alpha(x, 25) == 0) }
  }
}

struct ArrowBrushTests {
  @Test("The head of an arrow is at the finger")
  func head() throws {
    let board = try BoardFixture()
    board.draw(ArrowBrush(), [(30, 75), (150, 75)], width: 6)
    let (atStart, atEnd) = (column(40, of: board), column(135, of: board))
    #expect(atStart == 6)
    #expect(atEnd > 16)
    // As far above the line as below.
    for offset in 0..<40 { #expect(board.alpha(135, 75 + offset) == board.alpha(135, 74 - offset)) }
  }

  @Test("Line and head have one opacity")
  func uniform() throws {
    let board = try BoardFixture()
    board.draw(ArrowBrush(), [(30, 20), (150, 120)], opacity: 0.5)
    #expect(board.pixels.max() == 0x8000_0080)
  }

  @Test("A tap draws nothing, and a short arrow's head is no longer than the arrow")
  func short() throws {
    let board = try BoardFixture()
    #expect(board.draw(ArrowBrush(), [(50, 50)]).isEmpty)
    board.draw(ArrowBrush(), [(100, 75), (108, 75)], width: 10)
    #expect(board.alpha(85, 75) == 0)
  }

  @Test("Values out of range are replaced by the default")
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
