extension UIView {
  static let viewKeys: [_KeyedProperty] =
    [
      .archived("alpha", \UIView.alpha), .archived("tag", \UIView.tag),
      .archived("hidden", \UIView.isHidden),
      .archived("opaque", \UIView.isOpaque), .archived("clipsToBounds", \UIView.clipsToBounds),
      .archived("contentMode", \UIView.contentMode),
      .archived("autoresizesSubviews", \UIView.autoresizesSubviews),
      .archived("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      .archived("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      .archived("exclusiveTouch", \UIView.isExclusiveTouch),
      .archived("semanticContentAttribute", \UIView.semanticContentAttribute),
      .archived("backgroundColor", \UIView.backgroundColor),
      .archived("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      .archived("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
      .archived("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
      .archived("tintAdjustmentMode", \UIView.tintAdjustmentMode),
      .archived("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
      // An inherited color or margin does not become the view's own in an archive.
      .init("tintColor", \UIView.tintColor), .init("layoutMargins", \UIView.layoutMargins),
      .init("directionalLayoutMargins", \UIView.directionalLayoutMargins),
      .init("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
      .init("frame", \UIView.frame), .init("bounds", \UIView.bounds),
      .init("center", \UIView.center),
      .init(
        "layer", type: CALayer.self, get: { ($0 as? UIView)?.layer }, set: { _, _ in false }),
      .init("accessibilityLabel", \UIView.accessibilityLabel),
      .init("accessibilityHint", \UIView.accessibilityHint),
      .init("accessibilityValue", \UIView.accessibilityValue),
      .init("isAccessibilityElement", \UIView.isAccessibilityElement),
      .init("accessibilityTraits", \UIView.accessibilityTraits),
    ]
}

extension UIImageView {
  static let imageViewKeys: [_KeyedProperty] = [
    .archived("image", \UIImageView.image),
    .archived("highlightedImage", \UIImageView.highlightedImage),
    .archived("highlighted", \UIImageView.isHighlighted),
    .archived("animationDuration", \UIImageView.animationDuration),
    .archived("animationRepeatCount", \UIImageView.animationRepeatCount),
  ]
}

extension UILabel {
  static let labelKeys: [_KeyedProperty] =
    [
      .archived("font", \UILabel.font), .archived("textColor", \UILabel.textColor),
      .init("attributedText", \UILabel.attributedText),
      .archived("text", \UILabel.text), .archived("textAlignment", \UILabel.textAlignment),
      .archived("lineBreakMode", \UILabel.lineBreakMode),
      .archived("numberOfLines", \UILabel.numberOfLines), .archived("enabled", \UILabel.isEnabled),
      .archived("highlighted", \UILabel.isHighlighted),
      .archived("highlightedTextColor", \UILabel.highlightedTextColor),
      .archived("shadowColor", \UILabel.shadowColor),
      .archived("shadowOffset", \UILabel.shadowOffset),
      .archived("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      .archived("minimumScaleFactor", \UILabel.minimumScaleFactor),
      .archived("baselineAdjustment", \UILabel.baselineAdjustment),
      .archived("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
      .archived("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
    ]
}

extension UIStackView {
  static let stackViewKeys: [_KeyedProperty] = [
    .archived("axis", \UIStackView.axis), .archived("distribution", \UIStackView.distribution),
    .archived("alignment", \UIStackView.alignment), .archived("spacing", \UIStackView.spacing),
    .archived("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
    .archived("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
  ]
}

extension UIScrollView {
  static let scrollViewKeys: [_KeyedProperty] =
    [
      .archived("contentSize", \UIScrollView.contentSize),
      .archived("contentInset", \UIScrollView.contentInset),
      .archived("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
      .archived("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
      .archived("bounces", \UIScrollView.bounces),
      .archived("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
      .archived("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
      .archived("pagingEnabled", \UIScrollView.isPagingEnabled),
      .archived("scrollEnabled", \UIScrollView.isScrollEnabled),
      .archived("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
      .archived("delaysContentTouches", \UIScrollView.delaysContentTouches),
      .archived("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
      .archived("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      .archived("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      .archived("indicatorStyle", \UIScrollView.indicatorStyle),
      .init("contentOffset", \UIScrollView.contentOffset),
      .init("delegate", \UIScrollView.delegate),
    ]
}

extension UITextView {
  static let textViewKeys: [_KeyedProperty] = [
    .archived("font", \UITextView.font), .archived("textColor", \UITextView.textColor),
    .archived("text", \UITextView.text), .archived("textAlignment", \UITextView.textAlignment),
    .archived("editable", \UITextView.isEditable),
    .archived("selectable", \UITextView.isSelectable),
    .init("delegate", \UITextView.delegate),
    .init("attributedText", \UITextView.attributedText),
    .archived("clearsOnInsertion", \UITextView.clearsOnInsertion),
    .archived("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
  ]
}
