import CoreGraphics

/// A line as wide as its style, under the finger.
///
/// A pencil that leans more than half of the way draws with the side of its lead, wider the flatter
/// it lies.
public struct PencilBrush: FreehandBrush, Equatable {
  /// How many times as wide a pencil that lies flat draws.
  ///
  /// Default 3. What is not finite or less than 1 counts as 1.
  public var sideWidth: CGFloat

  /// The lengths of dashes and gaps in turn, in widths of the style.
  ///
  /// Default none: a solid line. See ``FreehandBrush/dashes``.
  public var dashes: [CGFloat]

  /// Makes a pencil.
  public init(sideWidth: CGFloat = 3, dashes: [CGFloat] = []) {
    self.sideWidth = sideWidth
    self.dashes = dashes
  }

  /// "Pencil".
  public var name: String { "Pencil" }

  /// The width of the style, more for a pencil that leans.
  public func width(
    at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
    style: StrokeStyle
  ) -> CGFloat {
    let upright = CGFloat.pi / 4
    guard sample.altitude < upright, sideWidth.isFinite, sideWidth > 1 else { return style.width }
    let lean = 1 - max(sample.altitude, 0) / upright
    return style.width * (1 + (sideWidth - 1) * lean)
  }
}
