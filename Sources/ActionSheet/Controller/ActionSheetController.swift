import ControlCore
import UIKit

/// Presents a sheet of choices from the bottom of a window, in a popover, or in a window of its own.
///
///     let controller = ActionSheetController(title: "Delete the draft?")
///     controller.addAction(.destructive("Delete") { _ in drafts.delete() })
///     controller.addAction(.cancel())
///     controller.present(from: self, anchoredTo: deleteButton)
///
/// It may also be presented with UIKit's own `present(_:animated:completion:)`, through a
/// ``PresentationQueue``, or awaited with ``result(from:anchoredTo:animated:)``. However it is
/// presented, and by whomever it is dismissed, each presentation has exactly one ``SheetOutcome``, and
/// ``ActionSheetControllerDelegate`` and handlers are called in one order.
///
/// What it shows is the ``sheet``'s; how it looks and behaves is the ``style``'s. Both may be changed
/// at any time, also while it is shown.
///
///     view               fills the window, or the popover
///     ├── dimming        takes taps beside the sheet
///     └── sheet          rows, at the bottom
@MainActor
public final class ActionSheetController: UIViewController {
  /// What is shown.
  ///
  /// The controller sets its frame, its container and its closures.
  public let sheet = ActionSheetControl(frame: .zero)

  /// Follows the sheet and has a say in how it ends; not kept alive.
  public weak var delegate: (any ActionSheetControllerDelegate)?

  /// Called when everything is over, after the delegate.
  ///
  /// Default `nil`.
  public var dismissed: ((SheetOutcome) -> Void)?

  /// How the sheet comes; `nil` for the slide of its style.
  ///
  /// In a popover the system's own animation is used. Default `nil`.
  public var presentationAnimation: ActionSheetAnimation?

  /// How the sheet goes; `nil` for the slide of its style.
  ///
  /// An action's own animation comes first. In a popover the system's own is used. Default `nil`.
  public var dismissalAnimation: ActionSheetAnimation?

  /// When the sheet is a popover.
  ///
  /// Default ``SheetAdaptivity/automatic``.
  public var adaptivity: SheetAdaptivity = .automatic

  /// How the interface may be turned while the sheet is shown; `nil` asks whoever presents it, so
  /// that a sheet never turns an interface that does not turn.
  ///
  /// Default `nil`.
  public var supportedOrientations: UIInterfaceOrientationMask?

  /// How the last presentation ended, or the present one is about to; `nil` before that.
  public internal(set) var outcome: SheetOutcome?

  let dimmingView = SheetDimmingView(frame: .zero)
  let panGestureRecognizer = SheetPanGestureRecognizer(target: nil, action: nil)
  private(set) lazy var presenter = SheetPresenter(controller: self)
  var detentState = Detents()

  // MARK: Creating

  /// Makes a controller of a sheet.
  ///
  /// - Parameters:
  ///   - title: The title, if any.
  ///   - message: The message below it, if any.
  ///   - items: What is between header and footer.
  public convenience init(
    title: String? = nil, message: String? = nil, items: [ActionSheetItem] = []
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    if !items.isEmpty { self.items = items }
  }

  /// Creates a controller of a sheet with the title and the elements of a menu.
  ///
  /// - Parameter menu: A menu; see ``ActionSheetItem/items(of:)``.
  public convenience init(menu: UIMenu) {
    self.init(
      title: menu.title.isEmpty ? nil : menu.title, message: menu.subtitle,
      items: ActionSheetItem.items(of: menu))
  }

