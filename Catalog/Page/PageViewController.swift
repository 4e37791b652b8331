import ActionSheet
import ControlCore
import UIKit

/// A page of the catalog: what it shows, its states, its attributes, its code and its events.
///
///     view
///     ├── screen           of a page that has one; beside the panels where there is room
///     ├── scroll view
///     │   ├── attributes   by topic; beside the others where there is room
///     │   ├── code         follows every change
///     │   └── events       the latest lines
///     └── stage            stays in sight; scrolls along where it takes half of the height
///         ├── preview      value and control, of a page without a screen
///         ├── states       one of several
///         └── panels       which of them is shown; not where all are
final class PageViewController: UIViewController {
  static let margin: CGFloat = 16
  static let maximumWidth: CGFloat = 640

  /// The width from which on all panels are shown, in two columns.
  private static let wideWidth: CGFloat = 900
  private static let maximumWideWidth: CGFloat = 1_120

  /// The width of the panels beside a screen.
  static let sideWidth: CGFloat = 440

  /// The part of the height that the stage may take and stay.
  private static let stageShare: CGFloat = 0.62

  /// The least height of a preview, which gets lower on a page that is too low for the stage, in points
  /// of the default text size.
  static let minimumPreviewHeight: CGFloat = 220

  /// What is shown below the stage.
  enum Panel: CaseIterable {
    case screen, attributes, code, events

    @MainActor var title: String {
      switch self {
      case .screen: localized("Screen")
      case .attributes: localized("Attributes")
      case .code: localized("Code")
      case .events: localized("Events")
      }
    }
  }

  let page: CatalogPage

  let scrollView = UIScrollView()
  let stage = UIView()
  let edge = UIView()
  let panels = UISegmentedControl()
  /// The width that the segments were fitted to; 0 if their titles have changed since.
  var fittedPanelsWidth: CGFloat = 0
  /// The panels that the page has, in the order of the segments.
  private(set) var choices: [Panel] = []
  private(set) var content: PageContent?
  private(set) var states: StateStrip?
  /// How far the keyboard covers the view, in points.
  private(set) var keyboardHeight: CGFloat = 0
  private(set) var state: PageState?
  /// What says that something was done; `nil` until there is something to say.
  var messages: PresentationQueue?

  /// Whether the screen presents what its state has set up when the page appears.
  private var opensState: Bool

  /// Whether the state was asked for, by a link or on the page.
  private var isStateChosen: Bool

  /// Whether the screen alone is shown, as in a picture of the gallery.
  private let isBare: Bool

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - state: The state to show it in, one of its own or one derived from it; the first unless given.
  ///   - opens: Whether what the state presents is presented when the page appears.
  ///   - isBare: Whether the page's screen alone is shown.
  init(page: CatalogPage, state: PageState? = nil, opens: Bool = false, isBare: Bool = false) {
    self.page = page
    self.isBare = isBare
    self.state = state
    opensState = opens
    isStateChosen = opens
    super.init(nibName: nil, bundle: nil)
    title = localized(page.title)
    navigationItem.largeTitleDisplayMode = .never
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .onDrag
    scrollView.delegate = self
    view.addSubview(scrollView)
    stage.backgroundColor = .systemGroupedBackground
    edge.backgroundColor = .separator
    edge.alpha = 0
    stage.addSubview(edge)
    panels.addAction(UIAction { [weak self] _ in self?.panelChanged() }, for: .valueChanged)
    stage.addSubview(panels)
    rebuild()
    followKeyboard()
    // Labels grow by themselves; the frames around them are this controller's.
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (page: PageViewController, _: UITraitCollection) in page.textSizeChanged()
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    foldChanged()
    guard opensState else { return }
    opensState = false
    openState(animated: animated)
  }

  /// The page with its state, and what was changed there; without a state that was not asked for and
  /// presents nothing of the user's.
  var link: CatalogLink {
    let settings = content?.changedSettings ?? []
    return CatalogLink(
      page: page.id, state: isStateChosen || !settings.isEmpty ? state?.id : nil,
      attributes: (content?.changedAttributes ?? []) + settings)
  }

