import CoreGraphics
@testable @_spi(Benchmarks) import DrawingBoard
import Testing

struct RectangleBrushTests {
  @Test("B5, B7: every direction of the drag gives the same rectangle", arguments: [true, false])
  func fourQuadrants(isFilled: Bool) throws {
    let corners: [[(CGFloat, CGFloat)]] = [
      [(40, 30), (150, 100)], [(150, 100), (40, 30)], [(150, 30), (40, 100)],
      [(40, 100), (150, 30)],
    ]
    let results = try corners.map { corners in
      let board = try BoardFixture()
      board.draw(RectangleBrush(isFilled: isFilled), corners)
      return board.pixels
    }
    #expect(results.allSatisfy { $0 == results[0] })
    #expect(results[0][30 * 200 + 90] == 0xFF00_00FF)
    #expect(results[0][65 * 200 + 90] == (isFilled ? 0xFF00_00FF : 0))
  }

  @Test("B10: a tap draws no rectangle and is no step")
  func tap() throws {
    let board = try BoardFixture()
    #expect(board.draw(RectangleBrush(), [(50, 50)]).isEmpty)
    #expect(board.draw(RectangleBrush(isFilled: true), [(50, 50), (50, 50)]).isEmpty)
    #expect(board.pixels.allSatisfy { $0 == 0 })
  }

  @Test("B2: only the last preview stays")
  func previews() throws {
    let board = try BoardFixture()
    let session = board.session(RectangleBrush())
    session.begin(at: StrokeSample(20, 20))
    session.move(to: [StrokeSample(180, 140)])
    #expect(board.pixels.allSatisfy { $0 == 0 })
    #expect(try board.shown(session)[140 * 200 + 100] == 0xFF00_00FF)
    let dirty = session.move(to: [StrokeSample(80, 80)])
    #expect(dirty.contains(PixelRect(x: 20, y: 20, width: 160, height: 120)))
    session.end()
    let once = try BoardFixture()
    once.draw(RectangleBrush(), [(20, 20), (80, 80)])
    #expect(board.pixels == once.pixels)
  }

  @Test("A shape is previewed to where the finger may go, and drawn to where it was")
  func prediction() throws {
    let board = try BoardFixture()
    let session = board.session(RectangleBrush())
    session.begin(at: StrokeSample(20, 20))
    session.move(to: [StrokeSample(80, 80)], predicted: [StrokeSample(120, 120)])
    #expect(try board.shown(session)[120 * 200 + 70] == 0xFF00_00FF)
    session.end()
    let once = try BoardFixture()
    once.draw(RectangleBrush(), [(20, 20), (80, 80)])
    #expect(board.pixels == once.pixels)
  }

  @Test("B11: the outline of a translucent rectangle has one opacity")
  func uniform() throws {
    let board = try BoardFixture()
    board.draw(RectangleBrush(cornerRadius: 12), [(30, 30), (150, 110)], opacity: 0.5)
    #expect(board.pixels.max() == 0x8000_0080)
  }
}
