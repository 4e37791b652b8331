/// Runs what others asked to animate alongside a transition.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage {
    case collecting, running, completed
  }

  weak var context: TransitionContext?
  let containerView: UIView
  let isAnimated: Bool
  private(set) var transitionDuration: TimeInterval
  private(set) var initiallyInteractive = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var isCancelled = false
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  private var timing: (any UITimingCurveProvider)?
  private var stage = Stage.collecting
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []
  private var animator: UIViewPropertyAnimator?

  init(containerView: UIView, isAnimated: Bool, duration: TimeInterval) {
    self.containerView = containerView
    self.isAnimated = isAnimated
    transitionDuration = duration
    super.init()
  }

  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isInterruptible: Bool { context?.isInteractive ?? false }
  var completionVelocity: CGFloat { 1 }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    context?.view(forKey: key)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Block?, completion: Block?
  ) -> Bool {
    guard stage != .completed else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if stage == .collecting {
      animations.append(animation)
    } else {
      join(animation)
    }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  // MARK: Driven by the context

  func adopt(
    duration: TimeInterval, timing: (any UITimingCurveProvider)?, initiallyInteractive: Bool
  ) {
    transitionDuration = duration
    self.timing = timing
    self.initiallyInteractive = initiallyInteractive
  }

  func runImmediately() {
    stage = .running
    let blocks = animations
    animations = []
    UIView.performWithoutAnimation {
      for block in blocks { block(self) }
    }
  }

  func start(interactive: Bool) {
    stage = .running
    guard !animations.isEmpty else { return }
    let blocks = animations
    animations = []
    let animator = makeAnimator(duration: transitionDuration)
    animator.addAnimations { [self] in
      for block in blocks { block(self) }
    }
    self.animator = animator
    if interactive {
      animator.pauseAnimation()
      animator.fractionComplete = percentComplete
    } else {
      animator.startAnimation()
    }
  }

  func update(_ percent: CGFloat) {
    percentComplete = min(max(percent, 0), 1)
    animator?.fractionComplete = percentComplete
  }

  func pause() {
    animator?.pauseAnimation()
    percentComplete = animator?.fractionComplete ?? percentComplete
  }

  func proceed(reversed: Bool, speed: CGFloat, curve: UIView.AnimationCurve) {
    isCancelled = reversed
    completionCurve = curve
    guard let animator else { return }
    animator.isReversed = reversed
    let remaining = reversed ? percentComplete : 1 - percentComplete
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: curve),
      durationFactor: max(remaining / max(speed, 0.01), 0.001))
  }

  func interactionDidChange() {
    for handler in interactionHandlers { handler(self) }
  }

  /// What still runs jumps to its end, or back to its start after a cancellation.
  func settle(cancelled: Bool) {
    isCancelled = cancelled
    guard let animator, animator.state == .active else { return }
    if cancelled {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    }
  }

  func finishAtOnce() {
    guard let animator, animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: isCancelled ? .start : .end)
  }

  func complete() {
    guard stage != .completed else { return }
    stage = .completed
    percentComplete = isCancelled ? 0 : 1
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }

  /// A change that is not between two controllers: runs it with everything collected.
  func runAlongside(with change: @escaping () -> Void, completion: @escaping () -> Void) {
    stage = .running
    let blocks = animations
    animations = []
    let everything = { [self] in
      change()
      for block in blocks { block(self) }
    }
    let end = { [self] in
      completion()
      complete()
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(everything)
      end()
      return
    }
    UIView.animate(
      withDuration: transitionDuration, delay: 0, options: [.curveEaseInOut],
      animations: everything, completion: { _ in end() })
  }

  private func makeAnimator(duration: TimeInterval) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(
      duration: duration,
      timingParameters: timing ?? UICubicTimingParameters(animationCurve: .easeInOut))
  }

  // A block that comes while the transition runs takes the rest of its time.
  private func join(_ block: @escaping Block) {
    guard isAnimated, transitionDuration > 0 else {
      UIView.performWithoutAnimation { block(self) }
      return
    }
    let elapsed = Double(animator?.fractionComplete ?? 0)
    UIView.animate(withDuration: transitionDuration * (1 - min(elapsed, 1))) { [self] in
      block(self)
    }
  }
}
