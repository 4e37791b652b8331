/// A button of a navigation bar or a toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    /// The button that completes a task; its title is semibold.
    case done = 1
  }

  open var style: Style = .plain {
    didSet { itemDidChange() }
  }

  /// A width the button takes instead of its own; 0 for its own.
  open var width: CGFloat = 0 {
    didSet { itemDidChange() }
  }

  /// A view shown in place of a button.
  open var customView: UIView? {
    didSet { itemDidChange() }
  }

  /// Runs when the button is tapped, in preference to `action`; gives the item its title and image.
  open var primaryAction: UIAction? {
    didSet { primaryActionDidChange() }
  }

  /// The menu that a tap opens, or, beside an action, a finger that rests on the button.
  open var menu: UIMenu? {
    didSet { itemDidChange() }
  }

  open var action: Selector?
  open weak var target: AnyObject?

  open var tintColor: UIColor? {
    didSet { itemDidChange() }
  }

  open var isHidden = false {
    didSet { itemDidChange() }
  }

  private(set) var systemItem: SystemItem?

  public override nonisolated init() {
    super.init()
  }

  public required nonisolated init?(coder: NSCoder) {
    super.init(coder: coder)
    let item = self
    nonisolated(unsafe) let archive = coder
    MainActor.assumeIsolated {
      guard archive.allowsKeyedCoding, archive.containsValue(forKey: "UISystemItem") else { return }
      let number = archive.decodeInteger(forKey: "UISystemItem")
      if let systemItem = SystemItem(rawValue: number) { item.takeOver(systemItem: systemItem) }
    }
    decodeProperties(UIBarButtonItem.self, from: coder)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + barButtonItemKeys
  }

  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    takeOver(systemItem: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    primaryActionDidChange()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    takeOver(systemItem: systemItem)
  }

  /// A space of a set width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// A space that takes what the other items leave.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Takes a system item's title, image and style.
  func takeOver(systemItem: SystemItem) {
    self.systemItem = systemItem
    style = systemItem == .done || systemItem == .save ? .done : .plain
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    title = systemItem.title
  }

  private func primaryActionDidChange() {
    if let primaryAction, systemItem == nil {
      if title == nil || title?.isEmpty == true, !primaryAction.title.isEmpty {
        title = primaryAction.title
      }
      if image == nil { image = primaryAction.image }
    }
    itemDidChange()
  }

  var isActionable: Bool {
    isEnabled && !(primaryAction?.attributes.contains(.disabled) ?? false)
  }

  /// Does what a tap on the button in `view` does.
  func perform(from view: UIView) {
    guard isActionable else { return }
    if let primaryAction {
      primaryAction.perform(from: self)
    } else if let action {
      let receiver = target ?? view.target(forAction: action, withSender: self) as AnyObject?
      if let receiver { action.perform(on: receiver, with: self) }
    }
  }

  weak var shownIn: UIView?
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect {
    shownIn?.frame(in: referenceView) ?? .null
  }
}
