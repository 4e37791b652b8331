import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

struct StrokeSegmentTests {
  /// What a segment covers of every pixel of a picture.
  private func coverage(_ segment: StrokeSegment, width: Int, height: Int) -> [UInt8] {
    let row = StrokeSegment.RowCoverage(segment, fromX: 0, y: 0)
    var bytes = [UInt8](repeating: 0, count: width * height)
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for y in 0..<height {
        row.write(column: 0, row: y, count: width, to: start + y * width)
      }
    }
    return bytes
  }

  private func random(_ generator: inout SeededGenerator) -> StrokeSegment {
    func end() -> StrokeSegment.End {
      StrokeSegment.End(
        center: CGPoint(
          x: .random(in: 5...35, using: &generator), y: .random(in: 5...35, using: &generator)),
        radius: .random(in: 0...6, using: &generator))
    }
    let first = end()
    guard Bool.random(using: &generator) else { return StrokeSegment(start: first, end: end()) }
    return StrokeSegment(
      start: first, end: StrokeSegment.End(center: end().center, radius: first.radius),
      nib: CGVector(
        dx: .random(in: -8...8, using: &generator), dy: .random(in: -8...8, using: &generator)))
  }

  @Test("No covered pixel is outside of the examined columns or the bounds")
  func columns() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<Torture.count(60, torture: 20_000) {
      let segment = random(&generator)
      let bytes = coverage(segment, width: 50, height: 50)
      let missed = bytes.indices.filter { index in
        bytes[index] > 0
          && !(segment.rows.columns(inRow: index / 50).contains(index % 50)
            && segment.bounds.contains(
              PixelRect(x: index % 50, y: index / 50, width: 1, height: 1)))
      }
      #expect(missed.isEmpty, "\(segment)")
    }
  }

  @Test("A pixel's coverage depends on its distance from the pen's path")
  func distance() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<Torture.count(20, torture: 2000) {
      var segment = random(&generator)
      segment = StrokeSegment(
        start: segment.start, end: .init(center: segment.end.center, radius: segment.start.radius))
      let bytes = coverage(segment, width: 50, height: 50)
      let wrong = bytes.indices.filter { index in
        let point = CGPoint(x: CGFloat(index % 50) + 0.5, y: CGFloat(index / 50) + 0.5)
        let distance = distance(point, segment)
        let radius = segment.start.radius
        let part = min(distance + 0.5, radius) - max(distance - 0.5, -radius)
        return abs(min(max(part, 0), 1) * 255 - CGFloat(bytes[index])) > 1
      }
      #expect(wrong.isEmpty)
    }
  }

  @Test("A line thinner than a pixel is faint, not gone and not thick")
  func hairline() {
    let end = StrokeSegment.End(center: CGPoint(x: 5, y: 10.5), radius: 0.2)
    let segment = StrokeSegment(
      start: end, end: .init(center: CGPoint(x: 45, y: 10.5), radius: 0.2))
    let bytes = coverage(segment, width: 50, height: 20)
    #expect(bytes[10 * 50 + 25] == 102)
    #expect(bytes[9 * 50 + 25] == 0)
    #expect(bytes[11 * 50 + 25] == 0)
  }

  @Test("A segment without length and width covers nothing")
  func nothing() {
    let end = StrokeSegment.End(center: CGPoint(x: 10.5, y: 10.5), radius: 0)
    #expect(coverage(StrokeSegment(start: end, end: end), width: 20, height: 20).max() == 0)
  }

  @Test("A nib that moves along itself covers what a round pen of its thickness does")
  func nibAlongItself() {
    let (first, last) = (CGPoint(x: 15, y: 20), CGPoint(x: 30, y: 20))
    let nib = StrokeSegment(
      start: .init(center: first, radius: 2), end: .init(center: last, radius: 2),
      nib: CGVector(dx: 6, dy: 0))
    let round = StrokeSegment(
      start: .init(center: CGPoint(x: 9, y: 20), radius: 2),
      end: .init(center: CGPoint(x: 36, y: 20), radius: 2))
    #expect(coverage(nib, width: 50, height: 40) == coverage(round, width: 50, height: 40))
  }

  private func distance(_ point: CGPoint, _ segment: StrokeSegment) -> CGFloat {
    let (start, end) = (segment.start.center, segment.end.center)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
    let share = square > 0 ? min(max(along, 0), 1) : 0
    return hypot(point.x - start.x - share * dx, point.y - start.y - share * dy)
  }
}
