import CoreGraphics

/// A brush whose line is as wide as its style.
///
/// Apple Pencil draws a wider line, with the side of its lead, when its altitude is below 45°.
public struct PencilBrush: Brush, FreehandBrush, Equatable {
  /// The factor by which a pencil that lies flat widens the line.
  ///
  /// Default 3. Non-finite values and values below 1 count as 1.
  public var sideWidth: CGFloat

  /// The lengths of dashes and gaps in turn, in widths of the style.
  ///
  /// Default empty: a solid line. Lengths are measured between the centers of the round ends. The
  /// line is solid unless all lengths are finite, none is negative and their sum is at least half a
  /// pixel.
  public var dashes: [CGFloat]

  /// Creates a pencil.
  public init(sideWidth: CGFloat = 3, dashes: [CGFloat] = []) {
    self.sideWidth = sideWidth
    self.dashes = dashes
  }

  /// "Pencil".
  public var name: String { "Pencil" }

  func width(
    at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
    style: StrokeStyle
  ) -> CGFloat {
    let upright = CGFloat.pi / 4
    guard sample.altitude < upright, sideWidth.isFinite, sideWidth > 1 else { return style.width }
    let lean = 1 - max(sample.altitude, 0) / upright
    return style.width * (1 + (sideWidth - 1) * lean)
  }
}
