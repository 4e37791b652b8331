/// One side of a constraint: an attribute of an item, or the distance between two.
@MainActor package struct LayoutOperand {
  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
  /// What the distance is measured from, if the operand is a distance.
  weak var origin: AnyObject?
  var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  var isDistance: Bool { originAttribute != .notAnAttribute }

  /// The kind of value: positions compare with positions of the same axis, sizes with sizes.
  var group: NSLayoutConstraint.Attribute.Group { isDistance ? .size : attribute.group }

  /// The items of the operand that still exist.
  var items: [AnyObject] { [item, origin].compactMap { $0 } }

  /// The view that an item is, or belongs to.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}
