/// Shows one of several controllers, which the user chooses in a tab bar.
///
/// The views of the controllers are loaded when they are first selected. There is no More list: the
/// bar shows an item for each controller.
open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?

  open var tabBar: UITabBar { bar }

  /// The controllers, from the leading tab on; default nil.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown; nil without controllers.
  ///
  /// Setting a controller that is not among `viewControllers`, or nil, is misuse and has no effect.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, tabs?.contains(where: { $0 === newValue }) == true else {
        reportMisuse(
          "UITabBarController.selectedViewController",
          "only one of the tab bar controller's viewControllers can be selected")
        return
      }
      select(newValue)
    }
  }

  /// The index of the controller that is shown; `NSNotFound` without one. An index out of range has
  /// no effect.
  open var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard let tabs, tabs.indices.contains(newValue) else { return }
      select(tabs[newValue])
    }
  }

  let bar = UITabBar(frame: .zero)
  let contentView = UIView(frame: .zero)
  var tabs: [UIViewController]?
  var selected: UIViewController?
  weak var observedScrollView: UIScrollView?

  // MARK: Creating

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.controller = self
    coder.decodeProperties(UITabBarController.self, of: self)
    let key = Self.archivedControllersKey
    guard coder.allowsKeyedCoding, !coder.requiresSecureCoding, coder.containsValue(forKey: key)
    else { return }
    setViewControllers(coder.decodeObject(forKey: key) as? [UIViewController], animated: false)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + tabBarControllerKeys
  }

  private static let archivedControllersKey = "UIViewControllers"

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding, let tabs else { return }
    coder.encode(tabs as NSArray, forKey: Self.archivedControllersKey)
  }

  /// Replaces the controllers.
  ///
  /// The selected controller stays selected if it is among the new ones; else the one at its index
  /// is, or the first. A controller named twice counts once.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers, animated: animated)
  }

  /// Called after the user chose an item of the bar.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Overrides

  open override func loadView() {
    view = makeLayoutView()
  }

  open override var childForStatusBarStyle: UIViewController? { selected }
  open override var childForStatusBarHidden: UIViewController? { selected }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? ownSupportedInterfaceOrientations
  }

  var ownSupportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }

  override func containerSafeAreaInsets(for child: UIViewController) -> UIEdgeInsets {
    let isBeneath = child.edgesForExtendedLayout.contains(.bottom)
    return UIEdgeInsets(top: 0, left: 0, bottom: isBeneath ? bar.rowHeight : 0, right: 0)
  }

  override func childLayoutPreferencesDidChange(_ child: UIViewController) {
    viewIfLoaded?.setNeedsLayout()
  }

  override func childContentScrollViewDidChange(_ child: UIViewController) {
    if child === selected { followScrollView() }
  }
}
