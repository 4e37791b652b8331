/// The bar above a navigation stack: back button, title, buttons, and the large title below them.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The stack of items; the last one is shown.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }

  open var topItem: UINavigationItem? { stack.last }

  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Whether titles may be shown large.
  open var prefersLargeTitles = false {
    didSet {
      noteAppearance(\UINavigationBar.prefersLargeTitles, "prefersLargeTitles")
      if prefersLargeTitles != oldValue { metricsDidChange() }
    }
  }

  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      noteAppearance(\UINavigationBar.standardAppearance, "standardAppearance")
      appearanceDidChange()
    }
  }

  /// The appearance while the content stands at its top; the standard one without a background
  /// when nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      noteAppearance(\UINavigationBar.scrollEdgeAppearance, "scrollEdgeAppearance")
      appearanceDidChange()
    }
  }

  /// The appearance where the height is compact.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      noteAppearance(\UINavigationBar.compactAppearance, "compactAppearance")
      appearanceDidChange()
    }
  }

  open var isTranslucent = true {
    didSet {
      noteAppearance(\UINavigationBar.isTranslucent, "isTranslucent")
      if isTranslucent != oldValue { metricsDidChange() }
    }
  }

  /// The color of the background over content, in place of the standard appearance's; default nil.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set {
      standardAppearance.backgroundColor = newValue
      noteAppearance(\UINavigationBar.barTintColor, "barTintColor")
    }
  }

  /// Attributes of the title, in place of the standard appearance's; default nil.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes.nonempty }
    set {
      standardAppearance.titleTextAttributes = newValue ?? [:]
      noteAppearance(\UINavigationBar.titleTextAttributes, "titleTextAttributes")
    }
  }

  /// Attributes of the large title, in place of the standard appearance's; default nil.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes.nonempty }
    set {
      standardAppearance.largeTitleTextAttributes = newValue ?? [:]
      noteAppearance(\UINavigationBar.largeTitleTextAttributes, "largeTitleTextAttributes")
    }
  }

  var stack: [UINavigationItem] = []
  /// The stack before a transition that is under way: what leaves keeps its measures.
  var leavingStack: [UINavigationItem] = []
  /// The navigation controller that owns the bar; nil for a bar used by itself.
  weak var controller: UINavigationController?
  let background = BarBackgroundView(frame: .zero)
  let edgeBackground = BarBackgroundView(frame: .zero)
  let largeTitleClip = UIView(frame: .zero)
  /// Clips the search bar while it collapses.
  let searchRow = UIView(frame: .zero)
  var content: NavigationBarContentView?
  var largeTitle: LargeTitleView?
  /// How far the content has moved beneath the bar: 0 at its top, 1 when it is beneath.
  var underlap: CGFloat = 0 {
    didSet { if underlap != oldValue { updateBackground() } }
  }
  /// How far above the bar the background reaches.
  var backgroundRise: CGFloat = 0 {
    didSet { if backgroundRise != oldValue { setNeedsLayout() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeProperties(UINavigationBar.self, of: self)
  }

  private func prepare() {
    preservesSuperviewLayoutMargins = true
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isUserInteractionEnabled = false
    searchRow.clipsToBounds = true
    for view in [edgeBackground, background, largeTitleClip, searchRow] { addSubview(view) }
    appearanceDidChange()
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + navigationBarKeys
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    replaceStack(with: items ?? [], animated: animated)
  }

  /// Pushes an item unless the delegate objects. A bar owned by a navigation controller refuses
  /// with a message: its items follow the controller's stack.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard refuseDirectChange() == false else { return }
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    replaceStack(with: stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item unless the delegate objects or it is the only one.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard refuseDirectChange() == false, stack.count > 1, let top = stack.last,
      delegate?.navigationBar(self, shouldPop: top) ?? true
    else { return nil }
    replaceStack(with: Array(stack.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  // MARK: Overrides

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let topItem else { return CGSize(width: size.width, height: contentHeight) }
    return CGSize(
      width: size.width, height: fixedHeight(for: topItem) + collapsibleHeight(for: topItem))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Titles made outside a window did not know its traits.
    if window != nil, controller?.isInTransition != true { takeNewMetrics() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection else { return }
    let isResized =
      previousTraitCollection.verticalSizeClass != traitCollection.verticalSizeClass
      || previousTraitCollection.preferredContentSizeCategory
        != traitCollection.preferredContentSizeCategory
    if isResized { metricsDidChange() }
    appearanceDidChange()
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // Buttons are reachable a little below the bar's edge.
    bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: -6, right: 0)).contains(point)
  }
}

/// Follows and decides on a bar's items. Every member is optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: NSObjectProtocol {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
