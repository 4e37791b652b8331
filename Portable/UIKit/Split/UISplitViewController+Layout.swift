/// The root view of a split view controller.
private final class SplitLayoutView: UIView {
  weak var split: UISplitViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    split?.layOutColumns()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension UISplitViewController {
  func makeLayoutView() -> UIView {
    let view = SplitLayoutView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.split = self
    separator.backgroundColor = .separator
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.1)
    dimming.addAction(
      UIAction { [weak self] _ in self?.conceal(.primary) }, for: .touchUpInside)
    return view
  }

  /// How the primary column and the rest of the width are related.
  var resolvedBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    let size = viewIfLoaded?.bounds.size ?? .zero
    return size.width > size.height ? .tile : .overlay
  }

  /// The nearest mode to one that is preferred, of those that the behavior has for two columns.
  func resolvedMode(_ preferred: DisplayMode) -> DisplayMode {
    let overlays = resolvedBehavior == .overlay
    switch preferred {
    case .automatic: return overlays ? .secondaryOnly : .oneBesideSecondary
    case .secondaryOnly: return .secondaryOnly
    default: return overlays ? .oneOverSecondary : .oneBesideSecondary
    }
  }

  /// Apple's bounds by default: no lower one, and 320 points.
  func primaryWidth(in width: CGFloat) -> CGFloat {
    let automatic = Self.automaticDimension
    let fraction = preferredPrimaryColumnWidthFraction
    let wanted =
      preferredPrimaryColumnWidth != automatic
      ? preferredPrimaryColumnWidth : (fraction != automatic ? fraction : 0.4) * width
    let low = minimumPrimaryColumnWidth != automatic ? minimumPrimaryColumnWidth : 0
    let high = maximumPrimaryColumnWidth != automatic ? maximumPrimaryColumnWidth : 320
    return min(max(min(wanted, high), low), width).rounded()
  }

  func layOutColumns() {
    guard let view = viewIfLoaded else { return }
    if view.window != nil { followSizeClass() }
    showColumns()
    let bounds = view.bounds
    guard !collapsed else {
      shownControllers.first?.viewIfLoaded?.frame = bounds
      return
    }
    let width = primaryWidth(in: bounds.width)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isOnRight = isRightToLeft != (primaryEdge == .trailing)
    let parts = bounds.divided(atDistance: width, from: isOnRight ? .maxXEdge : .minXEdge)
    let isBeside = displayMode == .oneBesideSecondary
    navigation(of: .primary)?.viewIfLoaded?.frame = parts.slice
    navigation(of: .secondary)?.viewIfLoaded?.frame = isBeside ? parts.remainder : bounds
    let hairline = 1 / max(traitCollection.displayScale, 1)
    separator.frame = CGRect(
      x: isOnRight ? parts.slice.minX : parts.slice.maxX - hairline, y: 0, width: hairline,
      height: bounds.height)
    dimming.frame = bounds
  }

  /// The controllers whose views are to be seen, from the back to the front.
  private var shownControllers: [UIViewController] {
    if collapsed { return viewControllers }
    let columns: [Column] = displayMode == .secondaryOnly ? [.secondary] : [.secondary, .primary]
    return columns.compactMap { navigation(of: $0) }
  }

  /// Adds the views of the columns that are to be seen and removes all others.
  func showColumns() {
    guard let view = viewIfLoaded else { return }
    let shown = shownControllers
    UIView.performWithoutAnimation {
      for child in children where !shown.contains(where: { $0 === child }) { withdraw(child) }
      for child in shown { exhibit(child, in: view) }
      arrange(shown.map { $0.loadedView() }, in: view)
    }
  }

  private func arrange(_ columns: [UIView], in view: UIView) {
    var wanted = columns
    if !collapsed, columns.count > 1 {
      if displayMode == .oneOverSecondary { wanted.insert(dimming, at: 1) }
      wanted.append(separator)
    }
    for part in [dimming, separator] where !wanted.contains(part) { part.removeFromSuperview() }
    guard !view.subviews.elementsEqual(wanted, by: ===) else { return }
    for part in wanted { view.addSubview(part) }
  }

  private func exhibit(_ child: UIViewController, in view: UIView) {
    guard child.viewIfLoaded?.superview !== view else { return }
    let isVisible = appearance.phase == .appeared
    if isVisible { child.beginAppearanceTransition(true, animated: false) }
    child.loadedView().frame = view.bounds
    view.addSubview(child.loadedView())
    child.updateTraits()
    if isVisible { child.endAppearanceTransition() }
  }

  func withdraw(_ child: UIViewController) {
    guard let shown = child.viewIfLoaded, shown.superview === viewIfLoaded, shown.superview != nil
    else { return }
    let isVisible = isAppearingOrAppeared
    if isVisible { child.beginAppearanceTransition(false, animated: false) }
    shown.removeFromSuperview()
    if isVisible { child.endAppearanceTransition() }
  }

  /// The size class of a column beside another: that of the primary one is compact.
  func columnTraits(of child: UIViewController) -> TraitValues? {
    guard !collapsed, child === navigation(of: .primary) else { return nil }
    var values = TraitValues()
    values.horizontalSizeClass = .compact
    return values
  }
}
