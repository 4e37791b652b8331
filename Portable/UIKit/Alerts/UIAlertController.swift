/// A controller that shows an alert, or an action sheet that rises from the bottom edge.
///
/// Where the idiom is the pad's and the width is regular, an action sheet is a popover, which needs
/// a `sourceView`, `sourceItem` or `barButtonItem`.
open class UIAlertController: UIViewController {
  /// The two forms of an alert controller.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open private(set) var preferredStyle = Style.actionSheet

  /// The text below the title.
  open var message: String? {
    didSet { contentDidChange() }
  }

  open override var title: String? {
    didSet { contentDidChange() }
  }

  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The action that an alert emphasizes and that the Return key performs; it must have been added
  /// before.
  open var preferredAction: UIAlertAction? {
    didSet { preferredActionDidChange(from: oldValue) }
  }

  /// The action that dismisses the alert.
  private var chosenAction: UIAlertAction?

  /// Creates an alert controller without actions.
  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// Adds an action. A second action of the style `cancel` is a programmer error and is left out.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      reportMisuse(
        "UIAlertController.addAction(_:)", "there is an action of the style cancel already")
      return
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  // MARK: Overrides

  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { preferredStyle == .actionSheet ? .popover : .custom }
    set {}
  }

  open override func loadView() {
    view = AlertView()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    contentDidChange()
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let returns = presses.contains {
      $0.key?.keyCode == .keyboardReturnOrEnter || $0.key?.keyCode == .keypadEnter
    }
    if returns, let preferredAction {
      choose(preferredAction)
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }
}

// What the presentation needs.
extension UIAlertController {
  var alertView: AlertView? { viewIfLoaded as? AlertView }
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Shows the view as an alert, as a sheet or as the content of a popover.
  func adopt(_ form: AlertForm) {
    loadViewIfNeeded()
    guard let alertView, alertView.form != form else { return }
    alertView.form = form
    contentDidChange()
  }

  /// Dismisses the alert, then runs the handler of `action`.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, chosenAction == nil, !isBeingPresented, !isBeingDismissed,
      let presenter = presentingViewController
    else { return }
    chosenAction = action
    presenter.dismiss(animated: true) { [self] in
      chosenAction = nil
      action.perform()
    }
  }

  func cancel() {
    if let cancelAction { choose(cancelAction) }
  }

  private func contentDidChange() {
    guard let alertView else { return }
    alertView.show(
      AlertContent(
        title: title, message: message, actions: actions, preferredAction: preferredAction)
    ) { [weak self] action in self?.choose(action) }
    if alertView.form == .popover {
      preferredContentSize = alertView.sizeThatFits(CGSize(width: 270, height: 0))
    }
    presentation.controller?.containerView?.setNeedsLayout()
  }

  private func preferredActionDidChange(from old: UIAlertAction?) {
    if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
      reportMisuse(
        "UIAlertController.preferredAction",
        "the action is none of the controller's; add it with addAction(_:) first")
      self.preferredAction = old
      return
    }
    contentDidChange()
  }

  func makeAlertPresentation(presenting: UIViewController?) -> UIPresentationController {
    preferredStyle == .actionSheet
      ? AlertPopoverPresentationController(presentedViewController: self, presenting: presenting)
      : AlertPresentationController(presentedViewController: self, presenting: presenting)
  }
}
