import UIKit

/// `UIActionSheet` as it was: code written for it runs with this name in its place.
///
///     let sheet = ClassicActionSheet(
///       title: "Delete the draft?", delegate: self, cancelButtonTitle: "Cancel",
///       destructiveButtonTitle: "Delete", otherButtonTitles: "Archive")
///     sheet.show(in: view)
///
/// Indices are those in the order of adding, -1 where there is none, and the cancel button stands at
/// the end. It keeps itself alive while it is shown. New code is better off with the ``controller``
/// it is made of, which can do everything else as well.
@MainActor
public final class ClassicActionSheet {
  /// The controller that presents the sheet.
  ///
  /// Its delegate is the sheet's; everything else may be set.
  public let controller = ActionSheetController()

  /// Follows the sheet; not kept alive.
  public weak var delegate: (any ClassicActionSheetDelegate)?

  /// The view controller that presents the sheet from a bar button item.
  ///
  /// If it is `nil`, the target of the item or the delegate presents the sheet, if it is a view
  /// controller. The default is `nil`.
  public weak var presenter: UIViewController?

  private let relay = ClassicActionSheetRelay()
  /// The index that the app closes the sheet with.
  var indexGiven: Int?

  /// Makes a sheet.
  ///
  /// The destructive button comes first, then the others, the cancel button last.
  ///
  /// - Parameters:
  ///   - title: The title, if any.
  ///   - message: The message below it, if any.
  ///   - delegate: Follows the sheet; not kept alive.
  ///   - cancelButtonTitle: The title of the cancel button, if there is to be one.
  ///   - destructiveButtonTitle: The title of the destructive button, if there is to be one.
  ///   - otherButtonTitles: The titles of the other buttons.
  public convenience init(
    title: String?, message: String? = nil, delegate: (any ClassicActionSheetDelegate)?,
    cancelButtonTitle: String?, destructiveButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle, otherButtonTitles: otherButtonTitles)
  }

  /// Makes a sheet of a list of other buttons, like the initialiser with many titles.
  public init(
    title: String?, message: String? = nil, delegate: (any ClassicActionSheetDelegate)?,
    cancelButtonTitle: String?, destructiveButtonTitle: String?, otherButtonTitles: [String]
  ) {
    self.delegate = delegate
    controller.title = title
    controller.message = message
    controller.style.pinsCancel = true
    controller.delegate = relay
    relay.sheet = self
    if let destructiveButtonTitle {
      controller.addAction(.destructive(destructiveButtonTitle))
    }
    for title in otherButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { controller.addAction(.cancel(cancelButtonTitle)) }
  }

  /// Makes a sheet without title and buttons.
  public convenience init() {
    self.init(
      title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil,
      otherButtonTitles: [String]())
  }

  /// The title; empty where there is none.
  public var title: String {
    get { controller.title ?? "" }
    set { controller.title = newValue }
  }

  // MARK: Buttons

  /// Adds a button at the end.
  ///
  /// - Parameter title: Its title; `nil` counts as empty.
  /// - Returns: Its index.
  @discardableResult
  public func addButton(withTitle title: String?) -> Int {
    controller.addAction(ActionSheetAction(title ?? ""))
  }

  /// The title of the button at an index; `nil` where there is none.
  public func buttonTitle(at buttonIndex: Int) -> String? {
    controller.action(at: buttonIndex)?.title
  }

  /// How many buttons there are.
  public var numberOfButtons: Int { controller.numberOfActions }

  /// The index of the cancel button; -1 where there is none.
  ///
  /// Setting it makes that button the only cancel button; an index without a button makes none.
  public var cancelButtonIndex: Int {
    get { controller.cancelActionIndex ?? -1 }
    set { setRole(.cancel, at: newValue) }
  }

  /// The index of the destructive button; -1 where there is none.
  ///
  /// Setting it makes that button the only destructive one; an index without a button makes none.
  public var destructiveButtonIndex: Int {
    get { controller.destructiveActionIndex ?? -1 }
    set { setRole(.destructive, at: newValue) }
  }

  /// The index of the first button that neither cancels nor destroys; -1 where there is none.
  public var firstOtherButtonIndex: Int { controller.firstDefaultActionIndex ?? -1 }

  private func setRole(_ role: ActionSheetAction.Role, at index: Int) {
    let chosen = controller.action(at: index)?.id
    for place in 0..<numberOfButtons {
      guard let action = controller.action(at: place) else { continue }
      if action.id == chosen {
        controller.updateAction(id: action.id) { $0.role = role }
      } else if action.role == role {
        controller.updateAction(id: action.id) { $0.role = .default }
      }
    }
  }

  // MARK: Coming and going

  /// Whether the sheet is shown.
  public var isVisible: Bool { controller.isPresented }

  /// Closes the sheet as the app's own decision.
  ///
  /// - Parameters:
  ///   - buttonIndex: The index that the delegate is told; no tap is told.
  ///   - animated: Whether it goes with its animation.
  public func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    indexGiven = buttonIndex
    controller.cancel(animated: animated)
  }

  /// Shows the sheet from the bottom of a view's window.
  public func show(in view: UIView) {
    show(on: view.presenter, at: nil)
  }

  /// Shows the sheet; where the window is wide it points at a toolbar.
  public func show(from toolbar: UIToolbar) {
    show(on: toolbar.presenter, at: .item(toolbar))
  }

  /// Shows the sheet; where the window is wide it points at a tab bar.
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

  /// Shows the sheet; where the window is wide it points at a rectangle of a view.
  public func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(on: view.presenter, at: .rect(rect, in: view), animated: animated)
  }

  private func show(on presenter: UIViewController?, at anchor: SheetAnchor?, animated: Bool = true)
  {
    // Without a presenter the presentation fails, and says so.
    let presenter = presenter ?? UIViewController()
    switch anchor {
    case nil: controller.present(from: presenter, animated: animated)
    case .item(let item):
      controller.present(from: presenter, anchoredTo: item, animated: animated)
    case .rect(let rect, in: let view):
      controller.present(from: presenter, anchoredTo: rect, in: view, animated: animated)
    }
  }
}

