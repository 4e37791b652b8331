import CoreGraphics

/// A bucket of paint: fills the area of one colour around the place where the finger leaves.
///
/// The area ends where colours differ by more than ``tolerance``. Along lines with smoothed edges no
/// fringe of the old colour stays: what shines through there is exchanged as well.
public struct FillBrush: Brush, Equatable {
  /// How different colours of the area may be, from 0, only the same, to 1, everything.
  ///
  /// The greatest difference of red, green, blue or opacity counts. Default 0.12. What is not a
  /// number counts as the default.
  public var tolerance: CGFloat

  /// Makes a bucket.
  public init(tolerance: CGFloat = 0.12) {
    self.tolerance = tolerance
  }

  /// "Fill".
  public var name: String { "Fill" }

  /// A stroke that fills when it ends, where the finger leaves.
  public func makeStroke(
    on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> any BrushStroke {
    let share = tolerance.isNaN ? 0.12 : min(max(tolerance, 0), 1)
    return FillStroke(
      canvas: canvas,
      mixer: PixelMixer(
        style: style, opacity: 1, mixing: .paint, colorSpace: canvas.colorSpace),
      tolerance: Int((share * 255).rounded()))
  }
}
