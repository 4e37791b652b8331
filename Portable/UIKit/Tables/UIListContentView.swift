/// Shows a list content configuration.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else {
        PortableLog.report("UIListContentView cannot show a \(type(of: newValue))")
        return
      }
      shown = list
      apply()
    }
  }

  /// The room for a symbol, in line heights of the text.
  private static let symbolShare: CGFloat = 1.2
  private static let columnGap: CGFloat = 6

  let textLabel = UILabel()
  let secondaryLabel = UILabel()
  let imageView = UIImageView()
  private(set) var shown: UIListContentConfiguration

  /// Margins at least as wide as these, given by the cell.
  var minimumMargins = NSDirectionalEdgeInsets.zero {
    didSet { if minimumMargins != oldValue { setNeedsLayout() } }
  }

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    apply()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    apply()
  }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyFonts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement(width: size.width).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let parts = arrangement(width: bounds.width)
    // A taller view has its content in the middle.
    let shift = max(0, (bounds.height - parts.height) / 2)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ rect: CGRect) {
      var frame = rect.offsetBy(dx: 0, dy: shift)
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
    place(textLabel, parts.text)
    place(secondaryLabel, parts.secondary)
    place(imageView, parts.image)
  }

  /// Where the text begins: separators begin there too.
  var textStart: CGFloat {
    let margins = margins
    let image = imageSize
    let room = imageRoom(for: image).width
    return margins.leading + (image.width > 0 ? room + shown.imageToTextPadding : 0)
  }

  // MARK: Arranging

  private struct Arrangement {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  private var margins: NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    margins.leading = max(margins.leading, minimumMargins.leading)
    margins.trailing = minimumMargins.trailing > 0 ? minimumMargins.trailing : margins.trailing
    return margins
  }

  private var imageSize: CGSize {
    guard imageView.image != nil else { return .zero }
    let size = imageView.intrinsicContentSize
    guard size.width > 0, size.height > 0 else { return .zero }
    let limit = shown.imageProperties.maximumSize
    var scale: CGFloat = 1
    if limit.width > 0 { scale = min(scale, limit.width / size.width) }
    if limit.height > 0 { scale = min(scale, limit.height / size.height) }
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func imageRoom(for size: CGSize) -> CGSize {
    let reserved = shown.imageProperties.reservedLayoutSize
    // Symbols differ in width; rows of them line up all the same.
    let isSymbol = imageView.image?.isSymbolImage ?? false
    let line = textLabel.font.lineHeight
    let standard = isSymbol ? max(size.width, line * Self.symbolShare) : size.width
    return CGSize(
      width: reserved.width > 0 ? reserved.width : standard,
      height: reserved.height > 0 ? reserved.height : size.height)
  }

  /// Frames from left to right for reading in that direction.
  private func arrangement(width: CGFloat) -> Arrangement {
    let margins = margins
    var parts = Arrangement()
    var left = margins.leading
    let image = imageSize
    let imageRoom = imageRoom(for: image)
    if image.width > 0 { left += imageRoom.width + shown.imageToTextPadding }
    let available = max(0, width - left - margins.trailing)
    let limit = CGSize(width: available, height: .greatestFiniteMagnitude)
    let hasText = !(textLabel.text ?? "").isEmpty
    let hasSecondary = !(secondaryLabel.text ?? "").isEmpty
    let single = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let textWidth = hasText ? textLabel.sizeThatFits(single).width : 0
    let secondaryWidth = hasSecondary ? secondaryLabel.sizeThatFits(single).width : 0
    let gap = shown.textToSecondaryTextHorizontalPadding
    let isSideBySide =
      shown.prefersSideBySideTextAndSecondaryText && hasText && hasSecondary
      && ceil(textWidth) + gap + ceil(secondaryWidth) <= available

    var block: CGFloat = 0
    if let column = shown.nameColumn, hasText, hasSecondary {
      let text = textLabel.sizeThatFits(CGSize(width: column, height: .greatestFiniteMagnitude))
      let start = left + column + Self.columnGap
      let rest = max(0, width - start - margins.trailing)
      let secondary = secondaryLabel.sizeThatFits(
        CGSize(width: rest, height: .greatestFiniteMagnitude))
      block = max(text.height, secondary.height)
      let textWidth = min(ceil(text.width), column)
      parts.text = CGRect(
        x: left + column - textWidth, y: 0, width: textWidth, height: text.height)
      parts.secondary = CGRect(x: start, y: 0, width: rest, height: secondary.height)
    } else if isSideBySide {
      let text = textLabel.sizeThatFits(single)
      let secondary = secondaryLabel.sizeThatFits(single)
      block = max(text.height, secondary.height)
      parts.text = CGRect(
        x: left, y: (block - text.height) / 2, width: ceil(text.width), height: text.height)
      parts.secondary = CGRect(
        x: width - margins.trailing - ceil(secondary.width), y: (block - secondary.height) / 2,
        width: ceil(secondary.width), height: secondary.height)
    } else {
      let text = hasText ? textLabel.sizeThatFits(limit).height : 0
      let secondary = hasSecondary ? secondaryLabel.sizeThatFits(limit).height : 0
      let space = hasText && hasSecondary ? shown.textToSecondaryTextVerticalPadding : 0
      block = text + space + secondary
      parts.text = CGRect(x: left, y: 0, width: available, height: text)
      parts.secondary = CGRect(x: left, y: text + space, width: available, height: secondary)
    }
    let inner = max(block, imageRoom.height)
    let top = margins.top + (inner - block) / 2
    parts.text.origin.y += top
    parts.secondary.origin.y += top
    parts.image = CGRect(
      x: margins.leading + (imageRoom.width - image.width) / 2,
      y: margins.top + (inner - image.height) / 2, width: image.width, height: image.height)
    parts.height = inner + margins.top + margins.bottom
    return parts
  }

  // MARK: Applying

  private func apply() {
    imageView.image = shown.image
    // Symbols grow with the text.
    imageView.preferredSymbolConfiguration =
      shown.imageProperties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(textStyle: .body)
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
    apply(shown.textProperties, shown.text, shown.attributedText, to: textLabel)
    apply(
      shown.secondaryTextProperties, shown.secondaryText, shown.secondaryAttributedText,
      to: secondaryLabel)
    applyFonts()
    setNeedsLayout()
  }

  private func apply(
    _ properties: UIListContentConfiguration.TextProperties, _ text: String?,
    _ attributed: NSAttributedString?, to label: UILabel
  ) {
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text
    }
  }

  private func applyFonts() {
    if shown.attributedText == nil {
      textLabel.font = shown.textProperties.font(for: traitCollection)
    }
    if shown.secondaryAttributedText == nil {
      secondaryLabel.font = shown.secondaryTextProperties.font(for: traitCollection)
    }
    setNeedsLayout()
  }
}
