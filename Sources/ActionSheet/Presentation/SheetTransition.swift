import UIKit

/// A transition of a sheet, with an animator that can be stopped.
///
/// Whatever happens to the animator, the transition ends: with it, if it is interrupted, or a second after
/// the animator should have ended.
final class SheetTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let makeAnimator: () -> UIViewPropertyAnimator
  private let clock: any PresentationClock
  private let willEnd: (_ isInterrupted: Bool) -> Void
  private let duration: TimeInterval
  private var animator: UIViewPropertyAnimator?
  private var context: (any UIViewControllerContextTransitioning)?
  private var cancelWatchdog: (@MainActor () -> Void)?

  /// Creates a transition.
  ///
  /// The duration is an estimate for UIKit. The animator is made when the sheet is in its place. `willEnd`
  /// is called once, before UIKit is told.
  init(
    isPresenting: Bool, duration: TimeInterval, clock: any PresentationClock,
    makeAnimator: @escaping () -> UIViewPropertyAnimator,
    willEnd: @escaping (_ isInterrupted: Bool) -> Void
  ) {
    self.isPresenting = isPresenting
    self.duration = duration
    self.clock = clock
    self.makeAnimator = makeAnimator
    self.willEnd = willEnd
    super.init()
  }

  var isRunning: Bool { context != nil }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let animator = animator(in: transitionContext)
    if !animator.isRunning { animator.startAnimation() }
  }

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    animator(in: transitionContext)
  }

  private func animator(in context: any UIViewControllerContextTransitioning)
    -> UIViewPropertyAnimator
  {
    if let animator { return animator }
    self.context = context
    if isPresenting, let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      view.layoutIfNeeded()
    }
    let animator = makeAnimator()
    self.animator = animator
    animator.addCompletion { [weak self] _ in self?.end(isInterrupted: false) }
    // The time in seconds that an animation may take longer than its duration.
    let grace: TimeInterval = 1
    let limit = animator.duration + animator.delay + grace
    cancelWatchdog = clock.schedule(after: .seconds(limit)) { [weak self] in self?.giveUp() }
    return animator
  }

  /// Stops the animation; the sheet stays there and counts as shown, or as gone.
  func interrupt() {
    guard isRunning else { return }
    if let animator, animator.state == .active { animator.stopAnimation(true) }
    end(isInterrupted: true)
  }

  private func giveUp() {
    guard isRunning else { return }
    guard let animator, animator.state != .inactive else { return end(isInterrupted: false) }
    if animator.state == .active { animator.stopAnimation(false) }
    // Calls the completion, which ends the transition.
    animator.finishAnimation(at: .end)
    end(isInterrupted: false)
  }

  private func end(isInterrupted: Bool) {
    guard let context else { return }
    self.context = nil
    animator = nil
    cancelWatchdog?()
    cancelWatchdog = nil
    willEnd(isInterrupted)
    context.completeTransition(true)
  }
}
