import CoreGraphics
import DrawingBoard
import Testing

struct MarkerBrushTests {
  private func thickness(_ end: (CGFloat, CGFloat), across: (CGFloat, CGFloat)) throws -> Double {
    let board = try BoardFixture(200, 200)
    board.draw(MarkerBrush(), [(100 - end.0, 100 - end.1), (100 + end.0, 100 + end.1)], width: 20)
    let sum = (-40...40).reduce(0) {
      $0 + board.alpha(100 + Int(across.0) * $1, 100 + Int(across.1) * $1)
    }
    return Double(sum) / 255
  }

  @Test("A chisel draws wide across itself and thin along itself")
  func chisel() throws {
    // From the lower left to the upper right lies the tip itself; steps of a diagonal are √2 long.
    let along = try thickness((50, -50), across: (1, 1)) * 2.0.squareRoot()
    let across = try thickness((50, 50), across: (1, -1)) * 2.0.squareRoot()
    #expect(abs(along - 7) < 1)
    #expect(abs(across - 20) < 1)
  }

  @Test("B9: a tap prints the tip")
  func tap() throws {
    let board = try BoardFixture()
    board.draw(MarkerBrush(), [(100, 75)], width: 20)
    #expect(board.alpha(105, 69) == 255)
    #expect(board.alpha(94, 80) == 255)
    #expect(board.alpha(94, 69) == 0)
    #expect(board.alpha(105, 80) == 0)
  }

  @Test("B11: a translucent chisel has one opacity")
  func uniform() throws {
    let board = try BoardFixture()
    board.draw(
      MarkerBrush(), [(20, 20), (180, 130), (180, 20), (20, 130)], width: 16, opacity: 0.5)
    #expect(board.pixels.max() == 0x8000_0080)
  }

  @Test("Values out of range draw a round or a thin tip")
  func outOfRange() throws {
    let round = try BoardFixture()
    round.draw(PencilBrush(), [(20, 20), (180, 130)])
    for thickness in [1, 7, .nan, .infinity] as [CGFloat] {
      let board = try BoardFixture()
      board.draw(MarkerBrush(angle: .nan, thickness: thickness), [(20, 20), (180, 130)])
      #expect(board.pixels == round.pixels)
    }
    let thin = try BoardFixture()
    #expect(!thin.draw(MarkerBrush(thickness: -1), [(20, 20), (180, 130)]).isEmpty)
  }
}
