import Foundation

// Reading views into the system.
extension LayoutEngine {
  /// Reads what changed in a view since the last time.
  func read(_ view: UIView) {
    guard let state = view.layoutState else { return }
    let changes = state.changes
    let constraints = state.changedConstraints
    state.changes = state.changes.intersection(.update)
    state.changedConstraints = []
    if changes.contains(.subtree) {
      enter(view)
      return
    }
    if changes.contains(.participation) { refresh(view) }
    if changes.contains(.geometry) || changes.contains(.insets) { updateOwnConstraints(of: view) }
    if changes.contains(.everything) || changes.contains(.insets) {
      for constraint in state.touchingConstraints { install(constraint) }
    }
    if changes.contains(.everything) {
      for constraint in state.heldConstraints { install(constraint) }
    }
    if changes.contains(.contentSize), let item = items[ObjectIdentifier(view)] {
      updateContentSize(of: item, width: nil)
      for constraint in state.touchingConstraints where constraint.usesBaseline {
        install(constraint)
      }
    }
    for constraint in constraints {
      if let holder = constraint.holder, holder === view {
        install(constraint)
      } else if constraint.holder == nil {
        uninstall(constraint)
      }
    }
  }

  /// Reads a view and all that takes part below it.
  func enter(_ view: UIView) {
    var open = [view]
    while let next = open.popLast() {
      guard let state = next.layoutState else { continue }
      if !isFitting {
        state.changes = state.changes.intersection(.update)
        state.changedConstraints = []
        if next !== view, state.isPending { next.clearPendingBelow() }
      }
      if state.participates || next === view { refresh(next) }
      for constraint in state.heldConstraints { install(constraint) }
      open += next.childViews.reversed().filter { $0.layoutState != nil }
    }
  }

  private func refresh(_ view: UIView) {
    guard let state = view.layoutState else { return }
    if !state.translatesAutoresizingMask { _ = item(for: view) }
    updateOwnConstraints(of: view)
    if let item = items[ObjectIdentifier(view)] {
      item.usedContentSize = nil
      updateContentSize(of: item, width: nil)
    }
  }

  /// Forgets a view that leaves the tree. Its constraints are inactive or leave with it.
  func leave(_ view: UIView) {
    guard let state = view.layoutState else { return }
    for constraint in state.heldConstraints { uninstall(constraint) }
    for guide in state.guides { remove(guide) }
    for guide in state.systemGuides.values { remove(guide) }
    guard let item = items.removeValue(forKey: ObjectIdentifier(view)) else { return }
    drop(item)
    state.item = nil
  }

  func remove(_ guide: UILayoutGuide) {
    guard let item = items.removeValue(forKey: ObjectIdentifier(guide)) else { return }
    drop(item)
    guide.layoutItem = nil
  }

  private func drop(_ item: LayoutItem) {
    for id in item.ownConstraints + item.offsetConstraints { system.remove(id) }
    if let id = item.contentSize.x { system.remove(id) }
    if let id = item.contentSize.y { system.remove(id) }
    item.view.map { wrappingLabels[ObjectIdentifier($0)] = nil }
    for variable in item.variables {
      // What else refers to the variable goes with it.
      for id in system.constraints(on: variable) {
        if let owner = owners[id] { uninstall(owner) } else { system.remove(id) }
      }
      system.removeVariable(variable)
      itemsOfVariables[Int(variable)] = nil
    }
  }

  // MARK: Constraints

  func install(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard constraint.holder != nil, let form = form(of: constraint) else { return }
    if let old = installed[key], old.priority == constraint.priority, old.form.terms == form.terms {
      system.setConstant(form.constant, of: old.id)
      installed[key]?.form = form
      return
    }
    uninstall(constraint)
    let priority = LayoutSystem.Deviation(constraint.priority)
    let id = system.add(
      form.terms, constant: form.constant,
      above: constraint.relation == .greaterThanOrEqual ? .free : priority,
      below: constraint.relation == .lessThanOrEqual ? .free : priority)
    installed[key] = Installed(id: id, form: form, priority: constraint.priority)
    owners[id] = constraint
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let old = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    system.remove(old.id)
    owners[old.id] = nil
  }

  // MARK: Items

  func item(for view: UIView) -> LayoutItem {
    if let item = items[ObjectIdentifier(view)] { return item }
    let item = makeItem()
    item.view = view
    items[ObjectIdentifier(view)] = item
    if !isFitting {
      view.madeLayoutState.item = item
      view.madeLayoutState.participates = true
    }
    updateOwnConstraints(of: view)
    updateContentSize(of: item, width: nil)
    return item
  }

  func item(for guide: UILayoutGuide) -> LayoutItem {
    if let item = items[ObjectIdentifier(guide)] { return item }
    let item = makeItem()
    item.guide = guide
    items[ObjectIdentifier(guide)] = item
    if !isFitting { guide.layoutItem = item }
    updateOwnConstraints(of: guide)
    return item
  }

  private func makeItem() -> LayoutItem {
    let item = LayoutItem(
      engine: self, x: system.makeVariable(isSize: false), y: system.makeVariable(isSize: false),
      width: system.makeVariable(isSize: true), height: system.makeVariable(isSize: true))
    own([item.x, item.y, item.width, item.height], by: item)
    return item
  }

  func own(_ variables: [LayoutSystem.Variable], by item: LayoutItem) {
    for variable in variables {
      while itemsOfVariables.count <= Int(variable) { itemsOfVariables.append(nil) }
      itemsOfVariables[Int(variable)] = item
    }
  }
}

extension UIView {
  fileprivate func clearPendingBelow() { _ = pendingLayoutViews(clearing: true) }
}
