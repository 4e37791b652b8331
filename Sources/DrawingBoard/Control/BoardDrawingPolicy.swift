/// The types of touches that draw on a board.
///
/// Under every policy, palms never draw: contacts whose smallest possible radius, `majorRadius`
/// minus `majorRadiusTolerance`, exceeds 60 points. While a pencil draws, all other touches are
/// ignored, and a pencil that lands cancels the stroke of a finger. Fingers that do not draw still
/// scroll the views around the board, and their taps undo and redo.
public enum BoardDrawingPolicy: Int, CaseIterable, Sendable {
  /// Pencils and pointers draw, and fingers until a pencil has drawn on the board.
  ///
  /// Fingers do not draw either when the user has chosen to draw with Apple Pencil only: see
  /// `UIPencilInteraction.prefersPencilOnlyDrawing`.
  case `default` = 0

  /// Fingers, pencils and pointers draw.
  case anyInput = 1

  /// Only pencils draw.
  case pencilOnly = 2
}
