import Foundation

/// How wide a sheet is.
public enum SheetWidth: Equatable, Sendable {
  /// As the window's short side less a margin in points on either side, so that it stays the same
  /// when the device turns and is a column in the middle of a lying window.
  case shortSide(margin: CGFloat)

  /// As the window less its safe area and a margin in points on either side.
  case fill(margin: CGFloat)

  /// Some points.
  case points(CGFloat)

  /// The width in points in a window, never wider than the window between its safe sides.
  ///
  /// Lengths that are not finite or below zero count as zero.
  public func resolved(in environment: SheetEnvironment) -> CGFloat {
    let bounds = environment.bounds
    let room = bounds.width - environment.safeArea.left - environment.safeArea.right
    let width =
      switch self {
      case .shortSide(let margin): min(bounds.width, bounds.height) - 2 * margin.asLength
      case .fill(let margin): room - 2 * margin.asLength
      case .points(let width): width.asLength
      }
    return max(min(width, room), 0)
  }
}
