/// The root view of a navigation controller.
final class NavigationLayoutView: UIView {
  weak var navigation: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOutBars()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    navigation?.popGesture.updateEdge()
  }
}

extension UINavigationController {
  func makeLayoutView() -> UIView {
    let view = NavigationLayoutView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.navigation = self
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.clipsToBounds = true
    view.addSubview(contentView)
    view.addSubview(bar)
    view.addSubview(bottomBar)
    bottomBar.isHidden = true
    popGesture.attach(to: view, of: self)
    return view
  }

  /// Whether the stack stands in a card that does not reach the top of the screen.
  var isShownInSheet: Bool {
    rootAncestor.presentation.presenting != nil
      && (rootAncestor.presentation.controller as? UISheetPresentationController)?
        .fillsContainer == false
  }

  private func showsOpaqueBar(_ child: UIViewController) -> Bool {
    !bar.isTranslucent && !child.extendedLayoutIncludesOpaqueBars
  }

  private func extends(_ child: UIViewController, beneath edge: UIRectEdge) -> Bool {
    child.edgesForExtendedLayout.contains(edge) && !(edge == .top && showsOpaqueBar(child))
  }

  /// The height of the bar while `child` is on top, without a stretched large title.
  func barHeight(for child: UIViewController) -> CGFloat {
    let item = child.navigationItem
    let full = bar.collapsibleHeight(for: item)
    return bar.fixedHeight(for: item) + min(item.largeTitleExtent ?? full, full)
  }

  func barInsets(for child: UIViewController) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if !barIsHidden, extends(child, beneath: .top) { insets.top = barHeight(for: child) }
    if !toolbarIsHidden, extends(child, beneath: .bottom) { insets.bottom = toolbarHeight }
    return insets
  }

  private var toolbarHeight: CGFloat { bottomBar.sizeThatFits(view.bounds.size).height }

  func contentFrame(for child: UIViewController) -> CGRect {
    var frame = contentView.bounds
    let safe = view.safeAreaInsets
    if !barIsHidden, !extends(child, beneath: .top) {
      let top = safe.top + barHeight(for: child)
      frame.origin.y += top
      frame.size.height -= top
    }
    if !toolbarIsHidden, !extends(child, beneath: .bottom) {
      frame.size.height -= toolbarHeight + safe.bottom
    }
    return frame
  }

  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    showTopIfNeeded()
    contentView.frame = view.bounds
    let safe = view.safeAreaInsets
    if let top = topViewController {
      let extent = max(
        barHeight(for: top), bar.fixedHeight(for: top.navigationItem) + (pulledExtent ?? 0))
      bar.frame = CGRect(
        x: 0, y: barIsHidden ? -extent : safe.top, width: view.bounds.width, height: extent)
      bar.backgroundRise = safe.top
      bar.layOutParts()
    }
    layOutToolbar(in: view, safe: safe)
    if transition == nil, let shown {
      let frame = contentFrame(for: shown)
      if let shownView = shown.viewIfLoaded, shownView.frame != frame { shownView.frame = frame }
      shown.safeAreaContributionDidChange()
    }
    followScrollView()
  }

  private func layOutToolbar(in view: UIView, safe: UIEdgeInsets) {
    let height = toolbarHeight
    bottomBar.frame = CGRect(
      x: 0,
      y: toolbarIsHidden ? view.bounds.height : view.bounds.height - safe.bottom - height,
      width: view.bounds.width, height: height)
  }

  func barMetricsDidChange() {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    for controller in stack { controller.safeAreaContributionDidChange() }
  }

  func hideNavigationBar(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    changeLayout(animated: animated) { [self] in
      bar.alpha = hidden ? 0 : 1
      layOutBars()
    }
  }

  func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    toolbarIsHidden = hidden
    if !hidden {
      bottomBar.isHidden = false
      bottomBar.setItems(topViewController?.toolbarItems, animated: false)
    }
    changeLayout(animated: animated) { [self] in
      layOutBars()
    } completion: { [self] in
      bottomBar.isHidden = toolbarIsHidden
    }
  }

  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    guard controller === topViewController, !toolbarIsHidden else { return }
    bottomBar.setItems(controller.toolbarItems, animated: animated)
  }

  private func changeLayout(
    animated: Bool, change: @escaping () -> Void, completion: @escaping () -> Void = {}
  ) {
    guard isViewLoaded else { return }
    guard animated, viewIfLoaded?.window != nil else {
      change()
      completion()
      return
    }
    UIView.animate(
      withDuration: Double(UINavigationController.hideShowBarDuration),
      animations: { [self] in
        change()
        shown?.viewIfLoaded?.layoutIfNeeded()
      }, completion: { _ in completion() })
  }
}
