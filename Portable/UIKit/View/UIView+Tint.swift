import QuartzCore

// A tint color with its adjustment, as inherited.
struct ResolvedTint: Equatable {
  // Without dimming.
  var baseColor: UIColor
  var mode: UIView.TintAdjustmentMode

  static func == (first: ResolvedTint, second: ResolvedTint) -> Bool {
    first.mode == second.mode
      && (first.baseColor === second.baseColor || first.baseColor == second.baseColor)
  }

  static var standard: ResolvedTint { ResolvedTint(baseColor: .systemBlue, mode: .normal) }

  var color: UIColor { mode == .dimmed ? baseColor.dimmedTint : baseColor }
}

extension UIView {
  final var effectiveTint: ResolvedTint {
    var color: UIColor?
    var mode = TintAdjustmentMode.automatic
    var view: UIView? = self
    while let current = view, color == nil || mode == .automatic {
      color = color ?? current.storedTintColor
      if mode == .automatic { mode = current.storedTintAdjustmentMode }
      view = current.parentView
    }
    return ResolvedTint(
      baseColor: color ?? .systemBlue, mode: mode == .automatic ? .normal : mode)
  }

  /// The tint that the view last heard of, which is its tint unless a change is on its way down.
  ///
  /// Unlike `effectiveTint` it costs the same however deep the view is.
  final var currentTint: ResolvedTint { lastTint ?? .standard }

  final func applyTintColor(_ color: UIColor?) {
    storedTintColor = color
    didSetAppearance(.tintColor, { $0.tintColor = color })
    updateTint(inherited: parentView?.effectiveTint ?? .standard)
  }

  final func applyTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    storedTintAdjustmentMode = mode
    updateTint(inherited: parentView?.effectiveTint ?? .standard)
  }

  // Tells this view and those that inherit from it, unless nothing changed for them. Every view
  // below has heard of this view's last tint, so an unchanged tint ends the walk.
  final func updateTint(inherited: ResolvedTint) {
    var tint = inherited
    if let storedTintColor { tint.baseColor = storedTintColor }
    if storedTintAdjustmentMode != .automatic { tint.mode = storedTintAdjustmentMode }
    guard tint != currentTint else { return }
    lastTint = tint
    tintColorDidChange()
    for subview in childViews { subview.updateTint(inherited: tint) }
  }
}

extension UIColor {
  // A dimmed tint is a gray of the same lightness, a little see-through.
  fileprivate var dimmedTint: UIColor {
    UIColor { traits in
      var red: CGFloat = 0
      var green: CGFloat = 0
      var blue: CGFloat = 0
      var alpha: CGFloat = 0
      let color = self.resolvedColor(with: traits)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let lightness = 0.299 * red + 0.587 * green + 0.114 * blue
      return UIColor(white: lightness, alpha: alpha * 0.8)
    }
  }
}
