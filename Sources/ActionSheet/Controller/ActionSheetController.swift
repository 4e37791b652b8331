import ControlCore
import UIKit

/// Presents a sheet of choices from the bottom of a window, in a popover, or in a window of its own; or a
/// dialog in the middle of a window.
///
///     let controller = ActionSheetController(title: "Delete the draft?")
///     controller.addAction(.destructive("Delete") { _ in drafts.delete() })
///     controller.addAction(.cancel())
///     controller.present(from: self, anchoredTo: deleteButton)
///
/// With the style `.alert` the same content is a dialog, which takes a choice of an action:
///
///     let dialog = ActionSheetController(
///       title: "Delete the draft?", message: "You cannot undo this.", preferredStyle: .alert)
///
/// UIKit's `present(_:animated:completion:)` and a ``PresentationQueue`` present it as well, and
/// ``result(from:anchoredTo:animated:)`` awaits its outcome. Each presentation has exactly one
/// ``SheetOutcome``, however it is dismissed, and calls the delegate and handlers in one order.
///
/// The content and the ``style`` can change at any time, also while the sheet is shown.
///
/// A subclass may override the life cycle of the controller and calls `super` first. Presentation and
/// outcome depend on those calls. Set the content in `viewDidLoad()` or in an initializer.
///
///     view               fills the window, or the popover
///     ├── dimming        takes taps beside the sheet
///     └── sheet          rows, at the bottom
@MainActor
open class ActionSheetController: UIViewController, ActionSheetContent {
  /// The control that shows the content.
  ///
  /// The controller sets its frame, its container and its closures.
  public let sheet = ActionSheetControl(frame: .zero)

  /// The delegate; not retained.
  public weak var delegate: (any ActionSheetControllerDelegate)?

  /// The handler of an error that the handler of an action has thrown, called after the delegate.
  ///
  /// It is also called when the sheet was closed meanwhile, and not for `CancellationError`. The default
  /// is `nil`.
  public var actionFailed: ((ActionSheetAction, any Error) -> Void)?

  /// The handler that is called with the outcome when a presentation has ended, after the delegate; the
  /// default is `nil`.
  public var dismissed: ((SheetOutcome) -> Void)?

  /// The animation with which the sheet appears; `nil` for ``ActionSheetAnimation/slide``, and for a dialog
  /// for a fade in which it shrinks into place.
  ///
  /// A popover has the animation of the system. The default is `nil`.
  public var presentationAnimation: ActionSheetAnimation?

  /// The animation with which the sheet disappears; `nil` for ``ActionSheetAnimation/slide``, and for a
  /// dialog for ``ActionSheetAnimation/fade``.
  ///
  /// The animation of an action precedes it. A popover has the animation of the system. The default is
  /// `nil`.
  public var dismissalAnimation: ActionSheetAnimation?

  /// The condition under which the sheet is a popover; the default is ``SheetAdaptivity/automatic``.
  public var adaptivity: SheetAdaptivity = .automatic

  /// The interface orientations while the sheet is shown; `nil`, the default, for those of the presenter.
  public var supportedOrientations: UIInterfaceOrientationMask?

  /// The parts of the window that no row crosses, such as the fold of a display, in its coordinates.
  ///
  /// A sheet is on the side of them that shows most of it, and of sides that show equally much on the lower
  /// one, or the left one. A popover is on the side of its source, with margins for its layout. UIKit places
  /// cards. Non-finite rects are ignored, and rects that cover the whole window. The default is empty.
  public var reservedRects: [CGRect] = [] {
    didSet { if reservedRects != oldValue { reservedRectsChanged() } }
  }

  /// The outcome of the last presentation, or of the current one if it is decided.
  public internal(set) var outcome: SheetOutcome?

  final let dimmingView = SheetDimmingView(frame: .zero)
  final let panGestureRecognizer = SheetPanGestureRecognizer(target: nil, action: nil)
  private(set) final lazy var presenter = SheetPresenter(controller: self)

  /// The detent that the app, the person or the first layout has selected.
  final var setDetent: SheetDetent?

  /// The value of ``selectedDetentIdentifier``.
  final var publishedDetentID: String?

  /// The height that a finger gives to the rows.
  final var draggedHeight: CGFloat?

  /// The height of the content of a card.
  final var cardHeight: CGFloat = 0

  /// What a declarative view has last asked the sheet to show.
  final var declaration = SheetContent()

  // MARK: Creating

  /// Creates a controller.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - preferredStyle: The form of the sheet; see ``preferredStyle``.
  ///   - items: The items between header and footer.
  public convenience init(
    title: String? = nil, message: String? = nil,
    preferredStyle: UIAlertController.Style = .actionSheet, items: [ActionSheetItem] = []
  ) {
    self.init(nibName: nil, bundle: nil)
    sheet.preferredStyle = preferredStyle
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

  /// Creates a controller of an empty sheet; the arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a controller of an empty sheet from a nib or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    modalPresentationStyle = .custom
    transitioningDelegate = presenter
    presenter.connect()
  }

  // MARK: Content

  /// The title of the sheet.
  open override var title: String? {
    get { sheet.title }
    set { sheet.title = newValue }
  }

  /// The message below the title.
  public var message: String? {
    get { sheet.message }
    set { sheet.message = newValue }
  }

  /// The form of the sheet: a sheet of choices, or a dialog in the middle of the window.
  ///
  /// A dialog closes with an action, not by a tap beside it, and is never a popover; Escape and the escape
  /// gesture of VoiceOver perform its cancel action. Set it before the sheet is presented. The default is
  /// `.actionSheet`. See ``ActionSheetControl/preferredStyle``.
  public var preferredStyle: UIAlertController.Style {
    get { sheet.preferredStyle }
    set { sheet.preferredStyle = newValue }
  }

