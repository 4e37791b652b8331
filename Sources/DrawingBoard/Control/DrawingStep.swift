import ControlCore
import Foundation

/// One step of a drawing's history, as its user knows it.
public struct DrawingStep: Equatable, Sendable {
  /// Its place among the steps that there are, from 0.
  public let index: Int

  /// The name it was stored by, such as "Rectangle".
  public let storedName: String

  /// When it was made.
  public let date: Date

  /// What the user calls it, in the user's language, as within a sentence: "rectangle".
  ///
  /// Names that are not the kit's own are as they were stored.
  public var name: String { Self.localizedName(of: storedName) }

  /// The name as it stands alone: "Rectangle".
  public var title: String { name.withFirstLetterUppercased }

  /// The name of a step in the user's language.
  static func localizedName(of storedName: String) -> String {
    names[storedName]?.text ?? storedName
  }

  /// The name that clearing the board is stored by.
  static let clearName = "Clear"

  /// The name that an imported picture is stored by.
  static let imageName = "Image"

  private static let names: [String: LocalizedText] = [
    "Pencil": .brushPencil, "Pen": .brushPen, "Marker": .brushMarker,
    "Highlighter": .brushHighlighter, "Line": .brushLine, "Dashed Line": .brushDashedLine,
    "Arrow": .brushArrow, "Rectangle": .brushRectangle, "Ellipse": .brushEllipse,
    "Polygon": .brushPolygon, "Eraser": .brushEraser, "Fill": .brushFill, "Text": .brushText,
    clearName: .boardClear, imageName: .boardImage,
  ]
}

/// Where a drawing stands among its steps.
public struct DrawingHistory: Equatable, Sendable {
  /// How many steps there are.
  public var count = 0

  /// The step that is shown, or -1 for the board before the first one.
  public var index = -1

  /// Changes whenever steps are added, dropped or expire, also where their count stays.
  public var revision = 0

  /// Whether there is a step to take back.
  public var canUndo: Bool { index >= 0 }

  /// Whether there is a step to do again.
  public var canRedo: Bool { index + 1 < count }

  /// Makes an empty history.
  public init() {}
}
