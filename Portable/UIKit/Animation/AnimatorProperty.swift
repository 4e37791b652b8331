/// One property that an animator moves.
@MainActor
final class AnimatorProperty {
  let change: PropertyChange
  /// More than two for keyframes.
  private let values: [Any]
  private let times: [Double]
  private let mode: CAAnimationCalculationMode
  private let isAdditive: Bool
  private let travel: CGVector?
  /// The part of the animator's way before which this property rests.
  private let start: Double
  private let animationKey: String
  private var blockedView: UIView?
  private var isInstalled = false

  init(_ change: PropertyChange, start: Double, blocksInteraction: Bool) {
    self.change = change
    self.start = start
    travel = ValueDifference.travel(from: change.old, to: change.new)
    times = [0, 1]
    mode = .linear
    if let old = change.start, let new = change.end,
      let ends = ValueDifference.ends(from: old, to: new)
    {
      values = [ends.from, ends.to]
      isAdditive = true
    } else {
      values = [change.start, change.end].compactMap { $0 }
      isAdditive = false
    }
    animationKey = change.layer.unusedAnimationKey(change.key)
    blockedView = blocksInteraction ? change.view : nil
    if let blockedView { ViewAnimationContext.beginBlocking(blockedView) }
  }

  init(_ track: PropertyTrack, start: Double, blocksInteraction: Bool) {
    change = track.change
    self.start = start
    travel = nil
    values = track.values
    times = track.times
    mode = track.mode
    isAdditive = false
    animationKey = change.layer.unusedAnimationKey(change.key)
    blockedView = blocksInteraction ? change.view : nil
    if let blockedView { ViewAnimationContext.beginBlocking(blockedView) }
  }

  /// Lets the layer follow the run.
  func follow(_ run: AnimatorRun) {
    let (start, travel) = (start, travel)
    let animation = makeAnimation { part in
      Self.window(run.progress(at: part, travel: travel), from: start)
    }
    animation.beginTime = change.layer.convertTime(run.begin, from: nil)
    animation.duration = max(run.length, 0.000_1)
    install(animation)
  }

  /// Lets the layer show one moment.
  func show(_ progress: Double) {
    let shown = Self.window(progress, from: start)
    let animation = makeAnimation { _ in shown }
    animation.duration = 1
    animation.speed = 0
    install(animation)
  }

  func remove() {
    if isInstalled { change.layer.removeAnimation(forKey: animationKey) }
    isInstalled = false
    if let blockedView { ViewAnimationContext.endBlocking(blockedView) }
    blockedView = nil
  }

  /// Makes the value before the animation the layer's own.
  func restoreStart() { assign(change.old) }

  /// What is on the screen now.
  var shownValue: Any? {
    change.layer.shownCopy()?.value(forKeyPath: change.key)
      ?? change.layer.value(forKeyPath: change.key)
  }

  func assign(_ value: Any?) {
    change.layer.assignModelValue(value, forKey: change.key)
  }

  private nonisolated static func window(_ progress: Double, from start: Double) -> Double {
    guard start > 0 else { return progress }
    guard start < 1 else { return progress < 1 ? 0 : 1 }
    return max(0, (progress - start) / (1 - start))
  }

  private func makeAnimation(_ progress: @escaping @Sendable (Double) -> Double)
    -> CAPropertyAnimation
  {
    let animation: CAPropertyAnimation
    if values.count == 2, times == [0, 1], mode != .discrete {
      let basic = CABasicAnimation(keyPath: change.key)
      basic.fromValue = values[0]
      basic.toValue = values[1]
      animation = basic
    } else {
      let keyframe = CAKeyframeAnimation(keyPath: change.key)
      keyframe.set(PropertyTrack(change: change, values: values, times: times, mode: mode))
      animation = keyframe
    }
    animation.isAdditive = isAdditive
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.timingFunction = CAMediaTimingFunction(progress: progress)
    return animation
  }

  private func install(_ animation: CAAnimation) {
    isInstalled = true
    change.layer.add(animation, forKey: animationKey)
  }
}

extension CALayer {
  /// Sets a value without animation, through the view if the layer has one, so that the view knows.
  @MainActor
  func assignModelValue(_ value: Any?, forKey key: String) {
    ViewAnimationContext.runWithoutAnimation {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      let view = delegate as? UIView
      switch (key, view, value) {
      case ("position", let view?, let point as CGPoint): view.center = point
      case ("bounds", let view?, let rect as CGRect): view.bounds = rect
      case ("transform", let view?, let transform as CATransform3D): view.transform3D = transform
      case ("opacity", let view?, let opacity as Float): view.alpha = CGFloat(opacity)
      case ("backgroundColor", let view?, let color as CGColor):
        view.backgroundColor = UIColor(cgColor: color)
      case ("backgroundColor", let view?, nil): view.backgroundColor = nil
      default: setValue(value, forKeyPath: key)
      }
    }
  }
}
