import CoreGraphics

/// A line under way: certain pieces are drawn into the picture, the rest is shown over it.
final class FreehandStroke: BrushStroke {
  private let brush: any FreehandBrush
  private let canvas: BoardCanvas
  private let style: StrokeStyle
  private let mask: StrokeMask
  private var curve: StrokeCurve
  private var dashes: DashWalker?
  private var previous: (sample: StrokeSample, width: CGFloat)?
  /// What leads from the pieces in the picture to the finger and on to where it may go.
  private var preview: [StrokeSegment] = []
  private(set) var overlayBounds = PixelRect.zero

  init(
    brush: any FreehandBrush, canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) {
    self.brush = brush
    self.canvas = canvas
    self.style = style
    curve = StrokeCurve(smoothing: smoothing)
    dashes = DashWalker(lengths: brush.dashes.map { $0 * style.width * canvas.scale })
    mask = StrokeMask(
      canvas: canvas,
      mixer: PixelMixer(style: style, opacity: brush.opacity, mixing: brush.mixing))
  }

  func began(at sample: StrokeSample) -> PixelRect {
    extend(to: sample)
  }

  func moved(to samples: [StrokeSample], predicted: [StrokeSample]) -> PixelRect {
    let dirty = samples.reduce(PixelRect.zero) { $0.union(extend(to: $1)) }
    showPreview(predicted)
    return dirty
  }

  func ended() -> PixelRect {
    let dirty = curve.tail.reduce(PixelRect.zero) { $0.union(draw($1)) }
    preview = []
    overlayBounds = .zero
    return dirty
  }

  func drawOverlay(in context: CGContext) {
    guard !overlayBounds.isEmpty else { return }
    mask.drawPreview(preview, within: overlayBounds, in: context)
  }

  /// Leads the line to a place.
  private func extend(to sample: StrokeSample) -> PixelRect {
    let width = width(at: sample, after: previous)
    previous = (sample, width)
    guard let piece = curve.append(sample.location, width: width) else { return .zero }
    return draw(piece)
  }

  private func width(
    at sample: StrokeSample, after previous: (sample: StrokeSample, width: CGFloat)?
  ) -> CGFloat {
    let width = brush.width(at: sample, after: previous, style: style)
    return width.isFinite ? min(max(width, 0), 8192) : 0
  }

  private func draw(_ piece: StrokeCurve.Piece) -> PixelRect {
    var dirty = PixelRect.zero
    forEachSegment(of: piece, &dashes) { dirty = dirty.union(mask.add($0)) }
    return dirty
  }

  private func showPreview(_ predicted: [StrokeSample]) {
    var (curve, dashes, previous) = (self.curve, self.dashes, self.previous)
    preview.removeAll(keepingCapacity: true)
    for sample in predicted {
      let width = width(at: sample, after: previous)
      previous = (sample, width)
      if let piece = curve.append(sample.location, width: width) {
        forEachSegment(of: piece, &dashes) { preview.append($0) }
      }
    }
    for piece in curve.tail {
      forEachSegment(of: piece, &dashes) { preview.append($0) }
    }
    let reach = preview.reduce(PixelRect.zero) { $0.union($1.bounds) }
    overlayBounds = reach.intersection(canvas.size.bounds)
  }

  private func forEachSegment(
    of piece: StrokeCurve.Piece, _ dashes: inout DashWalker?, _ body: (StrokeSegment) -> Void
  ) {
    guard var walker = dashes else {
      return piece.forEachSegment(scale: canvas.scale, nib: brush.nib, body)
    }
    piece.forEachSegment(scale: canvas.scale, nib: brush.nib) { walker.walk($0, body) }
    dashes = walker
  }
}
