import CoreGraphics
import DrawingBoard
import Testing

struct DashedLineBrushTests {
  @Test("B4: dashes show as four widths, gaps as two")
  func pattern() throws {
    let board = try BoardFixture(300, 50)
    board.draw(DashedLineBrush(), [(20, 25), (280, 25)])
    // Width 10: a dash from 20 to 50, its ends reach from 15 to 55; the next from 75 to 115.
    for x in 16..<54 { #expect(board.alpha(x, 25) == 255) }
    for x in 56..<74 { #expect(board.alpha(x, 25) == 0) }
    for x in 76..<114 { #expect(board.alpha(x, 25) == 255) }
    for x in 116..<134 { #expect(board.alpha(x, 25) == 0) }
  }

  @Test("B4: the pattern begins where the finger came down, in every direction")
  func phase() throws {
    let board = try BoardFixture(300, 50)
    board.draw(DashedLineBrush(), [(280, 25), (20, 25)])
    for x in 246..<284 { #expect(board.alpha(x, 25) == 255) }
    for x in 226..<244 { #expect(board.alpha(x, 25) == 0) }
  }

  @Test("Lengths that are no pattern draw a solid line")
  func solid() throws {
    let solid = try BoardFixture(300, 50)
    solid.draw(LineBrush(), [(20, 25), (280, 25)])
    for dashes in [[], [0, 0], [-1, 3], [.nan, 1], [.infinity, 1]] as [[CGFloat]] {
      let board = try BoardFixture(300, 50)
      board.draw(DashedLineBrush(dashes: dashes), [(20, 25), (280, 25)])
      #expect(board.pixels == solid.pixels)
    }
  }

  @Test("A freehand line's dashes run on from piece to piece")
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
