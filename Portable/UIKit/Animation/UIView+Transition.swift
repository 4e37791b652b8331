extension UIView {
  /// Makes changes inside of a view and shows them by a transition. Properties change without
  /// animation unless `allowAnimatedContent` is given.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let changes = animations ?? {}
    let transition = options.transition
    guard ViewAnimationContext.areAnimationsEnabled, duration > 0, !transition.isEmpty,
      view.layer.isInRenderTree
    else {
      runWithoutTransition(changes, completion)
      return
    }
    let settings = ViewAnimationSettings(
      duration: duration, curve: MotionCurve(options.curve), options: options)
    let group = AnimationCompletion(completion)
    if transition == .transitionCrossDissolve {
      CrossDissolve(view: view, settings: settings).start(completion: group)
      make(changes, settings: settings, completion: group)
    } else {
      let flip = Flip(view: view, transition: transition, settings: settings)
      make(changes, settings: settings, completion: group)
      flip.start(completion: group)
    }
    group.seal()
  }

  private class func runWithoutTransition(
    _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    ViewAnimationContext.runWithoutAnimation(changes)
    guard ViewAnimationContext.areAnimationsEnabled else {
      completion?(true)
      return
    }
    AnimationCompletion(completion).seal()
  }

  private class func make(
    _ changes: () -> Void, settings: ViewAnimationSettings, completion: AnimationCompletion
  ) {
    guard settings.options.contains(.allowAnimatedContent) else {
      return ViewAnimationContext.runWithoutAnimation(changes)
    }
    ViewAnimationContext.run(
      StandardAnimationBlock(settings: settings, completion: completion), changes)
  }
}

/// The old picture of a view fades into the new one.
@MainActor
private struct CrossDissolve {
  let view: UIView
  let settings: ViewAnimationSettings

  func start(completion: AnimationCompletion) {
    let transition = CATransition()
    transition.timingFunction = settings.curve.timingFunction
    settings.apply(to: transition, on: view.layer)
    transition.delegate = PropertyAnimationObserver(
      PropertyChange(layer: view.layer, key: "transition", old: nil, shown: nil, new: nil),
      completion: completion,
      blocksInteraction: !settings.options.contains(.allowUserInteraction))
    view.layer.add(transition, forKey: "transition")
  }
}

/// The old picture of a view turns away, then the new one turns up.
@MainActor
private struct Flip {
  private let view: UIView
  private let front: UIView?
  private let settings: ViewAnimationSettings
  private let isHorizontal: Bool
  private let direction: CGFloat

  init(view: UIView, transition: UIView.AnimationOptions, settings: ViewAnimationSettings) {
    self.view = view
    self.settings = settings
    isHorizontal =
      transition == .transitionFlipFromLeft || transition == .transitionFlipFromRight
    let isBackward =
      transition == .transitionFlipFromRight || transition == .transitionFlipFromBottom
    direction = isBackward ? -1 : 1
    front = view.snapshotView(afterScreenUpdates: false)
  }

  func start(completion: AnimationCompletion) {
    turn(view.layer, from: -.pi / 2 * direction, to: 0, half: 0.5...1, completion)
    guard let front, let superview = view.superview else { return }
    ViewAnimationContext.runWithoutAnimation {
      front.bounds = view.bounds
      front.center = view.center
      front.transform3D = view.transform3D
      superview.insertSubview(front, aboveSubview: view)
    }
    let removal = AnimationCompletion { _ in front.removeFromSuperview() }
    turn(front.layer, from: 0, to: .pi / 2 * direction, half: 0...0.5, removal)
    removal.seal()
  }

  /// Turns the layer during one half of the time and hides it during the other.
  private func turn(
    _ layer: CALayer, from start: CGFloat, to end: CGFloat, half: ClosedRange<Double>,
    _ completion: AnimationCompletion
  ) {
    let axis: (CGFloat, CGFloat) = isHorizontal ? (0, 1) : (1, 0)
    let steps = stride(from: 0.0, through: 1, by: 0.125)
    let turning = CAKeyframeAnimation(keyPath: "transform")
    turning.values = steps.map { step in
      let angle = start + (end - start) * CGFloat(step)
      return CATransform3DConcat(
        CATransform3DMakeRotation(angle, axis.0, axis.1, 0), layer.transform)
    }
    turning.keyTimes = steps.map {
      NSNumber(value: half.lowerBound + $0 * (half.upperBound - half.lowerBound))
    }
    let hiding = CAKeyframeAnimation(keyPath: "opacity")
    let isFirstHalf = half.lowerBound == 0
    hiding.values = isFirstHalf ? [layer.opacity, Float(0)] : [Float(0), layer.opacity]
    hiding.keyTimes = [0, 0.5, 1]
    hiding.calculationMode = .discrete
    for (animation, key) in [(turning, "flip"), (hiding, "flipHiding")] {
      animation.timingFunction = settings.curve.timingFunction
      settings.apply(to: animation, on: layer)
      animation.delegate = PropertyAnimationObserver(
        PropertyChange(layer: layer, key: key, old: nil, shown: nil, new: nil),
        completion: completion,
        blocksInteraction: !settings.options.contains(.allowUserInteraction))
      layer.add(animation, forKey: key)
    }
  }
}
