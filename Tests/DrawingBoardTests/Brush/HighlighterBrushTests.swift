import CoreGraphics
@_spi(Benchmarks) @testable import DrawingBoard
import Testing

struct HighlighterBrushTests {
  private let yellow = CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)

  @Test("What is under it is darkened and stays legible")
  func multiplies() throws {
    let board = try BoardFixture()
    board.canvas.context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    board.canvas.context.fill(board.canvas.bounds)
    board.draw(PencilBrush(), [(100, 20), (100, 130)], color: .opaqueBlue)
    board.draw(
      HighlighterBrush(opacity: 1), [(20, 75), (180, 75)], width: 30, color: yellow)
    #expect(board.canvas.pixel(x: 50, y: 75) == 0xFFFF_FF00)
    // Yellow times blue is black: nothing of the text becomes lighter.
    #expect(board.canvas.pixel(x: 100, y: 75) == 0xFF00_0000)
  }

  @Test("On a transparent board it has its own color, at 40 per cent")
  func transparent() throws {
    let board = try BoardFixture()
    board.draw(HighlighterBrush(), [(20, 75), (180, 75)], width: 30, color: yellow)
    #expect(board.canvas.pixel(x: 100, y: 75) == 0x6666_6600)
  }

  @Test("B11: crossing itself it is no darker, a second stroke is")
  func crossing() throws {
    let board = try BoardFixture()
    let cross: [(CGFloat, CGFloat)] = [(20, 75), (180, 75), (180, 20), (100, 20), (100, 130)]
    board.draw(HighlighterBrush(), cross, width: 20, color: yellow)
    #expect(Set(board.pixels).max() == 0x6666_6600)
    board.draw(HighlighterBrush(), cross, width: 20, color: yellow)
    #expect(board.alpha(100, 75) > 0x66)
  }

  @Test("Opacity out of range is clamped")
  func opacity() {
    #expect(HighlighterBrush(opacity: 7).opacity == 1)
    #expect(HighlighterBrush(opacity: -1).opacity == 0)
    #expect(HighlighterBrush(opacity: .nan).opacity == 0.4)
    var brush = HighlighterBrush()
    brush.opacity = .infinity
    #expect(brush.opacity == 1)
  }
}
