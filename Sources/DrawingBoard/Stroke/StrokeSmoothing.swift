import CoreGraphics

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
