/// The button that a tab bar shows for an item.
final class TabBarButton: UIControl, BarItemObserver {
  let item: UITabBarItem
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)

  /// The color while the item is not selected.
  var unselectedTintColor: UIColor? {
    didSet { update() }
  }

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.textAlignment = .center
    imageView.contentMode = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    for view in [imageView, label, badge] { addSubview(view) }
    item.addObserver(self)
    item.shownIn = self
    isAccessibilityElement = true
    update()
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    super.init(coder: coder)
  }

  func barItemDidChange(_ item: UIBarItem) {
    update()
  }

  private func update() {
    isEnabled = item.isEnabled
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    let color: UIColor =
      if !isEnabled {
        .tertiaryLabel
      } else if isSelected {
        tintColor
      } else {
        unselectedTintColor ?? .secondaryLabel
      }
    showTitle(in: color)
    imageView.tintColor = color
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.badgeValue
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
    setNeedsLayout()
  }

  private func showTitle(in color: UIColor) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: isInline ? 13 : 10, weight: .medium),
      .foregroundColor: color,
    ]
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let offset = item.titlePositionAdjustment
    let hasImage = imageView.image != nil
    if isInline, hasImage {
      layOutInline(offset)
    } else {
      imageView.frame = CGRect(x: 0, y: 5, width: bounds.width, height: hasImage ? 26 : 0)
      label.frame = CGRect(
        x: offset.horizontal, y: (hasImage ? 34 : (bounds.height - 13) / 2) + offset.vertical,
        width: bounds.width, height: 13)
    }
    let width = max(18, badge.sizeThatFits(bounds.size).width + 10)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle = isInline && hasImage ? imageView.frame.midX : bounds.midX
    badge.frame = CGRect(
      x: isRightToLeft ? middle - 6 - width : middle + 6, y: isInline ? 1 : 2, width: width,
      height: 18)
  }

  /// Whether the title stands beside the image, as in a low or a wide bar.
  private var isInline: Bool {
    traitCollection.verticalSizeClass == .compact || traitCollection.horizontalSizeClass == .regular
  }

  private func layOutInline(_ offset: UIOffset) {
    let size = imageView.sizeThatFits(bounds.size)
    let text = label.sizeThatFits(bounds.size)
    let spacing: CGFloat = text.width > 0 ? 6 : 0
    let start = max(0, (bounds.width - size.width - spacing - text.width) / 2)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let image = CGRect(
      x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    let title = CGRect(
      x: start + size.width + spacing, y: (bounds.height - text.height) / 2,
      width: min(text.width, bounds.width), height: text.height)
    func mirrored(_ rect: CGRect) -> CGRect {
      guard isRightToLeft else { return rect }
      return CGRect(
        x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    imageView.frame = mirrored(image)
    label.frame = mirrored(title).offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }
}
