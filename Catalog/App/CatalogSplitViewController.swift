import UIKit

/// The list beside a page in wide windows, and one stack of both in narrow ones.
final class CatalogSplitViewController: UISplitViewController {
  let browser = BrowserViewController()

  private static let listWidth: CGFloat = 360

  /// The page that is open.
  private(set) var page: CatalogPage?

  /// The controller of the open page.
  private(set) weak var pageController: PageViewController?

  /// Whether a page was asked for, by the user or at launch.
  private var isPageChosen = false

  /// What follows when everything that pages have presented is closed.
  private var afterClosing: (() -> Void)?

  init() {
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    presentsWithGesture = false
    preferredPrimaryColumnWidth = Self.listWidth
    maximumPrimaryColumnWidth = Self.listWidth
    browser.didSelect = { [weak self] in self?.open($0) }
    browser.didReturn = { [weak self] in
      // The list also appears beside the page when a narrow window becomes wide.
      guard let self, isCollapsed, traitCollection.horizontalSizeClass == .compact else { return }
      isPageChosen = false
    }
    let list = UINavigationController(rootViewController: browser)
    list.navigationBar.prefersLargeTitles = true
    setViewController(list, for: .primary)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var keyCommands: [UIKeyCommand]? { makeKeyCommands() }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    isShortcutEnabled(action) ?? super.canPerformAction(action, withSender: sender)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    fillSecondaryColumn()
  }

  /// The place that is shown, with what was changed there; the list without a page.
  var link: CatalogLink {
    guard let pageController, isPageChosen || !isCollapsed else { return CatalogLink() }
    return pageController.link
  }

  /// Opens a page and shows it.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - state: The state to show it in; one that the page does not have gives the first.
  func open(_ page: CatalogPage, state: String? = nil) {
    let state = page.states.first { $0.id == state }
    // What the user has changed on a page that is in sight stays.
    let isInSight = !isCollapsed && isViewLoaded && page.id == self.page?.id
    guard !isInSight || state != nil else { return reveal() }
    open(page, showing: state, opens: state != nil)
  }

  /// Opens what a link leads to, and says in one line what does not exist.
  ///
  /// - Parameters:
  ///   - destination: The place; its environment is that of the window.
  ///   - opens: Whether what the state presents is presented.
  func open(_ destination: CatalogDestination, opens: Bool = true) {
    guard let page = destination.page else {
      return close { [weak self] in
        self?.browser.navigationItem.prompt = destination.message
        self?.show(.primary)
      }
    }
    open(
      page, showing: destination.state, opens: opens && destination.isStateNamed,
      message: destination.message)
  }

  private func open(
    _ page: CatalogPage, showing state: PageState?, opens: Bool, message: String? = nil
  ) {
    close { [weak self] in
      self?.place(page, showing: state, opens: opens)
      self?.reveal()
      self?.pageController?.navigationItem.prompt = message
    }
  }

  private func reveal() {
    isPageChosen = true
    browser.navigationItem.prompt = nil
    show(.secondary)
  }

  private func place(_ page: CatalogPage, showing state: PageState? = nil, opens: Bool = false) {
    self.page = page
    // What covers the list and the page is presented only where a state was asked for.
    let controller = page.makeViewController(showing: state, opens: opens)
    pageController = controller
    let former = viewController(for: .secondary) as? UINavigationController
    let navigation = UINavigationController(rootViewController: controller)
    setViewController(navigation, for: .secondary)
    // A controller that is released with its navigation controller is not told that it has left.
    former?.setViewControllers([], animated: false)
    browser.openPage = page.id
  }

  // MARK: Presentations

  /// Closes everything that pages have presented, then calls the handler of the last call; at once if
  /// nothing is presented.
  func close(then handler: @escaping () -> Void) {
    afterClosing = handler
    closeState()
  }

  /// Closes what the open page has presented, and leaves the page open.
  func closeState() {
    pageController?.closeState()
    closePresentations()
  }

  private func closePresentations() {
    guard let presented = presentation else {
      let handler = afterClosing
      afterClosing = nil
      handler?()
      return
    }
    var front = presented
    while let next = front.presentedViewController { front = next }
    // UIKit refuses to dismiss during a transition, and does not report every end of one.
    guard !front.isBeingPresented, !front.isBeingDismissed else {
      Task { [weak self] in
        try? await Task.sleep(for: .milliseconds(50))
        self?.closePresentations()
      }
      return
    }
    (presented.presentingViewController ?? self).dismiss(animated: false) { [weak self] in
      self?.closePresentations()
    }
  }

  /// What a page presents; `nil` if it presents nothing.
  private var presentation: UIViewController? {
    var controller = pageController?.presentedViewController ?? presentedViewController
    // The search belongs to the list, and can present something itself.
    while let search = controller as? UISearchController {
      controller = search.presentedViewController
    }
    return controller
  }

  /// Ends the list at an upright fold of the device that would cross it.
  func foldChanged(to fold: CGRect?) {
    let edge = fold.flatMap { $0.height > $0.width ? $0.midX : nil } ?? Self.listWidth
    let width = min(edge, Self.listWidth)
    guard width != preferredPrimaryColumnWidth else { return }
    preferredPrimaryColumnWidth = width
    maximumPrimaryColumnWidth = width
  }

  /// Side by side there is always a page.
  private func fillSecondaryColumn() {
    guard !isCollapsed else { return }
    if page == nil, let first = CatalogRegistry.pages.first { place(first) }
    browser.updateSelection()
  }
}

extension CatalogSplitViewController: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    isPageChosen ? .secondary : .primary
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    browser.updateSelection()
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    fillSecondaryColumn()
  }
}
