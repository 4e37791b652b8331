import CoreGraphics

/// Cuts a line that grows piece by piece into dashes; the pattern runs on from piece to piece.
///
/// It is a value: a copy can walk ahead along predicted places.
struct DashWalker: Equatable, Sendable {
  private let lengths: [CGFloat]
  private var index = 0
  private var rest: CGFloat

  /// Nil when the lengths are no pattern: none, negative, not finite, or so short that no gap shows.
  ///
  /// - Parameter lengths: Dashes and gaps in turn, in pixels. An odd count is walked twice.
  init?(lengths: [CGFloat]) {
    guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lengths.reduce(0, +) >= 0.5,
      let first = lengths.first
    else { return nil }
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    rest = first
  }

  private var isDash: Bool { index.isMultiple(of: 2) }

  /// Walks along a segment.
  ///
  /// - Parameters:
  ///   - segment: It begins where the last one ended. One without length is a dot where a dash is.
  ///   - body: Gets the parts with dashes.
  mutating func walk(_ segment: StrokeSegment, _ body: (StrokeSegment) -> Void) {
    let (start, end) = (segment.start.center, segment.end.center)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else {
      if isDash { body(segment) }
      return
    }
    var walked: CGFloat = 0
    while walked < length || rest == 0 {
      let step = min(rest, length - walked)
      if isDash { body(segment.part(from: walked / length, to: (walked + step) / length)) }
      walked += step
      rest -= step
      guard rest <= 0 else { return }
      index = (index + 1) % lengths.count
      rest = lengths[index]
    }
  }
}

extension StrokeSegment {
  /// A part of the segment, between two shares of its length.
  func part(from first: CGFloat, to last: CGFloat) -> StrokeSegment {
    StrokeSegment(start: end(at: first), end: end(at: last), nib: nib)
  }

  private func end(at share: CGFloat) -> End {
    End(
      center: CGPoint(
        x: start.center.x + (end.center.x - start.center.x) * share,
        y: start.center.y + (end.center.y - start.center.y) * share),
      radius: start.radius + (end.radius - start.radius) * share)
  }
}
