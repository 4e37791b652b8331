import CoreGraphics
import UIKit

/// The way of a round eraser between two locations, in points.
struct Capsule {
  let start: CGPoint
  let end: CGPoint
  let radius: CGFloat

  var bounds: CGRect { CGRect(between: start, and: end).insetBy(dx: -radius, dy: -radius) }

  /// Returns the distance of its center line from another line.
  func distance(toLineFrom first: CGPoint, to second: CGPoint) -> CGFloat {
    if Self.cross(start, end, first, second) { return 0 }
    return min(
      min(Self.distance(first, start, end), Self.distance(second, start, end)),
      min(Self.distance(start, first, second), Self.distance(end, first, second)))
  }

  private static func distance(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return point.distance(to: start) }
    let share = ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
    let clamped = min(max(share, 0), 1)
    return point.distance(to: CGPoint(x: start.x + dx * clamped, y: start.y + dy * clamped))
  }

  private static func cross(
    _ first: CGPoint, _ second: CGPoint, _ third: CGPoint, _ fourth: CGPoint
  ) -> Bool {
    func side(_ start: CGPoint, _ end: CGPoint, _ point: CGPoint) -> CGFloat {
      (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
    return side(first, second, third) * side(first, second, fourth) < 0
      && side(third, fourth, first) * side(third, fourth, second) < 0
  }
}

/// Where a stroke has ink, for an eraser that touches it.
enum ElementOutline {
  /// The segments of a line in points, and where each is on it.
  case line([(segment: StrokeSegment, place: ClosedRange<CGFloat>)])

  /// A shape or a text as a filled path.
  case area(CGPath)

  init(_ element: StrokeElement) {
    if element.brush is any FreehandBrush {
      var segments: [(segment: StrokeSegment, place: ClosedRange<CGFloat>)] = []
      StrokeLine.forEachSegment(of: element, scale: 1) { segments.append(($0, $1)) }
      self = .line(segments)
      return
    }
    guard let first = element.samples.first, let last = element.samples.last else {
      self = .line([])
      return
    }
    if let text = element.brush as? TextBrush {
      let size = text.attributedText(for: element.style).boundingRect(
        with: CGSize(
          width: text.lineLimit ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin], context: nil
      ).size
      self = .area(CGPath(rect: CGRect(origin: last.location, size: size), transform: nil))
      return
    }
    let shape = element.brush.shape(
      from: first.location, to: last.location, style: element.style)
    guard let shape else {
      self = .line([])
      return
    }
    self = .area(
      shape.isFilled
        ? shape.path
        : shape.path.copy(
          strokingWithWidth: shape.lineWidth, lineCap: shape.lineCap, lineJoin: shape.lineJoin,
          miterLimit: StrokeShape.miterLimit))
  }

  /// The points between two places of a line at which an eraser is looked for.
  private static let step: CGFloat = 0.25

  /// Returns what an eraser leaves of the parts of a stroke, and the points where something is gone.
  func erased(
    _ parts: StrokeParts, by capsule: Capsule, inParts: Bool
  ) -> (parts: StrokeParts, dirty: CGRect) {
    switch self {
    case .line(let segments):
      return inParts
        ? Self.cut(segments, parts, by: capsule) : Self.removeTouched(segments, parts, by: capsule)
    case .area(let path):
      return Self.touches(path, capsule)
        ? (.none, path.boundingBoxOfPath.insetBy(dx: -1, dy: -1))
        : (parts, .null)
    }
  }

  private static func removeTouched(
    _ segments: [(segment: StrokeSegment, place: ClosedRange<CGFloat>)], _ parts: StrokeParts,
    by capsule: Capsule
  ) -> (parts: StrokeParts, dirty: CGRect) {
    var left = parts
    for (segment, place) in segments {
      left.cut(segment, at: place) { segment, place in
        let (first, last) = (segment.start, segment.end)
        let reach = max(first.radius, last.radius) + hypot(segment.nib.dx, segment.nib.dy)
        guard
          capsule.distance(toLineFrom: first.center, to: last.center) <= capsule.radius + reach
        else { return }
        left.removePart(at: (place.lowerBound + place.upperBound) / 2)
      }
    }
    guard left != parts else { return (parts, .null) }
    var dirty = CGRect.null
    for (segment, place) in segments {
      parts.cut(segment, at: place) { segment, place in
        if !left.contains((place.lowerBound + place.upperBound) / 2) {
          dirty = dirty.union(segment.reach)
        }
      }
    }
    return (left, dirty)
  }

  private static func cut(
    _ segments: [(segment: StrokeSegment, place: ClosedRange<CGFloat>)], _ parts: StrokeParts,
    by capsule: Capsule
  ) -> (parts: StrokeParts, dirty: CGRect) {
    var (left, dirty) = (parts, CGRect.null)
    for (segment, place) in segments {
      let (start, end) = (segment.start.center, segment.end.center)
      guard capsule.distance(toLineFrom: start, to: end) <= capsule.radius else { continue }
      let count = Int(min(max((start.distance(to: end) / step).rounded(.up), 1), 4096))
      let length = place.upperBound - place.lowerBound
      for number in 0..<count {
        let shares = (CGFloat(number) / CGFloat(count), CGFloat(number + 1) / CGFloat(count))
        let part = segment.part(from: shares.0, to: shares.1)
        guard
          capsule.distance(toLineFrom: part.start.center, to: part.end.center) <= capsule.radius
        else { continue }
        // A dot is the whole place where the stroke begins.
        let range =
          length > 0
          ? place.lowerBound + length * shares.0...place.lowerBound + length * shares.1 : place
        guard left.ranges.contains(where: { $0.overlaps(range) }) else { continue }
        left.remove(range)
        dirty = dirty.union(part.reach)
      }
    }
    return (left, left == parts ? .null : dirty)
  }

  /// Whether a round eraser touches the ink of a path.
  private static func touches(_ path: CGPath, _ capsule: Capsule) -> Bool {
    guard path.boundingBoxOfPath.intersects(capsule.bounds) else { return false }
    let length = capsule.start.distance(to: capsule.end)
    let count = Int(min(max(length.rounded(.up), 1), 4096))
    let grown =
      capsule.radius > 0
      ? path.copy(
        strokingWithWidth: capsule.radius * 2, lineCap: .round, lineJoin: .round, miterLimit: 1)
      : nil
    return (0...count).contains { number in
      let share = CGFloat(number) / CGFloat(count)
      let point = CGPoint(
        x: capsule.start.x + (capsule.end.x - capsule.start.x) * share,
        y: capsule.start.y + (capsule.end.y - capsule.start.y) * share)
      return path.contains(point) || grown?.contains(point) == true
    }
  }
}

extension StrokeSegment {
  /// The rectangle that has all ink of the segment, with a point to spare for its soft edges.
  fileprivate var reach: CGRect {
    let radius = max(start.radius, end.radius) + 1
    return CGRect(between: start.center, and: end.center)
      .insetBy(dx: -radius - abs(nib.dx), dy: -radius - abs(nib.dy))
  }
}
