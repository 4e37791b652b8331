import CoreGraphics
import DrawingBoard
import Testing

struct PolygonBrushTests {
  @Test("B7: the polygon reaches every side of its rectangle, whichever way the finger went")
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

  @Test("Its first corner points up")
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

  @Test("B10: a tap draws nothing; sides out of range are clamped")
  func outOfRange() throws {
    let board = try BoardFixture()
    #expect(board.draw(PolygonBrush(), [(50, 50)]).isEmpty)
    #expect(PolygonBrush(sides: -1).sides == 3)
    #expect(PolygonBrush(sides: 1000).sides == 64)
    #expect(PolygonBrush(innerRadius: .nan).name == "Polygon")
  }
}
