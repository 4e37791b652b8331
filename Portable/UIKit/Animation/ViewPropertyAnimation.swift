/// The action for a property that a view animates without adding to what is shown.
///
/// A layer may ask its view for the action of such a property and let a property of its own animate
/// by it, with the duration and the curve of the block.
final class ViewPropertyAnimation: CABasicAnimation, LayerChangeAction {
  private let key: String
  private let action: ViewPropertyAction

  @MainActor init(_ action: ViewPropertyAction, key: String, settings: ViewAnimationSettings) {
    self.key = key
    self.action = action
    super.init()
    keyPath = key
    fromValue = action.shown
    duration = settings.duration
    timingFunction = settings.curve.timingFunction
    if settings.delay > 0 { beginTime = CACurrentMediaTime() + settings.delay }
    fillMode = .both
    repeatCount = settings.repeatCount
    autoreverses = settings.autoreverses
  }

  required init?(coder: NSCoder) { nil }

  // What is copied is for another property, which the block knows nothing of.
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CABasicAnimation(keyPath: keyPath)
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    copy.duration = duration
    copy.timingFunction = timingFunction
    copy.beginTime = beginTime
    copy.fillMode = fillMode
    copy.repeatCount = repeatCount
    copy.autoreverses = autoreverses
    return copy
  }

  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  {
    guard event == key, keyPath == key else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    let action = action
    nonisolated(unsafe) let layer = anObject
    MainActor.assumeIsolated { action.run(forKey: event, object: layer, arguments: nil) }
  }
}
