import ControlCore
import CoreGraphics

/// A brush as a toolbar offers it: with a name, a picture and a width to begin with.
public struct DrawingTool: Identifiable, Sendable {
  /// What tells the tool from the others of a toolbar.
  public let id: String

  /// What the user calls it.
  public var name: String

  /// The system symbol that stands for it.
  public var symbolName: String

  /// What it draws with.
  public var brush: any Brush

  /// The width that it has until the user picks another one, in points.
  public var width: CGFloat

  /// Makes a tool.
  ///
  /// - Parameters:
  ///   - id: What tells it from the others.
  ///   - name: What the user calls it.
  ///   - symbolName: The system symbol that stands for it.
  ///   - brush: What it draws with.
  ///   - width: The width that it has at first, in points. Default 4.
  public init(
    id: String, name: String, symbolName: String, brush: any Brush, width: CGFloat = 4
  ) {
    self.id = id
    self.name = name
    self.symbolName = symbolName
    self.brush = brush
    self.width = width
  }

  private init(
    _ id: String, _ name: LocalizedText, _ symbolName: String, _ brush: any Brush,
    width: CGFloat = 4
  ) {
    self.init(
      id: id, name: name.text.withFirstLetterUppercased, symbolName: symbolName, brush: brush,
      width: width)
  }

  /// The kit's own tools, in the order of the toolbar, named in the user's language.
  public static var standard: [DrawingTool] {
    [
      DrawingTool("pencil", .brushPencil, "pencil", PencilBrush()),
      DrawingTool("pen", .brushPen, "pencil.tip", PenBrush()),
      DrawingTool("marker", .brushMarker, "paintbrush.pointed", MarkerBrush(), width: 14),
      DrawingTool("highlighter", .brushHighlighter, "highlighter", HighlighterBrush(), width: 24),
      DrawingTool("eraser", .brushEraser, "eraser", EraserBrush(), width: 24),
      DrawingTool("line", .brushLine, "line.diagonal", LineBrush()),
      DrawingTool("dashedLine", .brushDashedLine, "circle.dashed", DashedLineBrush()),
      DrawingTool("arrow", .brushArrow, "line.diagonal.arrow", ArrowBrush()),
      DrawingTool("rectangle", .brushRectangle, "rectangle", RectangleBrush()),
      DrawingTool("ellipse", .brushEllipse, "oval", EllipseBrush()),
      DrawingTool("polygon", .brushPolygon, "hexagon", PolygonBrush()),
      DrawingTool("fill", .brushFill, "drop", FillBrush()),
      DrawingTool("text", .brushText, "textformat", TextBrush.standard),
    ]
  }
}

extension String {
  /// The text with a capital at its beginning, as names stand alone.
  var withFirstLetterUppercased: String {
    prefix(1).uppercased() + dropFirst()
  }
}
