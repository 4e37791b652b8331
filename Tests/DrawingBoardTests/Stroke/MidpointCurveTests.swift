import CoreGraphics
@testable @_spi(Benchmarks) import DrawingBoard
import Testing

struct MidpointCurveTests {
  @Test func aSinglePointIsADot() {
    var curve = MidpointCurve()
    #expect(curve.append(CGPoint(x: 3, y: 4)) == nil)
    #expect(curve.tail?.start == CGPoint(x: 3, y: 4))
    #expect(curve.tail?.end == CGPoint(x: 3, y: 4))
  }

  @Test func piecesMeetInTheMiddles() {
    var curve = MidpointCurve()
    let points = [(0, 0), (10, 0), (10, 10), (30, 10)].map { CGPoint(x: $0.0, y: $0.1) }
    let pieces = points.compactMap { curve.append($0) }
    #expect(pieces.map(\.end) == [(5, 0), (10, 5), (20, 10)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(pieces.map(\.control) == Array(points.dropLast()))
    for (earlier, later) in zip(pieces, pieces.dropFirst()) { #expect(earlier.end == later.start) }
    #expect(curve.tail?.end == points.last)
  }

  @Test func pointsThatSayNothingAreIgnored() {
    var curve = MidpointCurve()
    _ = curve.append(CGPoint(x: 1, y: 1))
    #expect(curve.append(CGPoint(x: 1, y: 1)) == nil)
    #expect(curve.append(CGPoint(x: CGFloat.nan, y: 0)) == nil)
    #expect(curve.append(CGPoint(x: 0, y: CGFloat.infinity)) == nil)
    #expect(curve.tail?.end == CGPoint(x: 1, y: 1))
  }
}
