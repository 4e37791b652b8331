import ControlCore
import CoreGraphics

/// A value that describes a brush in a toolbar: its name, its symbol and its initial stroke width.
public struct DrawingTool: Identifiable, Sendable {
  /// The identifier of the tool, unique within a toolbar.
  public let id: String

  /// The name of the tool in the user's language.
  public var name: String

  /// The name of the tool's system symbol.
  public var symbolName: String

  /// The brush.
  public var brush: any Brush

  /// The stroke width in points until the user chooses another.
  public var width: CGFloat

  /// Creates a tool.
  ///
  /// - Parameters:
  ///   - id: The identifier of the tool.
  ///   - name: The name of the tool.
  ///   - symbolName: The name of a system symbol.
  ///   - brush: The brush.
  ///   - width: The initial stroke width in points. Default 4.
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
    _ id: String, _ name: DrawingBoardString, _ symbolName: String, _ brush: any Brush,
    width: CGFloat = 4
  ) {
    self.init(
      id: id, name: name.text.withFirstLetterUppercased, symbolName: symbolName, brush: brush,
      width: width)
  }

  /// The tools of the kit, with names in the user's language.
  public static var standard: [DrawingTool] {
    [
      DrawingTool("pencil", .pencil, "pencil", PencilBrush()),
      DrawingTool("pen", .pen, "pencil.tip", PenBrush()),
      DrawingTool("marker", .marker, "paintbrush.pointed", MarkerBrush(), width: 14),
      DrawingTool("highlighter", .highlighter, "highlighter", HighlighterBrush(), width: 24),
      DrawingTool("eraser", .eraser, "eraser", EraserBrush(), width: 24),
      DrawingTool("line", .line, "line.diagonal", LineBrush()),
      DrawingTool("dashedLine", .dashedLine, "circle.dashed", LineBrush(dashes: [3, 3])),
      DrawingTool("arrow", .arrow, "line.diagonal.arrow", ArrowBrush()),
      DrawingTool("rectangle", .rectangle, "rectangle", RectangleBrush()),
      DrawingTool("ellipse", .ellipse, "oval", EllipseBrush()),
      DrawingTool("polygon", .polygon, "hexagon", PolygonBrush()),
      DrawingTool("fill", .fill, "drop", FillBrush()),
      DrawingTool("text", .textBrush, "textformat", TextBrush.standard),
    ]
  }
}

extension String {
  /// The string with its first letter in uppercase.
  var withFirstLetterUppercased: String {
    prefix(1).uppercased() + dropFirst()
  }
}
