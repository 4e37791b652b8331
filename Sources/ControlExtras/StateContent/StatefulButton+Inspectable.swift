import ControlCore
import UIKit

/// The explicit content of a button, of each kind.
struct ExplicitContent {
  let titles: StateContent<String>
  let titleColors: StateContent<UIColor>
  let images: StateContent<UIImage>
  let backgroundImages: StateContent<UIImage>
}

// Interface Builder sets content for single states only. These attributes are for the combinations of
// selected with another state.
extension StatefulButton {
  /// The title while selected and pressed.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable public dynamic var highlightedSelectedTitle: String? {
    get { explicitContent.titles[explicit: [.highlighted, .selected]] }
    set { setTitle(newValue, for: [.highlighted, .selected]) }
  }

  /// The color of the title while selected and pressed.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable public dynamic var highlightedSelectedTitleColor: UIColor? {
    get { explicitContent.titleColors[explicit: [.highlighted, .selected]] }
    set { setTitleColor(newValue, for: [.highlighted, .selected]) }
  }

  /// The image while selected and pressed.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable public dynamic var highlightedSelectedImage: UIImage? {
    get { explicitContent.images[explicit: [.highlighted, .selected]] }
    set { setImage(newValue, for: [.highlighted, .selected]) }
  }

  /// The background image while selected and pressed.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable public dynamic var highlightedSelectedBackgroundImage: UIImage? {
    get { explicitContent.backgroundImages[explicit: [.highlighted, .selected]] }
    set { setBackgroundImage(newValue, for: [.highlighted, .selected]) }
  }

  /// The title while selected and disabled.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable public dynamic var disabledSelectedTitle: String? {
    get { explicitContent.titles[explicit: [.disabled, .selected]] }
    set { setTitle(newValue, for: [.disabled, .selected]) }
  }

  /// The color of the title while selected and disabled.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable public dynamic var disabledSelectedTitleColor: UIColor? {
    get { explicitContent.titleColors[explicit: [.disabled, .selected]] }
    set { setTitleColor(newValue, for: [.disabled, .selected]) }
  }

  /// The image while selected and disabled.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable public dynamic var disabledSelectedImage: UIImage? {
    get { explicitContent.images[explicit: [.disabled, .selected]] }
    set { setImage(newValue, for: [.disabled, .selected]) }
  }

  /// The background image while selected and disabled.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable public dynamic var disabledSelectedBackgroundImage: UIImage? {
    get { explicitContent.backgroundImages[explicit: [.disabled, .selected]] }
    set { setBackgroundImage(newValue, for: [.disabled, .selected]) }
  }

  /// The title while selected and focused.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable public dynamic var focusedSelectedTitle: String? {
    get { explicitContent.titles[explicit: [.focused, .selected]] }
    set { setTitle(newValue, for: [.focused, .selected]) }
  }

  /// The color of the title while selected and focused.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable public dynamic var focusedSelectedTitleColor: UIColor? {
    get { explicitContent.titleColors[explicit: [.focused, .selected]] }
    set { setTitleColor(newValue, for: [.focused, .selected]) }
  }

  /// The image while selected and focused.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable public dynamic var focusedSelectedImage: UIImage? {
    get { explicitContent.images[explicit: [.focused, .selected]] }
    set { setImage(newValue, for: [.focused, .selected]) }
  }

  /// The background image while selected and focused.
  ///
  /// Default `nil`, which shows that of the selected state.
  @IBInspectable public dynamic var focusedSelectedBackgroundImage: UIImage? {
    get { explicitContent.backgroundImages[explicit: [.focused, .selected]] }
    set { setBackgroundImage(newValue, for: [.focused, .selected]) }
  }
}

extension StatefulButton: Inspectable {
  /// The inspectable properties beyond those of `UIButton`, in the order of the attributes inspector.
  public static var inspectableProperties: [InspectableProperty] {
    typealias Button = StatefulButton
    return [
      InspectableProperty("highlightedSelectedTitle", \Button.highlightedSelectedTitle),
      InspectableProperty("highlightedSelectedTitleColor", \Button.highlightedSelectedTitleColor),
      InspectableProperty("highlightedSelectedImage", \Button.highlightedSelectedImage),
      InspectableProperty(
        "highlightedSelectedBackgroundImage", \Button.highlightedSelectedBackgroundImage),
      InspectableProperty("disabledSelectedTitle", \Button.disabledSelectedTitle),
      InspectableProperty("disabledSelectedTitleColor", \Button.disabledSelectedTitleColor),
      InspectableProperty("disabledSelectedImage", \Button.disabledSelectedImage),
      InspectableProperty(
        "disabledSelectedBackgroundImage", \Button.disabledSelectedBackgroundImage),
      InspectableProperty("focusedSelectedTitle", \Button.focusedSelectedTitle),
      InspectableProperty("focusedSelectedTitleColor", \Button.focusedSelectedTitleColor),
      InspectableProperty("focusedSelectedImage", \Button.focusedSelectedImage),
      InspectableProperty("focusedSelectedBackgroundImage", \Button.focusedSelectedBackgroundImage),
    ]
  }
}
