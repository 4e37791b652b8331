import UIKit

extension SheetTextSize {
  /// The step of a content size category; an unspecified one counts as ``large``.
  public init(_ category: UIContentSizeCategory) {
    self =
      switch category {
      case .extraSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .extraLarge: .extraLarge
      case .extraExtraLarge: .extraExtraLarge
      case .extraExtraExtraLarge: .extraExtraExtraLarge
      case .accessibilityMedium: .accessibilityMedium
      case .accessibilityLarge: .accessibilityLarge
      case .accessibilityExtraLarge: .accessibilityExtraLarge
      case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
      case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
      default: .large
      }
  }
}
