/// A bar of buttons at the bottom of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    shownItems = items
    rebuild(animated: animated)
  }

  open weak var delegate: (any UIToolbarDelegate)?

  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      noteAppearance(\UIToolbar.standardAppearance, "standardAppearance")
      appearanceDidChange()
    }
  }

  /// The color of the background, in place of the standard appearance's; default nil.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set {
      standardAppearance.backgroundColor = newValue
      noteAppearance(\UIToolbar.barTintColor, "barTintColor")
    }
  }

  private var shownItems: [UIBarButtonItem]?
  private let background = BarBackgroundView(frame: .zero)
  private let row = BarItemRow(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeProperties(UIToolbar.self, of: self)
  }

  private func prepare() {
    background.hairlineIsAtTop = true
    addSubview(background)
    addSubview(row)
    appearanceDidChange()
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + toolbarKeys
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traitCollection.verticalSizeClass == .compact ? 32 : 44)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The background reaches down to the edge of the screen.
    let below = window == nil ? 0 : safeAreaInsets.bottom
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width,
      height: bounds.height + (below > 0 ? 0 : distanceToBottom))
    let insets = safeAreaInsets
    row.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: insets.left + 16, bottom: below, right: insets.right + 16))
  }

  // A bar that ends at the safe area has its background run on beneath the home indicator.
  private var distanceToBottom: CGFloat {
    guard let superview else { return 0 }
    let distance = superview.bounds.maxY - frame.maxY
    return abs(distance - superview.safeAreaInsets.bottom) < 0.5 ? distance : 0
  }

  private func rebuild(animated: Bool) {
    row.appearances = (standardAppearance.buttonAppearance, standardAppearance.doneButtonAppearance)
    if animated, window != nil {
      UIView.transition(
        with: row, duration: 0.25, options: [.transitionCrossDissolve],
        animations: { self.row.items = self.shownItems ?? [] })
    } else {
      row.items = shownItems ?? []
    }
  }

  private func appearanceDidChange() {
    standardAppearance.observe { [weak self] in self?.appearanceDidChange() }
    background.apply(standardAppearance)
    row.appearances = (standardAppearance.buttonAppearance, standardAppearance.doneButtonAppearance)
  }
}

/// Positions a toolbar; optional.
@preconcurrency @MainActor public protocol UIToolbarDelegate: NSObjectProtocol {}
