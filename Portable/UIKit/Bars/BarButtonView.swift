/// The button that a bar shows for an item.
final class BarButtonView: UIControl, BarItemObserver {
  let item: UIBarButtonItem
  private let label = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private weak var shownCustomView: UIView?

  /// The appearance of titles, given by the bar.
  var appearance: UIBarButtonItemAppearance? {
    didSet { update() }
  }

  init(item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    label.isUserInteractionEnabled = false
    label.textAlignment = .center
    imageView.isUserInteractionEnabled = false
    imageView.contentMode = .center
    addSubview(label)
    addSubview(imageView)
    item.addObserver(self)
    item.shownIn = self
    isAccessibilityElement = true
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.item.perform(from: self)
      }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) {
    item = UIBarButtonItem()
    super.init(coder: coder)
  }

  func barItemDidChange(_ item: UIBarItem) {
    update()
    superview?.setNeedsLayout()
  }

  private func update() {
    isEnabled = item.isActionable
    isHidden = item.isHidden
    showsMenuAsPrimaryAction =
      item.menu != nil && item.primaryAction == nil && item.action == nil
    showCustomView(item.customView)
    let hasCustomView = item.customView != nil
    isAccessibilityElement = !hasCustomView
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityHint = item.accessibilityHint
    accessibilityIdentifier = item.accessibilityIdentifier
    imageView.isHidden = hasCustomView || item.image == nil
    label.isHidden = hasCustomView || item.image != nil
    let isTemplate = item.image?.renderingMode == .automatic
    imageView.image = isTemplate ? item.image?.withRenderingMode(.alwaysTemplate) : item.image
    tintColor = item.tintColor
    updateColors()
    setNeedsLayout()
  }

  private func showCustomView(_ view: UIView?) {
    guard view !== shownCustomView else { return }
    if shownCustomView?.superview === self { shownCustomView?.removeFromSuperview() }
    shownCustomView = view
    if let view { addSubview(view) }
  }

  private func updateColors() {
    let state: UIControl.State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    ]
    let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
    attributes[.foregroundColor] = color
    for source in [
      appearance?.state(.normal).titleTextAttributes,
      appearance?.state(state).titleTextAttributes,
    ] {
      if let source { attributes.merge(source) { $1 } }
    }
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    imageView.tintColor = color
    let alpha: CGFloat = isHighlighted ? 0.3 : 1
    label.alpha = alpha
    imageView.alpha = alpha
  }

  override var menuToShow: UIMenu? { item.customView == nil ? item.menu : nil }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if item.width > 0 { return CGSize(width: item.width, height: 44) }
    if let view = item.customView {
      let natural = view.sizeInBar(fitting: size)
      let given = view is UIStackView ? .zero : view.bounds.size
      return CGSize(
        width: given.width > 0 ? given.width : natural.width,
        height: given.height > 0 ? given.height : natural.height)
    }
    if let image = item.image { return CGSize(width: max(image.size.width, 24), height: 44) }
    return CGSize(width: label.sizeThatFits(size).width.rounded(.up), height: 44)
  }

  override func intrinsicContentSizeDidChange(of subview: UIView) { setNeedsLayout() }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    imageView.frame = bounds.inset(by: item.imageInsets)
    if let view = shownCustomView {
      let size = sizeThatFits(bounds.size)
      view.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
  }

  // A finger rarely hits a short title exactly.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -4).contains(point)
  }
}
