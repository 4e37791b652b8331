/// Where the rule of a layout is documented, with the words that it follows from.
enum LayoutSource: String, Sendable {
  // MARK: Apple's Auto Layout Guide

  /// "The value of attribute 2 is multiplied by this floating point number." "This value is added to
  /// the value of attribute 2." "Constraints can also define the relationship between two different
  /// attributes of a single item, for example, setting an aspect ratio between an item's height and
  /// width. You can also assign constant values to an item's height or width."
  case anatomy = "Auto Layout Guide, Anatomy of a Constraint"

  /// "Setting a fixed distance between two buttons: Button_2.leading = 1.0 * Button_1.trailing + 8.0."
  /// "Give two buttons the same width: Button_1.width = 1.0 * Button_2.width + 0.0."
  case equations = "Auto Layout Guide, Anatomy of a Constraint, Sample Equations"

  /// "It calculates the value for both attribute 1 and attribute 2 that makes the relationship true."
  case equality = "Auto Layout Guide, Anatomy of a Constraint, Equality, Not Assignment"

  /// "The second layout constrains the view's leading edge relative to its superview's leading edge. It
  /// also constrains the view's trailing edge relative to the superview's trailing edge. The view's
  /// width can then be calculated."
  case nonambiguous =
    "Auto Layout Guide, Anatomy of a Constraint, Creating Nonambiguous, Satisfiable Layouts"

  /// "You can use constraints to define the minimum or maximum size for a view." "The inequalities …
  /// limit the range of possible values."
  case inequalities = "Auto Layout Guide, Anatomy of a Constraint, Constraint Inequalities"

  /// "Auto Layout attempts to satisfy all the constraints in priority order from highest to lowest."
  /// "If there is any ambiguity in the layout after skipping the constraint, the system selects the
  /// solution that comes closest to the constraint." "Constraints with a priority of 1000 are required.
  /// All other constraints are optional."
  case priorities = "Auto Layout Guide, Anatomy of a Constraint, Constraint Priorities"

  /// "Auto Layout represents a view's intrinsic content size using a pair of constraints for each
  /// dimension." "Each of these constraints can have its own priority. By default, views use a 250
  /// priority for their content hugging, and a 750 priority for their compression resistance."
  case intrinsicContent = "Auto Layout Guide, Anatomy of a Constraint, Intrinsic Content Size"

  /// "If the view lays out its subviews using Auto Layout, then the system may be able to calculate a
  /// fitting size for the view based on its content." "Barring any other constraints, the system
  /// calculates the stack view's size based on its content and attributes."
  case fittingSize =
    "Auto Layout Guide, Anatomy of a Constraint, Intrinsic Content Size Versus Fitting Size"

  /// Height and width: "These values cannot be negative." Leading and trailing: "The values increase as
  /// you move towards the trailing edge … For a right-to-left layout directions, the values increase as
  /// you move left." Left and right: "The values increase as you move to the right."
  case values = "Auto Layout Guide, Anatomy of a Constraint, Interpreting Values"

  /// "Constraints between the edges or margins of the scroll view and its content attach to the scroll
  /// view's content area. Constraints between the height, width, or centers attach to the scroll view's
  /// frame."
  case scrollViews = "Auto Layout Guide, Working with Scroll Views"

  /// "You can further modify the layout by adding constraints directly to the arranged views." "You can
  /// nest stack views inside other stack views to build more complex layouts."
  case withoutConstraints = "Auto Layout Guide, Auto Layout Without Constraints"

  // MARK: Pages of Apple's documentation of UIKit

  /// "The right side of the object's alignment rectangle", and the like for the other attributes.
  case attribute = "NSLayoutConstraint.Attribute"

  /// "For UIView objects, the margins are defined by their layoutMargins property."
  case marginAttribute = "NSLayoutConstraint.Attribute.leadingMargin, and the other margins"

  /// "Note that only active constraints affect the calculated layout." "The view that is the closest
  /// common ancestor of the items managed by this constraint."
  case isActive = "NSLayoutConstraint.isActive"

  /// "Use the returned object to define constraints relative to the space between the current anchor and
  /// the object in the otherAnchor parameter."
  case anchorOffset = "NSLayoutYAxisAnchor.anchorWithOffset(to:)"

