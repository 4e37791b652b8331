import Foundation

/// The texts that the kit says by itself, in the user's language.
public enum LocalizedText: String, CaseIterable, Sendable {
  /// What a screen reader calls the thumb of the lower value.
  case lowerValue = "range.lower"

  /// What a screen reader calls the thumb of the upper value.
  case upperValue = "range.upper"

  /// A screen reader's action that raises both values by the same amount.
  case moveRangeUp = "range.moveUp"

  /// A screen reader's action that lowers both values by the same amount.
  case moveRangeDown = "range.moveDown"

  /// The title of a choice that leaves everything as it is.
  case cancel = "sheet.cancel"

  /// What a screen reader calls the part of the window beside a sheet, which closes it.
  case dismiss = "sheet.dismiss"

  /// What a screen reader says of a choice that is being carried out.
  case inProgress = "sheet.inProgress"

  /// What a screen reader says of a choice that is on for some of what it stands for.
  case partlySelected = "sheet.partlySelected"

  /// What a screen reader calls a board that one draws on.
  case boardLabel = "board.label"

  /// Takes the latest step back.
  case boardUndo = "board.undo"

  /// Does a step again that was taken back.
  case boardRedo = "board.redo"

  /// Empties the board, which can be taken back; also the name of that step.
  case boardClear = "board.clear"

  /// Announced when a step was taken back: its name, its number, the count of steps.
  case boardUndid = "board.undid"

  /// Announced when a step was done again: its name, its number, the count of steps.
  case boardRedid = "board.redid"

  /// A step among all: its name, its number, the count of steps.
  case boardStep = "board.step"

  /// The state of a board before its first step.
  case boardStart = "board.start"

  /// The list of a drawing's steps.
  case boardHistory = "board.history"

  /// The color of strokes.
  case boardColor = "board.color"

  /// The width of strokes.
  case boardWidth = "board.width"

  /// The row of brushes and colors.
  case boardTools = "board.tools"

  /// The name of a step that put a picture onto the board.
  case boardImage = "board.image"

  /// The name of a brush.
  case brushPencil = "brush.pencil"

  /// The name of a brush.
  case brushPen = "brush.pen"

  /// The name of a brush.
  case brushMarker = "brush.marker"

  /// The name of a brush.
  case brushHighlighter = "brush.highlighter"

  /// The name of a brush.
  case brushLine = "brush.line"

  /// The name of a brush.
  case brushDashedLine = "brush.dashedLine"

  /// The name of a brush.
  case brushArrow = "brush.arrow"

  /// The name of a brush.
  case brushRectangle = "brush.rectangle"

  /// The name of a brush.
  case brushEllipse = "brush.ellipse"

  /// The name of a brush.
  case brushPolygon = "brush.polygon"

  /// The name of a brush.
  case brushStar = "brush.star"

  /// The name of a brush.
  case brushEraser = "brush.eraser"

  /// The name of a brush.
  case brushFill = "brush.fill"

  /// The name of a brush.
  case brushText = "brush.text"

  /// The text in the user's language; English where the kit has no translation.
  public var text: String {
    Bundle.module.localizedString(forKey: rawValue, value: english, table: nil)
  }

  /// The text in one language, given by its code such as `de`; English where there is none.
  public func text(language: String) -> String {
    translation(language: language) ?? english
  }

  /// The text in the user's language with its places filled in.
  ///
  /// - Parameter arguments: What goes to the places `%1$@`, `%2$@` and so on, in this order; a
  ///   place without an argument stays as it is.
  /// - Returns: The whole sentence.
  public func text(_ arguments: String...) -> String {
    arguments.enumerated().reduce(text) { text, argument in
      text.replacingOccurrences(of: "%\(argument.offset + 1)$@", with: argument.element)
    }
  }

  /// The text in one language, or `nil` where its table lacks it.
  func translation(language: String) -> String? {
    guard let path = Bundle.module.path(forResource: language, ofType: "lproj"),
      let bundle = Bundle(path: path)
    else { return nil }
    let none = "\u{0}"
    let text = bundle.localizedString(forKey: rawValue, value: none, table: nil)
    return text == none ? nil : text
  }

  /// The languages that the kit speaks, by code.
  public static var languages: [String] {
    Bundle.module.localizations.sorted()
  }

  /// The code of the language that ``text`` is in, such as `de`.
  public static var language: String {
    Bundle.module.localizedString(forKey: "language.code", value: "en", table: nil)
  }

  private var english: String {
    switch self {
    case .lowerValue: "Minimum value"
    case .upperValue: "Maximum value"
    case .moveRangeUp: "Move range up"
    case .moveRangeDown: "Move range down"
    case .cancel: "Cancel"
    case .dismiss: "Dismiss"
    case .inProgress: "In progress"
    case .partlySelected: "Partly selected"
    case .boardLabel: "Drawing board"
    case .boardUndo: "Undo"
    case .boardRedo: "Redo"
    case .boardClear: "clear"
    case .boardUndid: "Undid %1$@, %2$@ of %3$@"
    case .boardRedid: "Redid %1$@, %2$@ of %3$@"
    case .boardStep: "%1$@, %2$@ of %3$@"
    case .boardStart: "start"
    case .boardHistory: "History"
    case .boardColor: "Color"
    case .boardWidth: "Line width"
    case .boardTools: "Drawing tools"
    case .boardImage: "image"
    case .brushPencil: "pencil"
    case .brushPen: "pen"
    case .brushMarker: "marker"
    case .brushHighlighter: "highlighter"
    case .brushLine: "line"
    case .brushDashedLine: "dashed line"
    case .brushArrow: "arrow"
    case .brushRectangle: "rectangle"
    case .brushEllipse: "ellipse"
    case .brushPolygon: "polygon"
    case .brushStar: "star"
    case .brushEraser: "eraser"
    case .brushFill: "fill"
    case .brushText: "text"
    }
  }
}
