import ControlCore
import UIKit

/// The effect of touches.
extension DrawingBoardControl {
  /// The brush of strokes.
  ///
  /// Default ``PencilBrush``. An active stroke keeps its brush. Observe it through ``brushName``.
  public var brush: any Brush {
    get { behavior.brush }
    set {
      publish([Self.publishedBrush]) { behavior.brush = newValue }
      if !(newValue is TextBrush) { finishTextEntry() }
    }
  }

  /// The way a line is drawn between the locations of a touch.
  ///
  /// Default ``StrokeSmoothing/midpoint``.
  public var smoothing: StrokeSmoothing {
    get { behavior.smoothing }
    set { behavior.smoothing = newValue }
  }

  /// The types of touches that draw.
  ///
  /// Default ``BoardDrawingPolicy/default``.
  ///
  /// Setting another policy forgets that a pencil has drawn. A stroke in progress continues.
  public var drawingPolicy: BoardDrawingPolicy {
    get { contract.policy }
    set { contract.policy = newValue }
  }
}

/// The settings of a board that strokes and the background depend on.
@MainActor
struct BoardBehavior {
  var brush: any Brush = PencilBrush()
  var smoothing = StrokeSmoothing.midpoint
  var strokeColor = DrawingBoardControl.defaultStrokeColor
  var isDrawingEnabled = true
  var showsPredictedTouches = true
  var undoesOnTwoFingerTap = true
  var redoesOnThreeFingerTap = true
  var announcesHistory = true
  var sizePolicy = BoardSizePolicy.scale

  /// The policy by which the picture was fitted last.
  var fittedPolicy = BoardSizePolicy.scale
  var stabilizerLength: CGFloat = 24
  var background = BoardBackgroundValues()
  var colorSpace = BoardColorSpace.sRGB
}

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
