/// Fades the presented view in and out.
final class CrossDissolveAnimator: NSObject, TimedTransition {
  let isPresentation: Bool
  private(set) var running: UIViewPropertyAnimator?

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
    super.init()
  }

  var timing: any UITimingCurveProvider { UICubicTimingParameters(animationCurve: .easeInOut) }

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
    var restoredAlpha: CGFloat = 1
    if isPresentation, let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      context.containerView.layoutIfNeeded()
      restoredAlpha = view.alpha
      view.alpha = 0
      animator.addAnimations { [restoredAlpha] in view.alpha = restoredAlpha }
    } else if let view = context.view(forKey: .from) {
      restoredAlpha = view.alpha
      animator.addAnimations { view.alpha = 0 }
      animator.addCompletion { [restoredAlpha] _ in view.alpha = restoredAlpha }
    }
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    running = animator
    return animator
  }
}
