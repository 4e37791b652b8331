import CoreGraphics

/// A line in progress: final segments are drawn into the picture, the rest is shown over it.
///
/// Segments after a sample with an estimated force are drawn as well, and drawn again when the
/// force is corrected. The resulting picture is, byte for byte, the same as with the final force
/// from the beginning.
final class FreehandStroke: BrushStroke {
  private let canvas: BoardCanvas
  private let mask: StrokeMask
  private var line: StrokeLine
  private var uncertain = UncertainLine()
  private var isEnded = false
  private var predicted: [StrokeSample] = []
  /// The segments from those in the picture to the touch and along its predicted samples.
  private var preview: [StrokeSegment] = []
  private(set) var overlayBounds = PixelRect.zero
  /// The canvas with the preview, once it was needed.
  private var latestOverlay: PixelOverlay?

  init(
    brush: any FreehandBrush, canvas: BoardCanvas, style: StrokeStyle, smoothing: StrokeSmoothing,
    parts: StrokeParts = .whole
  ) {
    self.canvas = canvas
    line = StrokeLine(
      brush: brush, style: style, smoothing: smoothing, scale: canvas.scale, parts: parts)
    mask = StrokeMask(
      canvas: canvas,
      blender: PixelBlender(
        style: style, opacity: brush.opacity, mode: brush.blendMode,
        colorSpace: canvas.colorSpace),
      grain: StrokeGrain(brush.texture, scale: canvas.scale))
  }

  func begin(at sample: StrokeSample) -> PixelRect {
    extend(to: sample)
  }

  func move(to samples: [StrokeSample], predicted: [StrokeSample]) -> PixelRect {
    let dirty = samples.reduce(PixelRect.zero) { $0.union(extend(to: $1)) }
    self.predicted = predicted
    showPreview()
    return dirty
  }

  func end() -> PixelRect {
    var dirty = PixelRect.zero
    if uncertain.isEmpty {
      line.forEachSegmentOfTail { dirty = dirty.union(mask.add($0)) }
    } else {
      uncertain.addTail(of: line) { dirty = dirty.union(mask.add($0)) }
      mask.retainTiles()
    }
    isEnded = true
    preview = []
    overlayBounds = .zero
    latestOverlay = nil
    return dirty
  }

  var awaitsCorrections: Bool { !uncertain.isEmpty }

  func correct(with corrections: [StrokeCorrection]) -> PixelRect {
    guard !uncertain.isEmpty else { return .zero }
    let changed = uncertain.correct(with: corrections, &line, isEnded: isEnded)
    let dirty = mask.redraw(uncertain.segments, where: changed)
    settle()
    if !isEnded { showPreview() }
    return dirty
  }

  func drawOverlay(in context: CGContext) {
    guard let overlay = overlayPixels, let image = overlay.picture.image() else { return }
    context.saveGState()
    context.setBlendMode(.copy)
    context.drawUpright(image, in: canvas.points(of: overlay.rect))
    context.restoreGState()
  }

  // More than one tile may show it.
  var overlayPixels: PixelOverlay? {
    guard !overlayBounds.isEmpty else { return nil }
    if latestOverlay == nil { latestOverlay = mask.preview(of: preview, within: overlayBounds) }
    return latestOverlay
  }

  /// Extends the line to a sample.
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

  /// Finalizes the segments that no correction can change.
  private func settle() {
    uncertain.settle { mask.settle($0) }
    if uncertain.isEmpty { mask.settleAll() }
  }

  private func showPreview() {
    var line = line
    preview.removeAll(keepingCapacity: true)
    for sample in predicted { line.extend(to: sample) { preview.append($0) } }
    line.forEachSegmentOfTail { preview.append($0) }
    latestOverlay = nil
    let reach = preview.reduce(PixelRect.zero) { $0.union($1.bounds) }
    overlayBounds = reach.intersection(canvas.size.bounds)
  }
}
