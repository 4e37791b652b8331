import CoreGraphics

/// A brush whose line follows the touch.
///
/// A conforming type states what differs from a plain pencil: the width at each location, the blend
/// mode, the nib, the dashes, the texture. The board does the rest: smoothing, one opacity along the whole
/// stroke, round ends and corners, a dot for a tap, predicted touches, late force.
///
///     struct ReedBrush: FreehandBrush, Codable {
///       let name = "Reed"
///       var nib: StrokeNib { .chisel(angle: .pi / 6, thickness: 0.1) }
///     }
///
/// A brush is asked again whenever its strokes are drawn again, and must give the same answers: they may
/// depend on its properties and on the parameters alone.
public protocol FreehandBrush: Brush {
  /// The blend mode of the line. Default ``StrokeBlendMode/normal``.
  var blendMode: StrokeBlendMode { get }

  /// The opacity of the line, 0 to 1, multiplied by the opacity of the style. Default 1.
  ///
  /// Values out of range are clamped. NaN counts as 1.
  var opacity: CGFloat { get }

  /// The tip of the pen. Default ``StrokeNib/round``.
  var nib: StrokeNib { get }

  /// The lengths of dashes and gaps in turn, in widths of the style. Default empty: a solid line.
  ///
  /// The pattern runs along the whole stroke. Lengths are measured between the centers of the round
  /// ends, which extend half a width beyond. The line is solid unless all lengths are finite, none
  /// is negative and their sum is at least half a pixel.
  var dashes: [CGFloat] { get }

  /// The pattern that thins the line. Default `nil`: an even line.
  ///
  /// It is asked for once for a stroke.
  var texture: StrokeTexture? { get }

  /// Returns the width of the line at a location, in points. Default: the width of the style.
  ///
  /// - Parameters:
  ///   - sample: The location.
  ///   - previous: The location before and the width there; `nil` for the first.
  ///   - style: The style of the stroke.
  /// - Returns: A width. Negative and non-finite values draw nothing.
  func width(
    at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
    style: StrokeStyle
  ) -> CGFloat
}

extension FreehandBrush {
  /// ``StrokeBlendMode/normal``.
  public var blendMode: StrokeBlendMode { .normal }

  /// 1.
  public var opacity: CGFloat { 1 }

  /// ``StrokeNib/round``.
  public var nib: StrokeNib { .round }

  /// No dashes: a solid line.
  public var dashes: [CGFloat] { [] }

  /// `nil`.
  public var texture: StrokeTexture? { nil }

  /// Returns the width of the style.
  public func width(
    at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?,
    style: StrokeStyle
  ) -> CGFloat {
    style.width
  }
}
