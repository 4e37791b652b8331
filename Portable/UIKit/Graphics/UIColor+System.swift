import QuartzCore

/// The values of one system color under the traits that matter to it.
struct AdaptiveColor {
  let name: String
  let light: UInt32
  let dark: UInt32
  let lightHighContrast: UInt32
  let darkHighContrast: UInt32
  /// For content above the base level, in dark appearance only.
  var elevatedDark: UInt32?
  var elevatedDarkHighContrast: UInt32?

  /// Values are 0xRRGGBBAA.
  init(
    _ name: String, _ light: UInt32, _ dark: UInt32, highContrast: (light: UInt32, dark: UInt32),
    elevated: (dark: UInt32, highContrast: UInt32)? = nil
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    lightHighContrast = highContrast.light
    darkHighContrast = highContrast.dark
    elevatedDark = elevated?.dark
    elevatedDarkHighContrast = elevated?.highContrast
  }

  func value(for traits: UITraitCollection) -> UInt32 {
    let contrast = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return contrast ? lightHighContrast : light }
    if traits.userInterfaceLevel == .elevated, let elevated = elevatedDark {
      return contrast ? (elevatedDarkHighContrast ?? elevated) : elevated
    }
    return contrast ? darkHighContrast : dark
  }

  var color: UIColor {
    UIColor(
      storage: .dynamic(
        name: name,
        provider: { traits in
          let value = value(for: traits)
          return UIColor(
            red: CGFloat(value >> 24) / 255, green: CGFloat(value >> 16 & 0xFF) / 255,
            blue: CGFloat(value >> 8 & 0xFF) / 255,
            // The published opacities are percentages; a byte cannot hold them exactly.
            alpha: (CGFloat(value & 0xFF) / 255 * 100).rounded() / 100)
        }))
  }
}

extension UIColor {
  private static func system(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32,
    _ darkContrast: UInt32
  ) -> UIColor {
    AdaptiveColor(name, light, dark, highContrast: (lightContrast, darkContrast)).color
  }

  private static func background(
    _ name: String, _ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32,
    _ darkContrast: UInt32, elevated: UInt32, _ elevatedContrast: UInt32
  ) -> UIColor {
    AdaptiveColor(
      name, light, dark, highContrast: (lightContrast, darkContrast),
      elevated: (elevated, elevatedContrast)
    ).color
  }

  public static let systemRed = system(
    "systemRedColor", 0xFF3B30_FF, 0xFF453A_FF, 0xD70015_FF, 0xFF6961_FF)
  public static let systemOrange = system(
    "systemOrangeColor", 0xFF9500_FF, 0xFF9F0A_FF, 0xC93400_FF, 0xFFB340_FF)
  public static let systemYellow = system(
    "systemYellowColor", 0xFFCC00_FF, 0xFFD60A_FF, 0xB25000_FF, 0xFFD426_FF)
  public static let systemGreen = system(
    "systemGreenColor", 0x34C759_FF, 0x30D158_FF, 0x248A3D_FF, 0x30DB5B_FF)
  public static let systemMint = system(
    "systemMintColor", 0x00C7BE_FF, 0x63E6E2_FF, 0x0C817B_FF, 0x66D4CF_FF)
  public static let systemTeal = system(
    "systemTealColor", 0x30B0C7_FF, 0x40C8E0_FF, 0x008299_FF, 0x5DE6FF_FF)
  public static let systemCyan = system(
    "systemCyanColor", 0x32ADE6_FF, 0x64D2FF_FF, 0x0071A4_FF, 0x70D7FF_FF)
  public static let systemBlue = system(
    "systemBlueColor", 0x007AFF_FF, 0x0A84FF_FF, 0x0040DD_FF, 0x409CFF_FF)
  public static let systemIndigo = system(
    "systemIndigoColor", 0x5856D6_FF, 0x5E5CE6_FF, 0x3634A3_FF, 0x7D7AFF_FF)
  public static let systemPurple = system(
    "systemPurpleColor", 0xAF52DE_FF, 0xBF5AF2_FF, 0x8944AB_FF, 0xDA8FFF_FF)
  public static let systemPink = system(
    "systemPinkColor", 0xFF2D55_FF, 0xFF375F_FF, 0xD30F45_FF, 0xFF6482_FF)
  public static let systemBrown = system(
    "systemBrownColor", 0xA2845E_FF, 0xAC8E68_FF, 0x7F6545_FF, 0xB59469_FF)
  public static let systemGray = system(
    "systemGrayColor", 0x8E8E93_FF, 0x8E8E93_FF, 0x6C6C70_FF, 0xAEAEB2_FF)
  public static let systemGray2 = system(
    "systemGray2Color", 0xAEAEB2_FF, 0x636366_FF, 0x8E8E93_FF, 0x7C7C80_FF)
  public static let systemGray3 = system(
    "systemGray3Color", 0xC7C7CC_FF, 0x48484A_FF, 0xAEAEB2_FF, 0x545456_FF)
  public static let systemGray4 = system(
    "systemGray4Color", 0xD1D1D6_FF, 0x3A3A3C_FF, 0xBCBCC0_FF, 0x444446_FF)
  public static let systemGray5 = system(
    "systemGray5Color", 0xE5E5EA_FF, 0x2C2C2E_FF, 0xD8D8DC_FF, 0x363638_FF)
  public static let systemGray6 = system(
    "systemGray6Color", 0xF2F2F7_FF, 0x1C1C1E_FF, 0xEBEBF0_FF, 0x242426_FF)

