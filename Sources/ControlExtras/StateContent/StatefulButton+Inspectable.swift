import ControlCore
import UIKit

/// The content of a button that was set for exactly one combination each.
struct OwnContent {
  let titles: StateContent<String>
  let titleColors: StateContent<UIColor>
  let images: StateContent<UIImage>
  let backgroundImages: StateContent<UIImage>
}

// Interface Builder sets content for single states. What it cannot set is here: the combinations of
// selected with another state, as attributes of their own.
extension StatefulButton {
  /// The title while selected and pressed.
  ///
  /// Default `nil`, which shows that of selected.
  @IBInspectable public dynamic var highlightedSelectedTitle: String? {
    get { ownContent.titles[own: [.highlighted, .selected]] }
    set { setTitle(newValue, for: [.highlighted, .selected]) }
  }

  /// The colour of the title while selected and pressed.
  ///
  /// Default `nil`, which shows that of selected.
  @IBInspectable public dynamic var highlightedSelectedTitleColor: UIColor? {
    get { ownContent.titleColors[own: [.highlighted, .selected]] }
    set { setTitleColor(newValue, for: [.highlighted, .selected]) }
  }

  /// The image while selected and pressed.
  ///
  /// Default `nil`, which shows that of selected.
  @IBInspectable public dynamic var highlightedSelectedImage: UIImage? {
    get { ownContent.images[own: [.highlighted, .selected]] }
    set { setImage(newValue, for: [.highlighted, .selected]) }
  }

  /// The background image while selected and pressed.
  ///
  /// Default `nil`, which shows that of selected.
  @IBInspectable public dynamic var highlightedSelectedBackgroundImage: UIImage? {
    get { ownContent.backgroundImages[own: [.highlighted, .selected]] }
    set { setBackgroundImage(newValue, for: [.highlighted, .selected]) }
  }

  /// The title while selected and disabled.
  ///
  /// Default `nil`, which shows that of selected.
  @IBInspectable public dynamic var disabledSelectedTitle: String? {
    get { ownContent.titles[own: [.disabled, .selected]] }
    set { setTitle(newValue, for: [.disabled, .selected]) }
  }

  /// The colour of the title while selected and disabled.
  ///
  /// Default `nil`, which shows that of selected.
  @IBInspectable public dynamic var disabledSelectedTitleColor: UIColor? {
    get { ownContent.titleColors[own: [.disabled, .selected]] }
    set { setTitleColor(newValue, for: [.disabled, .selected]) }
  }

  /// The image while selected and disabled.
  ///
  /// Default `nil`, which shows that of selected.
  @IBInspectable public dynamic var disabledSelectedImage: UIImage? {
    get { ownContent.images[own: [.disabled, .selected]] }
    set { setImage(newValue, for: [.disabled, .selected]) }
  }

  /// The background image while selected and disabled.
  ///
  /// Default `nil`, which shows that of selected.
  @IBInspectable public dynamic var disabledSelectedBackgroundImage: UIImage? {
    get { ownContent.backgroundImages[own: [.disabled, .selected]] }
    set { setBackgroundImage(newValue, for: [.disabled, .selected]) }
  }

  /// The title while selected and focused.
  ///
  /// Default `nil`, which shows that of selected.
  @IBInspectable public dynamic var focusedSelectedTitle: String? {
    get { ownContent.titles[own: [.focused, .selected]] }
    set { setTitle(newValue, for: [.focused, .selected]) }
  }

  /// The colour of the title while selected and focused.
  ///
  /// Default `nil`, which shows that of selected.
  @IBInspectable public dynamic var focusedSelectedTitleColor: UIColor? {
    get { ownContent.titleColors[own: [.focused, .selected]] }
    set { setTitleColor(newValue, for: [.focused, .selected]) }
  }

  /// The image while selected and focused.
  ///
  /// Default `nil`, which shows that of selected.
  @IBInspectable public dynamic var focusedSelectedImage: UIImage? {
    get { ownContent.images[own: [.focused, .selected]] }
    set { setImage(newValue, for: [.focused, .selected]) }
  }

  /// The background image while selected and focused.
  ///
  /// Default `nil`, which shows that of selected.
  @IBInspectable public dynamic var focusedSelectedBackgroundImage: UIImage? {
    get { ownContent.backgroundImages[own: [.focused, .selected]] }
    set { setBackgroundImage(newValue, for: [.focused, .selected]) }
  }
}

extension StatefulButton: Inspectable {
  /// Every attribute that Interface Builder shows beside those of a plain button, in its order.
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
