/// The texts of a configured button with fonts and colors.
struct ButtonText {
  let title: NSAttributedString?
  let subtitle: NSAttributedString?

  init(configuration: UIButton.Configuration, color: UIColor, traits: UITraitCollection) {
    let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
    title = Self.text(
      configuration.title, attributed: configuration.attributedTitle,
      transformer: configuration.titleTextAttributesTransformer,
      font: .preferredFont(forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traits),
      color: color)
    subtitle = Self.text(
      configuration.subtitle, attributed: configuration.attributedSubtitle,
      transformer: configuration.subtitleTextAttributesTransformer,
      font: .preferredFont(forTextStyle: isSmall ? .caption2 : .caption1, compatibleWith: traits),
      color: color)
  }

  private static func text(
    _ plain: String?, attributed: AttributedString?,
    transformer: UIConfigurationTextAttributesTransformer?, font: UIFont, color: UIColor
  ) -> NSAttributedString? {
    var base = AttributeContainer()
    base.uiKit.font = font
    base.uiKit.foregroundColor = color
    let attributes = transformer?(base) ?? base
    if let attributed {
      var text = attributed
      text.mergeAttributes(attributes, mergePolicy: .keepCurrent)
      return NSAttributedString(text)
    }
    guard let plain, !plain.isEmpty else { return nil }
    return NSAttributedString(AttributedString(plain, attributes: attributes))
  }
}
