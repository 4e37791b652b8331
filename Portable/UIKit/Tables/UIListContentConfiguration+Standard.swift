extension UIListContentConfiguration {
  private static let cellMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  /// A row with a text, and a secondary text below it.
  @preconcurrency @MainActor public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.body, color: .label),
      secondary: TextProperties(.caption1, color: .label), margins: cellMargins)
  }

  @preconcurrency @MainActor public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.body, color: .label),
      secondary: TextProperties(.caption1, color: .label), margins: cellMargins)
  }

  /// A row with the secondary text at its end.
  @preconcurrency @MainActor public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      text: TextProperties(.body, color: .label),
      secondary: TextProperties(.body, color: .secondaryLabel), margins: cellMargins)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  @preconcurrency @MainActor public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.body, color: .label, weight: .semibold),
      secondary: TextProperties(.footnote, color: .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
  }

  @preconcurrency @MainActor public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.footnote, color: .secondaryLabel),
      secondary: TextProperties(.footnote, color: .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16))
  }

  @preconcurrency @MainActor public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.footnote, color: .secondaryLabel),
      secondary: TextProperties(.footnote, color: .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 7, trailing: 16))
  }

  @preconcurrency @MainActor public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.footnote, color: .secondaryLabel),
      secondary: TextProperties(.footnote, color: .secondaryLabel),
      margins: NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16))
  }
}
