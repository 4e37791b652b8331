import CoreGraphics

/// A brush that fills the area of one color around the location where a touch ends.
///
/// The area ends where colors differ by more than ``tolerance``. Antialiased edges keep no fringe
/// of the old color: the part of it that they contain is replaced as well.
public struct FillBrush: Brush, StrokeBrush, Equatable {
  /// The greatest difference of red, green, blue or opacity within the area, from 0 for the same
  /// color only to 1 for every color.
  ///
  /// Default 0.12. Values out of range are clamped. NaN counts as the default.
  public var tolerance: CGFloat

  /// Creates a fill brush.
  public init(tolerance: CGFloat = 0.12) {
    self.tolerance = tolerance
  }

  /// "Fill".
  public var name: String { "Fill" }

  func makeStroke(
    on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> any BrushStroke {
    let share = tolerance.isNaN ? 0.12 : min(max(tolerance, 0), 1)
    return FillStroke(
      canvas: canvas,
      blender: PixelBlender(
        style: style, opacity: 1, mode: .normal, colorSpace: canvas.colorSpace),
      tolerance: Int((share * 255).rounded()))
  }
}
