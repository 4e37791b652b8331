/// The large title below a navigation bar's buttons.
final class LargeTitleView: UIView {
  private let label = UILabel(frame: .zero)
  private let title: String

  var appearance: UINavigationBarAppearance? {
    didSet { update() }
  }

  var margins: (leading: CGFloat, trailing: CGFloat) = (16, 16) {
    didSet { setNeedsLayout() }
  }

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
    label.accessibilityTraits = .header
    label.lineBreakMode = .byTruncatingTail
    addSubview(label)
    update()
  }

  required init?(coder: NSCoder) {
    title = ""
    super.init(coder: coder)
  }

  static func font(for traits: UITraitCollection) -> UIFont {
    let base = UIFont.systemFont(ofSize: 34, weight: .bold)
    return UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: base, compatibleWith: traits)
  }

  /// 52 points at the standard text size.
  static func height(for traits: UITraitCollection) -> CGFloat {
    (font(for: traits).pointSize * 41 / 34).rounded(.up) + 11
  }

  private func update() {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: Self.font(for: traitCollection), .foregroundColor: UIColor.label,
    ]
    if let own = appearance?.largeTitleTextAttributes { attributes.merge(own) { $1 } }
    label.attributedText = NSAttributedString(string: title, attributes: attributes)
    setNeedsLayout()
  }

  /// Grows the title a little while the content is pulled beyond its top.
  func stretch(by distance: CGFloat) {
    let scale = 1 + min(distance / 1000, 0.1)
    label.layer.anchorPoint = CGPoint(
      x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0, y: 1)
    label.transform = CGAffineTransform(scaleX: scale, y: scale)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let available = max(0, bounds.width - margins.leading - margins.trailing)
    let height = bounds.height - 11
    label.bounds = CGRect(x: 0, y: 0, width: available, height: max(0, height))
    label.center = CGPoint(
      x: isRightToLeft ? bounds.width - margins.leading : margins.leading,
      y: bounds.height - 8)
    label.textAlignment = .natural
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }
}
