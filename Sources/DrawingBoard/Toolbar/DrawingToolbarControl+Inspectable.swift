import ControlCore
import UIKit

extension DrawingToolbarControl: Inspectable {
  /// The attributes that Interface Builder shows, in its order.
  public static var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "selectedToolID", \DrawingToolbarControl.selectedToolID, kind: .string,
        default: "pencil"),
      InspectableProperty(
        "selectedWidth", \DrawingToolbarControl.selectedWidth, kind: .number(1...40), default: 4),
      InspectableProperty(
        "selectedColor", \DrawingToolbarControl.selectedColor, default: defaultColors[0]),
      InspectableProperty(
        "cornerRadius", \DrawingToolbarControl.cornerRadius, kind: .number(0...40), default: 20),
    ]
  }
}
