import CoreGraphics
@testable import DrawingBoard
import Foundation
import TestSupport
import Testing

struct PencilBrushTests {
  @Test("A tap gives a dot as wide as the line")
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

  @Test("A translucent stroke has one opacity, also where it crosses itself")
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

  @Test("Retracing the same path leaves the line unchanged", arguments: [1, 0.5])
  func backtracking(opacity: CGFloat) throws {
    let there = try BoardFixture()
    there.draw(PencilBrush(), [(30, 50), (150, 50)], opacity: opacity)
    let back = try BoardFixture()
    back.draw(
      PencilBrush(), [(30, 50), (90, 50), (150, 50), (90, 50), (30, 50), (150, 50)],
      opacity: opacity)
    #expect(there.pixels == back.pixels)
  }

  @Test("A sharp corner is as wide as the line, without a blob or a pinch")
  func sharpCorner() throws {
    let board = try BoardFixture()
    board.draw(
      PencilBrush(), [(30, 30), (150, 75), (30, 120)], width: 12, smoothing: .none)
    // Every covered pixel is within half a width of the polyline, every pixel of it is covered.
    let line = [CGPoint(x: 30, y: 30), CGPoint(x: 150, y: 75), CGPoint(x: 30, y: 120)]
    let wrong = board.pixels.enumerated().filter { index, pixel in
      let center = CGPoint(x: CGFloat(index % 200) + 0.5, y: CGFloat(index / 200) + 0.5)
      let distance = distance(center, line)
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

struct PenBrushTests {
  private let style = StrokeStyle(width: 10)

  @Test("Pressure makes the line wider, within bounds")
  func pressure() {
    func width(_ pressure: CGFloat) -> CGFloat {
      PenBrush(minimumWidth: 0.2).width(
        at: StrokeSample(location: .zero, pressure: pressure), after: nil, style: style)
    }
    #expect(width(0) == 2)
    #expect(width(-3) == 2)
    #expect(width(1) == 10)
    #expect(abs(width(0.25) - 6) < 0.001)
    #expect(width(4) == 18)
    #expect(width(1000) == 20)
    #expect(width(.nan) == 10)
  }

  @Test("Without pressure the line thins with speed, never below the least width")
  func speed() {
    var width: CGFloat = 10
    var previous = StrokeSample(0, 0)
    for index in 1...50 {
      let sample = StrokeSample(
        location: CGPoint(x: CGFloat(index) * 100, y: 0), timestamp: Double(index) / 60)
      width = PenBrush().width(at: sample, after: (previous, width), style: style)
      previous = sample
    }
    #expect(width > 3 && width < 6)
  }

  @Test("The width changes no faster than the line advances")
  func slope() {
    let first = StrokeSample(location: .zero, pressure: 0)
    let next = StrokeSample(location: CGPoint(x: 2, y: 0), pressure: 4)
    #expect(PenBrush().width(at: next, after: (first, 3), style: style) == 4)
    #expect(PenBrush().width(at: first, after: (next, 20), style: style) == 19)
  }

  @Test("A firm stroke covers more than a light one")
  func coverage() throws {
    let covered = try [0.1, 1, 4].map { (pressure: CGFloat) in
      let board = try BoardFixture()
      let session = board.session(PenBrush())
      session.begin(at: StrokeSample(location: CGPoint(x: 20, y: 75), pressure: pressure))
      session.end(at: StrokeSample(location: CGPoint(x: 180, y: 75), pressure: pressure))
      return (0..<150).reduce(0) { $0 + board.alpha(100, $1) }
    }
    // The sum over a column is the width in 255ths.
    for (sum, width) in zip(covered, [5.2, 10, 17]) {
      #expect(abs(Double(sum) / 255 - width) < 0.5)
    }
  }
}

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

  @Test("A tap prints the tip")
  func tap() throws {
    let board = try BoardFixture()
    board.draw(MarkerBrush(), [(100, 75)], width: 20)
    #expect(board.alpha(105, 69) == 255)
    #expect(board.alpha(94, 80) == 255)
    #expect(board.alpha(94, 69) == 0)
    #expect(board.alpha(105, 80) == 0)
  }

  @Test("A translucent chisel has one opacity")
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
    expectEach([1, 7, .nan, .infinity] as [CGFloat]) { thickness in
      let board = try BoardFixture()
      board.draw(MarkerBrush(angle: .nan, thickness: thickness), [(20, 20), (180, 130)])
      #expect(board.pixels == round.pixels, "\(thickness)")
    }
    let thin = try BoardFixture()
    #expect(!thin.draw(MarkerBrush(thickness: -1), [(20, 20), (180, 130)]).isEmpty)
  }
}

struct HighlighterBrushTests {
  private let yellow = CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)

  @Test("A highlighter darkens the drawing below, which stays legible")
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

  @Test("On a transparent board a highlighter has its own color, at 40 percent")
  func transparent() throws {
    let board = try BoardFixture()
    board.draw(HighlighterBrush(), [(20, 75), (180, 75)], width: 30, color: yellow)
    #expect(board.canvas.pixel(x: 100, y: 75) == 0x6666_6600)
  }

  @Test("A highlighter does not darken where it crosses itself, a second stroke does")
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

struct EraserBrushTests {
  @Test("Erased pixels are exactly transparent")
  func exactZeros() throws {
    let board = try BoardFixture()
    board.canvas.context.setFillColor(CGColor(srgbRed: 0.3, green: 0.7, blue: 0.1, alpha: 0.8))
    board.canvas.context.fill(board.canvas.bounds)
    board.draw(EraserBrush(), [(20, 75), (60, 75), (180, 75)], width: 20)
    let pixels = board.pixels
    #expect((66..<84).allSatisfy { y in (20..<180).allSatisfy { pixels[y * 200 + $0] == 0 } })
    #expect(board.alpha(100, 60) == 204)
  }

  @Test("Erasing nothing adds no step")
  func nothing() throws {
    let board = try BoardFixture()
    #expect(board.draw(EraserBrush(), [(20, 75), (180, 75)]).isEmpty)
  }

  @Test("The color of an eraser does not matter")
  func color() throws {
    let boards = try [CGColor.opaqueRed, CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)].map {
      let board = try BoardFixture()
      board.draw(PencilBrush(), [(20, 75), (180, 75)], width: 30)
      board.draw(EraserBrush(), [(100, 20), (100, 140)], color: $0)
      return board.pixels
    }
    #expect(boards[0] == boards[1])
    #expect(boards[0][75 * 200 + 100] == 0)
  }
}
