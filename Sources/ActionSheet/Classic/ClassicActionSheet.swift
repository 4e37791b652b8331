import UIKit

/// A class with the members of `UIActionSheet`, for code that was written for it.
///
///     let sheet = ClassicActionSheet(
///       title: "Delete the draft?", delegate: self, cancelButtonTitle: "Cancel",
///       destructiveButtonTitle: "Delete", otherButtonTitles: "Archive")
///     sheet.show(in: view)
///
/// Indices follow the order in which buttons were added, -1 stands for none, and the cancel button is
/// below all others. The sheet retains itself while it is shown. New code uses
/// ``ActionSheetController``.
@MainActor
public final class ClassicActionSheet {
  /// The controller that presents the sheet; its delegate belongs to the sheet.
  public let controller = ActionSheetController()

  /// The delegate; not retained.
  public weak var delegate: (any ClassicActionSheetDelegate)?

  /// The view controller that presents the sheet from a bar button item.
  ///
  /// If it is `nil`, the target of the item or the delegate presents the sheet, if it is a view
  /// controller. The default is `nil`.
  public weak var presenter: UIViewController?

  private lazy var relay = ClassicActionSheetRelay(self)

  /// The index with which the app closes the sheet.
  var indexGiven: Int?

  /// Creates a sheet.
  ///
  /// The destructive button comes first, then the others, the cancel button last.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - delegate: The delegate; not retained.
  ///   - cancelButtonTitle: The title of the cancel button.
  ///   - destructiveButtonTitle: The title of the destructive button.
  ///   - otherButtonTitles: The titles of the other buttons.
  public convenience init(
    title: String?, message: String? = nil, delegate: (any ClassicActionSheetDelegate)?,
    cancelButtonTitle: String?, destructiveButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle, otherButtonTitles: otherButtonTitles)
  }

  /// Creates a sheet with an array of other buttons.
  public init(
    title: String?, message: String? = nil, delegate: (any ClassicActionSheetDelegate)?,
    cancelButtonTitle: String?, destructiveButtonTitle: String?, otherButtonTitles: [String]
  ) {
    self.delegate = delegate
    controller.title = title
    controller.message = message
    controller.style.pinsCancel = true
    controller.delegate = relay
    if let destructiveButtonTitle {
      controller.addAction(.destructive(destructiveButtonTitle))
    }
    for title in otherButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { controller.addAction(.cancel(cancelButtonTitle)) }
  }

  /// Creates a sheet without title and buttons.
  public convenience init() {
    self.init(
      title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil,
      otherButtonTitles: [String]())
  }

  /// The title; empty if there is none.
  public var title: String {
    get { controller.title ?? "" }
    set { controller.title = newValue }
  }

  // MARK: Buttons

  /// Adds a button at the end.
  ///
  /// - Parameter title: The title; `nil` counts as empty.
  /// - Returns: The index of the button.
  @discardableResult
  public func addButton(withTitle title: String?) -> Int {
    controller.addAction(ActionSheetAction(title ?? ""))
  }

  /// Adds a button with a handler at the end.
  ///
  /// The handler runs when the sheet is off screen, after the delegate was called. All else is as in
  /// ``addButton(withTitle:)``.
  @discardableResult
  public func addButton(
    withTitle title: String?, style: ActionSheetAction.Role,
    handler: @escaping @MainActor (ActionSheetAction) -> Void = { _ in }
  ) -> Int {
    controller.addAction(ActionSheetAction(title ?? "", role: style, handler: handler))
  }

  /// Returns the title of the button at an index, or `nil`.
  public func buttonTitle(at buttonIndex: Int) -> String? {
    controller.action(at: buttonIndex)?.title
  }

  /// The number of buttons.
  public var numberOfButtons: Int { controller.numberOfActions }

  /// The index of the cancel button; -1 if there is none.
  ///
  /// Setting it makes that button the only cancel button; an index without a button makes none.
  public var cancelButtonIndex: Int {
    get { controller.cancelActionIndex ?? -1 }
    set { setRole(.cancel, at: newValue) }
  }

  /// The index of the destructive button; -1 if there is none.
  ///
  /// Setting it makes that button the only destructive one; an index without a button makes none.
  public var destructiveButtonIndex: Int {
    get { controller.destructiveActionIndex ?? -1 }
    set { setRole(.destructive, at: newValue) }
  }

  /// The index of the first button with the default role; -1 if there is none.
  public var firstOtherButtonIndex: Int { controller.firstDefaultActionIndex ?? -1 }

  private func setRole(_ role: ActionSheetAction.Role, at index: Int) {
    let chosen = controller.action(at: index)?.id
    for action in controller.actions where action.id == chosen || action.role == role {
      controller.updateAction(id: action.id) { $0.role = action.id == chosen ? role : .default }
    }
  }

  // MARK: Presentation

  /// A Boolean value that determines whether the sheet is shown.
  public var isVisible: Bool { controller.isPresented }

  /// Closes the sheet.
  ///
  /// - Parameters:
  ///   - buttonIndex: The index that is passed to the delegate, which is not told of a tap.
  ///   - animated: A Boolean value that determines whether the dismissal is animated.
  public func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    indexGiven = buttonIndex
    controller.cancel(animated: animated)
  }

  /// Shows the sheet in a window of its own, above all others of the active scene.
  ///
  /// An app with several scenes names one:
  /// ``ActionSheetController/present(in:level:animated:completion:)``.
  @available(iOSApplicationExtension, unavailable)
  public func show() {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let active = scenes.filter { $0.activationState == .foregroundActive }
    guard let scene = active.first(where: { $0.keyWindow != nil }) ?? active.first ?? scenes.first
    else { return show(on: nil, at: nil) }
    controller.present(in: scene)
  }

  /// Shows the sheet from the bottom of a view's window.
  public func show(in view: UIView) {
    show(on: view.presenter, at: nil)
  }

  /// Shows the sheet; in a wide window it is a popover that points at a toolbar.
  public func show(from toolbar: UIToolbar) {
    show(on: toolbar.presenter, at: .item(toolbar))
  }

  /// Shows the sheet; in a wide window it is a popover that points at a tab bar.
  public func show(from tabBar: UITabBar) {
    show(on: tabBar.presenter, at: .item(tabBar))
  }

  /// Shows the sheet; in a wide window it is a popover that points at a bar button item.
  ///
  /// An item does not know its view controller: see ``presenter``.
  public func show(from item: UIBarButtonItem, animated: Bool) {
    let controllers = [presenter, item.target as? UIViewController, delegate as? UIViewController]
    show(
      on: controllers.lazy.compactMap { $0 }.first ?? item.customView?.presenter,
      at: .item(item), animated: animated)
  }

  /// Shows the sheet; in a wide window it is a popover that points at a rectangle of a view.
  public func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(on: view.presenter, at: .rect(rect, in: view), animated: animated)
  }

  private func show(on presenter: UIViewController?, at anchor: SheetAnchor?, animated: Bool = true)
  {
    // Without a presenter the presentation fails, and says so.
    controller.presenter.request(anchor: anchor, animated: animated, completion: nil) {
      $0.present(from: presenter ?? UIViewController())
    }
  }
}

