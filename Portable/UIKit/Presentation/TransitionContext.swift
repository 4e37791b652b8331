/// One transition between two controllers, from its start to `completeTransition(_:)`.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// A controller of the transition and where its view starts and ends.
  struct Participant {
    var controller: UIViewController?
    /// The view that moves; nil for one that stays.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let from: Participant
  let to: Participant
  let coordinator: TransitionCoordinator
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var isCompleted = false
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Runs last, after the coordinator's completions.
  var onFinish: ((Bool) -> Void)?
  private let onCompletion: (Bool) -> Void

  init(
    containerView: UIView, from: Participant, to: Participant,
    presentationStyle: UIModalPresentationStyle, isAnimated: Bool,
    onCompletion: @escaping (Bool) -> Void
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.presentationStyle = presentationStyle
    self.isAnimated = isAnimated
    self.onCompletion = onCompletion
    coordinator = TransitionCoordinator(
      containerView: containerView, isAnimated: isAnimated, duration: 0)
    super.init()
    coordinator.context = self
    from.controller?.transitions.context = self
    to.controller?.transitions.context = self
  }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    participant(vc)?.initialFrame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    participant(vc)?.finalFrame ?? .zero
  }

  private func participant(_ controller: UIViewController) -> Participant? {
    if from.controller === controller { return from }
    return to.controller === controller ? to : nil
  }

  // MARK: Running

  /// Prepares the transition, so that its coordinator can be asked for the duration, without
  /// starting it.
  func prepare(
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard isAnimated, let animator else { return }
    self.animator = animator
    self.interactor = interactor
    isInteractive = interactor?.wantsInteractiveStart ?? false
    coordinator.adopt(
      duration: max(0, animator.transitionDuration(using: self)),
      timing: (animator as? SystemAnimator)?.timing, initiallyInteractive: isInteractive)
  }

  func start() {
    guard let animator else {
      coordinator.runImmediately()
      to.controller?.deliverIsAppearing()
      completeTransition(true)
      return
    }
    if let interactor {
      interactor.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    // An animator that has nothing to animate completes before it returns.
    if isCompleted {
      coordinator.runImmediately()
    } else {
      coordinator.start(interactive: isInteractive)
    }
  }

  /// Ends a transition that another one must not overlap.
  func finishAtOnce() {
    guard !isCompleted else { return }
    coordinator.finishAtOnce()
    if let running = (animator as? SystemAnimator)?.running, running.state == .active {
      running.stopAnimation(false)
      running.finishAnimation(at: transitionWasCancelled ? .start : .end)
    }
    completeTransition(!transitionWasCancelled)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    coordinator.update(percentComplete)
  }

  func finishInteractiveTransition() {
    endInteraction(cancelled: false)
  }

  func cancelInteractiveTransition() {
    endInteraction(cancelled: true)
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, !isCompleted, animator != nil else { return }
    isInteractive = true
    coordinator.pause()
    coordinator.interactionDidChange()
  }

  private func endInteraction(cancelled: Bool) {
    guard isInteractive, !isCompleted else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    coordinator.proceed(
      reversed: cancelled, speed: interactor?.completionSpeed ?? 1,
      curve: interactor?.completionCurve ?? .easeInOut)
    coordinator.interactionDidChange()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else { return }
    isCompleted = true
    transitionWasCancelled = !didComplete
    isInteractive = false
    if animator != nil { coordinator.settle(cancelled: !didComplete) }
    for controller in [from.controller, to.controller]
    where controller?.transitions.context === self {
      controller?.transitions.context = nil
    }
    onCompletion(didComplete)
    animator?.animationEnded(didComplete)
    coordinator.complete()
    interactor = nil
    let onFinish = onFinish
    self.onFinish = nil
    onFinish?(didComplete)
  }
}
