/// The measures of the system's menus, in points.
@MainActor struct MenuMetrics {
  var traits: UITraitCollection

  static let cornerRadius: CGFloat = 12
  static let sectionGap: CGFloat = 8
  /// The least distance from the edges of the window.
  static let margin: CGFloat = 8
  /// The distance from the control.
  static let gap: CGFloat = 8

  static let highlight = ControlColors.dynamic(
    light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 1, alpha: 0.12))
  static let sectionColor = ControlColors.dynamic(
    light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 0, alpha: 0.3))

  var inset: CGFloat { 16 }
  /// Where titles begin when a line of the menu has a mark.
  var markedInset: CGFloat { max(32, (titleFont.pointSize * 1.9).rounded()) }
  var imageWidth: CGFloat { max(24, (titleFont.pointSize * 1.4).rounded()) }
  var rowHeight: CGFloat { 44 }
  var textPadding: CGFloat { 11 }
  var hairline: CGFloat { 1 / max(1, traits.displayScale) }

  var titleFont: UIFont { .preferredFont(forTextStyle: .body, compatibleWith: traits) }
  var subtitleFont: UIFont { .preferredFont(forTextStyle: .subheadline, compatibleWith: traits) }
  var headerFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: traits) }
  var backFont: UIFont { .systemFont(ofSize: titleFont.pointSize, weight: .semibold) }

  var imageConfiguration: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: titleFont.pointSize)
  }
  var markConfiguration: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: titleFont.pointSize * 0.76, weight: .semibold)
  }

  func width(in room: CGFloat) -> CGFloat {
    let natural: CGFloat = traits.preferredContentSizeCategory.isAccessibilityCategory ? 350 : 250
    return min(natural, room)
  }
}
