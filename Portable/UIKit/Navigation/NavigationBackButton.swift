/// The chevron with the title of the controller below.
final class NavigationBackButton: UIControl {
  private let indicator = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private var customIndicator: UIImage?
  private var titles: [String] = []
  private var attributes: [NSAttributedString.Key: Any] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    indicator.contentMode = .center
    for view in [indicator, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func configure(backItem: UINavigationItem?, appearance: UINavigationBarAppearance?) {
    let named = backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle ?? backItem?.title
    let back = systemText("Back")
    let title = named?.isEmpty == false ? named ?? back : back
    let isExplicit = backItem?.backBarButtonItem?.title != nil || backItem?.backButtonTitle != nil
    titles =
      switch backItem?.backButtonDisplayMode ?? .default {
      case .default: isExplicit && named?.isEmpty == true ? [] : [title, back]
      case .generic: [back]
      case .minimal: []
      }
    accessibilityLabel = title
    customIndicator = appearance?.customBackIndicator
    updateIndicator()
    attributes = [.font: UIFont.systemFont(ofSize: 17)]
    if let own = appearance?.backButtonAppearance.normal.titleTextAttributes {
      attributes.merge(own) { $1 }
    }
    updateColors()
  }

  /// Drawn for the screen it is on, so that it is sharp there.
  private func updateIndicator() {
    indicator.image =
      customIndicator ?? BackIndicator.image(scale: max(traitCollection.displayScale, 1))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateIndicator()
  }

  private func updateColors() {
    guard let tint = tintColor else { return }
    indicator.tintColor = tint
    var colored = attributes
    if colored[.foregroundColor] == nil { colored[.foregroundColor] = tint }
    label.attributedText = NSAttributedString(string: shownTitle ?? "", attributes: colored)
    let alpha: CGFloat = isHighlighted ? 0.3 : 1
    indicator.alpha = alpha
    label.alpha = alpha
  }

  private var shownTitle: String? {
    didSet { if shownTitle != oldValue { updateColors() } }
  }

  /// The width of the button with the longest of its titles that fits.
  func width(fitting available: CGFloat) -> CGFloat {
    let chevron: CGFloat = 19
    for title in titles {
      let width = NSAttributedString(string: title, attributes: attributes).size().width
        .rounded(.up)
      if chevron + width <= available {
        shownTitle = title
        return chevron + width
      }
    }
    shownTitle = nil
    return max(chevron, 30)
  }

  func shiftTitle(by distance: CGFloat) {
    label.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    indicator.frame = CGRect(
      x: isRightToLeft ? bounds.width - 13 : 0, y: (bounds.height - 22) / 2, width: 13, height: 22)
    let size = CGSize(width: max(0, bounds.width - 19), height: bounds.height)
    label.bounds = CGRect(origin: .zero, size: size)
    label.center = CGPoint(
      x: isRightToLeft ? size.width / 2 : 19 + size.width / 2, y: bounds.height / 2)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -4).contains(point)
  }
}
