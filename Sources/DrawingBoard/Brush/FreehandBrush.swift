import CoreGraphics

/// A brush whose line follows the finger.
///
/// A conforming type states what differs from a plain pencil: the width at each place, how the line
/// mixes with what is there, its dashes. The rest is done by the kit: smoothing, one opacity along the
/// whole stroke, round ends and corners, a dot for a tap.
public protocol FreehandBrush: Brush {
  /// How the line mixes with what is there.
  ///
  /// Default ``StrokeMixing/paint``.
  var mixing: StrokeMixing { get }

  /// How opaque the line is, multiplied with the opacity of its style: from 0 to 1.
  ///
  /// Default 1. What is out of range is clamped; what is not a number counts as 1.
  var opacity: CGFloat { get }

  /// The tip that draws.
  ///
  /// Default ``StrokeNib/round``.
  var nib: StrokeNib { get }

  /// The lengths of dashes and gaps in turn, in widths of the style.
  ///
  /// Default none: a solid line. They run on along the whole stroke. Lengths are measured between the middles of the round ends,
  /// which reach half a width beyond. Unless all are finite, none is negative and their sum is at
  /// least half a pixel, the line is solid.
  var dashes: [CGFloat] { get }

  /// The width of the line at a place, in points.
  ///
  /// Default: the width of the style.
  ///
  /// - Parameters:
  ///   - sample: The place.
  ///   - previous: The place before and the width there; `nil` for the first.
  ///   - style: The style of the stroke.
  /// - Returns: A width; what is negative or not finite draws nothing there.
  func width(
    at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
    style: StrokeStyle
  ) -> CGFloat
}

extension FreehandBrush {
  /// ``StrokeMixing/paint``.
  public var mixing: StrokeMixing { .paint }

  /// 1.
  public var opacity: CGFloat { 1 }

  /// ``StrokeNib/round``.
  public var nib: StrokeNib { .round }

  /// None.
  public var dashes: [CGFloat] { [] }

  /// The width of the style.
  public func width(
    at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
    style: StrokeStyle
  ) -> CGFloat {
    style.width
  }

  /// A line that is drawn as the finger moves.
  public func makeStroke(
    on canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) -> any BrushStroke {
    FreehandStroke(brush: self, canvas: canvas, style: style, smoothing: smoothing)
  }
}
