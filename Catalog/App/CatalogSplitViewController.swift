import UIKit

/// The list beside a page in wide windows, and one stack of both in narrow ones.
final class CatalogSplitViewController: UISplitViewController {
  let browser = BrowserViewController()

  /// The page that is open.
  private(set) var page: CatalogPage?

  /// The controller of the open page.
  private(set) weak var pageController: PageViewController?

  /// Called with the place that is shown, for the next launch.
  var didMove: (CatalogLink?) -> Void = { _ in }

  /// Whether a page was asked for, by the user or at launch.
  private var isPageChosen = false

  init() {
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    presentsWithGesture = false
    preferredPrimaryColumnWidth = 360
    maximumPrimaryColumnWidth = 360
    browser.didSelect = { [weak self] in self?.open($0) }
    browser.didReturn = { [weak self] in
      guard let self, isCollapsed else { return }
      isPageChosen = false
      didMove(nil)
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

  #if !canImport(ObjectiveC)
    override class var _selectors: [_SelectorMethod] { super._selectors + shortcutMethods }
  #endif

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    fillSecondaryColumn()
  }

  /// Opens a page and shows it.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - state: The state to show it in; one that the page does not have gives the first.
  func open(_ page: CatalogPage, state: String? = nil) {
    open(page, showing: page.states.first { $0.id == state })
  }

  /// Opens what a link leads to, and says in one line what of it does not exist.
  func open(_ link: CatalogLink) {
    let destination = CatalogDestination(link)
    browser.navigationItem.prompt = destination.page == nil ? destination.message : nil
    guard let page = destination.page else {
      show(.primary)
      return
    }
    open(page, showing: destination.state)
    pageController?.navigationItem.prompt = destination.message
  }

  private func open(_ page: CatalogPage, showing state: PageState?) {
    isPageChosen = true
    browser.navigationItem.prompt = nil
    // What the user has changed on a page that is in sight stays.
    let isInSight = !isCollapsed && isViewLoaded && page.id == self.page?.id
    if !isInSight || state != nil { place(page, showing: state) }
    show(.secondary)
    didMove(CatalogLink(page: page.id, state: state?.id))
  }

  private func place(_ page: CatalogPage, showing state: PageState?) {
    self.page = page
    pageController?.closeState()
    // What covers the list and the page is presented where a state was asked for.
    let controller = page.makeViewController(showing: state, opens: state != nil)
    pageController = controller
    setViewController(UINavigationController(rootViewController: controller), for: .secondary)
    browser.openPage = page.id
  }

  /// Side by side there is always a page.
  private func fillSecondaryColumn() {
    guard !isCollapsed else { return }
    if page == nil, let first = CatalogRegistry.pages.first { place(first, showing: nil) }
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
