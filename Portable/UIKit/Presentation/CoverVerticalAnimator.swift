/// Slides the presented view up from the bottom edge, and down again.
final class CoverVerticalAnimator: NSObject, TimedTransition {
  let isPresentation: Bool
  private(set) var running: UIViewPropertyAnimator?

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
    super.init()
  }

  var timing: any UITimingCurveProvider { TransitionTiming.slide }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { TransitionTiming.presentationDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let running { return running }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), timingParameters: timing)
    let container = context.containerView
    if isPresentation, let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    {
      let frame = context.finalFrame(for: controller)
      view.frame = frame
      container.addSubview(view)
      container.layoutIfNeeded()
      view.frame = frame.offsetBy(dx: 0, dy: container.bounds.maxY - frame.minY)
      animator.addAnimations { view.frame = frame }
    } else if let view = context.view(forKey: .from) {
      let below = view.frame.offsetBy(dx: 0, dy: container.bounds.maxY - view.frame.minY)
      animator.addAnimations { view.frame = below }
    }
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    running = animator
    return animator
  }
}

/// The timing of the system's own transitions.
@MainActor enum TransitionTiming {
  static let presentationDuration: TimeInterval = 0.5
  static let navigationDuration: TimeInterval = 0.35

  /// Starts fast and comes to rest slowly, as the system's overdamped spring does.
  static var slide: any UITimingCurveProvider {
    UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 0.8), controlPoint2: CGPoint(x: 0.2, y: 1))
  }
}
