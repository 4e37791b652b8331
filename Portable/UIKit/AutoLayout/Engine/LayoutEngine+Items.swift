import Foundation

// What an item's own geometry, mask and content ask for.
extension LayoutEngine {
  /// Adds, or changes the constants of, what a view's geometry determines.
  func updateOwnConstraints(of view: UIView) {
    defer {
      for guide in view.layoutState?.systemGuides.values ?? [:].values
      where items[ObjectIdentifier(guide)] != nil {
        updateOwnConstraints(of: guide)
      }
    }
    guard let item = items[ObjectIdentifier(view)] else { return }
    if let offset = item.offset {
      let origin = view.backingLayer.bounds.origin
      set(&item.offsetConstraints, [([offset.x], origin.x), ([offset.y], origin.y)])
    }
    guard view.layoutState?.translatesAutoresizingMask ?? true else {
      set(&item.ownConstraints, [])
      return
    }
    if view === root {
      guard !isFitting else { return }
      let rect = view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size))
      set(&item.ownConstraints, [([item.width], rect.width), ([item.height], rect.height)])
      return
    }
    let rect = view.alignmentRect(forFrame: view.untransformedFrame)
    set(
      &item.ownConstraints,
      [
        ([item.x], rect.minX), ([item.y], rect.minY), ([item.width], rect.width),
        ([item.height], rect.height),
      ])
  }

  private func set(
    _ ids: inout [LayoutSystem.ConstraintID],
    _ values: [(variables: [LayoutSystem.Variable], value: CGFloat)]
  ) {
    if ids.count == values.count {
      for (id, value) in zip(ids, values) { system.setConstant(-Double(value.value), of: id) }
      return
    }
    for id in ids { system.remove(id) }
    ids = values.map { value in
      system.add(
        value.variables.map { .init(variable: $0, coefficient: 1) },
        constant: -Double(value.value), above: .forbidden, below: .forbidden)
    }
  }

  /// Adds, or changes, what keeps a guide of the system in its place.
  func updateOwnConstraints(of guide: UILayoutGuide) {
    guard guide.role != .custom, let owner = guide.storedOwner,
      let item = items[ObjectIdentifier(guide)]
    else { return }
    let ownerItem = self.item(for: owner)
    let insets = owner.alignmentRectInsets
    // The frame's size is that of the alignment rectangle and its insets.
    let (extraWidth, extraHeight) = (insets.left + insets.right, insets.top + insets.bottom)
    var edges: UIEdgeInsets
    switch guide.role {
    case .custom: return
    case .safeArea: edges = owner.safeAreaInsets
    case .layoutMargins, .readableContent: edges = owner.layoutMargins
    case .keyboard: edges = owner.keyboardGuideGeometry.edges
    case .scrollFrame, .scrollContent, .topBar, .bottomBar: edges = .zero
    }
    if guide.role == .readableContent {
      let width = owner.bounds.width - edges.left - edges.right
      let excess = max(0, width - owner.readableWidth) / 2
      edges.left += excess
      edges.right += excess
    }
    typealias Term = LayoutSystem.Term
    let (plus, minus) = (1.0, -1.0)
    var width = Term(variable: ownerItem.width, coefficient: minus)
    var height = Term(variable: ownerItem.height, coefficient: minus)
    var constants = [
      -edges.left, -edges.top, edges.left + edges.right - extraWidth,
      edges.top + edges.bottom - extraHeight,
    ]
    var xTerms = [Term(variable: item.x, coefficient: plus)]
    var yTerms = [Term(variable: item.y, coefficient: plus)]
    if let fixed = owner.fixedHeight(of: guide.role) {
      if guide.role != .topBar {
        yTerms += [Term(variable: item.height, coefficient: plus), height]
        constants[1] = edges.bottom - extraHeight
      }
      constants[3] = -fixed
      height.coefficient = 0
    }
    // The safe area stays where it is while the content scrolls.
    if guide.role == .scrollFrame || guide.role == .safeArea && owner is UIScrollView {
      let offset = offset(of: ownerItem)
      xTerms.append(Term(variable: offset.x, coefficient: minus))
      yTerms.append(Term(variable: offset.y, coefficient: minus))
    }
    if guide.role == .scrollContent {
      let content = content(of: ownerItem)
      width.variable = content.width
      height.variable = content.height
      constants = [0, 0, 0, 0]
    }
    let forms: [[Term]] = [
      xTerms, yTerms, [Term(variable: item.width, coefficient: plus), width],
      [Term(variable: item.height, coefficient: plus), height].filter { $0.coefficient != 0 },
    ]
    if item.ownConstraints.count == 4 {
      for (id, constant) in zip(item.ownConstraints, constants) {
        system.setConstant(Double(constant), of: id)
      }
    } else {
      item.ownConstraints = zip(forms, constants).map { terms, constant in
        system.add(terms, constant: Double(constant), above: .forbidden, below: .forbidden)
      }
    }
  }

  /// The size of a scroll view's content, as variables.
  func content(
    of item: LayoutItem
  ) -> (width: LayoutSystem.Variable, height: LayoutSystem.Variable) {
    if let content = item.content { return content }
    let content = (
      width: system.makeVariable(isSize: true), height: system.makeVariable(isSize: true)
    )
    item.content = content
    own([content.width, content.height], by: item)
    return content
  }

  /// The offset of a scroll view's content, as variables.
  func offset(of item: LayoutItem) -> (x: LayoutSystem.Variable, y: LayoutSystem.Variable) {
    if let offset = item.offset { return offset }
    let offset = (x: system.makeVariable(isSize: false), y: system.makeVariable(isSize: false))
    item.offset = offset
    own([offset.x, offset.y], by: item)
    let origin = item.view?.backingLayer.bounds.origin ?? .zero
    set(&item.offsetConstraints, [([offset.x], origin.x), ([offset.y], origin.y)])
    return offset
  }

  /// Brings hugging and compression resistance in line with a view's intrinsic size.
  ///
  /// - Parameters:
  ///   - item: The view's item.
  ///   - width: The width at which a label that wraps is measured; nil measures it in one line.
  /// - Returns: Whether something changed.
  @discardableResult
  func updateContentSize(of item: LayoutItem, width: CGFloat?) -> Bool {
    guard let view = item.view else { return false }
    guard view.layoutState?.translatesAutoresizingMask == false || (isFitting && view === root)
    else {
      removeContentSize(of: item)
      return false
    }
    var size: CGSize
    if let label = view as? UILabel, label.numberOfLines != 1, label.preferredMaxLayoutWidth <= 0 {
      wrappingLabels[ObjectIdentifier(view)] = item
      size = view.ruled(label.intrinsicContentSize)
      if let width, width < size.width {
        size = view.ruled(
          label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)))
      }
    } else {
      wrappingLabels[ObjectIdentifier(view)] = nil
      size = view.ruled(view.intrinsicContentSize)
    }
    guard size != item.usedContentSize || !view.hasSamePriorities(as: item.usedPriorities) else {
      return false
    }
    let isSamePriorities = view.hasSamePriorities(as: item.usedPriorities)
    item.usedContentSize = size
    item.usedPriorities = view.allLayoutPriorities
    update(
      &item.contentSize.x, item.width, size.width, view, .horizontal, isSame: isSamePriorities)
    update(
      &item.contentSize.y, item.height, size.height, view, .vertical, isSame: isSamePriorities)
    return true
  }

  private func update(
    _ id: inout LayoutSystem.ConstraintID?, _ variable: LayoutSystem.Variable, _ length: CGFloat,
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, isSame: Bool
  ) {
    guard length.isFinite, length != UIView.noIntrinsicMetric else {
      id.map { system.remove($0) }
      id = nil
      return
    }
    if let id, isSame {
      system.setConstant(-Double(length), of: id)
      return
    }
    id.map { system.remove($0) }
    id = system.add(
      [.init(variable: variable, coefficient: 1)], constant: -Double(length),
      above: LayoutSystem.Deviation(view.contentHuggingPriority(for: axis)),
      below: LayoutSystem.Deviation(view.contentCompressionResistancePriority(for: axis)))
  }

  private func removeContentSize(of item: LayoutItem) {
    item.contentSize.x.map { system.remove($0) }
    item.contentSize.y.map { system.remove($0) }
    item.contentSize = (nil, nil)
    item.usedContentSize = nil
    item.view.map { wrappingLabels[ObjectIdentifier($0)] = nil }
  }
}

extension UIView {
  fileprivate var allLayoutPriorities: LayoutPriorities {
    var priorities = LayoutPriorities()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      priorities.hugging[axis] = contentHuggingPriority(for: axis)
      priorities.resistance[axis] = contentCompressionResistancePriority(for: axis)
    }
    return priorities
  }

  fileprivate func hasSamePriorities(as used: LayoutPriorities?) -> Bool {
    used == allLayoutPriorities
  }
}
