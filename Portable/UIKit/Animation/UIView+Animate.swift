extension UIView {
  /// Whether animation blocks animate; default true.
  public class var areAnimationsEnabled: Bool { ViewAnimationContext.areAnimationsEnabled }

  /// Switches the animations of blocks off or on; those under way go on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimationContext.areAnimationsEnabled = enabled
  }

  /// Makes changes at once, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimationContext.runWithoutAnimation(actionsWithoutAnimation)
  }

  /// The duration of the block this is called in; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimationContext.current?.settings.duration ?? 0
  }

  /// Animates the changes made in the block. The completion is told whether all of them ran to
  /// their end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = ViewAnimationSettings(
      duration: duration, delay: delay, curve: MotionCurve(options.curve), options: options)
    runAnimations(settings, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates like a spring that has died down after the duration. A damping ratio of 1 does not
  /// overshoot; a velocity of 1 is the whole way in one second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let motion = SpringMotion(
      dampingRatio: dampingRatio, duration: duration,
      initialVelocity: CGVector(dx: velocity, dy: velocity))
    let settings = ViewAnimationSettings(
      duration: duration, delay: delay, curve: .spring(motion), options: options)
    runAnimations(settings, animations, completion)
  }

  private class func runAnimations(
    _ settings: ViewAnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard ViewAnimationContext.areAnimationsEnabled else {
      animations()
      completion?(true)
      return
    }
    let outer = ViewAnimationContext.current
    let settings = outer.map { settings.inherited(from: $0.settings) } ?? settings
    let group = AnimationCompletion(completion)
    let block: ViewAnimationBlock
    if let outer, let nested = outer.makeNested(settings: settings, completion: group) {
      block = nested
    } else if settings.duration <= 0, settings.delay <= 0 {
      block = UnanimatedBlock(settings: settings, completion: group)
    } else {
      block = StandardAnimationBlock(settings: settings, completion: group)
    }
    ViewAnimationContext.run(block, animations)
    group.seal()
  }
}

/// The block of an animation without a duration: changes are made, nothing moves.
final class UnanimatedBlock: ViewAnimationBlock {}
