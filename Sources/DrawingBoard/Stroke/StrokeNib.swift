import CoreGraphics

/// The tip of a pen.
public enum StrokeNib: Equatable, Sendable {
  /// A disc as wide as the line.
  case round

  /// A flat tip with round corners, which draws wide across itself and thin along itself.
  ///
  /// - Parameters:
  ///   - angle: The direction of its long side, in radians from the x axis, clockwise on the screen.
  ///     What is not finite counts as 0.
  ///   - thickness: The short side as a share of the long one, which is the width of the line. Kept
  ///     within 0.05 and 1; what is not a number counts as 1, which is a round tip.
  case chisel(angle: CGFloat, thickness: CGFloat)

  /// The tip for a width: half of its thickness, and the way from its middle to that of a corner.
  func shape(width: CGFloat) -> (radius: CGFloat, nib: CGVector) {
    let half = max(width, 0) / 2
    guard case .chisel(let angle, let thickness) = self else {
      return (half, CGVector(dx: 0, dy: 0))
    }
    let share = thickness.isNaN ? 1 : min(max(thickness, 0.05), 1)
    let direction = angle.isFinite ? angle : 0
    let length = half * (1 - share)
    return (half * share, CGVector(dx: length * cos(direction), dy: length * sin(direction)))
  }
}
