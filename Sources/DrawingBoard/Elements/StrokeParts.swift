import CoreGraphics

/// The parts of a stroke that an eraser has left.
///
/// A place on a stroke is the number of a curve between its samples and the share of the curve before
/// it, whatever the scale. What remains keeps its width, and its dashes stay where they were, because
/// the whole line is followed and only its parts are drawn.
package struct StrokeParts: Hashable, Sendable {
  /// The ranges, in order, which do not touch.
  private(set) var ranges: [ClosedRange<CGFloat>]

  /// The whole stroke.
  static let whole = StrokeParts(ranges: [0...CGFloat.greatestFiniteMagnitude])

  /// Nothing of the stroke.
  static let none = StrokeParts(ranges: [])

  var isEmpty: Bool { ranges.isEmpty }

  /// Creates parts from bounds as they are stored; `nil` when they are not in order.
  init?(bounds: [Float]) {
    guard bounds.count.isMultiple(of: 2), zip(bounds, bounds.dropFirst()).allSatisfy(<),
      bounds.first ?? 0 >= 0
    else { return nil }
    ranges = stride(from: 0, to: bounds.count, by: 2).map {
      CGFloat(bounds[$0])...Self.end(bounds[$0 + 1])
    }
  }

  private init(ranges: [ClosedRange<CGFloat>]) { self.ranges = ranges }

  /// The first and last place of each range, as they are stored.
  var bounds: [Float] { ranges.flatMap { [Float($0.lowerBound), Self.stored($0.upperBound)] } }

  /// Of places without end the greatest number is stored.
  private static func stored(_ end: CGFloat) -> Float {
    end < CGFloat(Float.greatestFiniteMagnitude) ? Float(end) : .greatestFiniteMagnitude
  }

  private static func end(_ bound: Float) -> CGFloat {
    bound < .greatestFiniteMagnitude ? CGFloat(bound) : .greatestFiniteMagnitude
  }

  /// Returns whether a place is in one of the parts.
  func contains(_ place: CGFloat) -> Bool { ranges.contains { $0.contains(place) } }

  /// Removes the part around a place.
  mutating func removePart(at place: CGFloat) { ranges.removeAll { $0.contains(place) } }

  /// Removes a range, whose ends are rounded to what can be stored.
  mutating func remove(_ range: ClosedRange<CGFloat>) {
    let (start, end) = (CGFloat(Float(range.lowerBound)), CGFloat(Float(range.upperBound)))
    ranges = ranges.flatMap { part -> [ClosedRange<CGFloat>] in
      guard part.lowerBound <= end, start <= part.upperBound else { return [part] }
      var rest: [ClosedRange<CGFloat>] = []
      if part.lowerBound < start { rest.append(part.lowerBound...start) }
      if end < part.upperBound { rest.append(end...part.upperBound) }
      return rest
    }
  }

  /// Calls `body` with what the parts have of a segment, and where that is.
  func cut(
    _ segment: StrokeSegment, at place: ClosedRange<CGFloat>,
    _ body: (StrokeSegment, ClosedRange<CGFloat>) -> Void
  ) {
    let length = place.upperBound - place.lowerBound
    for part in ranges {
      if part.lowerBound <= place.lowerBound, part.upperBound >= place.upperBound {
        return body(segment, place)
      }
      guard part.overlaps(place), length > 0 else { continue }
      let common = part.clamped(to: place)
      guard common.lowerBound < common.upperBound else { continue }
      body(
        segment.part(
          from: (common.lowerBound - place.lowerBound) / length,
          to: (common.upperBound - place.lowerBound) / length), common)
    }
  }
}
