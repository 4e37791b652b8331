import CoreGraphics

/// A shape that is previewed over the picture and drawn into it at the end of the stroke.
final class ShapeStroke: BrushStroke {
  /// Without a brush the stroke draws nothing.
  private let brush: (any ShapeBrush)?
  private let canvas: BoardCanvas
  private let style: StrokeStyle
  private var start = CGPoint.zero
  /// The latest location that is not a prediction.
  private var latest = CGPoint.zero
  private var shape: StrokeShape?
  private(set) var overlayBounds = PixelRect.zero

  init(brush: (any ShapeBrush)?, canvas: BoardCanvas, style: StrokeStyle) {
    self.brush = brush
    self.canvas = canvas
    self.style = style
  }

  func begin(at sample: StrokeSample) -> PixelRect {
    start = sample.location
    latest = sample.location
    preview(to: sample.location)
    return .zero
  }

  func move(to samples: [StrokeSample], predicted: [StrokeSample]) -> PixelRect {
    latest = samples.last?.location ?? latest
    preview(to: predicted.last?.location ?? latest)
    return .zero
  }

  func end() -> PixelRect {
    preview(to: latest)
    let dirty = overlayBounds
    canvas.capture(dirty)
    canvas.context.saveGState()
    // The path of an app may extend beyond its bounds; only captured pixels can be restored.
    canvas.context.clip(to: canvas.points(of: dirty))
    drawOverlay(in: canvas.context)
    canvas.context.restoreGState()
    shape = nil
    overlayBounds = .zero
    return dirty
  }

  func drawOverlay(in context: CGContext) {
    shape?.draw(in: context, style: style)
  }

  private func preview(to end: CGPoint) {
    shape = brush?.shape(from: start, to: end, style: style)
    // Antialiased edges extend by one pixel.
    let bounds = shape?.bounds.insetBy(dx: -1 / canvas.scale, dy: -1 / canvas.scale) ?? .null
    overlayBounds = canvas.pixels(covering: bounds)
  }
}
