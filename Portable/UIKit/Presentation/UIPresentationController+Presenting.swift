extension UIPresentationController {
  func presentedOrPlaceholder() -> UIViewController {
    if let storedPresented { return storedPresented }
    PortableLog.report("\(type(of: self)): its presented view controller is gone")
    return UIViewController()
  }

  /// This controller, or the one that replaces it in `traits`.
  func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let adaptedStyle = adaptivePresentationStyle(for: traits)
    guard adaptedStyle != .none, adaptedStyle != style else {
      storedDelegate?.presentationController(
        self, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil)
      return self
    }
    let presented =
      storedDelegate?.presentationController(
        self, viewControllerForAdaptivePresentationStyle: adaptedStyle) ?? presentedViewController
    let replacement = makeReplacement(style: adaptedStyle, presented: presented)
    replacement.style = adaptedStyle
    replacement.replaced = self
    replacement.storedDelegate = replacement.storedDelegate ?? storedDelegate
    storedDelegate?.presentationController(self, prepare: replacement)
    storedDelegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: nil)
    return replacement
  }

  /// Schedules the transition that presents; it runs after the next commit.
  ///
  /// The presented view is loaded and the animator is asked for at once.
  func present(source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presented = presentedViewController
    presented.loadViewIfNeeded()
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presentingViewController, source: source) : nil
    let interactor = animator.flatMap {
      presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    schedule { [self] in
      runPresentation(
        animator: animator, interactor: interactor, animated: animated, completion: completion)
    }
  }

  private func schedule(_ transition: @escaping @MainActor () -> Void) {
    isTransitionScheduled = true
    AppContext.current.commitCallbacks.schedule { [self] in
      isTransitionScheduled = false
      transition()
    }
  }

  private func runPresentation(
    animator custom: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = presentingViewController
    let presented = presentedViewController
    guard let presenterView = presenter.viewIfLoaded, let window = presenterView.window else {
      return release(presented, from: presenter)
    }
    let container = addContainer(to: window, above: presenterView)
    updateTraits()

    let removesPresenter = shouldRemovePresentersView
    if removesPresenter { presenterPlace = ViewPlace(of: presenterView) }
    let finalFrame = frameOfPresentedViewInContainerView
    let presentedView = presentedView
    presentedView?.frame = finalFrame
    let presenterFrame = container.convert(presenterView.bounds, from: presenterView)
    let context = TransitionContext(
      containerView: container,
      from: .init(
        controller: presenter, view: removesPresenter ? presenterView : nil,
        initialFrame: presenterFrame, finalFrame: presenterFrame),
      to: .init(controller: presented, view: presentedView, finalFrame: finalFrame),
      presentationStyle: style, isAnimated: animated
    ) { [self] completed in presentationEnded(completed, removesPresenter: removesPresenter) }
    transition = context
    context.onFinish = { completed in if completed { completion?() } }
    context.prepare(
      animator: custom ?? (animated ? defaultAnimator(isPresentation: true) : nil),
      interactor: interactor)
    decoratePresentation()
    presentationTransitionWillBegin()
    if removesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    if context.animator == nil, let presentedView {
      presentedView.frame = frameOfPresentedViewInContainerView
      container.addSubview(presentedView)
      container.layoutIfNeeded()
    }
    context.start()
  }

  private func addContainer(to window: UIWindow, above presenterView: UIView) -> UIView {
    let isFullscreen = shouldPresentInFullscreen
    let host = isFullscreen ? window : (presenterView.superview ?? window)
    let container = PresentationContainerView(
      presentationController: self, frame: isFullscreen ? host.bounds : presenterView.frame)
    presentationContainer = container
    container.adoptTraits(of: self)
    if isFullscreen {
      host.addSubview(container)
    } else {
      host.insertSubview(container, aboveSubview: presenterView)
    }
    return container
  }

  private func presentationEnded(_ completed: Bool, removesPresenter: Bool) {
    let presenter = presentingViewController
    let presented = presentedViewController
    transition = nil
    if completed {
      if removesPresenter {
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearanceTransition()
      }
      presented.endAppearanceTransition()
      presented.presentation.isBeingPresented = false
      presentationContainer?.setNeedsLayout()
    } else {
      presented.beginAppearanceTransition(false, animated: true)
      presentedView?.removeFromSuperview()
      presented.endAppearanceTransition()
      if removesPresenter {
        putPresenterBack()
        presenter.beginAppearanceTransition(true, animated: true)
        presenter.endAppearanceTransition()
      }
      release(presented, from: presenter)
    }
    presentationTransitionDidEnd(completed)
  }

  /// Schedules the transition that dismisses; it runs after the next commit.
  ///
  /// - Parameters:
  ///   - covered: The presentations below this one, the lowest first, that end with it. They leave
  ///     the screen when the transition begins and are released when it ends.
  ///   - animated: Whether the transition is animated.
  ///   - completion: Called after the transition ended.
  func dismiss(
    covered: [UIPresentationController], animated: Bool, completion: (() -> Void)?
  ) {
    let presented = presentedViewController
    for controller in covered + [self] {
      controller.presentedViewController.presentation.isBeingDismissed = true
    }
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    let interactor = animator.flatMap {
      presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    schedule { [self] in
      runDismissal(
        covered: covered, animator: animator, interactor: interactor, animated: animated,
        completion: completion)
    }
  }

  private func runDismissal(
    covered: [UIPresentationController],
    animator custom: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presented = presentedViewController
    guard let container = presentationContainer else {
      presented.presentation.isBeingDismissed = false
      return
    }
    for controller in covered { controller.leaveScreen() }
    let presenter = (covered.first ?? self).presentingViewController
    if let lowest = covered.first {
      // What the lowest covered, the topmost uncovers.
      presenterPlace = lowest.presenterPlace
      storedPresenting = presenter
    }
    let returnsPresenter = presenterPlace != nil
    if returnsPresenter { putPresenterBack() }
    let presenterView = presenter.viewIfLoaded
    let presenterFrame = presenterView.map { container.convert($0.bounds, from: $0) } ?? .zero
    let presentedFrame = presentedView?.frame ?? .zero
    let context = TransitionContext(
      containerView: container,
      from: .init(
        controller: presented, view: presentedView, initialFrame: presentedFrame,
        finalFrame: presentedFrame.offsetBy(dx: 0, dy: container.bounds.height)),
      to: .init(
        controller: presenter, view: returnsPresenter ? presenterView : nil,
        initialFrame: presenterFrame, finalFrame: presenterFrame),
      presentationStyle: style, isAnimated: animated
    ) { [self] completed in
      for controller in covered { controller.finishLeaving() }
      dismissalEnded(completed, returnsPresenter: returnsPresenter)
    }
    transition = context
    context.onFinish = { completed in if completed { completion?() } }

    context.prepare(
      animator: custom ?? (animated ? defaultAnimator(isPresentation: false) : nil),
      interactor: interactor)
    decorateDismissal()
    dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: animated)
    if returnsPresenter { presenter.beginAppearanceTransition(true, animated: animated) }
    context.start()
  }

  private func dismissalEnded(_ completed: Bool, returnsPresenter: Bool) {
    let presenter = presentingViewController
    let presented = presentedViewController
    transition = nil
    if completed {
      presentedView?.removeFromSuperview()
      // An animator may have moved the presenter's view into the container.
      if returnsPresenter { putPresenterBack() }
      presented.endAppearanceTransition()
      if returnsPresenter { presenter.endAppearanceTransition() }
      presented.presentation.isBeingDismissed = false
      presenterPlace = nil
      release(presented, from: presenter)
    } else {
      if returnsPresenter {
        presenter.beginAppearanceTransition(false, animated: true)
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearanceTransition()
      }
      presented.beginAppearanceTransition(true, animated: true)
      presented.endAppearanceTransition()
      presented.presentation.isBeingDismissed = false
      presentationContainer?.setNeedsLayout()
    }
    dismissalTransitionDidEnd(completed)
  }

  /// Takes the view away without an animation, because a dismissal below takes it along.
  private func leaveScreen() {
    let presented = presentedViewController
    dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: false)
    presentedView?.removeFromSuperview()
    presented.endAppearanceTransition()
  }

  /// Releases what left the screen, and hands what it presents to its own presenter.
  private func finishLeaving() {
    let presented = presentedViewController
    let owner = presentingViewController
    let next = presented.presentation.presented
    presented.presentation.isBeingDismissed = false
    presented.presentation.presented = nil
    presenterPlace = nil
    release(presented, from: owner)
    owner.presentation.presented = next
    next?.presentation.presenting = owner
    next?.presentation.controller?.storedPresenting = owner
    dismissalTransitionDidEnd(true)
  }

  private func putPresenterBack() {
    guard let view = presentingViewController.viewIfLoaded else { return }
    presenterPlace?.restore(view)
  }

  private func release(_ presented: UIViewController, from presenter: UIViewController) {
    removeDecoration()
    presentationContainer?.removeFromSuperview()
    presentationContainer = nil
    presented.presentation.presenting = nil
    presented.presentation.isBeingPresented = false
    if let replaced {
      // The next presentation adapts anew.
      presented.presentation.controller = nil
      replaced.storedPresented?.presentation.controller =
        replaced.servesOnePresentation ? nil : replaced
      self.replaced = nil
    } else if servesOnePresentation {
      presented.presentation.controller = nil
    }
    if presenter.presentation.presented === presented { presenter.presentation.presented = nil }
  }

  /// A Boolean value that determines whether the next presentation has a controller of its own, which
  /// knows neither the source nor the delegate of this one.
  private var servesOnePresentation: Bool {
    style == .custom || self is UIPopoverPresentationController
  }
}
