import UIKit

/// The way of one sheet in or out, run by an animator that can be stopped on the way.
///
/// Whatever becomes of the animator, the transition ends: with it, by being interrupted, or a second
/// after the animator should have ended.
final class SheetTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let makeAnimator: () -> UIViewPropertyAnimator
  private let clock: any PresentationClock
  /// Told once when the transition is about to end, and whether it ran its course.
  private let willEnd: (_ isInterrupted: Bool) -> Void
  private let duration: TimeInterval
  private var animator: UIViewPropertyAnimator?
  private var context: (any UIViewControllerContextTransitioning)?
  private var cancelWatchdog: (@MainActor () -> Void)?

  /// Makes a transition that has not begun.
  ///
  /// - Parameters:
  ///   - isPresenting: Whether the sheet comes.
  ///   - duration: How long it takes as a rule, in seconds, for those who ask before it begins.
  ///   - clock: The time that the watchdog goes by.
  ///   - makeAnimator: Makes the animator once the sheet is in its place.
  ///   - willEnd: Told before UIKit is.
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

  /// Whether it is under way.
  var isRunning: Bool { context != nil }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let animator = animator(in: transitionContext)
    if !animator.isRunning { animator.startAnimation() }
  }

  /// Tells UIKit that touches may interrupt.
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
    let limit = animator.duration + animator.delay + SheetAnimation.grace
    cancelWatchdog = clock.schedule(after: .seconds(limit)) { [weak self] in self?.giveUp() }
    return animator
  }

  /// Stops where it is; the sheet stays there and counts as having arrived, or as gone.
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

extension SheetAnimation {
  /// How much longer than it should an animation may take, in seconds.
  static let grace: TimeInterval = 1
}
