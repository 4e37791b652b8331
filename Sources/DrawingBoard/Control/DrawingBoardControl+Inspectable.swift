import ControlCore
import UIKit

extension DrawingBoardControl: Inspectable {
  /// Every attribute that Interface Builder shows, in its order.
  public static var inspectableProperties: [InspectableProperty] {
    strokeProperties + touchProperties + zoomProperties + backgroundProperties + historyProperties
  }

  /// Black, in the light and in the dark appearance.
  static let defaultStrokeColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)

  private static var strokeProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "strokeColor", \DrawingBoardControl.strokeColor, default: defaultStrokeColor),
      InspectableProperty(
        "strokeWidth", \DrawingBoardControl.strokeWidth, kind: .number(0...48), default: 4),
      InspectableProperty(
        "strokeOpacity", \DrawingBoardControl.strokeOpacity, kind: .number(0...1), default: 1),
      InspectableProperty(
        "smoothingRawValue", \DrawingBoardControl.smoothingRawValue,
        kind: .choice(["None", "Midpoint", "Stabilizer"]), default: 1),
      InspectableProperty(
        "stabilizerLength", \DrawingBoardControl.stabilizerLength, kind: .number(1...80),
        default: 24),
    ].topic("Stroke")
  }

  private static var touchProperties: [InspectableProperty] {
    [
      flag("isDrawingEnabled", \.isDrawingEnabled),
      InspectableProperty(
        "drawingPolicyRawValue", \DrawingBoardControl.drawingPolicyRawValue,
        kind: .choice(["Default", "Any Input", "Pencil Only"]), default: 0),
      flag("showsPredictedTouches", \.showsPredictedTouches),
      flag("undoesOnTwoFingerTap", \.undoesOnTwoFingerTap),
      flag("redoesOnThreeFingerTap", \.redoesOnThreeFingerTap),
      flag("announcesHistory", \.announcesHistory),
    ].topic("Touches")
  }

  private static var zoomProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "isZoomEnabled", \DrawingBoardControl.isZoomEnabled, kind: .bool, default: false),
      InspectableProperty(
        "minimumZoomScale", \DrawingBoardControl.minimumZoomScale, kind: .number(0.0625...16),
        default: 0.0625),
      InspectableProperty(
        "maximumZoomScale", \DrawingBoardControl.maximumZoomScale, kind: .number(0.0625...16),
        default: 16),
      InspectableProperty(
        "zoomScale", \DrawingBoardControl.zoomScale, kind: .number(0.0625...16), default: 1),
      InspectableProperty(
        "minimumPictureSize", \DrawingBoardControl.minimumPictureSize, kind: .size,
        default: .zero),
    ].topic("Zoom")
  }

  private static func flag(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<DrawingBoardControl, Bool>
  ) -> InspectableProperty {
    InspectableProperty(name, keyPath, kind: .bool, default: true)
  }

  private static var backgroundProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "drawingBackgroundColor", \DrawingBoardControl.drawingBackgroundColor, default: .white),
      InspectableProperty("drawingBackgroundImage", \DrawingBoardControl.drawingBackgroundImage),
      InspectableProperty(
        "drawingBackgroundPlacementRawValue",
        \DrawingBoardControl.drawingBackgroundPlacementRawValue,
        kind: .choice(["Fill", "Fit", "Tile"]), default: 0),
      InspectableProperty(
        "colorSpaceRawValue", \DrawingBoardControl.colorSpaceRawValue,
        kind: .choice(["sRGB", "Display P3"]), default: 0),
      InspectableProperty(
        "sizePolicyRawValue", \DrawingBoardControl.sizePolicyRawValue,
        kind: .choice(["Extend", "Keep", "Scale"]), default: 2),
    ].topic("Background")
  }

  private static var historyProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "boardIdentifier", \DrawingBoardControl.boardIdentifier, kind: .string, default: nil),
      InspectableProperty(
        "stepLimit", \DrawingBoardControl.stepLimit, kind: .integer(0...1000), default: 0
      ).naming(0, "Unlimited"),
      InspectableProperty(
        "memoryByteLimit", \DrawingBoardControl.memoryByteLimit,
        kind: .integer((1 << 20)...(256 << 20)), default: 32 << 20),
      InspectableProperty(
        "diskByteLimit", \DrawingBoardControl.diskByteLimit,
        kind: .integer((1 << 20)...(1 << 30)), default: 256 << 20),
    ].topic("History")
  }
}
