/// How the changes of a block are animated.
struct ViewAnimationSettings {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var curve: MotionCurve
  var options: UIView.AnimationOptions = []
  /// 0 means once.
  var repeatCount: Float = 0
  var autoreverses = false

  init(
    duration: TimeInterval, delay: TimeInterval = 0, curve: MotionCurve,
    options: UIView.AnimationOptions
  ) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.delay = delay.isFinite ? max(0, delay) : 0
    self.curve = curve
    self.options = options
    repeatCount = options.contains(.repeat) ? .greatestFiniteMagnitude : 0
    autoreverses = options.contains(.autoreverse)
  }

  /// What becomes of these settings inside another block.
  func inherited(from outer: ViewAnimationSettings) -> ViewAnimationSettings {
    var result = self
    if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { result.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      result.options = outer.options
      result.repeatCount = outer.repeatCount
      result.autoreverses = outer.autoreverses
    }
    return result
  }
}

/// An open animation block: takes the changes made inside of it.
@MainActor
class ViewAnimationBlock {
  var settings: ViewAnimationSettings
  let completion: AnimationCompletion
  private var changedViews: [UIView] = []

  init(settings: ViewAnimationSettings, completion: AnimationCompletion) {
    self.settings = settings
    self.completion = completion
  }

  /// Called after each change of an animatable property, with the new value in place.
  func propertyChanged(_ change: PropertyChange) {}

  /// The block for a nested `UIView.animate`, if this one wants its animations for itself, as an
  /// animator's does.
  func makeNested(settings: ViewAnimationSettings, completion: AnimationCompletion)
    -> ViewAnimationBlock?
  { nil }

  /// Whether the animation of a property replaces what is shown. Other animations add to it.
  func replacesShownValue(forKey key: String) -> Bool {
    settings.options.contains(.beginFromCurrentState) || !Self.additiveKeys.contains(key)
  }

  /// Additive animations blend with those under way; the others take their place.
  static let additiveKeys: Set<String> = [
    "position", "bounds", "transform", "opacity", "zPosition", "anchorPoint", "cornerRadius",
    "borderWidth", "shadowOffset", "shadowRadius", "shadowOpacity",
  ]

  /// Whether a nested keyframe animation is handed over instead of being set going.
  var takesTracks: Bool { false }

  func take(_ track: PropertyTrack) {}

  func note(_ layer: CALayer) {
    guard settings.options.contains(.layoutSubviews), let view = layer.delegate as? UIView,
      !changedViews.contains(where: { $0 === view })
    else { return }
    changedViews.append(view)
  }

  func layOutChangedViews() {
    // Laying out may change further views.
    var index = 0
    while index < changedViews.count {
      changedViews[index].layoutIfNeeded()
      index += 1
    }
  }
}
