import Foundation

/// A factory of constraints from one attribute of an item.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutOperand(item: item, attribute: attribute))
  }

  open var name: String { operand.text }
  open var item: AnyObject? { operand.item }

  /// Whether the constraints at hand do not determine the value of the anchor.
  open var hasAmbiguousLayout: Bool {
    LayoutOperand.view(of: operand.item)?.hasAmbiguousLayout ?? false
  }

  /// The constraints that determine the value of the anchor.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let view = LayoutOperand.view(of: operand.item) else { return [] }
    let isVertical = operand.attribute.group == .vertical || operand.attribute == .height
    return view.constraintsAffectingLayout(for: isVertical ? .vertical : .horizontal)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor.operand)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor.operand) }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor.operand) }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor.operand, constant: c) }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor.operand, constant: c) }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor.operand, constant: c) }

  final func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let result = NSLayoutConstraint(
      operand, relation, other ?? LayoutOperand(attribute: .notAnAttribute),
      multiplier: multiplier, constant: constant)
    if other != nil { result.validate(api: "NSLayoutAnchor.constraint") }
    return result
  }

  /// The distance to another anchor of the same axis.
  final func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    NSLayoutDimension(
      LayoutOperand(
        item: other.operand.item, attribute: other.operand.attribute, origin: operand.item,
        originAttribute: operand.attribute))
  }
}

/// A factory of constraints between horizontal positions.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A dimension: the distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.equal, anchor, multiplier) }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.greaterThanOrEqual, anchor, multiplier) }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.lessThanOrEqual, anchor, multiplier) }

  private func spacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(relation, anchor.operand, constant: NSLayoutConstraint.systemSpacing * multiplier)
  }
}

/// A factory of constraints between vertical positions.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A dimension: the distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.equal, anchor, multiplier) }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.greaterThanOrEqual, anchor, multiplier) }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spacing(.lessThanOrEqual, anchor, multiplier) }

  private func spacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(relation, anchor.operand, constant: NSLayoutConstraint.systemSpacing * multiplier)
  }
}

extension NSLayoutConstraint {
  /// The system's usual distance between views that show no text.
  static let systemSpacing: CGFloat = 8
}