extension UIView {
  fileprivate var presenter: UIViewController? {
    nextController ?? window?.rootViewController
  }
}

/// The methods of `UIActionSheetDelegate`.
///
/// The beginning of the dismissal is reported first. When the sheet is off screen follow the tap of the
/// button, so that the delegate can present something at once, and the end of the dismissal.
/// `UIActionSheet` reported the tap before the beginning of the dismissal. All methods are optional.
@MainActor
public protocol ClassicActionSheetDelegate: AnyObject {
  /// A button was tapped, and the sheet is off screen.
  func actionSheet(_ actionSheet: ClassicActionSheet, clickedButtonAt buttonIndex: Int)

  /// The sheet was closed without a tap on a button, and is off screen.
  ///
  /// By default the cancel button counts as tapped, if there is one.
  func actionSheetCancel(_ actionSheet: ClassicActionSheet)

  /// The sheet will appear.
  func willPresent(_ actionSheet: ClassicActionSheet)

  /// The sheet has appeared.
  func didPresent(_ actionSheet: ClassicActionSheet)

  /// The sheet will disappear; the index is -1 if no button was tapped and there is no cancel button.
  func actionSheet(_ actionSheet: ClassicActionSheet, willDismissWithButtonIndex buttonIndex: Int)

  /// The sheet has disappeared.
  func actionSheet(_ actionSheet: ClassicActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension ClassicActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: ClassicActionSheet, clickedButtonAt buttonIndex: Int) {}

  /// Reports a tap on the cancel button, if there is one.
  public func actionSheetCancel(_ actionSheet: ClassicActionSheet) {
    let index = actionSheet.cancelButtonIndex
    if index >= 0 { self.actionSheet(actionSheet, clickedButtonAt: index) }
  }

  /// Does nothing.
  public func willPresent(_ actionSheet: ClassicActionSheet) {}

  /// Does nothing.
  public func didPresent(_ actionSheet: ClassicActionSheet) {}

  /// Does nothing.
  public func actionSheet(
    _ actionSheet: ClassicActionSheet, willDismissWithButtonIndex buttonIndex: Int
  ) {}

  /// Does nothing.
  public func actionSheet(
    _ actionSheet: ClassicActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
}

/// Calls the delegate of a classic sheet in its order, and retains the sheet while it is shown.
final class ClassicActionSheetRelay: ActionSheetControllerDelegate {
  private unowned let sheet: ClassicActionSheet
  private var shownSheet: ClassicActionSheet?

  init(_ sheet: ClassicActionSheet) {
    self.sheet = sheet
  }

  func actionSheetControllerWillPresent(_ controller: ActionSheetController) {
    shownSheet = sheet
    sheet.indexGiven = nil
    sheet.delegate?.willPresent(sheet)
  }

  func actionSheetControllerDidPresent(_ controller: ActionSheetController) {
    sheet.delegate?.didPresent(sheet)
  }

  func actionSheetController(
    _ controller: ActionSheetController, willDismissWith outcome: SheetOutcome
  ) {
    sheet.delegate?.actionSheet(
      sheet, willDismissWithButtonIndex: index(of: outcome))
  }

  func actionSheetController(
    _ controller: ActionSheetController, didSelect action: ActionSheetAction, at index: Int
  ) {
    sheet.delegate?.actionSheet(sheet, clickedButtonAt: index)
  }

  func actionSheetController(
    _ controller: ActionSheetController,
    didCancelBecauseOf cause: SheetOutcome.CancellationCause
  ) {
    guard sheet.indexGiven == nil else { return }
    sheet.delegate?.actionSheetCancel(sheet)
  }

  func actionSheetController(
    _ controller: ActionSheetController, didDismissWith outcome: SheetOutcome
  ) {
    let index = index(of: outcome)
    // The sheet is retained until the delegate returns.
    let sheet = sheet
    sheet.indexGiven = nil
    shownSheet = nil
    sheet.delegate?.actionSheet(sheet, didDismissWithButtonIndex: index)
  }

  private func index(of outcome: SheetOutcome) -> Int {
    outcome.choice?.index ?? sheet.indexGiven ?? sheet.cancelButtonIndex
  }
}
