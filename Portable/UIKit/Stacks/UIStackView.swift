/// A view that lines up its arranged subviews in a row or a column.
///
/// It adds constraints among them. The frame a view came with does not count, as its autoresizing mask
/// is not translated into constraints. The stack view itself has no intrinsic size: ask
/// `systemLayoutSizeFitting(_:)` for the size that its views fit into.
@preconcurrency @MainActor open class UIStackView: UIView {
  open private(set) var arrangedSubviews: [UIView] = []

  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { arrangementDidChange() }
  }
  open var distribution: Distribution = .fill {
    didSet { arrangementDidChange() }
  }
  open var alignment: Alignment = .fill {
    didSet { arrangementDidChange() }
  }
  open var spacing: CGFloat = 0 {
    didSet { arrangementDidChange() }
  }

  /// Whether the views stand within the layout margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement: Bool = false {
    didSet { arrangementDidChange() }
  }

  /// Whether vertical spacing counts from baseline to baseline.
  open var isBaselineRelativeArrangement: Bool = false {
    didSet { arrangementDidChange() }
  }

  private static let arrangedKey = "UIArrangedSubviews"

  var arrangement = Arrangement()
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    // Unlike that of a view, the initializer cannot fail.
    super.init(frame: .zero)
    decodeProperties(from: coder)
    // A secure archive has no views in it, because a view is no securely coded class.
    if !coder.requiresSecureCoding, coder.containsValue(forKey: Self.arrangedKey),
      let views = coder.decodeObject(forKey: Self.arrangedKey) as? [UIView]
    {
      views.forEach(addArrangedSubview)
    }
    coder.decodeProperties(UIStackView.self, of: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    if !coder.requiresSecureCoding { coder.encode(arrangedSubviews, forKey: Self.arrangedKey) }
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + stackViewKeys
  }

  /// Makes a stack of `views`, in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  // MARK: Arranged subviews

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Takes the view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Inserts a view, or moves one that is arranged already.
  ///
  /// An index beyond the number of arranged subviews is a misuse, and inserts at the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if stackIndex < 0 || stackIndex > arrangedSubviews.count {
      reportMisuse(
        "UIStackView.insertArrangedSubview(_:at:)",
        "index \(stackIndex) is out of bounds; there are \(arrangedSubviews.count) arranged subviews"
      )
    }
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    let index = min(max(stackIndex, 0), arrangedSubviews.count)
    arrangedSubviews.insert(view, at: index)
    // The stack, not the frame, determines where the view is.
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }

  /// Sets the distance after one view, instead of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The distance set after one view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: Layout

  override func intrinsicContentSizeDidChange(of subview: UIView) {
    guard distribution == .fillProportionally,
      arrangedSubviews.contains(where: { $0 === subview })
    else { return }
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override func updateConstraints() {
    updateArrangementConstraints()
    super.updateConstraints()
  }

  /// Called by an arranged view that was hidden or shown.
  func arrangedVisibilityDidChange(of view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangementDidChange()
  }

  private func arrangementDidChange() {
    participate()
    setNeedsUpdateConstraints()
  }

  func spacing(after view: UIView) -> CGFloat {
    let value = customSpacings[ObjectIdentifier(view)] ?? spacing
    return value == UIStackView.spacingUseSystem ? 8 : value
  }
}
