extension UIButton {
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// Makes a button that shows its action's title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  func prepare() {
    isAccessibilityElement = true
    accessibilityTraits = .button
    backgroundView.isUserInteractionEnabled = false
    titleView.font = .systemFont(ofSize: 18)
    titleView.lineBreakMode = .byTruncatingMiddle
    subtitleView.numberOfLines = 0
    contentImageView.contentMode = .scaleToFill
  }

  /// The views of the content, the lowest first.
  var contentParts: [UIView] {
    [backgroundView, backgroundImageView, contentImageView, titleView, subtitleView]
  }

  /// Adds a part of the content when it is first shown or asked for.
  func link(_ part: UIView) {
    guard part.superview == nil else { return }
    let below = contentParts.prefix { $0 !== part }.last { $0.superview === self }
    if let below {
      insertSubview(part, aboveSubview: below)
    } else {
      insertSubview(part, at: 0)
    }
  }

  /// Adds a part of the content that is asked for, and places it.
  func laidOut<Part: UIView>(_ part: Part) -> Part {
    link(part)
    layOutContentIfNeeded()
    return part
  }

  func adopt(_ type: ButtonType) {
    buttonType = type
    switch type {
    case .custom: break
    case .system: titleView.font = .systemFont(ofSize: 15)
    case .detailDisclosure, .infoLight, .infoDark: adoptSymbol("info.circle", pointSize: 22)
    case .contactAdd: adoptSymbol("plus.circle", pointSize: 22)
    case .close: adoptCloseLook()
    }
    contentDidChange()
  }

  func adoptSymbol(_ name: String, pointSize: CGFloat) {
    setImage(
      UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize)),
      for: .normal)
  }

  func adoptCloseLook() {
    var look = Configuration.gray()
    look.image = UIImage(
      systemName: "xmark",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
    look.baseForegroundColor = .secondaryLabel
    look.cornerStyle = .capsule
    look.contentInsets = .zero
    configuration = look
    accessibilityLabel = accessibilityLabel ?? systemText("Close")
  }

  func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
    if !action.title.isEmpty { accessibilityLabel = action.title }
  }
}