  /// The page as it is seen, with its state and its environment, to be shared.
  var sharedLink: CatalogLink {
    var link = link
    link.state = state?.id
    if let window = viewIfLoaded?.window {
      let environment = EnvironmentView.of(window).environment.resolved(in: window)
      link.environment = EnvironmentText.items(environment)
    }
    return link
  }

  /// What the page shows, or `nil` before the view is loaded.
  var subject: PageSubject? { content?.subject }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { closeState() }
  }

  /// The control whose attributes can be set; `nil` before the view is loaded or on a page without.
  var control: (any Inspectable)? { content?.subject.control }

  /// Shows a panel; does nothing if the page does not have it.
  func show(_ panel: Panel) {
    loadViewIfNeeded()
    guard let index = choices.firstIndex(of: panel) else { return }
    panels.selectedSegmentIndex = index
    panelChanged()
  }

  /// Shows the page in one of its states, and presents what that presents.
  func show(_ state: PageState) {
    self.state = state
    isStateChosen = true
    guard isViewLoaded else { return }
    closeState { [weak self] in self?.rebuildAndOpen() }
  }

  private func rebuildAndOpen() {
    rebuild()
    guard view.window != nil else { return }
    if choices.first == .screen { show(.screen) }
    view.layoutIfNeeded()
    openState(animated: true)
  }

  /// Takes away what the state has presented, as when another page is opened.
  ///
  /// - Parameter completion: Called when nothing is presented, at once if nothing was.
  func closeState(then completion: @escaping @MainActor () -> Void = {}) {
    guard let screen = subject?.screen as? any PresentingScreen else { return completion() }
    screen.close(animated: false, completion: completion)
  }

  private func openState(animated: Bool) {
    guard let subject else { return }
    let pose = state?.pose
    let finish: @MainActor () -> Void = { [weak self] in
      self?.foldChanged()
      pose?(subject)
    }
    if let screen = subject.screen as? any PresentingScreen {
      screen.open(animated: animated, completion: finish)
    } else {
      finish()
    }
  }

  private func rebuild() {
    let state = state ?? page.states.first
    self.state = state
    // Tests of the app find the page by its place.
    view.accessibilityIdentifier = CatalogLink(page: page.id, state: state?.id).place
    content?.remove()
    let content = PageContent(page: page, state: state) { [weak self] in
      self?.viewIfLoaded?.setNeedsLayout()
    }
    self.content = content
    if let card = content.previewCard { stage.addSubview(card) }
    var items = [
      EnvironmentMenu.barButtonItem(
        actions: { [weak self] in self?.actions ?? [] },
        window: { [weak self] in self?.viewIfLoaded?.window })
    ]
    if let screen = content.subject.screen {
      addChild(screen)
      view.insertSubview(screen.view, belowSubview: scrollView)
      screen.didMove(toParent: self)
      items += screen.navigationItem.rightBarButtonItems ?? []
    }
    navigationItem.rightBarButtonItems = items
    foldChanged()
    showChoices(of: content)
    showStates(selected: state?.id)
    view.setNeedsLayout()
  }

  private func showChoices(of content: PageContent) {
    let found = Panel.allCases.filter {
      $0 == .screen ? content.subject.screen != nil : content.has($0)
    }
    guard found != choices else { return }
    choices = found
    panels.removeAllSegments()
    fittedPanelsWidth = 0
    for (index, panel) in found.enumerated() {
      panels.insertSegment(withTitle: panel.title, at: index, animated: false)
    }
    panels.selectedSegmentIndex = 0
  }

  private func showStates(selected: String?) {
    if let states {
      states.selectedID = selected
      return
    }
    guard page.states.count > 1 else { return }
    let strip = StateStrip(page.states, selected: selected) { [weak self] in self?.show($0) }
    states = strip
    stage.addSubview(strip)
  }

  private func panelChanged() {
    view.endEditing(false)
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    view.setNeedsLayout()
  }

  private func textSizeChanged() {
    func invalidate(_ view: UIView) {
      view.setNeedsLayout()
      for subview in view.subviews { invalidate(subview) }
    }
    invalidate(view)
  }

  /// Keeps what a sheet shows out of the fold of the device, and draws what the state reserves.
  func foldChanged() {
    guard let window = viewIfLoaded?.window else { return }
    let environment = EnvironmentView.of(window)
    content?.setFold(environment.environment.fold(in: window.bounds))
    environment.reservedRects = content?.stateRects ?? []
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let window = viewIfLoaded?.window else { return }
    EnvironmentView.of(window).reservedRects = []
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isBare, let screen = content?.subject.screen {
      stage.isHidden = true
      scrollView.isHidden = true
      screen.view.frame = view.bounds
      return
    }
    let safeArea = view.safeAreaInsets
    let room = view.bounds.width - safeArea.left - safeArea.right - Self.margin * 2
    let isWide = room >= Self.wideWidth
    let screen = content?.subject.screen
    let maximum = screen != nil ? room : isWide ? Self.maximumWideWidth : Self.maximumWidth
    let width = min(room, maximum)
    let oldKeyboardHeight = keyboardHeight
    keyboardHeight = coveredHeight
    let height = view.bounds.height - safeArea.top - max(safeArea.bottom, keyboardHeight)
    let stageHeight = layOutStage(
      width: width, isWide: isWide, limit: (height * Self.stageShare).rounded(.down))
    let stays = screen != nil || stageHeight <= height * Self.stageShare
    let top = stays ? safeArea.top + stageHeight : 0
    let home: UIView = stays ? view : scrollView
    if stage.superview !== home { home.addSubview(stage) }
    stage.frame = CGRect(
      x: 0, y: stays ? safeArea.top : 0, width: view.bounds.width, height: stageHeight)
    if let screen {
      layOut(screen, top: top, width: width, isWide: isWide)
    } else {
      scrollView.frame = CGRect(
        x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top - keyboardHeight)
      let start = stays ? 0 : stageHeight
      let left = (view.bounds.width - width) / 2
      let columns = isWide ? columns(left: left, width: width) : [(x: left, width: width)]
      let bottom = layOutCards(top: start + Self.cardSpacing, columns: columns, isWide: isWide)
      scrollView.contentSize = CGSize(width: view.bounds.width, height: bottom + 32)
    }
    visiblePartChanged()
    if keyboardHeight > oldKeyboardHeight { showEditedField() }
  }

  // MARK: Keyboard

  /// Lays the view out in the animation of the keyboard.
  private func followKeyboard() {
    let guide = view.keyboardLayoutGuide
    guide.usesBottomSafeArea = false
    // UIKit lays out only views that have a constraint to the guide.
    let spacer = UIView()
    spacer.isHidden = true
    spacer.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(spacer, at: 0)
    NSLayoutConstraint.activate([
      spacer.topAnchor.constraint(equalTo: view.topAnchor),
      spacer.bottomAnchor.constraint(equalTo: guide.topAnchor),
      spacer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      spacer.widthAnchor.constraint(equalToConstant: 0),
    ])
  }

  private var coveredHeight: CGFloat {
    let frame = view.keyboardLayoutGuide.layoutFrame
    return frame.isEmpty ? 0 : max(0, view.bounds.maxY - frame.minY)
  }

  /// Scrolls the field that is edited into sight; the page above the keyboard is low.
  private func showEditedField() {
    func firstResponder(in view: UIView) -> UIView? {
      view.isFirstResponder ? view : view.subviews.lazy.compactMap(firstResponder).first
    }
    guard let field = firstResponder(in: scrollView) else { return }
    let frame = scrollView.convert(field.bounds, from: field)
    scrollView.scrollRectToVisible(frame.insetBy(dx: 0, dy: -12), animated: false)
  }

  /// The line between the stage and what scrolls under it.
  private func updateEdge() {
    let isScrolled =
      !scrollView.isHidden && scrollView.contentOffset.y + scrollView.adjustedContentInset.top > 0.5
    edge.alpha = stage.superview === view && isScrolled ? 1 : 0
  }

  static let cardSpacing: CGFloat = 12
}

extension PageViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    visiblePartChanged()
  }

  private func visiblePartChanged() {
    updateEdge()
    // Rows that come near get their editors.
    if content?.shownPanels.contains(.attributes) == true {
      content?.card(.attributes)?.setNeedsLayout()
    }
  }
}
