import CoreGraphics
import Foundation

/// A region that receives touches, relative to the bounds of a view.
///
/// Edges are those of `CGRect.contains(_:)`: a point on the left or top edge is inside, one on the
/// right or bottom edge is outside, so adjacent rectangles share no point. A point on a curved edge is
/// outside. Bounds that are empty, negative or not finite are never hit. <doc:HitShapes> shows how to
/// combine shapes.
public indirect enum HitShape: Equatable, Sendable {
  /// The bounds.
  case bounds

  /// The bounds inset by a distance on each side, in points. Negative distances extend them.
  case inset(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)

  /// The bounds extended around their center to at least a width and height, in points.
  ///
  /// Larger bounds are unchanged. A negative length counts as 0.
  case minimum(CGFloat)

  /// The largest circle around the center of the bounds.
  case circle

  /// The ellipse that touches all edges of the bounds.
  case ellipse

  /// The bounds with semicircles at the two shorter edges.
  case capsule

  /// The bounds with rounded corners of a radius in points, at most half of the shorter side.
  case rounded(CGFloat)

  /// The ring around the center of the bounds between two radii, in points.
  ///
  /// A point on the inner edge is inside, one on the outer edge is outside, so nested rings share no
  /// point.
  case ring(inner: CGFloat, outer: CGFloat)

  /// The inside of a path.
  case path(HitPath)

  /// The opaque parts of an image that is placed in the bounds as in an image view.
  case alphaMask(AlphaMask)

  /// The points of a shape that are nearer to the bounds than to the frames of neighbors.
  ///
  /// The frames are in the coordinates of the bounds. At equal distances a point belongs to the frame
  /// further to the top, then to the left. Extended shapes of two neighbors meet halfway.
  case limited(HitShape, neighbors: [CGRect])

  /// A shape in the bounds inset by a distance on each side, in points.
  ///
  /// Use it for an image inside content insets.
  case padded(HitShape, top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)

  /// The points of one or both shapes.
  case union(HitShape, HitShape)

  /// The points of both shapes.
  case intersection(HitShape, HitShape)

  /// The points of the first shape that are not in the second.
  case difference(HitShape, HitShape)

  /// Returns the bounds extended by the same distance on each side, in points.
  public static func outset(_ distance: CGFloat) -> HitShape {
    .inset(top: -distance, left: -distance, bottom: -distance, right: -distance)
  }

  /// Returns a Boolean value that indicates whether the shape contains a point.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the bounds.
  ///   - bounds: The bounds of the view.
  ///   - isMirrored: A Boolean value that determines whether the layout is right to left, which
  ///     mirrors alpha masks of images that flip. Default `false`.
  /// - Returns: `true` if the shape contains the point. `false` if the bounds are empty, or if the
  ///   bounds or the point are not finite.
  public func contains(_ point: CGPoint, in bounds: CGRect, isMirrored: Bool = false) -> Bool {
    guard point.x.isFinite, point.y.isFinite, bounds.isHittable else { return false }
    switch self {
    case .bounds, .inset, .minimum:
      return rectangle(in: bounds).contains(point)
    case .circle:
      let radius = min(bounds.width, bounds.height) / 2
      return bounds.center.distance(to: point) < radius
    case .ellipse:
      let x = (point.x - bounds.midX) / (bounds.width / 2)
      let y = (point.y - bounds.midY) / (bounds.height / 2)
      return x * x + y * y < 1
    case .capsule:
      return bounds.containsRounded(point, radius: min(bounds.width, bounds.height) / 2)
    case .rounded(let radius):
      return bounds.containsRounded(point, radius: radius)
    case .ring(let inner, let outer):
      let distance = bounds.center.distance(to: point)
      return distance >= inner && distance < outer
    case .path(let path):
      return path.contains(point, in: bounds)
    case .alphaMask(let mask):
      return mask.contains(point, in: bounds, isMirrored: isMirrored)
    case .limited(let shape, let neighbors):
      return shape.contains(point, in: bounds, isMirrored: isMirrored)
        && bounds.isNearest(to: point, among: neighbors)
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

  /// Returns a rectangle that contains the shape, in the coordinates of the bounds.
  ///
  /// It is as small as can be computed without sampling. ``Control`` uses it as its accessibility
  /// frame. The result is `CGRect.null` if no point is hit.
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
      return CGRect(center: bounds.center, radius: min(bounds.width, bounds.height) / 2)
    case .ring(let inner, let outer):
      return outer > max(inner, 0) ? CGRect(center: bounds.center, radius: outer) : .null
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