  /// The style of the sheet; see ``ActionSheetControl/style``.
  public var style: SheetStyle {
    get { sheet.style }
    set { sheet.style = newValue }
    _modify { yield &sheet.style }
  }

  // MARK: Detents

  /// The heights at which the sheet rests; a finger moves it from one to the next.
  ///
  /// The default is empty: the sheet is as high as its content. While a sheet with several detents is
  /// smaller than its content, a finger that moves up makes it higher before the rows scroll.
  public var detents: [SheetDetent] = [] {
    didSet { detentsChanged() }
  }

  /// The detent up to which the views behind the sheet are not dimmed and receive touches; the default is
  /// `nil`: they are always dimmed.
  public var largestUndimmedDetent: SheetDetent? {
    didSet { layOutDetents() }
  }

  /// A Boolean value that determines whether the sheet shows a grabber at its top.
  ///
  /// A tap on the grabber moves the sheet to the next greater detent, and from the greatest to the least.
  /// VoiceOver finds it as an adjustable element. The default is `false`.
  public var prefersGrabberVisible = false {
    didSet { layOutDetents() }
  }

  /// The identity of ``selectedDetent``, which Objective-C can read.
  ///
  /// It supports key-value observation, also for a finger that moves the sheet to another detent. It has
  /// changed already when the delegate is called. The default is `nil`.
  @GKInspectable public dynamic var selectedDetentIdentifier: String? { publishedDetentID }

  // MARK: View

  /// Creates a view that passes touches through where nothing dims the views behind it.
  ///
  /// An override calls `super` first.
  open override func loadView() {
    let root = SheetRootView()
    root.viewBehind = { [weak self] in
      guard let self, isUndimmed else { return nil }
      return presentingViewController?.viewIfLoaded
    }
    view = root
  }

  /// Adds the sheet and the view that dims the views behind it; an override calls `super` first.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = nil
    view.isOpaque = false
    view.addSubview(dimmingView)
    view.addSubview(sheet)
    view.accessibilityElements = [sheet, dimmingView]
    sheet.addGestureRecognizer(panGestureRecognizer)
    followKeyboard()
    updateDimming()
    if isFilling { prepareFilling() }
  }

  /// Lays out the sheet; an override calls `super` first.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutSheet()
    presenter.followSource()
  }

  /// Begins the presentation; an override calls `super` first.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presenter.viewWillAppear()
  }

  /// Reports that the sheet is shown; an override calls `super` first.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presenter.appearanceChanged()
  }

  /// Observes a dismissal that the sheet did not ask for; an override calls `super` first.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    presenter.appearanceChanged()
  }

  /// Adapts the sheet to another size of the window, or closes it if its style says so or the source of
  /// the popover is gone; an override calls `super` first.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    presenter.viewWillTransition(to: size, with: coordinator)
  }

  /// Follows the size of a child that is an item of the sheet; an override calls `super` first.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    sheet.childSizeChanged(container)
  }

  /// Follows the size of a child that is an item of the sheet; an override calls `super` first.
  open override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
    sheet.childSizeChanged(container)
  }

  /// The value of ``supportedOrientations``, or that of the presenter.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    supportedOrientations ?? presentingViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  /// Presents a controller on the sheet; an override calls `super`.
  ///
  /// The handler of an action awaits ``dismiss(choosing:)`` instead: what it presents on the sheet goes with the
  /// sheet.
  open override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presenter.reportPresentation()
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses a controller that is presented on the sheet, or closes the sheet as
  /// ``cancel(animated:completion:)`` does.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    switch presenter.state {
    case .requested, .presenting, .presented, .leaving:
      guard presentedViewController == nil else { break }
      return cancel(animated: flag, completion: completion)
    case .idle, .hiding, .hidden, .closing, .finishing: break
    }
    super.dismiss(animated: flag, completion: completion)
  }

  // MARK: Keyboard and assistive technology

  /// Closes the sheet for Escape and for Command and full stop, and chooses the preferred action for
  /// Return, in a dialog also the only one.
  ///
  /// Return in a text goes to the text. A dialog without a cancel action stays.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.closesSheet ?? false }
    if isEscape, presenter.userCanCancel {
      presenter.cancel(because: .escapeKey)
    } else if presses.contains(where: { $0.key?.isReturn ?? false }), !sheet.isTypedInto,
      let action = sheet.returnAction, sheet.selectAction(id: action.id)
    {
      // The action is chosen.
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  /// Closes the sheet for the escape gesture of assistive technology.
  open override func accessibilityPerformEscape() -> Bool {
    guard presenter.userCanCancel else { return false }
    presenter.cancel(because: .accessibilityEscape)
    return true
  }

  /// The sheet, so that the focus begins in it.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { [sheet] }

  // MARK: Popover

  /// The popover of a sheet whose modal presentation style is `.popover`.
  ///
  /// It stays a popover in a compact window, and a tap beside it asks the delegate of the sheet, unless
  /// the popover has another delegate.
  open override var popoverPresentationController: UIPopoverPresentationController? {
    let popover = super.popoverPresentationController
    if let popover, popover.delegate == nil { popover.delegate = presenter }
    return popover
  }

  /// A Boolean value that determines whether only actions and the app close the sheet; the default is
  /// `false`.
  open override var isModalInPresentation: Bool {
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