  public static let label = system(
    "labelColor", 0x000000_FF, 0xFFFFFF_FF, 0x000000_FF, 0xFFFFFF_FF)
  public static let secondaryLabel = system(
    "secondaryLabelColor", 0x3C3C43_99, 0xEBEBF5_99, 0x3C3C43_CC, 0xEBEBF5_B2)
  public static let tertiaryLabel = system(
    "tertiaryLabelColor", 0x3C3C43_4C, 0xEBEBF5_4C, 0x3C3C43_B2, 0xEBEBF5_8C)
  public static let quaternaryLabel = system(
    "quaternaryLabelColor", 0x3C3C43_2E, 0xEBEBF5_29, 0x3C3C43_8C, 0xEBEBF5_66)
  public static let placeholderText = system(
    "placeholderTextColor", 0x3C3C43_4C, 0xEBEBF5_4C, 0x3C3C43_B2, 0xEBEBF5_8C)
  public static let link = system(
    "linkColor", 0x007AFF_FF, 0x0984FF_FF, 0x0040DD_FF, 0x409CFF_FF)
  public static let separator = system(
    "separatorColor", 0x3C3C43_4A, 0x545458_99, 0x3C3C43_5E, 0x545458_BF)
  public static let opaqueSeparator = system(
    "opaqueSeparatorColor", 0xC6C6C8_FF, 0x38383A_FF, 0xC6C6C8_FF, 0x38383A_FF)
  public static let systemFill = system(
    "systemFillColor", 0x787880_33, 0x787880_5C, 0x787880_47, 0x787880_70)
  public static let secondarySystemFill = system(
    "secondarySystemFillColor", 0x787880_29, 0x787880_52, 0x787880_3D, 0x787880_66)
  public static let tertiarySystemFill = system(
    "tertiarySystemFillColor", 0x767680_1F, 0x767680_3D, 0x767680_33, 0x767680_52)
  public static let quaternarySystemFill = system(
    "quaternarySystemFillColor", 0x747480_14, 0x767680_2E, 0x747480_29, 0x767680_42)

  public static let systemBackground = background(
    "systemBackgroundColor", 0xFFFFFF_FF, 0x000000_FF, 0xFFFFFF_FF, 0x000000_FF,
    elevated: 0x1C1C1E_FF, 0x242426_FF)
  public static let secondarySystemBackground = background(
    "secondarySystemBackgroundColor", 0xF2F2F7_FF, 0x1C1C1E_FF, 0xEBEBF0_FF, 0x242426_FF,
    elevated: 0x2C2C2E_FF, 0x363638_FF)
  public static let tertiarySystemBackground = background(
    "tertiarySystemBackgroundColor", 0xFFFFFF_FF, 0x2C2C2E_FF, 0xFFFFFF_FF, 0x363638_FF,
    elevated: 0x3A3A3C_FF, 0x444446_FF)
  public static let systemGroupedBackground = background(
    "systemGroupedBackgroundColor", 0xF2F2F7_FF, 0x000000_FF, 0xEBEBF0_FF, 0x000000_FF,
    elevated: 0x1C1C1E_FF, 0x242426_FF)
  public static let secondarySystemGroupedBackground = background(
    "secondarySystemGroupedBackgroundColor", 0xFFFFFF_FF, 0x1C1C1E_FF, 0xFFFFFF_FF, 0x242426_FF,
    elevated: 0x2C2C2E_FF, 0x363638_FF)
  public static let tertiarySystemGroupedBackground = background(
    "tertiarySystemGroupedBackgroundColor", 0xF2F2F7_FF, 0x2C2C2E_FF, 0xEBEBF0_FF, 0x363638_FF,
    elevated: 0x3A3A3C_FF, 0x444446_FF)

  /// The accent color. A view's own tint is its `tintColor`; this constant is the system's.
  public static let tintColor = UIColor(
    storage: .dynamic(name: "tintColor", provider: { systemBlue.resolvedColor(with: $0) }))

  /// Near-white text for dark backgrounds, the same under all traits.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black text for light backgrounds, the same under all traits.
  public static let darkText = UIColor(white: 0, alpha: 1)

  /// The system color that was archived under this name.
  static func systemColor(named name: String) -> UIColor? {
    namedSystemColors.first { $0.description == "UIDynamicColor \(name)" }
  }

  private static let namedSystemColors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2,
    .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel,
    .quaternaryLabel, .placeholderText, .link, .separator, .opaqueSeparator, .systemFill,
    .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .systemBackground,
    .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
    .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .tintColor,
  ]
}
