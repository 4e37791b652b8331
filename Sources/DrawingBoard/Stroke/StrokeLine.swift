import CoreGraphics

/// The state of a freehand line, from which its next segments are computed.
///
/// A copy can be extended along predicted samples, and an earlier state again along corrected ones.
struct StrokeLine {
  private let brush: any FreehandBrush
  private let style: StrokeStyle
  private let scale: CGFloat
  private var curve: StrokeCurve
  private var dashes: DashWalker?
  private var previous: (sample: StrokeSample, width: CGFloat)?

  /// Creates a line without samples, for a picture with `scale` pixels per point.
  init(
    brush: any FreehandBrush, style: StrokeStyle, smoothing: StrokeSmoothing, scale: CGFloat
  ) {
    self.brush = brush
    self.style = style
    self.scale = scale
    curve = StrokeCurve(smoothing: smoothing)
    dashes = DashWalker(lengths: brush.dashes.map { $0 * style.width * scale })
  }

  /// Extends the line to a sample.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - body: Called with the new final segments, in pixels.
  mutating func extend(to sample: StrokeSample, _ body: (StrokeSegment) -> Void) {
    let width = width(at: sample)
    previous = (sample, width)
    guard let piece = curve.append(sample.location, width: width) else { return }
    forEachSegment(of: piece, &dashes, body)
  }

  /// Calls `body` with the segments from the final ones to the touch, in pixels.
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
