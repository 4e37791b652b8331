/// What a glass effect does to the picture behind it.
///
/// The values are chosen by eye: Apple documents none.
@available(iOS 26.0, *)
struct GlassMaterial {
  var blurRadius: CGFloat
  var saturation: CGFloat
  var tint: UIColor
  /// The brightest part of the rim.
  var rim: UIColor
  /// The part of the rim that turns away from the light.
  var rimShade: UIColor

  @MainActor init(_ effect: UIGlassEffect, traits: UITraitCollection) {
    let isDark = traits.userInterfaceStyle == .dark
    let isClear = effect.style == .clear
    blurRadius = isClear ? 3 : 12
    saturation = isClear ? 1.1 : 1.6
    let base: UIColor =
      if isClear {
        UIColor(white: isDark ? 0.1 : 1, alpha: 0.12)
      } else {
        isDark ? UIColor(white: 0.12, alpha: 0.58) : UIColor(white: 1, alpha: 0.62)
      }
    tint = base
    if let color = effect.tintColor?.resolvedColor(with: traits) {
      // Colored glass lets some of what is behind it through.
      tint = color.withAlphaComponent(color.cgColor.alpha * (isClear ? 0.6 : 0.82))
    }
    rim = UIColor(white: 1, alpha: isDark ? 0.5 : 0.95)
    rimShade = UIColor(white: 1, alpha: isDark ? 0.1 : 0.35)
    if UIAccessibility.isReduceTransparencyEnabled {
      blurRadius = 0
      tint = (effect.tintColor?.resolvedColor(with: traits) ?? base).withAlphaComponent(1)
    }
  }
}
