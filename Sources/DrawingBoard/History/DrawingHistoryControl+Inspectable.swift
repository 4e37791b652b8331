import ControlCore
import UIKit

extension DrawingHistoryControl: Inspectable {
  /// The attributes that Interface Builder shows, in its order.
  public static var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "showsScrubber", \DrawingHistoryControl.showsScrubber, kind: .bool, default: true),
      InspectableProperty(
        "showsThumbnails", \DrawingHistoryControl.showsThumbnails, kind: .bool, default: true),
    ]
  }
}
