// Content per state. Reading a state without an own value gives the one for normal.
extension UIButton {
  public func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentDidChange()
  }

  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    updateContent()
  }

  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentDidChange()
  }

  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state] = configuration
    contentDidChange()
  }

  public func title(for state: UIControl.State) -> String? { titles.value(for: state) }

  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles.value(for: state)
  }

  /// The colour of the title; without an own one the tint of a system button, else white.
  public func titleColor(for state: UIControl.State) -> UIColor? {
    if let color = titleColors.value(for: state) { return color }
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  public func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }

  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages.value(for: state)
  }

  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { symbolConfigurations.value(for: state) }

  public var currentTitle: String? { configuration?.title ?? title(for: state) }
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
}
