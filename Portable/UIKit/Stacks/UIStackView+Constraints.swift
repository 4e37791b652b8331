// The arrangement as constraints.
//
// Apple's documentation of UIStackView states the rules: the views fill or are spread along the axis
// by the distribution, stand across it by the alignment, and keep at least the spacing.
extension UIStackView {
  /// Replaces the constraints of the arrangement.
  func updateArrangementConstraints() {
    NSLayoutConstraint.deactivate(arrangement.constraints)
    for guide in arrangement.guides { removeLayoutGuide(guide) }
    arrangement = Arrangement()
    let visible = arrangedSubviews.filter { !$0.isHidden }
    connectAlongAxis(visible)
    distribute(visible)
    align(visible)
    for view in arrangedSubviews where view.isHidden {
      keep(view, along, .equal, nil, .notAnAttribute, 0, "UISV-hiding")
      keep(view, start, .equal, edge, start, 0, "UISV-hiding", priority: 999)
      keep(view, crossStart, .equal, edge, crossStart, 0, "UISV-hiding", priority: 999)
    }
    NSLayoutConstraint.activate(arrangement.constraints)
  }

  // MARK: Along the axis

  private var along: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
  private var start: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
  private var middle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }
  private var across: NSLayoutConstraint.Attribute { axis == .horizontal ? .height : .width }
  private var crossStart: NSLayoutConstraint.Attribute { axis == .horizontal ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { axis == .horizontal ? .bottom : .trailing }
  private var crossMiddle: NSLayoutConstraint.Attribute {
    axis == .horizontal ? .centerY : .centerX
  }

  // What the views are placed in.
  private var edge: AnyObject {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
  }

  private func connectAlongAxis(_ views: [UIView]) {
    guard let first = views.first, let last = views.last else {
      keep(self, along, .equal, nil, .notAnAttribute, 0, "UISV-canvas-fit", priority: 50)
      keep(self, across, .equal, nil, .notAnAttribute, 0, "UISV-canvas-fit", priority: 50)
      return
    }
    keep(first, start, .equal, edge, start, 0, "UISV-canvas-connection")
    keep(last, end, .equal, edge, end, 0, "UISV-canvas-connection")
  }

  private func distribute(_ views: [UIView]) {
    let isSpread = distribution == .equalSpacing || distribution == .equalCentering
    for (view, next) in zip(views, views.dropFirst()) {
      keep(
        next, start, isSpread ? .greaterThanOrEqual : .equal, view, end, spacing(after: view),
        "UISV-spacing")
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        keep(view, along, .equal, views[0], along, 0, "UISV-fill-equally")
      }
    case .fillProportionally: fillProportionally(views)
    case .equalSpacing: spread(views, from: end, to: start, priority: 1000)
    // Least distances win over equal centers.
    case .equalCentering: spread(views, from: middle, to: middle, priority: 149)
    }
  }

  private func fillProportionally(_ views: [UIView]) {
    let lengths = views.map { view -> CGFloat in
      let size = view.ruled(view.intrinsicSizeInStack)
      return max(0, axis == .horizontal ? size.width : size.height)
    }
    let total = lengths.reduce(0, +)
    guard total > 0, let largest = lengths.indices.max(by: { lengths[$0] < lengths[$1] }) else {
      return
    }
    for index in views.indices where index != largest {
      keep(
        views[index], along, .equal, views[largest], along, 0, "UISV-fill-proportionally",
        multiplier: lengths[index] / lengths[largest], priority: 999)
    }
  }

  private func spread(
    _ views: [UIView], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
    priority: Float
  ) {
    var first: UILayoutGuide?
    for (view, next) in zip(views, views.dropFirst()) {
      let guide = UILayoutGuide()
      addLayoutGuide(guide)
      arrangement.guides.append(guide)
      keep(guide, start, .equal, view, from, 0, "UISV-distributing-edge")
      keep(guide, end, .equal, next, to, 0, "UISV-distributing-edge")
      if let first {
        keep(guide, along, .equal, first, along, 0, "UISV-fill-equally", priority: priority)
      }
      first = first ?? guide
    }
  }

  // MARK: Across the axis

  private func align(_ views: [UIView]) {
    for view in views {
      switch alignment {
      case .fill:
        keep(view, crossStart, .equal, edge, crossStart, 0, "UISV-canvas-connection")
        keep(view, crossEnd, .equal, edge, crossEnd, 0, "UISV-canvas-connection")
        continue
      case .leading: keep(view, crossStart, .equal, edge, crossStart, 0, "UISV-alignment")
      case .trailing: keep(view, crossEnd, .equal, edge, crossEnd, 0, "UISV-alignment")
      case .center: keep(view, crossMiddle, .equal, edge, crossMiddle, 0, "UISV-alignment")
      case .firstBaseline, .lastBaseline: break
      }
      keep(
        view, crossStart, .greaterThanOrEqual, edge, crossStart, 0, "UISV-spanning-boundary")
      keep(view, crossEnd, .lessThanOrEqual, edge, crossEnd, 0, "UISV-spanning-boundary")
    }
    guard alignment != .fill, !views.isEmpty else { return }
    if alignment == .firstBaseline || alignment == .lastBaseline { alignBaselines(views) }
    // The stack is no larger than the largest view, and a view without content is empty.
    keep(edge, across, .equal, nil, .notAnAttribute, 0, "UISV-canvas-fit", priority: 49)
    for view in views {
      keep(
        view, across, .equal, nil, .notAnAttribute, 0, "UISV-ambiguity-suppression", priority: 25)
    }
  }

  private func alignBaselines(_ views: [UIView]) {
    let isFirst = alignment == .firstBaseline
    guard axis == .horizontal else {
      for view in views {
        let attribute = isFirst ? crossStart : crossEnd
        keep(view, attribute, .equal, edge, attribute, 0, "UISV-alignment")
      }
      return
    }
    let attribute: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
    for view in views.dropFirst() {
      keep(view, attribute, .equal, views[0], attribute, 0, "UISV-alignment")
    }
    // Among the places that the boundaries leave, the one at the edge of the alignment.
    for view in views {
      let edgeAttribute = isFirst ? crossStart : crossEnd
      keep(view, edgeAttribute, .equal, edge, edgeAttribute, 0, "UISV-text-fit", priority: 48)
    }
  }

  private func keep(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ identifier: String,
    multiplier: CGFloat = 1, priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      LayoutOperand(item: item, attribute: attribute), relation,
      LayoutOperand(item: other, attribute: otherAttribute), multiplier: multiplier,
      constant: constant)
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(priority)
    arrangement.constraints.append(constraint)
  }
}

extension UIStackView {
  /// What the stack added to the layout for its arranged views.
  struct Arrangement {
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
  }
}

extension UIView {
  /// The natural size of an arranged view; a stack view has that of its constraints.
  fileprivate var intrinsicSizeInStack: CGSize {
    self is UIStackView
      ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : intrinsicContentSize
  }
}
