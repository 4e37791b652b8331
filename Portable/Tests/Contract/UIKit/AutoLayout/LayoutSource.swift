/// Where the rule of a layout is documented; the words of the rule are short for what is said there.
enum LayoutSource: String, Sendable {
  // Apple's Auto Layout Guide.
  case anatomy = "Auto Layout Guide, Anatomy of a Constraint"
  case simple = "Auto Layout Guide, Simple Constraints"
  case scrollViews = "Auto Layout Guide, Working with Scroll Views"
  case withoutConstraints = "Auto Layout Guide, Auto Layout Without Constraints"

  // Pages of Apple's documentation of UIKit.
  case constraint = "NSLayoutConstraint"
  case attribute = "NSLayoutConstraint.Attribute"
  case isActive = "NSLayoutConstraint.isActive"
  case anchorOffset = "NSLayoutXAxisAnchor.anchorWithOffset(to:)"
  case frame = "UIView.frame"
  case transform = "UIView.transform"
  case mask = "UIView.translatesAutoresizingMaskIntoConstraints"
  case alignmentRect = "UIView.alignmentRect(forFrame:)"
  case intrinsicSize = "UIView.intrinsicContentSize"
  case invalidation = "UIView.invalidateIntrinsicContentSize()"
  case margins = "UIView.layoutMargins"
  case safeArea = "UIView.safeAreaLayoutGuide"
  case readable = "UIView.readableContentGuide"
  case semantics = "UIView.semanticContentAttribute"
  case layoutGuide = "UILayoutGuide"
  case contentGuide = "UIScrollView.contentLayoutGuide"
  case frameGuide = "UIScrollView.frameLayoutGuide"
  case stackView = "UIStackView"
  case distribution = "UIStackView.Distribution, the pages of its cases"
  case alignment = "UIStackView.Alignment, the pages of its cases"
  case customSpacing = "UIStackView.setCustomSpacing(_:after:)"
  case marginsOfStack = "UIStackView.isLayoutMarginsRelativeArrangement"

  /// "Auto Layout works with positive sizes, zero or bigger. You cannot create views with negative
  /// widths and heights."
  case demystified = "Erica Sadun, Auto Layout Demystified, chapter 1, Missing Views"

  /// Sources are silent.
  case device = "to be tried on a device"
}