  /// Makes a controller of an empty sheet; there is no nib to load.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Makes a controller of an empty sheet, from an archive or a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    modalPresentationStyle = .custom
    transitioningDelegate = presenter
    sheet.runsHandlers = false
    sheet.actionSelected = { [weak self] action, index in self?.presenter.choose(action, at: index)
    }
    sheet.backgroundTapped = { [weak self] in self?.presenter.backgroundTapped() }
    sheet.layoutChanged = { [weak self] in self?.sheetLayoutChanged() }
    sheet.appearanceInvalidated = { [weak self] in self?.updateDimming() }
    dimmingView.tapped = { [weak self] in self?.presenter.backgroundTapped() }
    presenter.preparePan()
  }

  /// The sheet's title.
  public override var title: String? {
    get { sheet.title }
    set { sheet.title = newValue }
  }

  // MARK: View

  /// Creates a view that passes touches through where nothing dims the views behind it.
  public override func loadView() {
    let root = SheetRootView()
    root.viewBehind = { [weak self] in
      guard let self, isUndimmed else { return nil }
      return presentingViewController?.viewIfLoaded
    }
    view = root
  }

  /// Puts the sheet over what dims the views behind it.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = nil
    view.isOpaque = false
    view.accessibilityViewIsModal = true
    view.addSubview(dimmingView)
    view.addSubview(sheet)
    view.accessibilityElements = [sheet, dimmingView]
    sheet.addGestureRecognizer(panGestureRecognizer)
    followKeyboard()
    updateDimming()
    if isFilling { fitPopover() }
  }

  /// Lays the sheet out in the window as it is now.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutSheet()
    presenter.followSource()
  }

  /// Begins a presentation that UIKit was asked for.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }

  /// Tells that the sheet is there.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presenter.viewDidAppear()
  }

  /// Notices a dismissal that others have asked for.
  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    presenter.viewWillDisappear()
  }

  /// Ends a presentation that others have ended.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presenter.viewDidDisappear()
  }

  /// Follows the window into another size; closes the sheet where its style says so or nothing is
  /// left to point at.
  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    presenter.viewWillTransition(to: size, with: coordinator)
  }

  /// What ``supportedOrientations`` says, or whoever presents the sheet.
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    supportedOrientations ?? presentingViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  /// Closes the sheet, as ``cancel(animated:completion:)`` does, unless something lies over it: then
  /// that goes.
  public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    switch presenter.state {
    case .requested, .presenting, .presented, .leaving:
      guard presentedViewController == nil else { break }
      return cancel(animated: flag, completion: completion)
    case .idle, .hiding, .hidden, .closing, .dismissing: break
    }
    super.dismiss(animated: flag, completion: completion)
  }

  // MARK: Keyboard and assistive technology

  /// Closes the sheet for Escape and for Command and full stop, and chooses the preferred action for
  /// Return.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.closesSheet ?? false }
    if isEscape, presenter.userCanCancel {
      presenter.cancel(because: .escapeKey)
    } else if presses.contains(where: { $0.key?.isReturn ?? false }),
      let preferredAction = sheet.preferredAction, sheet.selectAction(id: preferredAction.id)
    {
      // The action is chosen.
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  /// Closes the sheet for the escape gesture of assistive technology.
  public override func accessibilityPerformEscape() -> Bool {
    guard presenter.userCanCancel else { return false }
    presenter.cancel(because: .accessibilityEscape)
    return true
  }

  /// The sheet, so that the focus begins in it.
  public override var preferredFocusEnvironments: [any UIFocusEnvironment] { [sheet] }

  // MARK: Popover

  /// The popover of a sheet whose style is `.popover`, set by hand or because there is something to
  /// point at.
  ///
  /// It stays a popover in a narrow window too, and a tap beside it asks whoever has a say, unless
  /// it is given another delegate.
  public override var popoverPresentationController: UIPopoverPresentationController? {
    let popover = super.popoverPresentationController
    if let popover, popover.delegate == nil { popover.delegate = presenter }
    return popover
  }

  /// Whether only the app and an action close the sheet; default `false`.
  public override var isModalInPresentation: Bool {
    didSet { updateDimming() }
  }
}

extension UIKey {
  /// A Boolean value that determines whether the key is Return without modifiers.
  fileprivate var isReturn: Bool {
    (keyCode == .keyboardReturnOrEnter || keyCode == .keypadEnter)
      && modifierFlags.isDisjoint(with: [.command, .control, .alternate, .shift])
  }

  /// A Boolean value that determines whether the key closes a sheet: Escape without modifiers, or
  /// Command and the period.
  fileprivate var closesSheet: Bool {
    let modifiers = modifierFlags.intersection([.command, .control, .alternate, .shift])
    if keyCode == .keyboardEscape { return modifiers.isEmpty }
    return modifiers == .command && charactersIgnoringModifiers == "."
  }
}
