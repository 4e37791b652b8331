/// Shows a stack of view controllers one at a time, with a bar to go back.
open class UINavigationController: UIViewController {
  /// The way a transition changes the stack.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// How long a bar takes to hide or show, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  open weak var delegate: (any UINavigationControllerDelegate)?

  open var navigationBar: UINavigationBar { bar }

  /// The stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Whether the toolbar with the top controller's `toolbarItems` is hidden; true at first.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { bottomBar }

  let bar: UINavigationBar
  let bottomBar: UIToolbar
  let contentView = UIView(frame: .zero)
  let popGesture = NavigationPopGesture()
  var stack: [UIViewController] = []
  var barIsHidden = false
  var toolbarIsHidden = true
  /// The controller whose view is shown at rest.
  weak var shown: UIViewController?
  var transition: TransitionContext?
  weak var observedScrollView: UIScrollView?

  // MARK: Creating

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  public required init?(coder: NSCoder) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(coder: coder)
    bar.controller = self
    coder.decodeProperties(UINavigationController.self, of: self)
    let key = Self.archivedControllersKey
    // A secure archive has no controllers in it: the class is no securely coded one.
    guard coder.allowsKeyedCoding, !coder.requiresSecureCoding, coder.containsValue(forKey: key)
    else { return }
    let controllers = coder.decodeObject(forKey: key) as? [UIViewController]
    setViewControllers(controllers ?? [], animated: false)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + navigationControllerKeys
  }

  private static let archivedControllersKey = "UIChildViewControllers"

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    guard coder.allowsKeyedCoding else { return }
    coder.encode(stack as NSArray, forKey: Self.archivedControllersKey)
  }

  public init(rootViewController: UIViewController) {
    bar = UINavigationBar(frame: .zero)
    bottomBar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    bar.controller = self
    setViewControllers([rootViewController], animated: false)
  }

  // MARK: Changing the stack

  /// Shows a controller on top. One that is on the stack already, or a navigation controller, is
  /// refused with a message.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the top controller off and returns it; nil when only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack[stack.count - 2], animated: animated)?.last
  }

  /// Takes everything above a controller off; a controller that is not on the stack is refused with
  /// a message.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    pop(to: viewController, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return pop(to: root, animated: animated)
  }

  /// Replaces the stack. The change looks like a pop when the new top was below the old one, and
  /// like a push otherwise. A stack that names a controller twice is refused with a message.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideNavigationBar(hidden, animated: animated)
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hideToolbar(hidden, animated: animated)
  }

  // MARK: Overrides

  open override func loadView() {
    view = makeLayoutView()
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { showTopIfNeeded() }
    let wasAppearing = isAppearingOrAppeared
    super.beginAppearanceTransition(isAppearing, animated: animated)
    if isAppearing, !wasAppearing, let top = topViewController {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
  }

  open override func endAppearanceTransition() {
    let isAppearing = appearance.phase == .appearing
    super.endAppearanceTransition()
    if isAppearing, let top = topViewController {
      delegate?.navigationController(self, didShow: top, animated: appearance.isAnimated)
    }
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    let isCovered = presentation.presented != nil
    super.unwind(for: unwindSegue, towards: subsequentVC)
    guard
      let child = stack.last(where: { subsequentVC === $0 || subsequentVC.isDescendant(of: $0) }),
      child !== topViewController
    else { return }
    popToViewController(child, animated: !isCovered && UIView.areAnimationsEnabled)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var childForStatusBarStyle: UIViewController? {
    barIsHidden ? topViewController : nil
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  /// Goes back, or leaves the sheet or popover that the root is shown in.
  open override func accessibilityPerformEscape() -> Bool {
    if presentedViewController == nil, popViewController(animated: true) != nil { return true }
    return super.accessibilityPerformEscape()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController, container.preferredContentSize != .zero {
      preferredContentSize = container.preferredContentSize
    }
  }

  override func containerSafeAreaInsets(for child: UIViewController) -> UIEdgeInsets {
    barInsets(for: child)
  }

  override func childLayoutPreferencesDidChange(_ child: UIViewController) {
    viewIfLoaded?.setNeedsLayout()
  }

  override func childContentScrollViewDidChange(_ child: UIViewController) {
    if child === topViewController { followScrollView() }
  }
}

extension UIViewController {
  /// The nearest ancestor that is a navigation controller.
  public var navigationController: UINavigationController? {
    var ancestor = parent
    while let current = ancestor {
      if let controller = current as? UINavigationController { return controller }
      ancestor = current.parent
    }
    return nil
  }
}
