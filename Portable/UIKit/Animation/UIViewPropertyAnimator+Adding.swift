extension UIViewPropertyAnimator {
  func add(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch state {
    case .inactive:
      pendingAnimations.append((animation, delayFactor))
    case .active:
      let known = properties.count
      collect(animation, delayFactor: delayFactor)
      for property in properties[known...] {
        if let run { property.follow(run) } else { property.show(pausedProgress) }
      }
    case .stopped:
      reportMisuse(
        "UIViewPropertyAnimator.addAnimations(_:)",
        "the animator is stopped; call finishAnimation(at:) first")
    }
  }

  /// Makes the changes that were added so far.
  func activate() {
    state = .active
    pausedProgress = isReversed ? 1 : 0
    pausedElapsed = isReversed ? duration : 0
    let animations = pendingAnimations
    pendingAnimations = []
    for animation in animations {
      collect(animation.block, delayFactor: animation.delayFactor)
    }
  }

  private func collect(_ animation: () -> Void, delayFactor: CGFloat) {
    let shown = min(1, max(0, progress))
    let block = AnimatorBlock(
      animator: self, start: shown + (1 - shown) * Double(delayFactor),
      settings: ViewAnimationSettings(duration: duration, curve: curve, options: []),
      completion: AnimationCompletion(nil))
    ViewAnimationContext.run(block, animation)
  }
}

/// The block of an animator: changes are kept for it to move.
final class AnimatorBlock: ViewAnimationBlock {
  private let animator: UIViewPropertyAnimator
  private let start: Double

  init(
    animator: UIViewPropertyAnimator, start: Double, settings: ViewAnimationSettings,
    completion: AnimationCompletion
  ) {
    self.animator = animator
    self.start = start
    super.init(settings: settings, completion: completion)
  }

  override func propertyChanged(_ change: PropertyChange) {
    guard change.start != nil, change.end != nil else { return }
    animator.properties.append(
      AnimatorProperty(
        change, start: start, blocksInteraction: !animator.isUserInteractionEnabled))
  }

  override var takesTracks: Bool { true }

  override func take(_ track: PropertyTrack) {
    animator.properties.append(
      AnimatorProperty(
        track, start: start, blocksInteraction: !animator.isUserInteractionEnabled))
  }

  override func makeNested(settings: ViewAnimationSettings, completion: AnimationCompletion)
    -> ViewAnimationBlock?
  {
    completion.began()
    animator.nestedCompletions.append(completion)
    return AnimatorBlock(
      animator: animator, start: start, settings: settings, completion: completion)
  }
}
