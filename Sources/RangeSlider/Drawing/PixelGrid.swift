import ControlCore
import CoreGraphics

/// The pixels of a screen, in points.
///
/// A layer whose frame lies on the grid is copied to the screen pixel by pixel; beside it, every
/// pixel would be a mix of its neighbors: slower, and blurred.
struct PixelGrid: Equatable, Sendable {
  /// Pixels per point.
  let scale: CGFloat

  /// Makes a grid; a scale that is not finite or below 1 counts as 1.
  init(scale: CGFloat) {
    self.scale = scale.isFinite ? max(scale, 1) : 1
  }

  /// The nearest line of the grid; what is not finite counts as 0.
  func aligned(_ position: CGFloat) -> CGFloat {
    position.isFinite ? position.roundedToPixel(scale: scale) : 0
  }

  /// A size with its sides made longer to whole pixels.
  func roundedUp(_ size: CGSize) -> CGSize {
    func length(_ side: CGFloat) -> CGFloat {
      side.isFinite && side > 0 ? side.roundedUpToPixel(scale: scale) : 0
    }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  /// A rectangle of a size around a center, its origin moved to the nearest lines.
  func rect(around center: CGPoint, size: CGSize) -> CGRect {
    CGRect(
      x: aligned(center.x - size.width / 2), y: aligned(center.y - size.height / 2),
      width: size.width, height: size.height)
  }

  /// A rectangle whose every edge is moved to the nearest line; none of its sides is below zero.
  func aligned(_ rect: CGRect) -> CGRect {
    let (minX, minY) = (aligned(rect.minX), aligned(rect.minY))
    return CGRect(
      x: minX, y: minY, width: max(aligned(rect.maxX) - minX, 0),
      height: max(aligned(rect.maxY) - minY, 0))
  }
}
