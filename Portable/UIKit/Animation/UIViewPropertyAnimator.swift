/// Animates changes of views and lets them be paused, scrubbed, turned round and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// The timing the animator was made with.
  public let timingParameters: (any UITimingCurveProvider)?

  /// Seconds from start to end without the delay; a spring with a mass has its own.
  public let duration: TimeInterval

  /// The delay given to `startAnimation(afterDelay:)`.
  public internal(set) var delay: TimeInterval = 0

  /// Whether views can be touched while they move; default true.
  open var isUserInteractionEnabled = true

  /// Whether the animation can be paused, scrubbed and stopped; default true.
  open var isInterruptible = true

  /// Whether a paused animation follows `fractionComplete` without its curve; default true.
  open var scrubsLinearly = true

  /// Whether the animator stays active and paused at its end; default false.
  open var pausesOnCompletion = false

  public internal(set) var state = UIViewAnimatingState.inactive {
    didSet { publishChange(of: \UIViewPropertyAnimator.state, from: oldValue, to: state) }
  }

  /// Whether the animation moves now or waits for its delay to pass.
  public internal(set) var isRunning = false {
    didSet { publishChange(of: \UIViewPropertyAnimator.isRunning, from: oldValue, to: isRunning) }
  }

  /// Whether the animation runs towards its start. Settable while it runs, too.
  open var isReversed = false {
    didSet {
      guard oldValue != isReversed, isRunning else { return }
      resume(along: nil, durationFactor: 0)
    }
  }

  /// How far the animation has come in its present direction, from 0 to 1; settable while it is
  /// not running. Setting it on an inactive animator makes that active and paused.
  open var fractionComplete: CGFloat {
    get { fraction }
    set { scrub(to: newValue) }
  }

  let curve: MotionCurve
  var pendingAnimations: [(block: () -> Void, delayFactor: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var nestedCompletions: [AnimationCompletion] = []
  var properties: [AnimatorProperty] = []
  var run: AnimatorRun?
  var timer: FrameTimers.Timer?
  /// What is shown while paused: 0 at the start, 1 at the end.
  var pausedProgress = 0.0
  /// Where on the curve the animation was paused; nil after scrubbing.
  var pausedElapsed: TimeInterval? = 0

  // MARK: Making

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    (curve, self.duration) = parameters.resolved(
      duration: duration.isFinite ? max(0, duration) : 0)
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  // An animator that is dropped while paused must not leave its views where only it knows.
  isolated deinit {
    if state == .stopped {
      reportMisuse(
        "UIViewPropertyAnimator.deinit",
        "the animator was released while stopped; call finishAnimation(at:) first")
    } else if state == .active, !isRunning {
      reportMisuse(
        "UIViewPropertyAnimator.deinit",
        "the animator was released while paused; let it finish, or stop and finish it first")
    }
    dropAnimations()
  }

  /// An inactive animator with the same timing and without animations.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      UIViewPropertyAnimator(
        duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    }
  }

  // MARK: Running

  open func startAnimation() { start(delay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) { start(delay: delay) }

  open func pauseAnimation() { pause() }

  /// Goes on from where the animation is paused. Without parameters and with a factor of 0 it takes
  /// up its own curve; else it takes the factor's part of the duration, or for 0 what is left of
  /// it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else {
      PortableLog.report("continueAnimation is for an animator that is active and paused")
      return
    }
    resume(along: parameters, durationFactor: durationFactor)
  }

  /// Ends the animation where it is. With false the animator waits, stopped, for
  /// `finishAnimation(at:)`; with true it is over, and completions are not called.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing: withoutFinishing) }

  /// Ends a stopped animation and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      reportMisuse(
        "UIViewPropertyAnimator.finishAnimation(at:)",
        "the animator is not stopped; call stopAnimation(false) first")
      return
    }
    finish(at: finalPosition)
  }

  // MARK: Adding

  /// Adds changes that join after the given part of what is left; on an active animator they are
  /// made at once. A stopped animator takes none.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: min(1, max(0, delayFactor)))
  }

  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

  /// Adds a block that is told where the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
