import UIKit

/// The fonts that UIKit itself scales with the text size: preferred fonts and those of `UIFontMetrics`.
///
/// `UIFontMetrics` raises an exception for a font that it has scaled already, and no property of a font
/// states that it has. A label that adjusts its font shows it: the font changes with the text size.
@MainActor
enum DynamicFont {
  private static let label: UILabel = {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    return label
  }()

  /// Returns a font that UIKit scales, at a text size; `nil` if UIKit does not scale it.
  static func font(_ font: UIFont, at textSize: SheetTextSize) -> UIFont? {
    defer { label.traitOverrides.remove(UITraitPreferredContentSizeCategory.self) }
    let other: SheetTextSize =
      textSize < .accessibilityMedium ? .accessibilityExtraExtraExtraLarge : .extraSmall
    let far = adjusted(font, to: other)
    let near = adjusted(far, to: textSize)
    return far.pointSize == near.pointSize ? nil : near
  }

  private static func adjusted(_ font: UIFont, to textSize: SheetTextSize) -> UIFont {
    label.font = font
    // The font is adjusted when the trait changes.
    for size in [SheetTextSize.large, textSize] {
      label.traitOverrides.preferredContentSizeCategory = size.category
      label.updateTraitsIfNeeded()
    }
    return label.font
  }
}
