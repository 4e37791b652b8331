import CoreGraphics

/// A brush that draws a straight, dashed line.
///
/// The first dash begins where the touch began. A tap draws a dot.
public struct DashedLineBrush: ShapeBrush, Equatable {
  /// The lengths of dashes and gaps in turn, in widths of the style.
  ///
  /// Default 3 and 3. Lengths are measured between the centers of the round ends, so that the
  /// default shows dashes of four widths and gaps of two. The line is solid unless all lengths are
  /// finite, none is negative and their sum is positive.
  public var dashes: [CGFloat]

  /// Creates a dashed line brush.
  public init(dashes: [CGFloat] = [3, 3]) {
    self.dashes = dashes
  }

  /// "Dashed Line".
  public var name: String { "Dashed Line" }

  /// Returns the line, or a dot when both locations are equal.
  public func shape(from start: CGPoint, to end: CGPoint, style: StrokeStyle) -> StrokeShape? {
    var shape = StrokeShape.line(from: start, to: end, style: style)
    let lengths = dashes.map { $0 * style.width }
    if lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lengths.reduce(0, +) > 0 {
      shape.dashes = lengths
    }
    return shape
  }
}
