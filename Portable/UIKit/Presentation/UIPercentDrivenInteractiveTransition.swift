/// Drives another animator's transition by a percentage.
///
/// An animator with an interruptible animator is scrubbed through that; any other has the time of
/// the container's layer held still and moved by hand.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The duration of the animator's transition, in seconds.
  open private(set) var duration: CGFloat = 0
  /// Progress from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest runs after the hand let go, relative to the transition's own speed.
  open var completionSpeed: CGFloat = 1
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The timing of the rest; `completionCurve` when nil.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  private var context: (any UIViewControllerContextTransitioning)?
  private var interruptible: (any UIViewImplicitlyAnimating)?
  private var scrubber: LayerTimeScrubber?

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let animator = (transitionContext as? TransitionContext)?.animator else {
      PortableLog.report(
        "UIPercentDrivenInteractiveTransition: the transition has no animator to drive")
      transitionContext.completeTransition(false)
      return
    }
    context = transitionContext
    percentComplete = 0
    duration = CGFloat(animator.transitionDuration(using: transitionContext))
    let offered = animator.interruptibleAnimator(using: transitionContext)
    if !(offered is AbsentAnimator) {
      interruptible = offered
      guard transitionContext.isInteractive else {
        offered.startAnimation()
        return
      }
      offered.pauseAnimation()
      offered.fractionComplete = 0
    } else if transitionContext.isInteractive {
      let scrubber = LayerTimeScrubber(
        layer: transitionContext.containerView.layer, duration: Double(duration))
      self.scrubber = scrubber
      animator.animateTransition(using: transitionContext)
    } else {
      animator.animateTransition(using: transitionContext)
    }
  }

  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    interruptible?.fractionComplete = self.percentComplete
    scrubber?.fraction = Double(self.percentComplete)
    context.updateInteractiveTransition(self.percentComplete)
  }

  open func finish() {
    end(cancelled: false)
  }

  open func cancel() {
    end(cancelled: true)
  }

  private func end(cancelled: Bool) {
    guard let context, context.isInteractive else { return }
    if cancelled {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    let remaining = cancelled ? percentComplete : 1 - percentComplete
    let speed = max(completionSpeed, 0.01)
    if let interruptible {
      interruptible.isReversed = cancelled
      interruptible.continueAnimation(
        withTimingParameters: timingCurve
          ?? UICubicTimingParameters(animationCurve: completionCurve),
        durationFactor: max(remaining / speed, 0.001))
    }
    scrubber?.run(to: cancelled ? 0 : 1, speed: Double(speed))
    interruptible = nil
    scrubber = nil
    self.context = nil
  }
}
