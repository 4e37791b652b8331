import ControlCore
import Foundation

/// The texts that a board and its bars show or give to assistive technologies.
enum DrawingBoardString: String, LocalizedString {
  /// The label of a drawing board.
  case label = "board.label"

  /// The label of a button and of an action that undoes a step.
  case undo = "board.undo"

  /// The label of a button and of an action that redoes a step.
  case redo = "board.redo"

  /// The name of a step and of an action that clears the board.
  case clear = "board.clear"

  /// An announcement: the name of the undone step, its number, the number of steps.
  case undid = "board.undid"

  /// An announcement: the name of the redone step, its number, the number of steps.
  case redid = "board.redid"

  /// The name of a step, its number, and the number of steps.
  case step = "board.step"

  /// The name of the state before the first step.
  case start = "board.start"

  /// The label of the list of steps.
  case history = "board.history"

  /// The label of a stroke color.
  case color = "board.color"

  /// The label of a line width.
  case width = "board.width"

  /// The label of the drawing tools.
  case tools = "board.tools"

  /// The name of a step that inserted an image.
  case image = "board.image"

  /// The label of a button that discards a text.
  case cancel = "board.cancel"

  /// The name of an action and of a key command that doubles the scale.
  case zoomIn = "board.zoomIn"

  /// The name of an action and of a key command that halves the scale.
  case zoomOut = "board.zoomOut"

  /// The name of an action and of a key command that shows all of the picture.
  case zoomToFit = "board.zoomToFit"

  // The names of brushes and of their steps.
  case pencil = "brush.pencil"
  case pen = "brush.pen"
  case marker = "brush.marker"
  case highlighter = "brush.highlighter"
  case line = "brush.line"
  case dashedLine = "brush.dashedLine"
  case arrow = "brush.arrow"
  case rectangle = "brush.rectangle"
  case ellipse = "brush.ellipse"
  case polygon = "brush.polygon"
  case star = "brush.star"
  case eraser = "brush.eraser"
  case fill = "brush.fill"
  case textBrush = "brush.text"

  static var bundle: Bundle { Bundle.module }
}
