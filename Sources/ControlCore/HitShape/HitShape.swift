import CoreGraphics
import Foundation

/// A region that receives touches, relative to the bounds of a view.
///
/// Edges are those of `CGRect.contains(_:)`: a point on the left or top edge is inside, one on the
/// right or bottom edge is outside, so adjacent rectangles share no point. A point on a curved edge
/// is outside. Bounds that are empty, negative or not finite are never hit. <doc:HitShapes> shows
/// how to combine shapes.
public struct HitShape: Equatable, Sendable {
  let region: any HitRegion

  init(_ region: any HitRegion) {
    self.region = region
  }

  /// The bounds.
  public static let bounds = HitShape(BasicRegion.bounds)

  /// Returns the bounds with rounded corners of a radius in points, at most half of the shorter side.
  ///
  /// With a radius of half the side, a square becomes a circle.
  public static func rounded(_ radius: CGFloat) -> HitShape {
    HitShape(BasicRegion.rounded(radius))
  }

  /// Returns the bounds extended around their center to at least a width and height, in points.
  ///
  /// Larger bounds are unchanged. A negative length counts as 0.
  public static func minimum(_ side: CGFloat) -> HitShape {
    HitShape(BasicRegion.minimum(side))
  }

  /// Returns the bounds inset by a distance on each side, in points.
  ///
  /// Negative distances extend them.
  public static func inset(
    top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  ) -> HitShape {
    HitShape(BasicRegion.inset(top: top, left: left, bottom: bottom, right: right))
  }

  /// Returns a shape in the bounds inset by a distance on each side, in points.
  ///
  /// Use it for an image inside content insets.
  public static func padded(
    _ shape: HitShape, top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  ) -> HitShape {
    HitShape(
      BasicRegion.padded(shape, .inset(top: top, left: left, bottom: bottom, right: right)))
  }

  /// Returns the points of one or both shapes.
  public static func union(_ first: HitShape, _ second: HitShape) -> HitShape {
    HitShape(BasicRegion.union(first, second))
  }

  /// Returns a Boolean value that indicates whether the shape contains a point.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the bounds.
  ///   - bounds: The bounds of the view.
  ///   - isMirrored: A Boolean value that determines whether the layout is right to left, which
  ///     mirrors the masks of images that flip. Default `false`.
  /// - Returns: `true` if the shape contains the point. `false` if the bounds are empty, or if the
  ///   bounds or the point are not finite.
  public func contains(_ point: CGPoint, in bounds: CGRect, isMirrored: Bool = false) -> Bool {
    guard point.x.isFinite, point.y.isFinite, bounds.isHittable else { return false }
    return region.contains(point, in: bounds, isMirrored: isMirrored)
  }

  /// Returns a rectangle that contains the shape, in the coordinates of the bounds.
  ///
  /// It is as small as can be computed without sampling. ``Control`` uses it as its accessibility
  /// frame. The result is `CGRect.null` if no point is hit.
  public func boundingRect(in bounds: CGRect) -> CGRect {
    bounds.isHittable ? region.boundingRect(in: bounds) : .null
  }

  /// Returns a Boolean value that indicates whether two shapes have the same description.
  public static func == (left: HitShape, right: HitShape) -> Bool {
    left.region.isEqual(to: right.region)
  }
}

/// The computation behind a hit shape, in bounds that are finite and not empty.
protocol HitRegion: Equatable, Sendable {
  func contains(_ point: CGPoint, in bounds: CGRect, isMirrored: Bool) -> Bool
  func boundingRect(in bounds: CGRect) -> CGRect
}

extension HitRegion {
  fileprivate func isEqual(to other: any HitRegion) -> Bool {
    (other as? Self) == self
  }
}
