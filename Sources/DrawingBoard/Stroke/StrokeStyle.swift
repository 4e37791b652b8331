import CoreGraphics

/// The color, width and opacity of a stroke, as set when it begins.
public struct StrokeStyle: Equatable, Sendable {
  /// The color.
  ///
  /// Default opaque black.
  public var color: CGColor

  /// The width of the line in points.
  ///
  /// Default 4. Values out of 0 to 4,096 are clamped. Non-finite values count as the default. A
  /// width of 0 draws nothing.
  public var width: CGFloat {
    didSet { width = Self.clampedWidth(width) }
  }

  /// The opacity of the whole stroke, 0 to 1, multiplied by the color's alpha.
  ///
  /// Default 1. It is the same along the stroke, also where the stroke crosses itself. Values out
  /// of range are clamped. NaN counts as 1.
  public var opacity: CGFloat {
    didSet { opacity = Self.clampedOpacity(opacity) }
  }

  /// Creates a style.
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

/// The way a line is drawn between the locations of a touch.
public enum StrokeSmoothing: Equatable, Sendable {
  /// Straight lines from location to location.
  case none

  /// Quadratic curves between the midpoints of the locations.
  case midpoint

  /// A pen on a string of the given length in points, which the touch pulls.
  ///
  /// Trembling shorter than the string is not drawn, and corners are rounded. At the end of the
  /// stroke the line is drawn to the touch. Non-finite, zero and negative lengths count as
  /// ``midpoint``.
  case stabilizer(length: CGFloat)
}

extension StrokeSmoothing {
  /// Returns the smoothing with its length multiplied.
  func scaled(by scale: CGFloat) -> StrokeSmoothing {
    if case .stabilizer(let length) = self { .stabilizer(length: length * scale) } else { self }
  }

  /// The number for Interface Builder.
  var number: Int {
    switch self {
    case .none: 0
    case .midpoint: 1
    case .stabilizer: 2
    }
  }

  /// The length of the stabilizer's string; `nil` without one.
  var stabilizerLength: CGFloat? {
    if case .stabilizer(let length) = self { length } else { nil }
  }

  /// Creates a value from the number for Interface Builder; `nil` for an unknown number.
  init?(_ number: Int, length: CGFloat) {
    switch number {
    case 0: self = .none
    case 1: self = .midpoint
    case 2: self = .stabilizer(length: length)
    default: return nil
    }
  }
}
