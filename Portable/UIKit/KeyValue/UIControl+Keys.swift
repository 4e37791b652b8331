extension UIControl {
  static let controlKeys: [_KeyedProperty] = [
    .archived("enabled", \UIControl.isEnabled), .archived("selected", \UIControl.isSelected),
    .archived("highlighted", \UIControl.isHighlighted),
    .archived("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
    .archived("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
    .archived("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction),
  ]
}

extension UIButton {
  static let buttonKeys: [_KeyedProperty] = [
    .archived("contentEdgeInsets", \UIButton.contentEdgeInsets),
    .archived("titleEdgeInsets", \UIButton.titleEdgeInsets),
    .archived("imageEdgeInsets", \UIButton.imageEdgeInsets),
    .archived("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
    .archived("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
    .archived("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
    // The font of a document is that of the title.
    .init(
      "font", type: UIFont.self, get: { ($0 as? UIButton)?.titleLabel?.font },
      set: { button, value in
        guard let button = button as? UIButton, let font = value as? UIFont else { return false }
        button.titleLabel?.font = font
        return true
      }),
  ]
}

extension UISwitch {
  static let switchKeys: [_KeyedProperty] = [
    .archived("on", \UISwitch.isOn), .archived("onTintColor", \UISwitch.onTintColor),
    .archived("thumbTintColor", \UISwitch.thumbTintColor),
  ]
}

extension UISlider {
  // The value comes last, as the bounds limit it.
  static let sliderKeys: [_KeyedProperty] = [
    .archived("minimumValue", \UISlider.minimumValue),
    .archived("maximumValue", \UISlider.maximumValue),
    .archived("value", \UISlider.value), .archived("continuous", \UISlider.isContinuous),
    .archived("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
    .archived("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
    .archived("thumbTintColor", \UISlider.thumbTintColor),
    .archived("minimumValueImage", \UISlider.minimumValueImage),
    .archived("maximumValueImage", \UISlider.maximumValueImage),
  ]
}

extension UIStepper {
  static let stepperKeys: [_KeyedProperty] = [
    .archived("minimumValue", \UIStepper.minimumValue),
    .archived("maximumValue", \UIStepper.maximumValue),
    .archived("stepValue", \UIStepper.stepValue), .archived("value", \UIStepper.value),
    .archived("continuous", \UIStepper.isContinuous),
    .archived("autorepeat", \UIStepper.autorepeat),
    .archived("wraps", \UIStepper.wraps),
  ]
}

extension UISegmentedControl {
  static let segmentedControlKeys: [_KeyedProperty] = [
    .archived("momentary", \UISegmentedControl.isMomentary),
    .archived(
      "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
    .archived("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    .archived("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
  ]
}

extension UITextField {
  static let textFieldKeys: [_KeyedProperty] = [
    .archived("font", \UITextField.font), .archived("textColor", \UITextField.textColor),
    .archived("text", \UITextField.text), .archived("placeholder", \UITextField.placeholder),
    .archived("textAlignment", \UITextField.textAlignment),
    .archived("borderStyle", \UITextField.borderStyle),
    .archived("clearButtonMode", \UITextField.clearButtonMode),
    .archived("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
    .init("delegate", \UITextField.delegate),
    .init("attributedText", \UITextField.attributedText),
    .archived("secureTextEntry", \UITextField.isSecureTextEntry),
    .archived("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
  ]
}

extension UIProgressView {
  static let progressViewKeys: [_KeyedProperty] = [
    .archived("progressViewStyle", \UIProgressView.progressViewStyle),
    .archived("progress", \UIProgressView.progress),
    .archived("progressTintColor", \UIProgressView.progressTintColor),
    .archived("trackTintColor", \UIProgressView.trackTintColor),
  ]
}

extension UIPageControl {
  static let pageControlKeys: [_KeyedProperty] = [
    .archived("numberOfPages", \UIPageControl.numberOfPages),
    .archived("currentPage", \UIPageControl.currentPage),
    .archived("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
    .archived("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
    .archived("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
  ]
}

extension UIActivityIndicatorView {
  static let activityIndicatorKeys: [_KeyedProperty] = [
    .archived("activityIndicatorViewStyle", \UIActivityIndicatorView.style),
    .archived("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
    .archived("color", \UIActivityIndicatorView.color),
  ]
}
