/// Shrinks an alert into place while it fades in, and fades it out.
final class AlertAnimator: NSObject, TimedTransition {
  let isPresentation: Bool
  private(set) var running: UIViewPropertyAnimator?

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
    super.init()
  }

  var timing: any UITimingCurveProvider { TransitionTiming.slide }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let running { return running }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), timingParameters: timing)
    let view = context.view(forKey: isPresentation ? .to : .from)
    if isPresentation, let view, let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      context.containerView.layoutIfNeeded()
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      animator.addAnimations {
        view.alpha = 1
        view.transform = .identity
      }
    } else if let view {
      animator.addAnimations { view.alpha = 0 }
    }
    animator.addCompletion { _ in
      view?.alpha = 1
      view?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
    running = animator
    return animator
  }
}
