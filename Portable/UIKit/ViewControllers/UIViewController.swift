/// Controls a hierarchy of views: loads it when it is first needed, tells when it appears, contains
/// other view controllers and presents them.
open class UIViewController: UIResponder, @MainActor NSCoding, UIContentContainer,
  UITraitEnvironment, UITraitChangeObservable, UIFocusEnvironment, UIAppearanceContainer
{
  var loading = ViewLoading()
  var appearance = AppearanceState()
  var containment = Containment()
  var presentation = PresentationState()
  var content = ContentState()
  var transitions = TransitionState()
  var traitState = TraitState()

  // MARK: Creating

  /// Creates a controller whose view comes from a nib.
  ///
  /// Without a name the nib has the name of the class, with or without its "Controller"; if there
  /// is none either, the view is a plain one. A name without a nib is a misuse.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    loading.nibName = nibNameOrNil
    loading.nibBundle = nibBundleOrNil
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    decodeProperties(from: coder)
  }

  open override class var _keyedProperties: [_KeyedProperty] {
    super._keyedProperties + controllerKeys
  }

  /// Stores the controller's title and presentation style in an archive, but not its view.
  open func encode(with coder: NSCoder) { encodeProperties(with: coder) }

  /// Makes a controller that loads its view itself.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open var nibName: String? { loading.nibName }
  open var nibBundle: Bundle? { loading.nibBundle }

  // MARK: View

  /// The root of the controller's views; asking for it loads it.
  open var view: UIView! {
    get { loadedView() }
    set { replaceView(with: newValue) }
  }

  /// The view, without loading it.
  public var viewIfLoaded: UIView? { loading.view }

  public var isViewLoaded: Bool { loading.view != nil }

  /// Makes `view`, from the storyboard or the nib if there is one.
  ///
  /// Override it to assign a view of your own, without calling `super`.
  open func loadView() {
    if !loadDocumentView() { view = makeDefaultView() }
  }

  public func loadViewIfNeeded() {
    _ = loadedView()
  }

  open func viewDidLoad() {}

  // MARK: Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  open var focusGroupIdentifier: String?
  open func setNeedsFocusUpdate() { viewIfLoaded?.setNeedsFocusUpdate() }
  open func updateFocusIfNeeded() { viewIfLoaded?.updateFocusIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  /// Called once per appearance when the view is in a window with its traits and size, before it
  /// lays out.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether a parent passes its own appearance on to its children whose views it shows.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it will appear or disappear; ended by `endAppearanceTransition()`. A call
  /// for the state the controller already has does nothing.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    startAppearanceTransition(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() {
    finishAppearanceTransition()
  }

  open var isBeingPresented: Bool { presentation.isBeingPresented }
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }
  open var isMovingToParent: Bool { containment.isMovingToParent }
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Changes the constraints of the view before they are solved; call super at the end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// Insets added to the safe area of the controller's view, beyond the system's.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaContributionDidChange() } }
  }

  /// Edges where the view may run beneath translucent bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { parent?.childLayoutPreferencesDidChange(self) }
  }

  /// Whether the view also runs beneath bars that are not translucent.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.childLayoutPreferencesDidChange(self) }
  }

  // MARK: Traits

  /// The traits of the controller: those of what its view is in, and its own overrides.
  open var traitCollection: UITraitCollection { currentTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { setNeedsTraitUpdate() } }
  }

  /// Applies trait changes that wait for the next frame.
  open func updateTraitsIfNeeded() { applyPendingTraits() }

  // MARK: Containment

  open var children: [UIViewController] { containment.children }

  open var parent: UIViewController? { containment.parent }

  /// Makes `childController` a child. A controller that is itself or an ancestor is refused with a
  /// message; a child of another parent leaves that parent first.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {
    settleMove()
  }

  // MARK: Content

  /// The controller's title, passed on to its navigation item.
  open var title: String? {
    didSet {
      if MainThread.check("UIViewController.title", of: self) { titleDidChange() }
    }
  }

  open var navigationItem: UINavigationItem { navigationItemMadeIfNeeded() }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item that stands for the controller in a tab bar; made with the title when first asked for.
  open var tabBarItem: UITabBarItem! {
    get { tabBarItemMadeIfNeeded() }
    set { tabBarItemDidChange(newValue) }
  }

  open var toolbarItems: [UIBarButtonItem]? {
    get { content.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    content.toolbarItems = toolbarItems
    navigationController?.toolbarItemsDidChange(of: self, animated: animated)
  }

  open var isEditing: Bool {
    get { content.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    content.isEditing = editing
  }

  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    nil
  }

  // MARK: Presenting

  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style == .automatic ? .pageSheet : presentation.style }
    set { setModalPresentationStyle(newValue) }
  }

  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  weak open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether the user cannot dismiss the controller by a gesture or a tap outside it.
  open var isModalInPresentation = false

  open var definesPresentationContext = false
  open var modalPresentationCapturesStatusBarAppearance = false

  /// What this controller or an ancestor presents.
  open var presentedViewController: UIViewController? { nearestPresented() }

  /// What presented this controller or an ancestor.
  open var presentingViewController: UIViewController? { nearestPresenting() }

  open var presentationController: UIPresentationController? { nearestPresentationController() }

  /// The popover of a controller whose style is `.popover`; nil otherwise.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    let controller = presentationController
    return controller as? UIPopoverPresentationController
      ?? controller?.replaced as? UIPopoverPresentationController
  }

  /// Presents a controller. Refused with a message, and without calling `completion`, when the view
  /// is in no window, when this controller presents already or is itself still on its way in or
  /// out, or when `viewControllerToPresent` is already presented or has a parent.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, or itself when it presents nothing. With nothing to
  /// dismiss `completion` is called at once; while a presentation is in progress the call is
  /// refused with a message.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// Shows a controller as the nearest container does: a navigation controller pushes, otherwise it
  /// is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let container = parent {
      container.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let container = parent {
      container.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Storyboards

  /// The storyboard that the controller came from, or nil.
  open var storyboard: UIStoryboard? { loading.storyboard }

  /// Performs a segue of the controller's scene. An identifier without a segue is a misuse.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier: identifier, sender: sender)
  }

  /// Returns whether a segue that the user started goes on; default true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue is performed, with its new controller.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether an unwind segue ends here: by default if the class has its action.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    fromViewController !== self && action.isAnswered(by: self)
  }

  /// Returns the children in which the end of an unwind segue is looked for, in that order.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let passed = childContaining(source)
    return children.reversed().filter { $0 !== passed }
  }

  /// Returns the child that contains the source of an unwind segue.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { $0 === source.source || source.source.isDescendant(of: $0) }
  }

  /// Brings a controller to the front at the end of an unwind segue.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if presentation.presented != nil { dismiss(animated: UIView.areAnimationsEnabled) }
  }

  // MARK: Status bar, home indicator and orientation

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// What the host may turn the scene to while this controller fills the window.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
  }

  // MARK: Responding

  /// The view's superview, or the presenting controller's side of the chain for a presented one.
  open override var next: UIResponder? { nextAfterController() }

  /// The Escape key leaves a sheet or a popover; every other press goes on up the chain.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: \.isPlainEscape), escapePresentation() { return }
    super.pressesBegan(presses, with: event)
  }

  open override func accessibilityPerformEscape() -> Bool {
    escapePresentation() || super.accessibilityPerformEscape()
  }

  // MARK: For containers inside the module

  /// What a container adds to the safe area of `child`, beside the child's own additional insets.
  func containerSafeAreaInsets(for child: UIViewController) -> UIEdgeInsets { .zero }

  /// A child changed what its container must lay out anew.
  func childLayoutPreferencesDidChange(_ child: UIViewController) {}

  func childContentScrollViewDidChange(_ child: UIViewController) {}
}
