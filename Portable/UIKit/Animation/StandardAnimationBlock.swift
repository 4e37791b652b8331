/// The block of `UIView.animate`: every change is set going at once.
final class StandardAnimationBlock: ViewAnimationBlock {
  override func propertyChanged(_ change: PropertyChange) {
    guard let new = change.end else { return }
    let startsAnew = settings.options.contains(.beginFromCurrentState)
    let travel = ValueDifference.travel(from: change.old, to: new)
    let animation = settings.curve.makeAnimation(keyPath: change.key, travel: travel)
    var key = change.key
    if !startsAnew, Self.additiveKeys.contains(key), let old = change.start,
      let ends = ValueDifference.ends(from: old, to: new)
    {
      animation.isAdditive = true
      animation.fromValue = ends.from
      animation.toValue = ends.to
      key = change.layer.unusedAnimationKey(key)
    } else {
      animation.fromValue = startsAnew ? change.shownStart : change.start
      animation.toValue = new
      if startsAnew { change.layer.removeAnimations(ofProperty: key) }
    }
    settings.apply(to: animation, on: change.layer)
    animation.delegate = PropertyAnimationObserver(
      change, completion: completion,
      blocksInteraction: !settings.options.contains(.allowUserInteraction))
    change.layer.add(animation, forKey: key)
  }
}

extension ViewAnimationSettings {
  func apply(to animation: CAAnimation, on layer: CALayer) {
    // A duration of zero would mean the transaction's.
    animation.duration = max(duration, 0.000_1)
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.fillMode = .backwards
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
  }
}

extension CALayer {
  /// The property's name, or with a number when an animation of that name is under way.
  func unusedAnimationKey(_ key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  func removeAnimations(ofProperty property: String) {
    for key in animationKeys() ?? [] {
      guard let animation = animation(forKey: key) as? CAPropertyAnimation,
        animation.keyPath == property
      else { continue }
      removeAnimation(forKey: key)
    }
  }
}
