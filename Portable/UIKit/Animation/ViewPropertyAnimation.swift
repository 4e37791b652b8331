/// The action of a view for a property whose animation replaces what is shown instead of adding to it.
///
/// A layer may ask its view for this action and let a property of its own animate by it: it changes
/// the key path and the first value. The block then animates that property like any other.
final class ViewPropertyAnimation: CABasicAnimation, PreparedAction {
  private let key: String
  private let action: ViewPropertyAction
  private var blockDuration: CFTimeInterval = 0
  private let blockTiming: CAMediaTimingFunction?

  @MainActor init(_ action: ViewPropertyAction, key: String) {
    let settings = action.block.settings
    self.key = key
    self.action = action
    blockTiming = settings.curve.timingFunction
    super.init()
    keyPath = key
    fromValue = settings.options.contains(.beginFromCurrentState) ? action.shown : action.old
    timingFunction = blockTiming
    settings.apply(to: self, on: action.layer)
    blockDuration = duration
  }

  required init?(coder: NSCoder) { nil }

  /// A copy is an animation like any other: it does not run by way of the block.
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CABasicAnimation(keyPath: keyPath)
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.duration = duration
    copy.timingFunction = timingFunction
    copy.beginTime = beginTime
    copy.fillMode = fillMode
    copy.repeatCount = repeatCount
    copy.autoreverses = autoreverses
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.delegate = delegate
    return copy
  }

  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  {
    // Views are changed on the main thread only, and a view's layer with them.
    nonisolated(unsafe) let (animation, object) = (self, anObject)
    MainActor.assumeIsolated { animation.run(event, on: object as? CALayer) }
  }

  @MainActor private func run(_ event: String, on layer: CALayer?) {
    guard let layer, let keyPath else { return }
    if event == key, keyPath == key {
      action.run(forKey: event, object: layer, arguments: nil)
      return
    }
    guard duration == blockDuration, timingFunction === blockTiming, delegate == nil else {
      layer.add(self, forKey: event)
      return
    }
    action.block.propertyChanged(
      PropertyChange(
        layer: layer, key: keyPath, old: fromValue, shown: fromValue,
        new: toValue ?? layer.value(forKeyPath: keyPath)))
  }
}
