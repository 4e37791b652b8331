/// Turns the presenting view over, edge on at half time, to show the presented one.
final class FlipHorizontalAnimator: NSObject, TimedTransition {
  let isPresentation: Bool
  private(set) var running: UIViewPropertyAnimator?

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
    super.init()
  }

  var timing: any UITimingCurveProvider { UICubicTimingParameters(animationCurve: .easeInOut) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.75 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let running { return running }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), timingParameters: timing)
    // Only half of a turn is visible of each view: the outgoing one until it stands edge on, then
    // the incoming one.
    let edgeOn = CGAffineTransform(scaleX: 0.001, y: 1)
    let incoming = isPresentation ? context.view(forKey: .to) : nil
    if let incoming, let controller = context.viewController(forKey: .to) {
      incoming.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(incoming)
      context.containerView.layoutIfNeeded()
    }
    let outgoing: UIView? =
      isPresentation
      ? context.viewController(forKey: .from)?.viewIfLoaded : context.view(forKey: .from)
    let revealed = incoming ?? context.viewController(forKey: .to)?.viewIfLoaded
    revealed?.transform = edgeOn
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          outgoing?.transform = edgeOn
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          revealed?.transform = .identity
        }
      }
    }
    animator.addCompletion { _ in
      outgoing?.transform = .identity
      revealed?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
    running = animator
    return animator
  }
}
