import ControlCore
import UIKit

/// The properties of a board that key-value observers follow.
extension DrawingBoardControl {
  static let publishedBrush = PublishedProperty("brushName", \DrawingBoardControl.brushName)
  static let publishedColor = PublishedProperty("strokeColor", \DrawingBoardControl.strokeColor)
  static let publishedWidth = PublishedProperty("strokeWidth", \DrawingBoardControl.strokeWidth)
  static let publishedOpacity = PublishedProperty(
    "strokeOpacity", \DrawingBoardControl.strokeOpacity)
  static let publishedIsDrawingEnabled = PublishedProperty(
    "isDrawingEnabled", \DrawingBoardControl.isDrawingEnabled)
  static let publishedBackground = PublishedProperty(
    "drawingBackgroundColor", \DrawingBoardControl.drawingBackgroundColor)
  static let publishedIsDrawing = PublishedProperty(
    "isDrawing", \DrawingBoardControl.isDrawing)
  private static let publishedCount = PublishedProperty(
    "stepCount", \DrawingBoardControl.stepCount)
  private static let publishedIndex = PublishedProperty(
    "stepIndex", \DrawingBoardControl.stepIndex)
  private static let publishedCanUndo = PublishedProperty("canUndo", \DrawingBoardControl.canUndo)
  private static let publishedCanRedo = PublishedProperty("canRedo", \DrawingBoardControl.canRedo)

  static let published = [
    publishedBrush, publishedColor, publishedWidth, publishedOpacity, publishedIsDrawingEnabled,
    publishedBackground, publishedIsDrawing, publishedCount, publishedIndex, publishedCanUndo,
    publishedCanRedo,
  ]

  /// Publishes the state of the history.
  ///
  /// - Parameter hasNewSteps: A Boolean value that indicates whether steps were added, changed or
  ///   removed.
  func syncHistory(hasNewSteps: Bool) {
    let old = history
    var new = old
    (new.count, new.index) = (stack.count, stack.index)
    if hasNewSteps { new.revision += 1 }
    guard new != old else { return }
    stopPlaying()
    let changed =
      [Self.publishedIndex] + (hasNewSteps || new.count != old.count ? [Self.publishedCount] : [])
      + (new.canUndo == old.canUndo ? [] : [Self.publishedCanUndo])
      + (new.canRedo == old.canRedo ? [] : [Self.publishedCanRedo])
    publish(changed) { history = new }
  }
}
