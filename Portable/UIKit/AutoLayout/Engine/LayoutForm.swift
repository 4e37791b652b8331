import Foundation

/// A constraint as a sum of terms and a constant that is compared with zero.
struct LayoutForm: Equatable {
  var terms: [LayoutSystem.Term] = []
  var constant: Double = 0

  mutating func add(_ variable: LayoutSystem.Variable, _ coefficient: Double) {
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += coefficient
    } else {
      terms.append(.init(variable: variable, coefficient: coefficient))
    }
  }
}

// Reading constraints as linear forms.
extension LayoutEngine {
  /// The form of a constraint; nil if an item is gone or belongs to another tree.
  func form(of constraint: NSLayoutConstraint) -> LayoutForm? {
    var form = LayoutForm(constant: -Double(constraint.constant))
    guard let ancestor = constraint.nearestCommonAncestor() else { return nil }
    guard add(constraint.first, times: 1, of: constraint, in: ancestor, to: &form) else {
      return nil
    }
    if constraint.second.item != nil {
      let factor = -Double(constraint.multiplier)
      guard add(constraint.second, times: factor, of: constraint, in: ancestor, to: &form) else {
        return nil
      }
    }
    form.terms.removeAll { abs($0.coefficient) < 1e-9 }
    return form
  }

  private func add(
    _ operand: LayoutOperand, times factor: Double, of constraint: NSLayoutConstraint,
    in ancestor: UIView, to form: inout LayoutForm
  ) -> Bool {
    guard let item = operand.item else { return false }
    let other = constraint.first.item === item ? constraint.second.item : constraint.first.item
    guard operand.isDistance else {
      return add(operand.attribute, of: item, times: factor, in: ancestor, beside: other, to: &form)
    }
    guard let origin = operand.origin else { return false }
    return add(operand.attribute, of: item, times: factor, in: ancestor, beside: origin, to: &form)
      && add(
        operand.originAttribute, of: origin, times: -factor, in: ancestor, beside: item, to: &form)
  }

  // Right to left, leading and trailing positions count from the other side.
  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, times factor: Double,
    in ancestor: UIView, beside other: AnyObject?, to form: inout LayoutForm
  ) -> Bool {
    guard let view = LayoutOperand.view(of: item) else { return false }
    if let attribute = attribute.ofMargins {
      return add(
        attribute, of: view.layoutMarginsGuide, times: factor, in: ancestor, beside: other,
        to: &form)
    }
    let isMirrored =
      attribute.isDirectional == true
      && ancestor.directionOfConstraint(between: view, LayoutOperand.view(of: other))
        == .rightToLeft
    switch attribute {
    case .leading where isMirrored:
      return addPosition(.right, of: item, view, times: -factor, in: ancestor, other, to: &form)
    case .trailing where isMirrored:
      return addPosition(.left, of: item, view, times: -factor, in: ancestor, other, to: &form)
    case .leading:
      return addPosition(.left, of: item, view, times: factor, in: ancestor, other, to: &form)
    case .trailing:
      return addPosition(.right, of: item, view, times: factor, in: ancestor, other, to: &form)
    case .width, .height:
      let variables = rectangle(of: item, view, beside: other, isInside: false)
      form.add(attribute == .width ? variables.width : variables.height, factor)
      return true
    case .firstBaseline, .lastBaseline:
      return addBaseline(attribute, of: item, view, times: factor, in: ancestor, other, to: &form)
    default:
      return addPosition(attribute, of: item, view, times: factor, in: ancestor, other, to: &form)
    }
  }

  private func addBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, _ view: UIView,
    times factor: Double, in ancestor: UIView, _ other: AnyObject?, to form: inout LayoutForm
  ) -> Bool {
    let isFirst = attribute == .firstBaseline
    var target = view
    if item is UIView {
      let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if text !== view, text.isSelfOrDescendant(of: view) { target = text }
    }
    let offsets = item is UIView ? target.baselineOffsets : (first: 0, last: 0)
    let edge: NSLayoutConstraint.Attribute = isFirst ? .top : .bottom
    form.constant += factor * Double(isFirst ? offsets.first : -offsets.last)
    return addPosition(
      edge, of: target === view ? item : target, target, times: factor, in: ancestor, other,
      to: &form)
  }

  private func addPosition(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, _ view: UIView,
    times factor: Double, in ancestor: UIView, _ other: AnyObject?, to form: inout LayoutForm
  ) -> Bool {
    let isX = attribute.group == .horizontal
    let isAncestor = item === ancestor
    let isInside =
      isAncestor && view is UIScrollView && other !== item
      && attribute != .centerX && attribute != .centerY
    let variables = rectangle(of: item, view, beside: other, isInside: isInside)
    if isAncestor {
      // In its own coordinates a view begins at the inset of its alignment rectangle.
      if !isInside {
        let insets = view.alignmentRectInsets
        form.constant += factor * Double(isX ? insets.left : insets.top)
        if view is UIScrollView {
          let offset = offset(of: self.item(for: view))
          form.add(isX ? offset.x : offset.y, factor)
        }
      }
    } else {
      form.add(isX ? variables.x : variables.y, factor)
    }
    let share: Double =
      switch attribute {
      case .right, .bottom: 1
      case .centerX, .centerY: 0.5
      default: 0
      }
    if share > 0 { form.add(isX ? variables.width : variables.height, factor * share) }
    guard !isAncestor else { return true }
    // From the superview's coordinates to the ancestor's.
    var parent = item is UIView ? view.parentView : view
    while let next = parent, next !== ancestor {
      let insets = next.alignmentRectInsets
      let parentItem = self.item(for: next)
      form.add(isX ? parentItem.x : parentItem.y, factor)
      form.constant -= factor * Double(isX ? insets.left : insets.top)
      if next is UIScrollView {
        let offset = offset(of: parentItem)
        form.add(isX ? offset.x : offset.y, -factor)
      }
      parent = next.parentView
    }
    return parent != nil || item === ancestor
  }

  private func rectangle(
    of item: AnyObject, _ view: UIView, beside other: AnyObject?, isInside: Bool
  ) -> (
    x: LayoutSystem.Variable, y: LayoutSystem.Variable, width: LayoutSystem.Variable,
    height: LayoutSystem.Variable
  ) {
    if let guide = item as? UILayoutGuide {
      let item = self.item(for: guide)
      return (item.x, item.y, item.width, item.height)
    }
    let item = self.item(for: view)
    if isInside {
      let content = content(of: item)
      return (item.x, item.y, content.width, content.height)
    }
    return (item.x, item.y, item.width, item.height)
  }
}

extension UIView {
  /// The direction in which a constraint held here counts from leading to trailing.
  fileprivate func directionOfConstraint(
    between first: UIView, _ second: UIView?
  ) -> UIUserInterfaceLayoutDirection {
    // Two items of the same superview mirror with it; an item and its superview with the superview.
    effectiveUserInterfaceLayoutDirection
  }
}