  /// "The frame rectangle, which describes the view's location and size in its superview's coordinate
  /// system."
  case frame = "UIView.frame"

  /// "In iOS 8.0 and later, the transform property does not affect Auto Layout. Auto layout calculates a
  /// view's alignment rectangle based on its untransformed frame."
  case transform = "UIView.transform"

  /// "The system creates a set of constraints that duplicate the behavior specified by the view's
  /// autoresizing mask. You can also modify the view's size and location using the view's frame, bounds,
  /// or center properties, creating a static, frame-based layout within Auto Layout."
  case mask = "UIView.translatesAutoresizingMaskIntoConstraints"

  /// "The constraint-based layout system uses alignment rectangles to align views, rather than their
  /// frame."
  case alignmentRect = "UIView.alignmentRect(forFrame:)"

  /// "If a custom view has no intrinsic size for a given dimension, it can use noIntrinsicMetric for that
  /// dimension."
  case intrinsicSize = "UIView.intrinsicContentSize"

  /// "This allows the constraint-based layout system to take the new intrinsic content size into account
  /// in its next layout pass."
  case invalidation = "UIView.invalidateIntrinsicContentSize()"

  /// "For most views, the default layout margins are 8 points on each side. You can change these values
  /// as needed for your interface."
  case margins = "UIView.directionalLayoutMargins"

  /// "If the view is not currently installed in a view hierarchy, or is not yet visible onscreen, the
  /// layout guide edges are equal to the edges of the view."
  case safeArea = "UIView.safeAreaLayoutGuide"

  /// "The readable content guide never extends beyond the view's layout margin guide."
  case readable = "UIView.readableContentGuide"

  /// "A semantic description of the view's contents, used to determine whether the view should be flipped
  /// when switching between left-to-right and right-to-left layouts."
  case semantics = "UIView.semanticContentAttribute"

  /// "Use layout guides to replace the placeholder views you may have created to represent inter-view
  /// spaces."
  case layoutGuide = "UILayoutGuide"

  /// "Use this layout guide when you want to create Auto Layout constraints related to the content area
  /// of a scroll view."
  case contentGuide = "UIScrollView.contentLayoutGuide"

  /// "Use this layout guide when you want to create Auto Layout constraints that explicitly involve the
  /// frame rectangle of the scroll view itself, as opposed to its content rectangle."
  case frameGuide = "UIScrollView.frameLayoutGuide"

  /// "If true, the stack view will layout its arranged views relative to its layout margins."
  case marginsOfStack = "UIStackView.isLayoutMarginsRelativeArrangement"

  // MARK: Comments of the header UIStackView.h

  /// "The layout will update automatically when arrangedSubviews list changes due to adding, removing, or
  /// inserting arrangedSubviews, and also when views in the arrangedSubviews list change their hidden
  /// property." "When a view in a UIStackView's arrangedSubviews list receives -removeFromSuperview it is
  /// also removed from the arrangedSubviews." "A stack with a vertical axis is a column of
  /// arrangedSubviews."
  case stackView = "UIStackView.h, UIStackView"

  /// "When items do not fit (overflow) or fill (underflow) the space available adjustments occur according
  /// to compressionResistance or hugging priorities of items." "Items are all the same size. When space
  /// allows, this will be the size of the item with the largest intrinsicContentSize." "Overflow or
  /// underflow adjustments are distributed among the items proportional to their intrinsicContentSizes."
  /// "Additional underflow spacing is divided equally in the spaces between the items." "Equal
  /// center-to-center spacing of the items is maintained as much as possible while still maintaining a
  /// minimum edge-to-edge spacing."
  case distribution = "UIStackView.h, UIStackViewDistribution"

  /// "Align the leading edges of vertically stacked items or the top edges of horizontally stacked items
  /// tightly to the relevant edge of the container", and the like for the other cases.
  case alignment = "UIStackView.h, UIStackViewAlignment"

  /// "This custom spacing takes precedence over any other value that might otherwise be used for the space
  /// following the arranged subview."
  case customSpacing = "UIStackView.h, setCustomSpacing:afterView:"

  /// Sources are silent: see `Portable/DeviceQuestions.md`.
  case device = "to be tried on a device"
}
