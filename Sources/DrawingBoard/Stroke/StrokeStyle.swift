import CoreGraphics

/// How a stroke looks: colour, width and opacity, as they are when it begins.
public struct StrokeStyle: Equatable, Sendable {
  /// The colour.
  ///
  /// Default opaque black.
  public var color: CGColor

  /// The width of the line in points.
  ///
  /// Default 4. Kept within 0 and 4,096; what is not finite counts as the default. Nothing is drawn
  /// with 0.
  public var width: CGFloat {
    didSet { width = Self.clampedWidth(width) }
  }

  /// How opaque the whole stroke is, beside the colour's own alpha: from 0 to 1.
  ///
  /// Default 1.
  ///
  /// It is the same along the whole stroke, also where it crosses itself. What is out of range is
  /// clamped; what is not a number counts as 1.
  public var opacity: CGFloat {
    didSet { opacity = Self.clampedOpacity(opacity) }
  }

  /// Makes a style.
  public init(
    color: CGColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1), width: CGFloat = 4,
    opacity: CGFloat = 1
  ) {
    self.color = color
    self.width = Self.clampedWidth(width)
    self.opacity = Self.clampedOpacity(opacity)
  }

  private static func clampedWidth(_ width: CGFloat) -> CGFloat {
    width.isFinite ? min(max(width, 0), 4096) : 4
  }

  private static func clampedOpacity(_ opacity: CGFloat) -> CGFloat {
    opacity.isNaN ? 1 : min(max(opacity, 0), 1)
  }
}
