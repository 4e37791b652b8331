import CoreGraphics

/// A freehand line as far as it has come: what its next piece depends on.
///
/// It is a value: a copy can be led on along predicted places, and one that was kept can be led on
/// anew through places that have been corrected.
struct StrokeLine {
  private let brush: any FreehandBrush
  private let style: StrokeStyle
  private let scale: CGFloat
  private var curve: StrokeCurve
  private var dashes: DashWalker?
  private var previous: (sample: StrokeSample, width: CGFloat)?

  /// A line before its first place, on a picture with `scale` pixels a point.
  init(
    brush: any FreehandBrush, style: StrokeStyle, smoothing: StrokeSmoothing, scale: CGFloat
  ) {
    self.brush = brush
    self.style = style
    self.scale = scale
    curve = StrokeCurve(smoothing: smoothing)
    dashes = DashWalker(lengths: brush.dashes.map { $0 * style.width * scale })
  }

  /// Leads the line to a place.
  ///
  /// - Parameters:
  ///   - sample: The place.
  ///   - body: Gets the pieces that have become certain by it, in pixels.
  mutating func extend(to sample: StrokeSample, _ body: (StrokeSegment) -> Void) {
    let width = width(at: sample)
    previous = (sample, width)
    guard let piece = curve.append(sample.location, width: width) else { return }
    forEachSegment(of: piece, &dashes, body)
  }

  /// Gives the pieces from those handed out to the finger, in pixels.
  func forEachSegmentOfTail(_ body: (StrokeSegment) -> Void) {
    var dashes = dashes
    for piece in curve.tail { forEachSegment(of: piece, &dashes, body) }
  }

  private func width(at sample: StrokeSample) -> CGFloat {
    let width = brush.width(at: sample, after: previous, style: style)
    return width.isFinite ? min(max(width, 0), 8192) : 0
  }

  private func forEachSegment(
    of piece: StrokeCurve.Piece, _ dashes: inout DashWalker?, _ body: (StrokeSegment) -> Void
  ) {
    guard var walker = dashes else {
      return piece.forEachSegment(scale: scale, nib: brush.nib, body)
    }
    piece.forEachSegment(scale: scale, nib: brush.nib) { walker.walk($0, body) }
    dashes = walker
  }
}
