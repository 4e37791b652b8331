/// A bar at the bottom of the screen to choose one of several views with.
@preconcurrency @MainActor open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?

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

  /// The colour of items that are not selected; a grey when nil.
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

  private var shownItems: [UITabBarItem]?
  private var buttons: [TabBarButton] = []
  private let background = BarBackgroundView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.hairlineIsAtTop = true
    addSubview(background)
    appearanceDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
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
    CGSize(width: size.width, height: 49 + (window == nil ? 0 : safeAreaInsets.bottom))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    guard !buttons.isEmpty else { return }
    let insets = safeAreaInsets
    let width = (bounds.width - insets.left - insets.right) / CGFloat(buttons.count)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
      button.frame = CGRect(x: insets.left + place * width, y: 0, width: width, height: 49)
    }
  }

  private func userChose(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func selectionDidChange() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  private func appearanceDidChange() {
    standardAppearance.observe { [weak self] in self?.appearanceDidChange() }
    background.apply(standardAppearance)
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
