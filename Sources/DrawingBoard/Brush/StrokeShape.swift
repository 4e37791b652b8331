import CoreGraphics

/// A path and how it is painted, in the colour and opacity of the stroke's style.
///
/// The path is painted once, so that a translucent shape has one opacity all over.
public struct StrokeShape {
  /// The path in points.
  public var path: CGPath

  /// Whether the inside is filled instead of the outline being drawn.
  ///
  /// Default `false`.
  public var isFilled: Bool

  /// The width of the outline in points; the style's by default.
  public var lineWidth: CGFloat

  /// The ends of open outlines.
  ///
  /// Default round.
  public var lineCap: CGLineCap

  /// The corners of the outline.
  ///
  /// Default round.
  public var lineJoin: CGLineJoin

  /// The lengths of dashes and gaps in turn, in points.
  ///
  /// Default none: a solid outline.
  public var dashes: [CGFloat]

  /// Makes a shape.
  ///
  /// - Parameters:
  ///   - path: In points.
  ///   - style: The style whose width the outline takes.
  ///   - isFilled: Whether the inside is filled instead of the outline being drawn.
  public init(path: CGPath, style: StrokeStyle, isFilled: Bool = false) {
    self.path = path
    self.isFilled = isFilled
    lineWidth = style.width
    lineCap = .round
    lineJoin = .round
    dashes = []
  }

  /// What the paint can touch, in points.
  public var bounds: CGRect {
    let box = path.boundingBoxOfPath
    guard !box.isNull else { return .null }
    if isFilled { return box }
    // A corner in a miter reaches as far as the limit of ten half widths.
    let reach =
      lineWidth / 2 * (lineJoin == .miter ? Self.miterLimit : lineCap == .square ? 1.5 : 1)
    return box.insetBy(dx: -reach, dy: -reach)
  }

  static let miterLimit: CGFloat = 10

  /// Paints the shape.
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
