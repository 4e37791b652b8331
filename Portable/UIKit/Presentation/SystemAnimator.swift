/// A transition of the system: a duration, a curve, and what a subclass animates.
class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresentation: Bool
  let timing: any UITimingCurveProvider
  private(set) var running: UIViewPropertyAnimator?
  private let duration: TimeInterval

  init(
    isPresentation: Bool, duration: TimeInterval,
    timing: any UITimingCurveProvider = TransitionTiming.slide
  ) {
    self.isPresentation = isPresentation
    self.duration = duration
    self.timing = timing
    super.init()
  }

  /// Adds what is animated and what is undone when it ends. The base class adds the end itself.
  func addAnimations(
    to animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
  ) {}

  /// Returns the presented view in its place in the container; nil if none is presented.
  final func presentedView(in context: any UIViewControllerContextTransitioning) -> UIView? {
    guard isPresentation, let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return nil }
    view.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(view)
    context.containerView.layoutIfNeeded()
    return view
  }

  final func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  final func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  final func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let running { return running }
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    running = animator
    addAnimations(to: animator, in: context)
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
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
