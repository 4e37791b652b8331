import CoreGraphics

/// A straight line of dashes between two places.
///
/// The first dash begins where the finger came down. A tap draws a dot.
public struct DashedLineBrush: ShapeBrush, Equatable {
  /// The lengths of dashes and gaps in turn, in widths of the style.
  ///
  /// They are measured between the middles of the round ends. Default 3 and 3, which shows as dashes
  /// of four widths and gaps of two. Unless all are finite, none is negative and their sum is positive,
  /// the line is solid.
  public var dashes: [CGFloat]

  /// Makes a brush for dashed lines.
  public init(dashes: [CGFloat] = [3, 3]) {
    self.dashes = dashes
  }

  /// "Dashed Line".
  public var name: String { "Dashed Line" }

  /// The line; a dot when both places are the same.
  public func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
    var shape = StrokeShape.line(from: start, to: end, style: style)
    let lengths = dashes.map { $0 * style.width }
    if lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lengths.reduce(0, +) > 0 {
      shape.dashes = lengths
    }
    return shape
  }
}
