extension UISplitViewController {
  /// The navigation controller of a column.
  func navigation(of column: Column) -> UINavigationController? {
    columns[column] as? UINavigationController ?? wrappers[column]
  }

  func place(_ controller: UIViewController?, in column: Column) {
    guard controller == nil || controller !== columns[column] else { return }
    let isMerged = isSecondaryOnStack
    reclaimSecondary()
    if let old = wrappers.removeValue(forKey: column) {
      old.setViewControllers([], animated: false)
      release(old)
    } else if let old = columns[column] {
      release(old)
    }
    columns[column] = controller
    if let controller {
      let child = column == .compact ? controller : wrap(controller, for: column)
      addChild(child)
      child.didMove(toParent: self)
    }
    if isMerged { mergeSecondary(animated: false) }
    viewIfLoaded?.setNeedsLayout()
    if isAppearingOrAppeared { viewIfLoaded?.layoutIfNeeded() }
  }

  private func wrap(_ controller: UIViewController, for column: Column) -> UIViewController {
    if controller is UINavigationController { return controller }
    let navigation = UINavigationController(rootViewController: controller)
    wrappers[column] = navigation
    return navigation
  }

  private func release(_ child: UIViewController) {
    child.willMove(toParent: nil)
    withdraw(child)
    child.removeFromParent()
  }

  // MARK: Showing and hiding

  func reveal(_ column: Column) {
    if collapsed {
      if column == .secondary, !isSecondaryOnStack {
        reclaimSecondary()
        mergeSecondary(animated: true)
      } else if column == .primary {
        popSecondary()
      }
      return
    }
    switch column {
    case .primary where displayMode == .secondaryOnly:
      change(to: resolvedMode(.oneBesideSecondary))
    case .secondary where displayMode == .oneOverSecondary: change(to: .secondaryOnly)
    default: break
    }
  }

  func conceal(_ column: Column) {
    if collapsed {
      if column == .secondary { popSecondary() }
    } else if column == .primary, displayMode != .secondaryOnly {
      change(to: .secondaryOnly)
    }
  }

  private func change(to mode: DisplayMode) {
    delegate?.splitViewController(self, willChangeTo: mode)
    if mode == .secondaryOnly {
      delegate?.splitViewController(self, willHide: .primary)
    } else {
      delegate?.splitViewController(self, willShow: .primary)
    }
    shownMode = mode
  }

  // MARK: Collapsing and expanding

  func followSizeClass() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != collapsed else { return }
    UIView.performWithoutAnimation { isCompact ? collapse() : expand() }
    for child in children { child.updateTraits() }
    viewIfLoaded?.setNeedsLayout()
  }

  private func collapse() {
    let proposed: Column =
      columns[.compact] != nil ? .compact : columns[.secondary] != nil ? .secondary : .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    if let secondary = navigation(of: .secondary) { withdraw(secondary) }
    collapsed = true
    if columns[.compact] == nil, top == .secondary { mergeSecondary(animated: false) }
    showColumns()
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    reclaimSecondary()
    collapsed = false
    let proposed = displayMode
    let mode =
      delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed { shownMode = resolvedMode(mode) }
    showColumns()
    delegate?.splitViewControllerDidExpand(self)
  }

  // MARK: One stack

  private var mergedIndex: Int? {
    navigation(of: .primary)?.stack.firstIndex { $0 === mergedRoot }
  }

  private var isSecondaryOnStack: Bool { mergedIndex != nil }

  /// Moves the controllers of the secondary column onto the primary's stack.
  private func mergeSecondary(animated: Bool) {
    guard let primary = navigation(of: .primary), let secondary = navigation(of: .secondary),
      let root = secondary.stack.first
    else { return }
    let moved = secondary.stack
    secondary.setViewControllers([], animated: false)
    mergedRoot = root
    primary.setViewControllers(primary.stack + moved, animated: animated)
  }

  /// Moves the controllers of the secondary column back to their own stack; its first one, if the
  /// user has gone back from it.
  private func reclaimSecondary() {
    guard let root = mergedRoot, let secondary = navigation(of: .secondary) else { return }
    var moved = [root]
    if let primary = navigation(of: .primary), let index = mergedIndex {
      moved = Array(primary.stack[index...])
      primary.setViewControllers(Array(primary.stack[..<index]), animated: false)
    }
    mergedRoot = nil
    secondary.setViewControllers(moved, animated: false)
  }

  private func popSecondary() {
    guard let primary = navigation(of: .primary), let index = mergedIndex, index > 0 else { return }
    primary.popToViewController(primary.stack[index - 1], animated: true)
  }
}
