/// The root view of a tab bar controller.
private final class TabLayoutView: UIView {
  weak var tabs: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    tabs?.layOutTabs()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    tabs?.selected?.safeAreaContributionDidChange()
  }
}

extension UITabBarController {
  func makeLayoutView() -> UIView {
    let view = TabLayoutView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.tabs = self
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    view.addSubview(bar)
    return view
  }

  func layOutTabs() {
    guard let view = viewIfLoaded else { return }
    showSelectedIfNeeded()
    contentView.frame = view.bounds
    let height = bar.rowHeight + view.safeAreaInsets.bottom
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    defer { followScrollView() }
    guard let selected, let shown = selected.viewIfLoaded else { return }
    let frame = contentFrame(for: selected)
    if shown.frame != frame { shown.frame = frame }
    selected.safeAreaContributionDidChange()
  }

  private func contentFrame(for child: UIViewController) -> CGRect {
    var frame = contentView.bounds
    if !child.edgesForExtendedLayout.contains(.bottom) {
      frame.size.height -= bar.rowHeight + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
    }
    return frame
  }

  // MARK: The controllers

  func replaceTabs(with controllers: [UIViewController]?, animated: Bool) {
    let oldIndex = selectedIndex
    var new: [UIViewController] = []
    for controller in controllers ?? [] where !new.contains(where: { $0 === controller }) {
      new.append(controller)
    }
    let removed = (tabs ?? []).filter { old in !new.contains { $0 === old } }
    for controller in removed { controller.willMove(toParent: nil) }
    if let selected, removed.contains(where: { $0 === selected }) {
      withdraw(selected)
      self.selected = nil
    }
    for controller in removed { controller.removeFromParent() }
    let added = new.filter { $0.parent !== self }
    tabs = controllers == nil ? nil : new
    for controller in added { addChild(controller) }
    bar.setItems(new.map { $0.tabBarItem }, animated: animated)
    for controller in added { controller.didMove(toParent: self) }
    if selected == nil, !new.isEmpty {
      select(new[new.indices.contains(oldIndex) ? oldIndex : 0])
    } else {
      bar.selectedItem = selected?.tabBarItem
    }
  }

  func itemsDidChange() {
    guard let tabs else { return }
    bar.setItems(tabs.map { $0.tabBarItem }, animated: false)
    bar.selectedItem = selected?.tabBarItem
  }

  // MARK: Selecting

  func mayChoose(_ item: UITabBarItem) -> Bool {
    guard let controller = controller(for: item) else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  func userChose(_ item: UITabBarItem) {
    guard let controller = controller(for: item) else { return }
    if controller === selected {
      // A tap on the chosen tab goes back to the root.
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func controller(for item: UITabBarItem) -> UIViewController? {
    tabs?.first { $0.tabBarItem === item }
  }

  func select(_ controller: UIViewController) {
    guard controller !== selected else { return }
    let old = selected
    selected = controller
    bar.selectedItem = controller.tabBarItem
    guard isViewLoaded else { return }
    if let old { withdraw(old) }
    showSelectedIfNeeded()
    setNeedsStatusBarAppearanceUpdate()
    viewIfLoaded?.setNeedsLayout()
  }

  private func withdraw(_ controller: UIViewController) {
    guard controller.viewIfLoaded?.superview === contentView else { return }
    let isVisible = isAppearingOrAppeared
    if isVisible { controller.beginAppearanceTransition(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if isVisible { controller.endAppearanceTransition() }
  }

  func showSelectedIfNeeded() {
    guard let selected, selected.viewIfLoaded?.superview !== contentView else { return }
    // While the controller itself appears, its own transition takes the child along.
    let isVisible = appearance.phase == .appeared
    if isVisible { selected.beginAppearanceTransition(true, animated: false) }
    let shown = selected.loadedView()
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shown.frame = contentFrame(for: selected)
    contentView.addSubview(shown)
    selected.safeAreaContributionDidChange()
    if isVisible { selected.endAppearanceTransition() }
  }
}
