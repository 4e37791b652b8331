import CoreGraphics

/// A line under way: certain pieces are drawn into the picture, the rest is shown over it.
///
/// Where the force of a sample is an estimate, the pieces from there on are drawn as well, and drawn
/// anew when it is corrected. The picture is then, byte for byte, what it would have been had the
/// force been known at once.
final class FreehandStroke: BrushStroke {
  private let canvas: BoardCanvas
  private let mask: StrokeMask
  private var line: StrokeLine
  private var uncertain = UncertainLine()
  private var isEnded = false
  private var predicted: [StrokeSample] = []
  /// What leads from the pieces in the picture to the finger and on to where it may go.
  private var preview: [StrokeSegment] = []
  private(set) var overlayBounds = PixelRect.zero

  init(
    brush: any FreehandBrush, canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing
  ) {
    self.canvas = canvas
    line = StrokeLine(brush: brush, style: style, smoothing: smoothing, scale: canvas.scale)
    mask = StrokeMask(
      canvas: canvas,
      mixer: PixelMixer(
        style: style, opacity: brush.opacity, mixing: brush.mixing,
        colorSpace: canvas.colorSpace))
  }

  func began(at sample: StrokeSample) -> PixelRect {
    extend(to: sample)
  }

  func moved(to samples: [StrokeSample], predicted: [StrokeSample]) -> PixelRect {
    let dirty = samples.reduce(PixelRect.zero) { $0.union(extend(to: $1)) }
    self.predicted = predicted
    showPreview()
    return dirty
  }

  func ended() -> PixelRect {
    var dirty = PixelRect.zero
    if uncertain.isEmpty {
      line.forEachSegmentOfTail { dirty = dirty.union(mask.add($0)) }
    } else {
      uncertain.addTail(of: line) { dirty = dirty.union(mask.add($0)) }
      mask.keepTiles()
    }
    isEnded = true
    preview = []
    overlayBounds = .zero
    return dirty
  }

  var awaitsCorrections: Bool { !uncertain.isEmpty }

  func corrected(by corrections: [StrokeCorrection]) -> PixelRect {
    guard !uncertain.isEmpty else { return .zero }
    let changed = uncertain.correct(by: corrections, &line, isEnded: isEnded)
    let dirty = mask.redraw(uncertain.segments, where: changed)
    settle()
    if !isEnded { showPreview() }
    return dirty
  }

  func drawOverlay(in context: CGContext) {
    guard !overlayBounds.isEmpty else { return }
    mask.drawPreview(preview, within: overlayBounds, in: context)
  }

  /// Leads the line to a place.
  private func extend(to sample: StrokeSample) -> PixelRect {
    var dirty = PixelRect.zero
    if uncertain.isEmpty && sample.estimate == nil {
      line.extend(to: sample) { dirty = dirty.union(mask.add($0)) }
    } else {
      mask.isUncertain = true
      uncertain.extend(&line, to: sample) { dirty = dirty.union(mask.add($0)) }
      settle()
    }
    return dirty
  }

  /// Takes for certain what nothing can change any more.
  private func settle() {
    uncertain.settle { mask.settle($0) }
    if uncertain.isEmpty { mask.settleAll() }
  }

  private func showPreview() {
    var line = line
    preview.removeAll(keepingCapacity: true)
    for sample in predicted { line.extend(to: sample) { preview.append($0) } }
    line.forEachSegmentOfTail { preview.append($0) }
    let reach = preview.reduce(PixelRect.zero) { $0.union($1.bounds) }
    overlayBounds = reach.intersection(canvas.size.bounds)
  }
}
