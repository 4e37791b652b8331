import ControlCore
import CoreGraphics

/// The pixel grid of a screen, in points.
///
/// A layer whose frame is on the grid is copied to the screen pixel by pixel. Otherwise each pixel is
/// interpolated, which is slower and blurred.
struct PixelGrid: Equatable, Sendable {
  /// Pixels per point.
  let scale: CGFloat

  /// Creates a grid.
  ///
  /// A scale that is less than 1 or not finite counts as 1.
  init(scale: CGFloat) {
    self.scale = scale.isFinite ? max(scale, 1) : 1
  }

  /// Returns the nearest line of the grid, or 0 for a position that is not finite.
  func aligned(_ position: CGFloat) -> CGFloat {
    position.isFinite ? position.roundedToPixel(scale: scale) : 0
  }

  /// Returns a size rounded up to whole pixels.
  func roundedUp(_ size: CGSize) -> CGSize {
    func length(_ side: CGFloat) -> CGFloat {
      side.isFinite && side > 0 ? side.roundedUpToPixel(scale: scale) : 0
    }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  /// Returns a rectangle around a center with its origin on the grid.
  func rect(around center: CGPoint, size: CGSize) -> CGRect {
    CGRect(
      x: aligned(center.x - size.width / 2), y: aligned(center.y - size.height / 2),
      width: size.width, height: size.height)
  }

  /// Returns a rectangle with all edges on the grid, and without negative sides.
  func aligned(_ rect: CGRect) -> CGRect {
    let (minX, minY) = (aligned(rect.minX), aligned(rect.minY))
    return CGRect(
      x: minX, y: minY, width: max(aligned(rect.maxX) - minX, 0),
      height: max(aligned(rect.maxY) - minY, 0))
  }
}
