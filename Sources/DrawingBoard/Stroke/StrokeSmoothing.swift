import CoreGraphics

/// How the line between the places of a finger is drawn.
public enum StrokeSmoothing: Equatable, Sendable {
  /// Straight from place to place.
  case none

  /// A curve through the middles between the places: see ``MidpointCurve``.
  case midpoint

  /// The pen hangs on a string of a length in points, and moves only while the finger pulls it.
  ///
  /// Trembling shorter than the string is not drawn; corners are rounded. When the finger leaves, the
  /// line is drawn on to it. What is not finite or not positive counts as ``midpoint``.
  case stabilizer(length: CGFloat)
}
