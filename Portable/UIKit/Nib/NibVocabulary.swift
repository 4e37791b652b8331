/// The words of Interface Builder's documents.
@MainActor package enum NibVocabulary {
  /// The classes of the elements that are views.
  static let views: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self,
    "imageView": UIImageView.self, "stackView": UIStackView.self,
    "scrollView": UIScrollView.self, "switch": UISwitch.self, "slider": UISlider.self,
    "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
    "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
    "textField": UITextField.self, "textView": UITextView.self,
    "progressView": UIProgressView.self, "pageControl": UIPageControl.self,
    "activityIndicatorView": UIActivityIndicatorView.self,
    "visualEffectView": UIVisualEffectView.self, "control": UIControl.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "searchBar": UISearchBar.self, "window": UIWindow.self, "containerView": UIView.self,
    "tableViewCellContentView": UIView.self,
  ]

  /// The classes of the elements that are view controllers.
  package static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
  ]

  /// The names in Objective-C of attributes that have another name in a document.
  static let properties = [
    "largeTitles": "prefersLargeTitles",
    "clipsSubviews": "clipsToBounds", "fontDescription": "font", "minValue": "minimumValue",
    "maxValue": "maximumValue", "adjustsFontSizeToFit": "adjustsFontSizeToFitWidth",
  ]

  /// The attributes that describe the document, not the object, or that are read elsewhere.
  static let structure: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "misplaced",
    "ambiguous", "verifyAmbiguity", "fixedFrame", "sceneMemberID", "colorLabel",
    "contentHuggingPriority",
    "translatesAutoresizingMaskIntoConstraints", "horizontalHuggingPriority",
    "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "propertyAccessControl", "catalog",
    "restorationIdentifier", "animating", "simulatedUserInterfaceStyle", "appearanceType",
    "useTraitCollection", "storyboardIdentifier", "systemImage", "destinationCreationSelector",
    "useStoryboardIdentifierAsRestorationIdentifier", "usesAttributedText", "hasAttributedTitle",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "tableViewCell", "textLabel",
    "detailTextLabel", "imageView", "reversesTitleShadowWhenHighlighted", "springLoaded",
    "showsTouchWhenHighlighted", "adjustsLetterSpacingToFitWidth", "pointerInteraction",
    "automaticallyAdjustsScrollViewInsets", "providesPresentationContextTransitionStyle",
    "wantsFullScreenLayout", "autoresizesArchivedViewToFullSize", "estimatedSectionHeaderHeight",
    "estimatedSectionFooterHeight", "contentViewInsetsToSafeArea", "prefetchingEnabled",
    "allowsSelectionDuringEditing", "placeholderIdentifier", "symbolScale", "renderingMode",
    "minimumZoomScale", "maximumZoomScale", "bouncesZoom",
  ]

  /// The words of a property, in the order of its raw values; nil where a value has no word.
  static func rawValue(of word: String, for property: String) -> Int? {
    words[property]?[word]
  }

  private static let words: [String: [String: Int]] = [
    "contentMode": numbered([
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
      "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    ]),
    "semanticContentAttribute": numbered([
      "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft",
    ]),
    "tintAdjustmentMode": numbered(["automatic", "normal", "dimmed"]),
    "textAlignment": numbered(["left", "center", "right", "justified", "natural"]),
    "lineBreakMode": numbered([
      "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
    ]),
    "baselineAdjustment": numbered(["alignBaselines", "alignCenters", "none"]),
    "axis": numbered(["horizontal", "vertical"]),
    "distribution": numbered([
      "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
    ]),
    "alignment": numbered([
      "fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline",
    ]).merging(["top": 1, "bottom": 4]) { first, _ in first },
    "contentHorizontalAlignment": numbered([
      "center", "left", "right", "fill", "leading", "trailing",
    ]),
    "contentVerticalAlignment": numbered(["center", "top", "bottom", "fill"]),
    "buttonType": [
      "custom": 0, "system": 1, "roundedRect": 1, "detailDisclosure": 2, "infoLight": 3,
      "infoDark": 4, "contactAdd": 5, "close": 7,
    ],
    "borderStyle": numbered(["none", "line", "bezel", "roundedRect"]),
    "datePickerMode": numbered(["time", "date", "dateAndTime", "countDownTimer", "yearAndMonth"]),
    "preferredDatePickerStyle": numbered(["automatic", "wheels", "compact", "inline"]),
    "clearButtonMode": numbered(["never", "whileEditing", "unlessEditing", "always"]),
    "progressViewStyle": numbered(["default", "bar"]),
    "activityIndicatorViewStyle": [
      "whiteLarge": 101, "white": 100, "gray": 100, "medium": 100, "large": 101,
    ],
    "contentInsetAdjustmentBehavior": numbered(["automatic", "scrollableAxes", "never", "always"]),
    "keyboardDismissMode": numbered(["none", "onDrag", "interactive"]),
    "indicatorStyle": numbered(["default", "black", "white"]),
    "tableViewStyle": ["plain": 0, "grouped": 1, "insetGrouped": 2],
    "modalPresentationStyle": [
      "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4,
      "overFullScreen": 5, "overCurrentContext": 6, "popover": 7, "none": -1, "automatic": -2,
    ],
    "modalTransitionStyle": numbered([
      "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl",
    ]),
    "separatorStyle": ["none": 0, "singleLine": 1],
    "selectionStyle": numbered(["none", "blue", "gray", "default"]),
    "accessoryType": numbered([
      "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
    ]),
    "style": ["plain": 0, "bordered": 0, "done": 1],
    "largeTitleDisplayMode": numbered(["automatic", "always", "never", "inline"]),
    "searchBarStyle": numbered(["default", "prominent", "minimal"]),
    "overrideUserInterfaceStyle": numbered(["unspecified", "light", "dark"]),
    "systemItem": numbered([
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
      "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
      "pause", "rewind", "fastForward", "undo", "redo", "pageCurl", "close",
    ]),
    "cellStyle": [
      "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1,
      "IBUITableViewCellStyleValue2": 2, "IBUITableViewCellStyleSubtitle": 3,
    ],
  ]

  private static func numbered(_ words: [String]) -> [String: Int] {
    Dictionary(words.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The attributes of constraints.
  static let constraintAttributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// The events of actions.
  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  /// The text styles of fonts.
  static func textStyle(_ word: String) -> UIFont.TextStyle? {
    switch word {
    case "UICTFontTextStyleTitle0": .largeTitle
    case "UICTFontTextStyleTitle1": .title1
    case "UICTFontTextStyleTitle2": .title2
    case "UICTFontTextStyleTitle3": .title3
    case "UICTFontTextStyleHeadline": .headline
    case "UICTFontTextStyleSubhead": .subheadline
    case "UICTFontTextStyleBody": .body
    case "UICTFontTextStyleCallout": .callout
    case "UICTFontTextStyleFootnote": .footnote
    case "UICTFontTextStyleCaption1": .caption1
    case "UICTFontTextStyleCaption2": .caption2
    default: nil
    }
  }

  static let fontWeights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
