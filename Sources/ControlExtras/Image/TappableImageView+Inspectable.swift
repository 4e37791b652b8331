import ControlCore
import UIKit

extension TappableImageView: Inspectable {
  /// Every attribute that Interface Builder shows beside those of a plain image view.
  public static var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "isEnabled", \TappableImageView.isEnabled, kind: .bool, default: true)
    ]
  }
}
