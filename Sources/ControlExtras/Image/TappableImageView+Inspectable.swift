import ControlCore
import UIKit

extension TappableImageView: Inspectable {
  /// The inspectable properties beyond those of `UIImageView`.
  public static var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "isEnabled", \TappableImageView.isEnabled, kind: .bool, default: true)
    ]
  }
}
