/// What a blur style does to the picture behind it.
struct BlurMaterial: Equatable {
  var radius: CGFloat
  var saturation: CGFloat
  var tint: UIColor

  /// The tint where transparency is reduced.
  var opaqueTint: UIColor { tint.withAlphaComponent(1) }

  @MainActor init(_ style: UIBlurEffect.Style, traits: UITraitCollection) {
    let isDark = Self.isDark(style, traits: traits)
    let (light, dark) = Self.opacities(style)
    radius = 20
    saturation = 1.8
    let white: CGFloat
    switch style {
    case .extraLight: (white, radius) = (0.97, 20)
    case .light: (white, radius) = (1, 30)
    case .dark: (white, radius) = (0.11, 20)
    default: white = isDark ? Self.darkWhite(style) : Self.lightWhite(style)
    }
    tint = UIColor(white: white, alpha: isDark ? dark : light)
  }

  private static func isDark(_ style: UIBlurEffect.Style, traits: UITraitCollection) -> Bool {
    switch style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      traits.userInterfaceStyle == .dark
    }
  }

  /// How much of the tint covers the blur, in light and in dark.
  private static func opacities(_ style: UIBlurEffect.Style) -> (CGFloat, CGFloat) {
    switch style {
    case .extraLight: (0.82, 0.82)
    case .light: (0.3, 0.3)
    case .dark: (0.73, 0.73)
    case .regular: (0.75, 0.7)
    case .prominent: (0.85, 0.75)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      (0.45, 0.55)
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: (0.6, 0.68)
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark: (0.76, 0.78)
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: (0.88, 0.88)
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      (0.84, 0.84)
    }
  }

  private static func lightWhite(_ style: UIBlurEffect.Style) -> CGFloat {
    switch style {
    case .systemChromeMaterial, .systemChromeMaterialLight: 0.975
    default: 0.97
    }
  }

  private static func darkWhite(_ style: UIBlurEffect.Style) -> CGFloat {
    switch style {
    case .systemChromeMaterial, .systemChromeMaterialDark: 0.1
    default: 0.145
    }
  }
}
