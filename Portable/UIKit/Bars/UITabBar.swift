/// A bar at the bottom of the screen to choose one of several views with.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Is told of choices. The delegate of a tab bar controller's bar is the controller, and stays.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet {
      guard let controller, delegate !== controller else { return }
      reportMisuse(
        "UITabBar.delegate",
        "the delegate of a tab bar controller's bar cannot change; be the controller's delegate")
      delegate = controller
    }
  }

  /// The controller that owns the bar; nil for a bar used by itself.
  weak var controller: UITabBarController? {
    didSet { delegate = controller }
  }

  open var items: [UITabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is chosen; one that is not among the items is not taken.
  open var selectedItem: UITabBarItem? {
    didSet {
      if let item = selectedItem, shownItems?.contains(where: { $0 === item }) != true {
        selectedItem = oldValue
      }
      selectionDidChange()
    }
  }

  /// The color of items that are not selected; a gray when nil.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      noteAppearance(\UITabBar.unselectedItemTintColor, "unselectedItemTintColor")
      for button in buttons { button.unselectedTintColor = unselectedItemTintColor }
    }
  }

  open var standardAppearance = UITabBarAppearance() {
    didSet {
      noteAppearance(\UITabBar.standardAppearance, "standardAppearance")
      appearanceDidChange()
    }
  }

  /// The color of the background, in place of the standard appearance's; default nil.
  open var barTintColor: UIColor? {
    get { standardAppearance.backgroundColor }
    set {
      standardAppearance.backgroundColor = newValue
      noteAppearance(\UITabBar.barTintColor, "barTintColor")
    }
  }

  /// The appearance while no content is beneath the bar; the standard one without a background when
  /// nil, which is the default.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      noteAppearance(\UITabBar.scrollEdgeAppearance, "scrollEdgeAppearance")
      appearanceDidChange()
    }
  }

  /// How far content is beneath the bar: 0 for none, 1 for all; 1 for a bar used by itself.
  var underlap: CGFloat = 1 {
    didSet { if underlap != oldValue { updateBackground() } }
  }

  private let edgeBackground = BarBackgroundView(frame: .zero)
  private var shownItems: [UITabBarItem]?
  private var buttons: [TabBarButton] = []
  private let background = BarBackgroundView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeProperties(UITabBar.self, of: self)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + tabBarKeys
  }

  private func prepare() {
    for view in [edgeBackground, background] {
      view.hairlineIsAtTop = true
      addSubview(view)
    }
    appearanceDidChange()
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    shownItems = items
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { TabBarButton(item: $0) }
    for button in buttons {
      button.unselectedTintColor = unselectedItemTintColor
      button.addAction(
        UIAction { [weak self, weak button] _ in
          if let button { self?.userChose(button.item) }
        }, for: .touchUpInside)
      addSubview(button)
    }
    if let item = selectedItem, items?.contains(where: { $0 === item }) != true {
      selectedItem = nil
    }
    selectionDidChange()
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rowHeight + (window == nil ? 0 : safeAreaInsets.bottom))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: rowHeight)
  }

  /// The height of the buttons.
  var rowHeight: CGFloat {
    traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom == .phone
      ? 32 : 49
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    edgeBackground.frame = bounds
    guard !buttons.isEmpty else { return }
    let insets = safeAreaInsets
    let width = (bounds.width - insets.left - insets.right) / CGFloat(buttons.count)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
      button.frame = CGRect(x: insets.left + place * width, y: 0, width: width, height: rowHeight)
    }
  }

  private func userChose(_ item: UITabBarItem) {
    guard controller?.mayChoose(item) ?? true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    controller?.userChose(item)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private func selectionDidChange() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  private func appearanceDidChange() {
    for appearance in [standardAppearance, scrollEdgeAppearance] {
      appearance?.observe { [weak self] in self?.appearanceDidChange() }
    }
    background.apply(standardAppearance)
    if let scrollEdgeAppearance { edgeBackground.apply(scrollEdgeAppearance) }
    edgeBackground.isHidden = scrollEdgeAppearance == nil
    updateBackground()
  }

  private func updateBackground() {
    background.alpha = underlap
    edgeBackground.alpha = 1 - underlap
  }
}

/// Is told what is chosen in a tab bar; optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user chose an item, perhaps the one that was chosen already. Not sent for changes in code.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
