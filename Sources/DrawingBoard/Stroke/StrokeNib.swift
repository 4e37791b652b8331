import CoreGraphics

/// The tip of a pen.
enum StrokeNib: Equatable, Sendable {
  /// A disk as wide as the line.
  case round

  /// A flat tip with round corners: wide across its long side, thin along it.
  ///
  /// - Parameters:
  ///   - angle: The angle of the long side, in radians, clockwise from the x axis. Non-finite
  ///     values count as 0.
  ///   - thickness: The short side as a fraction of the long one, which is the width of the line.
  ///     Values out of 0.05 to 1 are clamped. NaN counts as 1, a round tip.
  case chisel(angle: CGFloat, thickness: CGFloat)

  /// Returns half the thickness of the tip for a width, and the vector from its center to the
  /// center of a round corner.
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
