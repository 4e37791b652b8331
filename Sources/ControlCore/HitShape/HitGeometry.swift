import CoreGraphics
import Foundation

extension CGRect {
  /// A Boolean value that indicates whether the rectangle is finite and has a positive width and
  /// height.
  var isHittable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && size.width > 0 && size.height > 0
  }

  var center: CGPoint { CGPoint(x: midX, y: midY) }

  package init(center: CGPoint, radius: CGFloat) {
    self.init(
      x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
  }

  func containsRounded(_ point: CGPoint, radius: CGFloat) -> Bool {
    guard contains(point) else { return false }
    let corner = min(max(radius, 0), min(width, height) / 2)
    let nearestX = min(max(point.x, minX + corner), maxX - corner)
    let nearestY = min(max(point.y, minY + corner), maxY - corner)
    guard nearestX != point.x, nearestY != point.y else { return true }
    return CGPoint(x: nearestX, y: nearestY).distance(to: point) < corner
  }
}

extension CGPoint {
  package func distance(to other: CGPoint) -> CGFloat {
    let x = other.x - self.x
    let y = other.y - self.y
    return (x * x + y * y).squareRoot()
  }
}
