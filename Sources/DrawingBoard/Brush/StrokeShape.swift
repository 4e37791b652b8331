import CoreGraphics

/// A path and the way it is drawn, in the color and opacity of the stroke's style.
///
/// The path is drawn once, so that a translucent shape has one opacity.
public struct StrokeShape {
  /// The path in points.
  public var path: CGPath

  /// A Boolean value that determines whether the path is filled instead of stroked.
  ///
  /// Default `false`.
  public var isFilled: Bool

  /// The line width in points.
  ///
  /// Default: the width of the style.
  public var lineWidth: CGFloat

  /// The shape of the ends of open paths.
  ///
  /// Default round.
  public var lineCap: CGLineCap

  /// The shape of the corners.
  ///
  /// Default round.
  public var lineJoin: CGLineJoin

  /// The lengths of dashes and gaps in turn, in points.
  ///
  /// Default empty: a solid line.
  public var dashes: [CGFloat]

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - path: The path in points.
  ///   - style: The style that gives the line width.
  ///   - isFilled: Whether the path is filled instead of stroked.
  public init(path: CGPath, style: StrokeStyle, isFilled: Bool = false) {
    self.path = path
    self.isFilled = isFilled
    lineWidth = style.width
    lineCap = .round
    lineJoin = .round
    dashes = []
  }

  /// The area that drawing may change, in points.
  var bounds: CGRect {
    let box = path.boundingBoxOfPath
    guard !box.isNull else { return .null }
    if isFilled { return box }
    // A mitered corner extends up to the limit of ten half widths.
    let reach =
      lineWidth / 2 * (lineJoin == .miter ? Self.miterLimit : lineCap == .square ? 1.5 : 1)
    return box.insetBy(dx: -reach, dy: -reach)
  }

  static let miterLimit: CGFloat = 10

  /// Draws the shape.
  func draw(in context: CGContext, style: StrokeStyle) {
    context.saveGState()
    context.setAlpha(style.opacity)
    context.beginPath()
    context.addPath(path)
    if isFilled {
      context.setFillColor(style.color)
      context.fillPath()
    } else {
      context.setStrokeColor(style.color)
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCap)
      context.setLineJoin(lineJoin)
      context.setMiterLimit(Self.miterLimit)
      if !dashes.isEmpty { context.setLineDash(phase: 0, lengths: dashes) }
      context.strokePath()
    }
    context.restoreGState()
  }
}

/// A shape that is previewed over the picture and drawn into it at the end of the stroke.
final class ShapeStroke: BrushStroke {
  private let brush: any Brush
  private let canvas: BoardCanvas
  private let style: StrokeStyle
  private var start = CGPoint.zero
  /// The latest location that is not a prediction.
  private var latest = CGPoint.zero
  private var shape: StrokeShape?
  private(set) var overlayBounds = PixelRect.zero

  init(brush: any Brush, canvas: BoardCanvas, style: StrokeStyle) {
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
    // The path of an app may extend beyond its bounds; only captured pixels can be restored.
    let dirty = canvas.draw(whole: overlayBounds) { drawOverlay(in: $0) }
    shape = nil
    overlayBounds = .zero
    return dirty
  }

  func drawOverlay(in context: CGContext) {
    shape?.draw(in: context, style: style)
  }

  private func preview(to end: CGPoint) {
    shape = brush.shape(from: start, to: end, style: style)
    // Antialiased edges extend by one pixel.
    let bounds = shape?.bounds.insetBy(dx: -1 / canvas.scale, dy: -1 / canvas.scale) ?? .null
    overlayBounds = canvas.pixels(covering: bounds)
  }
}