extension UIView {
  /// The controller that the view belongs to, else that of its window.
  fileprivate var presenter: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return window?.rootViewController
  }
}

/// Follows a ``ClassicActionSheet``, by the names and in the order of `UIActionSheetDelegate`.
///
/// A button's tap is told first, then that the sheet is about to go, and last that it has gone. Every
/// method may be left out.
@MainActor
public protocol ClassicActionSheetDelegate: AnyObject {
  /// A button was tapped; the sheet goes by itself.
  func actionSheet(_ actionSheet: ClassicActionSheet, clickedButtonAt buttonIndex: Int)

  /// The sheet is closed without a button's tap.
  ///
  /// Unless implemented, the cancel button counts as tapped, if there is one.
  func actionSheetCancel(_ actionSheet: ClassicActionSheet)

  /// The sheet is about to come.
  func willPresent(_ actionSheet: ClassicActionSheet)

  /// The sheet is there.
  func didPresent(_ actionSheet: ClassicActionSheet)

  /// The sheet is about to go; the index is -1 where it goes without a button and has no cancel
  /// button.
  func actionSheet(_ actionSheet: ClassicActionSheet, willDismissWithButtonIndex buttonIndex: Int)

  /// The sheet has gone.
  func actionSheet(_ actionSheet: ClassicActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension ClassicActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: ClassicActionSheet, clickedButtonAt buttonIndex: Int) {}

  /// Tells of a tap on the cancel button, if there is one.
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

/// Tells the delegate of a classic sheet in the classic order, and keeps the sheet while it is shown.
final class ClassicActionSheetRelay: ActionSheetControllerDelegate {
  weak var sheet: ClassicActionSheet?
  private var shownSheet: ClassicActionSheet?

  func actionSheetControllerWillPresent(_ controller: ActionSheetController) {
    guard let sheet else { return }
    shownSheet = sheet
    sheet.indexGiven = nil
    sheet.delegate?.willPresent(sheet)
  }

  func actionSheetControllerDidPresent(_ controller: ActionSheetController) {
    guard let sheet else { return }
    sheet.delegate?.didPresent(sheet)
  }

  func actionSheetController(
    _ controller: ActionSheetController, willDismissWith outcome: SheetOutcome
  ) {
    guard let sheet, let delegate = sheet.delegate else { return }
    if let choice = outcome.choice {
      delegate.actionSheet(sheet, clickedButtonAt: choice.index)
    } else if sheet.indexGiven == nil {
      delegate.actionSheetCancel(sheet)
    }
    delegate.actionSheet(sheet, willDismissWithButtonIndex: index(of: outcome, in: sheet))
  }

  func actionSheetController(
    _ controller: ActionSheetController,
    didCancelBecauseOf cause: SheetOutcome.CancellationCause
  ) {
    // It has been told already, unless the sheet never came.
    guard cause == .notPresented, let sheet else { return }
    sheet.delegate?.actionSheetCancel(sheet)
  }

  func actionSheetController(
    _ controller: ActionSheetController, didDismissWith outcome: SheetOutcome
  ) {
    guard let sheet else { return }
    let index = index(of: outcome, in: sheet)
    sheet.indexGiven = nil
    shownSheet = nil
    sheet.delegate?.actionSheet(sheet, didDismissWithButtonIndex: index)
  }

  private func index(of outcome: SheetOutcome, in sheet: ClassicActionSheet) -> Int {
    outcome.choice?.index ?? sheet.indexGiven ?? sheet.cancelButtonIndex
  }
}
