/// A visual effect that renders a glass material: a blur with a tint and a bright rim.
///
/// A `UIVisualEffectView` copies the effect, so a change shows once it is assigned again. Without a
/// `cornerConfiguration` of the view the glass is a capsule.
@available(iOS 26.0, *)
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  /// The clarity of the glass.
  public enum Style: Int, Sendable {
    case regular = 0
    case clear = 1
  }

  let style: Style

  /// A Boolean value that determines whether the glass reacts to touches; default false.
  open var isInteractive = false

  /// The color of the glass; default nil, which is colorless.
  open var tintColor: UIColor?

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates an effect of the regular style.
  public override convenience init() {
    self.init(style: .regular)
  }

  open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // Effects belong to the main actor, and so does the view that copies one.
    let result = MainActor.assumeIsolated { () -> SendableEffect in
      let copy = UIGlassEffect(style: style)
      copy.isInteractive = isInteractive
      copy.tintColor = tintColor
      return SendableEffect(effect: copy)
    }
    return result.effect
  }
}

/// A visual effect that renders the glass views in its content as one.
@available(iOS 26.0, *)
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which elements begin to merge, in points; default 0.
  open var spacing: CGFloat = 0

  public override init() {
    super.init()
  }

  open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let result = MainActor.assumeIsolated { () -> SendableEffect in
      let copy = UIGlassContainerEffect()
      copy.spacing = spacing
      return SendableEffect(effect: copy)
    }
    return result.effect
  }
}

// Never leaves the main actor: carries a copy out of the block that made it.
private struct SendableEffect: @unchecked Sendable {
  let effect: UIVisualEffect
}
