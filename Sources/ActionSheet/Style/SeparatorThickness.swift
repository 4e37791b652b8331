import Foundation

/// How thick the lines between rows are.
public enum SeparatorThickness: Equatable, Sendable {
  /// Some points, in whole pixels and at least one, so that no line and no row below it is blurred:
  /// half a point is one pixel at 2x and at 3x. Zero, below zero or not finite is no line.
  case points(CGFloat)

  /// One pixel of the display, which is sharp on every display.
  case hairline

  /// The thickness in points on a display of some pixels per point; not above zero counts as 1.
  public func resolved(displayScale: CGFloat) -> CGFloat {
    let scale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    switch self {
    case .hairline: return 1 / scale
    case .points(let thickness):
      guard thickness.asLength > 0 else { return 0 }
      return max((thickness * scale + 1e-6).rounded(.down), 1) / scale
    }
  }
}
