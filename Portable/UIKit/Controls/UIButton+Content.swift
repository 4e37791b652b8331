// What title, image and background show.
extension UIButton {
  private static let pressedAlpha: CGFloat = 0.2
  private static let releaseDuration: TimeInterval = 0.47

  func updateContent() {
    if let shown = shownConfiguration {
      updateConfigured(shown)
    } else {
      updatePlain()
    }
    for part in contentParts where !part.isHidden { link(part) }
  }

  /// Shows the state: pressing at once, letting go with a fade.
  func showState() {
    guard !isHighlighted, window != nil, configuration == nil, buttonType != .custom else {
      updateContent()
      return
    }
    UIView.animate(
      withDuration: Self.releaseDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.updateContent() }, completion: nil)
  }

  // MARK: Without a configuration

  private func updatePlain() {
    backgroundView.isHidden = true
    subtitleView.isHidden = true
    activityIndicator?.isHidden = true
    let state = state
    backgroundImageView.image = backgroundImages.value(for: state)
    backgroundImageView.isHidden = backgroundImageView.image == nil
    let title = titles.value(for: state)
    let attributedTitle = attributedTitles.value(for: state)
    if let attributedTitle {
      titleView.attributedText = attributedTitle
    } else {
      titleView.text = title
      titleView.textColor = shownTitleColor(for: state)
    }
    titleView.isHidden = title == nil && attributedTitle == nil
    let isDimming = buttonType != .custom && isHighlighted && titleColors[state] == nil
    titleView.alpha = isDimming ? Self.pressedAlpha : 1
    updatePlainImage()
  }

  private func updatePlainImage() {
    let state = state
    var image = images.value(for: state)
    if let symbol = symbolConfigurations.value(for: state) {
      image = image?.applyingSymbolConfiguration(symbol)
    }
    if buttonType != .custom, image?.renderingMode == .automatic {
      image = image?.withRenderingMode(.alwaysTemplate)
    }
    let hasOwnImage = images[state] != nil
    contentImageView.alpha = 1
    if isHighlighted, !hasOwnImage {
      if buttonType == .custom {
        if adjustsImageWhenHighlighted { image = image?.darkened() }
      } else {
        contentImageView.alpha = Self.pressedAlpha
      }
    }
    if !isEnabled, adjustsImageWhenDisabled, !hasOwnImage { contentImageView.alpha = 0.5 }
    contentImageView.image = image
    contentImageView.isHidden = image == nil
    contentImageView.tintColor =
      buttonType != .custom && !isEnabled ? UIColor.tertiaryLabel : nil
  }

  // MARK: With a configuration

  private func updateConfigured(_ shown: Configuration) {
    let color = shown.baseForegroundColor ?? tintColor ?? .systemBlue
    backgroundImageView.isHidden = true
    backgroundView.isHidden = false
    backgroundView.configuration = shown.background

    let text = ButtonText(configuration: shown, color: color, traits: traitCollection)
    titleView.alpha = 1
    titleView.numberOfLines = shown.titleLineBreakMode == .byWordWrapping ? 0 : 1
    titleView.attributedText = text.title
    titleView.lineBreakMode = shown.titleLineBreakMode
    titleView.isHidden = text.title == nil
    subtitleView.attributedText = text.subtitle
    subtitleView.lineBreakMode = shown.subtitleLineBreakMode
    subtitleView.isHidden = text.subtitle == nil

    contentImageView.alpha = 1
    contentImageView.image = configuredImage(shown)
    contentImageView.isHidden = contentImageView.image == nil || shown.showsActivityIndicator
    contentImageView.tintColor = shown.imageColorTransformer?(color) ?? color
    updateIndicator(shown, color: color)
  }

  private func configuredImage(_ shown: Configuration) -> UIImage? {
    guard var image = shown.image else { return nil }
    let preferred = shown.preferredSymbolConfigurationForImage
    // A symbol without a size is as large as body text, and grows with it.
    let hasSize = [image.symbolConfiguration, preferred].contains {
      $0.map { $0.values.pointSize != nil || $0.values.textStyle != nil } ?? false
    }
    let size = UIImage.SymbolConfiguration(textStyle: .body)
    for symbol in [hasSize ? nil : size, preferred] {
      guard let symbol = symbol?.withTraitCollection(traitCollection) else { continue }
      image = image.applyingSymbolConfiguration(symbol) ?? image
    }
    return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }

  private func updateIndicator(_ shown: Configuration, color: UIColor) {
    guard shown.showsActivityIndicator else {
      activityIndicator?.stopAnimating()
      activityIndicator?.isHidden = true
      return
    }
    let indicator = activityIndicator ?? UIActivityIndicatorView(style: .medium)
    if activityIndicator == nil {
      indicator.isUserInteractionEnabled = false
      addSubview(indicator)
      activityIndicator = indicator
    }
    indicator.color = shown.activityIndicatorColorTransformer?(color) ?? color
    indicator.isHidden = false
    indicator.startAnimating()
  }
}

extension UIImage {
  /// The image as a pressed button shows it.
  fileprivate func darkened() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = false
    let area = CGRect(origin: .zero, size: size)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      draw(in: area)
      context.cgContext.setBlendMode(.sourceAtop)
      context.cgContext.setFillColor(UIColor.black.withAlphaComponent(0.5).cgColor)
      context.cgContext.fill(area)
    }
    return image.withRenderingMode(renderingMode)
  }
}

extension UIButton {
  /// The configuration with the colors of the present state.
  var shownConfiguration: Configuration? {
    automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
  }

  func contentDidChange() {
    updateContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
