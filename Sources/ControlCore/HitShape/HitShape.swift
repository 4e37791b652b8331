import CoreGraphics
import Foundation

/// A region that takes touches, declared once and measured against whatever bounds a view has.
///
/// Rectangles are half open as `CGRect.contains(_:)` is: a point on the left or top edge is inside,
/// one on the right or bottom edge is outside, so tiles side by side share no point. Curved edges are
/// open: a point exactly on the curve is outside. Bounds that are empty, reversed or not finite are
/// never hit. The shape knows no views; whether a view is hidden or disabled is for UIKit to say.
public indirect enum HitShape: Equatable, Sendable {
  /// The bounds themselves.
  case bounds

  /// The bounds less an inset on each side, in points; negative insets grow them.
  case inset(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)

  /// The bounds grown about their middle to at least this side, in points; larger bounds are kept.
  ///
  /// A negative side counts as zero.
  case minimum(CGFloat)

  /// The largest circle about the middle of the bounds.
  case circle

  /// The ellipse that fills the bounds.
  case ellipse

  /// The bounds with both short ends rounded.
  case capsule

  /// The bounds with corners of this radius in points, at most half of the shorter side.
  case rounded(CGFloat)

  /// The ring about the middle of the bounds between two radii in points.
  ///
  /// The inner edge belongs to the ring, the outer does not, so rings inside one another share no
  /// point.
  case ring(inner: CGFloat, outer: CGFloat)

  /// The inside of a path.
  case path(HitPath)

  /// The parts of an image that are opaque enough, laid into the bounds as an image view does.
  case alphaMask(AlphaMask)

  /// The first shape, and only where its bounds are nearer than each neighbour's.
  ///
  /// Frames are in points of the same coordinates as the bounds. A point at equal distances goes to
  /// the frame further to the top, then to the left. Two neighbours' outsets meet at the midpoint.
  case limited(HitShape, neighbours: [CGRect])

  /// The first shape, laid into the bounds less an inset on each side, in points.
  ///
  /// An image inside content insets is hit where it is drawn.
  case padded(HitShape, top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)

  /// The points of either shape.
  case union(HitShape, HitShape)

  /// The points of both shapes.
  case intersection(HitShape, HitShape)

  /// The points of the first shape that are not in the second.
  case difference(HitShape, HitShape)

  /// The bounds grown by the same distance on every side, in points; a negative distance shrinks.
  public static func outset(_ distance: CGFloat) -> HitShape {
    .inset(top: -distance, left: -distance, bottom: -distance, right: -distance)
  }

  /// Whether the shape, laid into `bounds`, holds a point.
  ///
  /// - Parameters:
  ///   - point: In points of the coordinates that `bounds` are given in.
  ///   - bounds: Any origin; a view's own bounds as a rule.
  ///   - isMirrored: Whether an alpha mask is flipped, as images are from right to left.
  /// - Returns: `false` whenever the bounds or the point are not finite, or the bounds are empty.
  public func contains(_ point: CGPoint, in bounds: CGRect, isMirrored: Bool = false) -> Bool {
    guard point.x.isFinite, point.y.isFinite, bounds.isHittable else { return false }
    switch self {
    case .bounds, .inset, .minimum:
      return rectangle(in: bounds).contains(point)
    case .circle:
      let radius = min(bounds.width, bounds.height) / 2
      return bounds.middle.distance(to: point) < radius
    case .ellipse:
      let x = (point.x - bounds.midX) / (bounds.width / 2)
      let y = (point.y - bounds.midY) / (bounds.height / 2)
      return x * x + y * y < 1
    case .capsule:
      return bounds.containsRounded(point, radius: min(bounds.width, bounds.height) / 2)
    case .rounded(let radius):
      return bounds.containsRounded(point, radius: radius)
    case .ring(let inner, let outer):
      let distance = bounds.middle.distance(to: point)
      return distance >= inner && distance < outer
    case .path(let path):
      return path.contains(point, in: bounds)
    case .alphaMask(let mask):
      return mask.contains(point, in: bounds, isMirrored: isMirrored)
    case .limited(let shape, let neighbours):
      return shape.contains(point, in: bounds, isMirrored: isMirrored)
        && bounds.isNearest(to: point, among: neighbours)
    case .padded(let shape, let top, let left, let bottom, let right):
      let inner = HitShape.inset(top: top, left: left, bottom: bottom, right: right)
      return shape.contains(point, in: inner.rectangle(in: bounds), isMirrored: isMirrored)
    case .union(let first, let second):
      return first.contains(point, in: bounds, isMirrored: isMirrored)
        || second.contains(point, in: bounds, isMirrored: isMirrored)
    case .intersection(let first, let second):
      return first.contains(point, in: bounds, isMirrored: isMirrored)
        && second.contains(point, in: bounds, isMirrored: isMirrored)
    case .difference(let first, let second):
      return first.contains(point, in: bounds, isMirrored: isMirrored)
        && !second.contains(point, in: bounds, isMirrored: isMirrored)
    }
  }

  /// The smallest rectangle known to hold the shape laid into `bounds`, in the same coordinates.
  ///
  /// A view gives it as its accessibility frame. `CGRect.null` where nothing can be hit.
  public func boundingRect(in bounds: CGRect) -> CGRect {
    guard bounds.isHittable else { return .null }
    switch self {
    case .bounds, .inset, .minimum:
      let rectangle = rectangle(in: bounds)
      return rectangle.isHittable ? rectangle : .null
    case .ellipse, .capsule, .rounded:
      return bounds
    case .alphaMask(let mask):
      return mask.boundingRect(in: bounds)
    case .circle:
      return CGRect(middle: bounds.middle, radius: min(bounds.width, bounds.height) / 2)
    case .ring(let inner, let outer):
      return outer > max(inner, 0) ? CGRect(middle: bounds.middle, radius: outer) : .null
    case .path(let path):
      return path.boundingRect(in: bounds)
    case .limited(let shape, _), .difference(let shape, _):
      return shape.boundingRect(in: bounds)
    case .padded(let shape, let top, let left, let bottom, let right):
      let inner = HitShape.inset(top: top, left: left, bottom: bottom, right: right)
      return shape.boundingRect(in: inner.rectangle(in: bounds))
    case .union(let first, let second):
      return first.boundingRect(in: bounds).union(second.boundingRect(in: bounds))
    case .intersection(let first, let second):
      return first.boundingRect(in: bounds).intersection(second.boundingRect(in: bounds))
    }
  }

  private func rectangle(in bounds: CGRect) -> CGRect {
    switch self {
    case .inset(let top, let left, let bottom, let right):
      let width = bounds.width - left - right
      let height = bounds.height - top - bottom
      guard width > 0, height > 0 else { return .null }
      return CGRect(x: bounds.minX + left, y: bounds.minY + top, width: width, height: height)
    case .minimum(let side):
      let width = max(bounds.width, side)
      let height = max(bounds.height, side)
      return CGRect(
        x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    default:
      return bounds
    }
  }
}
