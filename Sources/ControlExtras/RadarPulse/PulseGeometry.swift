import CoreGraphics
import Foundation

/// The geometry of a radar pulse.
struct PulseGeometry: Equatable, Sendable {
  /// The circle of a ring at its full size, in points.
  let circle: CGRect

  /// The disc in the center, where rings start, in points.
  let disc: CGRect

  /// The number of rings.
  let ringCount: Int

  /// The maximum number of rings: 8.
  static let maximumRingCount = 8

  /// The diameter of the disc as a fraction of the circle's diameter.
  static let discFraction: CGFloat = 0.32

  /// Creates the geometry for the bounds of a control.
  ///
  /// - Parameters:
  ///   - bounds: The bounds in points. If they are empty or not finite, the circles are empty.
  ///   - ringCount: The number of rings, which is clamped to 1…``maximumRingCount``.
  init(bounds: CGRect, ringCount: Int) {
    let isUsable = bounds.width.isFinite && bounds.height.isFinite
    let diameter = isUsable ? max(min(bounds.width, bounds.height), 0) : 0
    circle = CGRect(
      x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter,
      height: diameter)
    let inset = diameter * (1 - Self.discFraction) / 2
    disc = circle.insetBy(dx: inset, dy: inset)
    self.ringCount = min(max(ringCount, 1), Self.maximumRingCount)
  }

  /// Returns the progress of a ring, from 0 through 1, at the beginning of the animation.
  func phase(ofRing index: Int) -> CGFloat {
    CGFloat(index) / CGFloat(ringCount)
  }

  /// Returns the scale of a ring for a progress from 0 through 1.
  static func scale(at progress: CGFloat) -> CGFloat {
    discFraction + (1 - discFraction) * progress
  }

  /// Returns the opacity of a ring for a progress from 0 through 1.
  static func opacity(at progress: CGFloat) -> CGFloat {
    startOpacity * (1 - progress)
  }

  /// The opacity of a ring at its start.
  static let startOpacity: CGFloat = 0.5
}
