extension UINavigationController {
  /// Shows the top controller's view when none is shown yet.
  func showTopIfNeeded() {
    guard let top = topViewController, transition == nil else { return }
    loadViewIfNeeded()
    guard top.viewIfLoaded?.superview !== contentView else { return }
    let topView = top.loadedView()
    topView.frame = contentFrame(for: top)
    contentView.addSubview(topView)
    shown = top
    showItems()
    followScrollView()
    layOutBars()
  }

  func run(_ change: StackTransition, from oldTop: UIViewController?, to newTop: UIViewController) {
    let isVisible = isAppearingOrAppeared && viewIfLoaded?.window != nil
    guard let oldTop, isVisible || oldTop.viewIfLoaded?.superview === contentView else {
      showTopIfNeeded()
      if isVisible {
        newTop.beginAppearanceTransition(true, animated: false)
        newTop.endAppearanceTransition()
      }
      settle(change)
      return
    }
    let isAnimated = change.isAnimated && isVisible
    let oldView = oldTop.loadedView()
    let newView = newTop.loadedView()
    let finalFrame = contentFrame(for: newTop)
    let context = TransitionContext(
      containerView: contentView,
      from: .init(
        controller: oldTop, view: oldView, initialFrame: oldView.frame,
        finalFrame: change.operation == .pop
          ? oldView.frame.offsetBy(dx: contentView.bounds.width, dy: 0) : .zero),
      to: .init(controller: newTop, view: newView, finalFrame: finalFrame),
      presentationStyle: .none, isAnimated: isAnimated
    ) { [self] completed in
      transitionEnded(completed, change: change, from: oldTop, to: newTop, isVisible: isVisible)
    }
    transition = context
    prepare(context, for: change.operation)
    if change.operation == .pop { oldTop.containment.isMovingFromParent = true }
    bar.leavingStack = change.oldStack.map(\.navigationItem)
    bar.adoptStack(stack.map(\.navigationItem))
    if isVisible {
      oldTop.beginAppearanceTransition(false, animated: isAnimated)
      newTop.beginAppearanceTransition(true, animated: isAnimated)
      delegate?.navigationController(self, willShow: newTop, animated: isAnimated)
    }
    observe(nil)
    newView.frame = finalFrame
    if context.animator == nil {
      contentView.addSubview(newView)
    }
    newTop.safeAreaContributionDidChange()
    exchangeBars(in: context, operation: change.operation, to: newTop)
    context.start()
  }

  private func prepare(_ context: TransitionContext, for operation: Operation) {
    guard context.isAnimated, let from = context.from.controller, let to = context.to.controller
    else { return }
    let custom = delegate?.navigationController(
      self, animationControllerFor: operation, from: from, to: to)
    if let custom {
      context.prepare(
        animator: custom,
        interactor: delegate?.navigationController(self, interactionControllerFor: custom))
      return
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    context.prepare(
      animator: NavigationSlideAnimator(operation: operation, isRightToLeft: isRightToLeft),
      interactor: popGesture.interactor)
  }

  // The bars change together with the views.
  private func exchangeBars(
    in context: TransitionContext, operation: Operation, to newTop: UIViewController
  ) {
    guard context.animator != nil else {
      bar.showTopItem()
      layOutBars()
      return
    }
    let exchange = bar.exchangeContent(operation == .pop ? .pop : .push)
    context.coordinator.animate(
      alongsideTransition: { [self] _ in
        layOutBars()
        bar.underlap = underlap(of: newTop.observedScrollView(for: .top))
        bar.layoutIfNeeded()
        exchange.animations()
      },
      completion: { [self] context in
        exchange.completion(!context.isCancelled)
        layOutBars()
      })
    if !toolbarIsHidden { bottomBar.setItems(newTop.toolbarItems, animated: true) }
  }

  private func transitionEnded(
    _ completed: Bool, change: StackTransition, from oldTop: UIViewController,
    to newTop: UIViewController, isVisible: Bool
  ) {
    transition = nil
    bar.leavingStack = []
    if completed {
      shown = newTop
      oldTop.viewIfLoaded?.removeFromSuperview()
      if newTop.viewIfLoaded?.superview !== contentView {
        contentView.addSubview(newTop.loadedView())
      }
      newTop.viewIfLoaded?.frame = contentFrame(for: newTop)
      // One that was on its way out with the whole stack is out now, too.
      if isVisible || oldTop.appearance.phase == .disappearing { oldTop.endAppearanceTransition() }
      if isVisible { newTop.endAppearanceTransition() }
      settle(change)
      followScrollView()
      viewIfLoaded?.setNeedsLayout()
      if isVisible {
        delegate?.navigationController(
          self, didShow: newTop, animated: change.isAnimated)
      }
      preferredContentSizeDidChange(forChildContentContainer: newTop)
    } else {
      restore(change, from: oldTop, to: newTop)
    }
  }

  // A canceled pop: what was leaving stays.
  private func restore(
    _ change: StackTransition, from oldTop: UIViewController, to newTop: UIViewController
  ) {
    stack = change.oldStack
    newTop.beginAppearanceTransition(false, animated: true)
    newTop.viewIfLoaded?.removeFromSuperview()
    newTop.endAppearanceTransition()
    oldTop.containment.isMovingFromParent = false
    for controller in change.removed { controller.willMove(toParent: self) }
    oldTop.viewIfLoaded?.frame = contentFrame(for: oldTop)
    // The stack may have been covered in the meantime.
    if isAppearingOrAppeared {
      oldTop.beginAppearanceTransition(true, animated: true)
      if appearance.phase == .appeared { oldTop.endAppearanceTransition() }
    }
    bar.adoptStack(stack.map(\.navigationItem))
    followScrollView()
    viewIfLoaded?.setNeedsLayout()
  }
}
