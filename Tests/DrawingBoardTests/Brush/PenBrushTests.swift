import CoreGraphics
@testable @_spi(Benchmarks) import DrawingBoard
import Foundation
import Testing

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

  @Test("B12: the width changes no faster than the line goes on")
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
