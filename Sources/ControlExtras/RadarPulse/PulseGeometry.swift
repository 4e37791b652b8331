import CoreGraphics
import Foundation

/// Where the rings of a radar pulse are, from the size and the count alone.
public struct PulseGeometry: Equatable, Sendable {
  /// The circle that the rings grow into, in points.
  public let circle: CGRect

  /// The disc in the middle that they start from, in points.
  public let disc: CGRect

  /// How many rings there are.
  public let ringCount: Int

  /// The most rings that are drawn: 8.
  public static let maximumRingCount = 8

  /// The diameter of the disc, as a part of the circle's.
  public static let discFraction: CGFloat = 0.32

  /// Lays rings into bounds.
  ///
  /// - Parameters:
  ///   - bounds: Any origin; empty or unusable bounds give empty circles.
  ///   - ringCount: Kept within 1 and ``maximumRingCount``.
  public init(bounds: CGRect, ringCount: Int) {
    let isUsable = bounds.width.isFinite && bounds.height.isFinite
    let diameter = isUsable ? max(min(bounds.width, bounds.height), 0) : 0
    circle = CGRect(
      x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter,
      height: diameter)
    let inset = diameter * (1 - Self.discFraction) / 2
    disc = circle.insetBy(dx: inset, dy: inset)
    self.ringCount = min(max(ringCount, 1), Self.maximumRingCount)
  }

  /// How far a ring is through its way, from 0 to 1, when the pulse begins or stands still.
  public func phase(ofRing index: Int) -> CGFloat {
    CGFloat(index) / CGFloat(ringCount)
  }

  /// A ring's size, as a part of the circle's, at a point of its way from 0 to 1.
  public static func scale(at progress: CGFloat) -> CGFloat {
    discFraction + (1 - discFraction) * progress
  }

  /// A ring's opacity at a point of its way from 0 to 1.
  public static func opacity(at progress: CGFloat) -> CGFloat {
    startOpacity * (1 - progress)
  }

  /// The opacity that a ring starts with.
  public static let startOpacity: CGFloat = 0.5
}
