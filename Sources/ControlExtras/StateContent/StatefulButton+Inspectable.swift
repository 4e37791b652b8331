import ControlCore
import UIKit

/// The explicit content of a button, of each kind.
struct ExplicitContent {
  let titles: StateContent<String>
  let titleColors: StateContent<UIColor>
  let images: StateContent<UIImage>
  let backgroundImages: StateContent<UIImage>
}

extension StatefulButton: Inspectable {
  /// The inspectable properties beyond those of `UIButton`, in the order of the attributes
  /// inspector.
  public static var inspectableProperties: [InspectableProperty] {
    typealias Button = StatefulButton
    return [
      InspectableProperty(
        "highlightedSelectedTitle", \Button.highlightedSelectedTitle, kind: .string, default: nil),
      InspectableProperty("highlightedSelectedTitleColor", \Button.highlightedSelectedTitleColor),
      InspectableProperty("highlightedSelectedImage", \Button.highlightedSelectedImage),
      InspectableProperty(
        "highlightedSelectedBackgroundImage", \Button.highlightedSelectedBackgroundImage),
      InspectableProperty(
        "disabledSelectedTitle", \Button.disabledSelectedTitle, kind: .string, default: nil),
      InspectableProperty("disabledSelectedTitleColor", \Button.disabledSelectedTitleColor),
      InspectableProperty("disabledSelectedImage", \Button.disabledSelectedImage),
      InspectableProperty(
        "disabledSelectedBackgroundImage", \Button.disabledSelectedBackgroundImage),
      InspectableProperty(
        "focusedSelectedTitle", \Button.focusedSelectedTitle, kind: .string, default: nil),
      InspectableProperty("focusedSelectedTitleColor", \Button.focusedSelectedTitleColor),
      InspectableProperty("focusedSelectedImage", \Button.focusedSelectedImage),
      InspectableProperty("focusedSelectedBackgroundImage", \Button.focusedSelectedBackgroundImage),
    ]
  }
}
