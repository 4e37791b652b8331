import UIKit

/// How a board answers touches and what it shows around the picture.
@MainActor
struct BoardBehavior {
  var strokeColor = DrawingBoardControl.defaultStrokeColor
  var allowedTouchTypes: Set<UITouch.TouchType> = BoardBehavior.allTouchTypes
  var isDrawingEnabled = true
  var showsPredictedTouches = true
  var undoesOnTwoFingerTap = true
  var redoesOnThreeFingerTap = true
  var announcesHistory = true
  var sizePolicy = BoardSizePolicy.scale
  var stabilizerLength: CGFloat = 24
  var background = BoardBackgroundValues()
  var colorSpace = BoardColorSpace.sRGB

  static let allTouchTypes: Set<UITouch.TouchType> = [.direct, .pencil, .indirectPointer]
}
