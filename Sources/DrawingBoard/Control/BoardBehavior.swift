import UIKit

/// The settings of a board that strokes and the background depend on.
@MainActor
struct BoardBehavior {
  var strokeColor = DrawingBoardControl.defaultStrokeColor
  var isDrawingEnabled = true
  var showsPredictedTouches = true
  var undoesOnTwoFingerTap = true
  var redoesOnThreeFingerTap = true
  var announcesHistory = true
  var sizePolicy = BoardSizePolicy.scale
  var stabilizerLength: CGFloat = 24
  var background = BoardBackgroundValues()
  var colorSpace = BoardColorSpace.sRGB
}
