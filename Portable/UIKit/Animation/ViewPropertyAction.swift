/// Remembers a layer's value before a change and tells the block of the change after it.
@MainActor
final class ViewPropertyAction: NSObject, @MainActor CAAction {
  let layer: CALayer
  let block: ViewAnimationBlock
  let old: Any?
  /// What is on the screen, with animations under way.
  let shown: Any?

  init(layer: CALayer, key: String, block: ViewAnimationBlock) {
    self.layer = layer
    self.block = block
    old = layer.value(forKeyPath: key)
    shown = layer.shownCopy()?.value(forKeyPath: key) ?? old
    super.init()
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    let new = layer.value(forKeyPath: event)
    guard !ValueDifference.areEqual(old, new) else { return }
    block.note(layer)
    block.propertyChanged(
      PropertyChange(layer: layer, key: event, old: old, shown: shown, new: new))
  }
}

/// A change of a layer's property inside an animation block.
struct PropertyChange {
  let layer: CALayer
  let key: String
  let old: Any?
  /// What was on the screen before, with animations under way.
  let shown: Any?
  let new: Any?

  /// Values to animate between: no color is that color, clear.
  var start: Any? { Self.visible(old, beside: new) }
  var shownStart: Any? { Self.visible(shown, beside: new) }
  var end: Any? { Self.visible(new, beside: old) }

  private static func visible(_ value: Any?, beside other: Any?) -> Any? {
    value ?? (other as? CGColor)?.copy(alpha: 0)
  }

  @MainActor var view: UIView? { layer.delegate as? UIView }
}
