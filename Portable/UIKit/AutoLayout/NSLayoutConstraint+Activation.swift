import Foundation

extension NSLayoutConstraint {
  /// The views whose geometry the constraint uses.
  final var views: [UIView] {
    (first.items + second.items).compactMap(LayoutOperand.view)
  }

  final func validate(api: String) {
    let (left, right) = (first.attribute, second.attribute)
    if left == .notAnAttribute {
      reportMisuse(api, "NSLayoutAttributeNotAnAttribute is not a legal first attribute")
    } else if second.item == nil, right == .notAnAttribute, first.group != .size {
      reportMisuse(
        api,
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
      )
    } else if right != .notAnAttribute, first.group != second.group {
      reportMisuse(api, "Invalid pairing of layout attributes \(left.name) and \(right.name)")
    } else if let one = left.isDirectional, let other = right.isDirectional, one != other {
      reportMisuse(
        api,
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
      )
    }
  }

  /// False for what `validate` reports; such a constraint is never used.
  final var isLegal: Bool {
    guard first.item != nil else { return false }
    guard second.item != nil else { return first.group == .size }
    return first.group == second.group && first.group != .none
      && !(first.attribute.isDirectional != nil && second.attribute.isDirectional != nil
        && first.attribute.isDirectional != second.attribute.isDirectional)
  }

  final var usesBaseline: Bool {
    let attributes = [first.attribute, second.attribute]
    return attributes.contains(.firstBaseline) || attributes.contains(.lastBaseline)
  }

  final func activate() {
    guard holder == nil, isLegal else { return }
    guard let ancestor = nearestCommonAncestor() else {
      reportMisuse(
        "NSLayoutConstraint.isActive",
        "Unable to activate constraint with anchors \(first.text) and \(second.text) because they have no common ancestor. Does the constraint or its anchors reference items in different view hierarchies? That's illegal."
      )
      return
    }
    ancestor.hold(self)
  }

  final func deactivate() {
    holder?.release(self)
  }

  final func nearestCommonAncestor() -> UIView? {
    let views = views
    guard var common = views.first else { return nil }
    for view in views.dropFirst() {
      guard let next = common.nearestCommonAncestor(with: view) else { return nil }
      common = next
    }
    return common
  }

  final func noteChange() {
    guard let holder else { return }
    holder.madeLayoutState.changedConstraints.append(self)
    holder.noteLayoutChange(.constraints)
  }

  final var summary: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "<\(type(of: self)):\(LayoutOperand.address(of: self)) \(name)\(first.text) \(sign)"
    if second.item != nil {
      text += multiplier == 1 ? "" : " \(multiplier)*"
      text += " \(second.text)"
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += " \(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    return text + "   (\(isActive ? "active" : "inactive"))>"
  }
}

extension LayoutOperand {
  package static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }

  private static func name(of item: AnyObject?) -> String {
    guard let item else { return "nil" }
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(type(of: guide)):\(address(of: guide))'\(guide.identifier)'"
    }
    if let view = item as? UIView, let name = view.accessibilityIdentifier {
      return "\(type(of: view)):\(address(of: view))'\(name)'"
    }
    return "\(type(of: item)):\(address(of: item))"
  }

  var text: String {
    let own = "\(Self.name(of: item)).\(attribute.name)"
    return isDistance ? "(\(own) - \(Self.name(of: origin)).\(originAttribute.name))" : own
  }
}

extension UIView {
  final func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.parentView === self { return self }
    if parentView === other { return other }
    if parentView === other.parentView { return parentView }
    var (a, b): (UIView?, UIView?) = (self, other)
    var (depthA, depthB) = (depth, other.depth)
    while depthA > depthB {
      a = a?.parentView
      depthA -= 1
    }
    while depthB > depthA {
      b = b?.parentView
      depthB -= 1
    }
    while a !== b {
      a = a?.parentView
      b = b?.parentView
    }
    return a
  }

  private var depth: Int {
    var depth = 0
    var view = parentView
    while let next = view {
      depth += 1
      view = next.parentView
    }
    return depth
  }
}
