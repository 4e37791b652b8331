import CoreGraphics
@testable import DrawingBoard
import Testing

struct PencilBrushTests {
  @Test("B9: a tap gives a dot as wide as the line")
  func dot() throws {
    let board = try BoardFixture()
    board.draw(PencilBrush(), [(50.5, 50.5)], width: 11)
    #expect(board.alpha(50, 50) == 255)
    // 5.5 points around the middle: 0…5 inside, 6 outside, and round.
    #expect(board.alpha(55, 50) == 255)
    #expect(board.alpha(56, 50) == 0)
    #expect(board.alpha(50, 45) == 255)
    #expect(board.alpha(50, 44) == 0)
    #expect(board.alpha(54, 54) < 255)
    #expect(board.alpha(55, 55) == 0)
  }

  @Test("B11, D17: a translucent stroke has one opacity, also where it crosses itself")
  func uniformOpacity() throws {
    let board = try BoardFixture()
    board.draw(
      PencilBrush(), [(20, 20), (60, 60), (100, 100), (140, 60), (100, 20), (60, 60), (20, 100)],
      opacity: 0.5)
    // Half of 255, rounded.
    #expect(Set(board.pixels).max() == 0x8000_0080)
    #expect(board.alpha(60, 60) == 128)
    #expect(board.alpha(40, 40) == 128)
  }

  @Test("B12: going back on the same way leaves the line as it was", arguments: [1, 0.5])
  func backtracking(opacity: CGFloat) throws {
    let there = try BoardFixture()
    there.draw(PencilBrush(), [(30, 50), (150, 50)], opacity: opacity)
    let back = try BoardFixture()
    back.draw(
      PencilBrush(), [(30, 50), (90, 50), (150, 50), (90, 50), (30, 50), (150, 50)],
      opacity: opacity)
    #expect(there.pixels == back.pixels)
  }

  @Test("B12: a sharp corner is as wide as the line, neither blob nor pinch")
  func sharpCorner() throws {
    let board = try BoardFixture()
    board.draw(
      PencilBrush(), [(30, 30), (150, 75), (30, 120)], width: 12, smoothing: .none)
    // Every covered pixel is within half a width of the polyline, every pixel of it is covered.
    let line = [CGPoint(x: 30, y: 30), CGPoint(x: 150, y: 75), CGPoint(x: 30, y: 120)]
    let wrong = board.pixels.enumerated().filter { index, pixel in
      let centre = CGPoint(x: CGFloat(index % 200) + 0.5, y: CGFloat(index / 200) + 0.5)
      let distance = distance(centre, line)
      return distance > 6.6 && pixel != 0 || distance < 5.4 && pixel >> 24 != 255
    }
    #expect(wrong.isEmpty)
  }

  @Test("A pencil that lies flat draws wider")
  func tilt() throws {
    let brush = PencilBrush()
    let style = StrokeStyle(width: 4)
    var sample = StrokeSample(0, 0)
    #expect(brush.width(at: sample, after: nil, style: style) == 4)
    sample.altitude = .pi / 8
    #expect(brush.width(at: sample, after: nil, style: style) == 8)
    sample.altitude = 0
    #expect(brush.width(at: sample, after: nil, style: style) == 12)
    #expect(PencilBrush(sideWidth: .nan).width(at: sample, after: nil, style: style) == 4)
  }

  private func distance(_ point: CGPoint, _ line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).map { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let share = min(
        max(((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy), 0), 1)
      let away = CGVector(
        dx: point.x - start.x - share * dx, dy: point.y - start.y - share * dy)
      return (away.dx * away.dx + away.dy * away.dy).squareRoot()
    }.min() ?? .infinity
  }
}
