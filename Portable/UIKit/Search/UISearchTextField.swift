/// The text field of a search bar: a magnifier and a gray, rounded background.
open class UISearchTextField: UITextField {
  weak var searchBar: UISearchBar?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    let magnifier = UIImageView(frame: .zero)
    magnifier.tintColor = .secondaryLabel
    magnifier.contentMode = .center
    leftView = magnifier
    leftViewMode = .always
    clearButtonMode = .always
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    accessibilityTraits.insert(.searchField)
    updateMagnifier()
  }

  private func updateMagnifier() {
    let scale = (font?.adjusted(for: traitCollection).pointSize ?? 17) / 17
    let side = (20 * scale).rounded()
    leftView?.bounds.size = CGSize(width: side, height: side)
    (leftView as? UIImageView)?.image = UIImage(
      systemName: "magnifyingglass",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17 * scale))?
      .withRenderingMode(.alwaysTemplate)
  }

  /// The height of a field whose text has the size of the traits; 36 points at the standard size.
  static func height(for traits: UITraitCollection) -> CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .body).adjusted(for: traits)
    return max(36, font.lineHeight.rounded(.up) + 15)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height(for: traitCollection))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(for: traitCollection))
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return super.leftViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? -6 : 6, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shift: CGFloat = 6
    var rect = super.textRect(forBounds: bounds)
    rect.size.width = max(0, rect.width - shift - (hasText ? 0 : 8))
    rect.origin.x += isRightToLeft ? (hasText ? 0 : 8) : shift
    return rect
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Darker than that of other fields.
    if attributedPlaceholder == nil { placeholderLabel.textColor = .secondaryLabel }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateMagnifier()
  }

  /// Escape cancels a search as the cancel button does.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if isEditing, let searchBar, presses.contains(where: \.isPlainEscape),
      searchBar.cancelByKey()
    {
      return
    }
    super.pressesBegan(presses, with: event)
  }
}
