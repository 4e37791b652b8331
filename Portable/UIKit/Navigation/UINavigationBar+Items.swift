extension UINavigationBar {
  /// Which way the stack moves, for the direction of the titles.
  enum StackChange {
    case push, pop, replace
  }

  func refuseDirectChange() -> Bool {
    guard controller != nil else { return false }
    PortableLog.report(
      "UINavigationBar: the items of a navigation controller's bar follow its viewControllers")
    return true
  }

  func replaceStack(with items: [UINavigationItem], animated: Bool) {
    guard refuseDirectChange() == false else { return }
    let change: StackChange =
      if items.count > stack.count {
        .push
      } else if items.count < stack.count {
        .pop
      } else {
        .replace
      }
    adoptStack(items)
    guard animated, window != nil else {
      showTopItem()
      return
    }
    let exchange = exchangeContent(change)
    UIView.animate(
      withDuration: TransitionTiming.navigationDuration, animations: exchange.animations,
      completion: { _ in exchange.completion(true) })
  }

  /// Takes over a stack without showing it.
  func adoptStack(_ items: [UINavigationItem]) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
  }

  func itemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard item === topItem || item === backItem else { return }
    if controller?.isInTransition == true { return }
    if animated, window != nil, let content {
      UIView.transition(
        with: content, duration: 0.25, options: [.transitionCrossDissolve],
        animations: { self.showTopItem() })
    } else {
      showTopItem()
    }
    controller?.barMetricsDidChange()
  }

  /// Shows the top item at once.
  func showTopItem() {
    largeTitle?.removeFromSuperview()
    largeTitle = nil
    if let content, content.shows(topItem, above: backItem) {
      content.update()
    } else {
      content?.removeFromSuperview()
      content = makeContent()
    }
    if let content { addSubview(content) }
    largeTitle = makeLargeTitle()
    if let largeTitle { largeTitleClip.addSubview(largeTitle) }
    showSearchBar()
    appearanceDidChange()
    setNeedsLayout()
  }

  private func makeContent() -> NavigationBarContentView? {
    guard let topItem else { return nil }
    let made = NavigationBarContentView(item: topItem, backItem: backItem)
    made.onBack = { [weak self] in self?.backButtonTapped() }
    return made
  }

  private func makeLargeTitle() -> LargeTitleView? {
    guard let topItem, showsLargeTitle(topItem) else { return nil }
    return LargeTitleView(title: topItem.title ?? "")
  }

  func backButtonTapped() {
    if let action = topItem?.backAction {
      action.perform(from: self)
    } else if let controller {
      controller.backButtonTapped()
    } else {
      popItem(animated: true)
    }
  }

  /// Prepares the change from what is shown to the top item: run `animations` in an animation and
  /// `completion` after it, with false to go back to what was shown.
  func exchangeContent(_ change: StackChange) -> (
    animations: () -> Void, completion: (Bool) -> Void
  ) {
    let old = content
    let oldLarge = largeTitle
    let new = makeContent()
    let newLarge = makeLargeTitle()
    content = new
    largeTitle = newLarge
    if let newLarge { largeTitleClip.addSubview(newLarge) }
    if let new {
      addSubview(new)
      new.alpha = 0
    }
    newLarge?.alpha = 0
    showSearchBar()
    appearanceDidChange()
    UIView.performWithoutAnimation {
      layOutParts()
      new?.layoutIfNeeded()
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let towardsLeading: CGFloat = isRightToLeft ? 1 : -1
    let travel = bounds.width * 0.3
    let direction: CGFloat =
      switch change {
      case .push: towardsLeading
      case .pop: -towardsLeading
      case .replace: 0
      }
    new?.shiftTitle(by: -direction * travel)
    newLarge?.transform = CGAffineTransform(translationX: -direction * bounds.width, y: 0)
    return (
      animations: {
        old?.alpha = 0
        old?.shiftTitle(by: direction * travel)
        oldLarge?.alpha = 0
        oldLarge?.transform = CGAffineTransform(translationX: direction * self.bounds.width, y: 0)
        new?.alpha = 1
        new?.shiftTitle(by: 0)
        newLarge?.alpha = 1
        newLarge?.transform = .identity
        self.layOutParts()
      },
      completion: { completed in
        old?.removeFromSuperview()
        oldLarge?.removeFromSuperview()
        if !completed {
          new?.removeFromSuperview()
          newLarge?.removeFromSuperview()
          self.content = nil
          self.largeTitle = nil
          self.showTopItem()
        }
      }
    )
  }
}
