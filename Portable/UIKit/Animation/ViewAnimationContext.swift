/// The animation blocks open now, and the views that are in flight.
@MainActor
enum ViewAnimationContext {
  static var areAnimationsEnabled: Bool {
    get { state.areAnimationsEnabled }
    set { state.areAnimationsEnabled = newValue }
  }

  private static var state: ViewAnimationState { AppContext.current.viewAnimations }
  // Made once, because every setter outside of animations is answered with it.
  private static let noAction = NSNull()

  static var current: ViewAnimationBlock? { state.blocks.last }

  /// Properties whose change on a view's own layer is animated inside a block.
  private static let animatableKeys: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "zPosition", "anchorPoint",
    "anchorPointZ", "sublayerTransform", "cornerRadius", "borderWidth", "borderColor",
    "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "contentsRect",
    "contentsCenter", "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth",
    "lineDashPhase", "miterLimit", "colors", "locations", "startPoint", "endPoint",
  ]

  /// What happens when a property of a view's own layer is about to change: `NSNull` outside of
  /// animation blocks, which keeps the layer from animating by itself.
  static func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard areAnimationsEnabled, let block = current, animatableKeys.contains(key) else {
      return noAction
    }
    let action = ViewPropertyAction(layer: layer, key: key, block: block)
    guard block.replacesShownValue(forKey: key) else { return action }
    return ViewPropertyAnimation(action, key: key)
  }

  /// Runs the changes of a block.
  static func run(_ block: ViewAnimationBlock, _ changes: () -> Void) {
    state.blocks.append(block)
    CATransaction.begin()
    // Layers without a view follow by their implicit animations.
    CATransaction.setAnimationDuration(block.settings.duration)
    CATransaction.setAnimationTimingFunction(block.settings.curve.timingFunction)
    changes()
    if block.settings.options.contains(.layoutSubviews) { block.layOutChangedViews() }
    CATransaction.commit()
    state.blocks.removeLast()
  }

  /// Runs changes without any block around them.
  static func runWithoutAnimation(_ changes: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    changes()
    areAnimationsEnabled = wereEnabled
  }

  /// Whether the view is in flight and may not be touched.
  static func isInteractionBlocked(_ view: UIView) -> Bool {
    !state.inFlight.isEmpty && state.inFlight[ObjectIdentifier(view)] != nil
  }

  static func beginBlocking(_ view: UIView) {
    state.inFlight[ObjectIdentifier(view), default: 0] += 1
  }

  static func endBlocking(_ view: UIView) {
    let id = ObjectIdentifier(view)
    guard let count = state.inFlight[id] else { return }
    state.inFlight[id] = count > 1 ? count - 1 : nil
  }
}
