/// One of the choices of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The image while the item is selected; `image` when nil.
  open var selectedImage: UIImage? {
    didSet { itemDidChange() }
  }

  /// A short text in a colored oval at the item's corner; none when nil.
  open var badgeValue: String? {
    didSet { itemDidChange() }
  }

  /// The color of the badge; red when nil.
  open var badgeColor: UIColor? {
    didSet { itemDidChange() }
  }

  /// How far the title is moved from its place.
  open var titlePositionAdjustment: UIOffset = .zero {
    didSet { itemDidChange() }
  }

  weak var shownIn: UIView?

  public override nonisolated init() {
    super.init()
  }

  public required nonisolated init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeProperties(UITabBarItem.self, from: coder)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + tabBarItemKeys
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect {
    shownIn?.frame(in: referenceView) ?? .null
  }
}
