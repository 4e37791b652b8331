import CoreGraphics
@testable import DrawingBoard
import Testing

struct RectangleBrushTests {
  @Test("Every direction of the drag gives the same rectangle", arguments: [true, false])
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

  @Test("A tap draws no rectangle and adds no step")
  func tap() throws {
    let board = try BoardFixture()
    #expect(board.draw(RectangleBrush(), [(50, 50)]).isEmpty)
    #expect(board.draw(RectangleBrush(isFilled: true), [(50, 50), (50, 50)]).isEmpty)
    #expect(board.pixels.allSatisfy { $0 == 0 })
  }

  @Test("Only the last preview is kept")
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

  @Test("A shape is previewed to the predicted location, and drawn to the real one")
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

  @Test("The outline of a translucent rectangle has one opacity")
  func uniform() throws {
    let board = try BoardFixture()
    board.draw(RectangleBrush(cornerRadius: 12), [(30, 30), (150, 110)], opacity: 0.5)
    #expect(board.pixels.max() == 0x8000_0080)
  }
}

struct EllipseBrushTests {
  @Test("Every direction of the drag gives the same ellipse", arguments: [true, false])
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

  @Test("A tap draws nothing, a flat ellipse is a line")
  func flat() throws {
    let board = try BoardFixture()
    #expect(board.draw(EllipseBrush(), [(50, 50)]).isEmpty)
    #expect(board.draw(EllipseBrush(isFilled: true), [(50, 50), (120, 50)]).isEmpty)
    board.draw(EllipseBrush(), [(50, 50), (120, 50)])
    #expect(board.alpha(85, 50) == 255)
  }
}

struct PolygonBrushTests {
  @Test("The polygon reaches every side of its rectangle, whatever the direction of the drag")
  func bounds() throws {
    for sides in [3, 5, 6, 64] {
      for corners in [[(40, 30), (150, 100)], [(150, 30), (40, 100)]] as [[(CGFloat, CGFloat)]] {
        let shape = try #require(
          PolygonBrush(sides: sides).shape(
            from: CGPoint(x: corners[0].0, y: corners[0].1),
            to: CGPoint(x: corners[1].0, y: corners[1].1), style: StrokeStyle()))
        let box = shape.path.boundingBoxOfPath
        #expect(abs(box.minX - 40) < 0.001 && abs(box.maxX - 150) < 0.001)
        #expect(abs(box.minY - 30) < 0.001 && abs(box.maxY - 100) < 0.001)
      }
    }
  }

  @Test("The first corner of a polygon points up")
  func pointsUp() throws {
    let board = try BoardFixture()
    board.draw(PolygonBrush(isFilled: true), [(50, 20), (150, 120)])
    #expect(board.alpha(100, 25) > 200)
    #expect(board.alpha(55, 25) == 0)
    #expect(board.alpha(145, 25) == 0)
    #expect(board.alpha(60, 115) == 255)
  }

  @Test("A star has inner corners")
  func star() throws {
    let board = try BoardFixture()
    board.draw(
      PolygonBrush(sides: 4, innerRadius: 0.3, isFilled: true), [(50, 20), (150, 120)])
    #expect(board.alpha(100, 70) == 255)
    #expect(board.alpha(100, 25) > 0)
    #expect(board.alpha(75, 45) == 0)
  }

  @Test("A tap draws nothing; sides out of range are clamped")
  func outOfRange() throws {
    let board = try BoardFixture()
    #expect(board.draw(PolygonBrush(), [(50, 50)]).isEmpty)
    #expect(PolygonBrush(sides: -1).sides == 3)
    #expect(PolygonBrush(sides: 1000).sides == 64)
    #expect(PolygonBrush(innerRadius: .nan).name == "Polygon")
  }
}
