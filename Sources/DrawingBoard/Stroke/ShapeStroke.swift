import CoreGraphics

/// A shape under way: previewed over the picture, and drawn into it when the finger leaves.
final class ShapeStroke: BrushStroke {
  private let brush: any ShapeBrush
  private let canvas: BoardCanvas
  private let style: StrokeStyle
  private var start: CGPoint?
  private var shape: StrokeShape?
  private(set) var overlayBounds = PixelRect.zero

  init(brush: any ShapeBrush, canvas: BoardCanvas, style: StrokeStyle) {
    self.brush = brush
    self.canvas = canvas
    self.style = style
  }

  func began(at sample: StrokeSample) -> PixelRect {
    start = sample.location
    return preview(to: sample.location)
  }

  func moved(to samples: [StrokeSample], predicted: [StrokeSample]) -> PixelRect {
    guard let location = (predicted.last ?? samples.last)?.location else { return .zero }
    latest = samples.last?.location ?? latest
    return preview(to: location)
  }

  func ended() -> PixelRect {
    guard let start else { return .zero }
    let dirty = preview(to: latest ?? start)
    defer {
      shape = nil
      overlayBounds = .zero
    }
    guard let shape, !overlayBounds.isEmpty else { return dirty }
    canvas.capture(overlayBounds)
    shape.draw(in: canvas.context, style: style)
    return dirty
  }

  func drawOverlay(in context: CGContext) {
    shape?.draw(in: context, style: style)
  }

  /// The latest place that is not a prediction.
  private var latest: CGPoint?

  private func preview(to end: CGPoint) -> PixelRect {
    guard let start else { return .zero }
    let before = overlayBounds
    shape = brush.shape(from: start, to: end, style: style)
    // One pixel more for edges that are smoothed.
    let bounds = shape?.bounds.insetBy(dx: -1 / canvas.scale, dy: -1 / canvas.scale) ?? .null
    overlayBounds = canvas.pixels(covering: bounds)
    return before.union(overlayBounds)
  }
}
