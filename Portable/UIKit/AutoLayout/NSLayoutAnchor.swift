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
}

/// A factory of constraints between horizontal positions.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
}

/// A factory of constraints between vertical positions.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A dimension: the distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    let other = otherAnchor.operand
    return NSLayoutDimension(
      LayoutOperand(
        item: other.item, attribute: other.attribute, origin: operand.item,
        originAttribute: operand.attribute))
  }
}
