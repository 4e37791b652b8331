import CoreGraphics
@testable import DrawingBoard
import TestSupport
import Testing

struct DashWalkerTests {
  private func segment(from start: CGFloat, to end: CGFloat) -> StrokeSegment {
    StrokeSegment(
      start: .init(center: CGPoint(x: start, y: 0), radius: 1),
      end: .init(center: CGPoint(x: end, y: 0), radius: 1))
  }

  /// The dashes of a walk from place to place, neighbors joined.
  private func walk(_ lengths: [CGFloat], _ places: [CGFloat]) -> [ClosedRange<CGFloat>] {
    guard var walker = DashWalker(lengths: lengths) else { return [] }
    var dashes: [ClosedRange<CGFloat>] = []
    for (start, end) in zip(places, places.dropFirst()) {
      walker.walk(segment(from: start, to: end)) { part in
        let (first, last) = (part.start.center.x, part.end.center.x)
        if let before = dashes.last, before.upperBound >= first - 1e-9 {
          dashes[dashes.count - 1] = before.lowerBound...max(last, before.upperBound)
        } else {
          dashes.append(first...last)
        }
      }
    }
    return dashes
  }

  @Test("The phase continues, however the line is cut into pieces")
  func continuous() {
    let whole = walk([5, 3], [0, 39])
    #expect(whole.map(\.lowerBound) == [0, 8, 16, 24, 32])
    #expect(whole.dropLast().map(\.upperBound) == [5, 13, 21, 29])
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<50 {
      let places = (0..<12).map { _ in CGFloat.random(in: 0...39, using: &generator) }.sorted()
      let cut = walk([5, 3], [0] + places + [39])
      #expect(cut.count == whole.count)
      for (one, other) in zip(cut, whole) {
        #expect(abs(one.lowerBound - other.lowerBound) < 1e-6)
        #expect(abs(one.upperBound - other.upperBound) < 1e-6)
      }
    }
  }

  @Test("An odd number of lengths is repeated twice; a dash without length is a dot")
  func unusual() {
    #expect(walk([4], [0, 12]).map(\.lowerBound) == [0, 8])
    #expect(walk([0, 5], [0, 12]) == [0...0, 5...5, 10...10])
  }

  @Test("An invalid pattern makes no walker")
  func none() {
    for lengths in [[], [0, 0], [-1, 2], [.nan], [.infinity, 1], [1e-9]] as [[CGFloat]] {
      #expect(DashWalker(lengths: lengths) == nil)
    }
  }
}
