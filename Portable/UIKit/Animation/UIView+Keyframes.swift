extension UIView {
  /// Animates the changes that `addKeyframe` makes inside of the block, one after the other.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard ViewAnimationContext.areAnimationsEnabled else {
      animations()
      completion?(true)
      return
    }
    let viewOptions = UIView.AnimationOptions(rawValue: options.rawValue & ~UInt(7 << 10))
    var settings = ViewAnimationSettings(
      duration: duration, delay: delay, curve: MotionCurve(viewOptions.curve), options: viewOptions)
    let outer = ViewAnimationContext.current
    if let outer { settings = settings.inherited(from: outer.settings) }
    let group = AnimationCompletion(completion)
    let block = KeyframeAnimationBlock(
      settings: settings, completion: group, mode: options.calculationMode)
    ViewAnimationContext.run(block, animations)
    if let outer, outer.takesTracks {
      for track in block.tracks { outer.take(track) }
    } else if settings.duration > 0 || settings.delay > 0 {
      block.start()
    }
    group.seal()
  }

  /// Adds a step to the keyframe animation this is called in. Times are fractions of its duration;
  /// those out of 0…1 are brought into it.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = ViewAnimationContext.current as? KeyframeAnimationBlock else {
      return animations()
    }
    block.addKeyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}
