import ControlCore
import UIKit

/// The identity of the item of a declarative view whose popup is to be shown, or `nil` for none.
///
/// Asked at each update and at the end; set to `nil` when the popup has gone and is still wanted.
typealias PopupState = SheetBinding<AnyHashable?>

/// What a declarative view asks of its sheet or its toast.
struct PopupRequest<Popup: AnyObject, Outcome> {
  let state: PopupState

  /// Creates the popup; `nil` if there is nothing to show any more.
  let make: @MainActor () -> Popup?

  /// Changes a popup that an earlier request has created.
  let change: @MainActor (Popup) -> Void

  /// Brings a popup on screen, calls a handler when it has ended, and returns what closes it.
  let show:
    @MainActor (Popup, UIViewController, @escaping @MainActor (Outcome) -> Void)
      -> @MainActor () -> Void

  /// Called when a popup has ended, after the state was reset.
  let ended: @MainActor (Outcome) -> Void
}

/// An object that shows, changes and closes the popup of a declarative view.
///
/// An update makes and changes popups. They are presented, closed and reported after it, which calls the app.
@MainActor
final class PopupLink<Popup: AnyObject, Outcome> {
  private let scope = UpdateScope()
  private var request: PopupRequest<Popup, Outcome>?

  /// The popup that was shown last and has not ended.
  private(set) var popup: Popup?

  /// The identity of the item of the popup; `nil` if no popup is shown, or it was asked to close.
  private var identity: AnyHashable?
  private var close: (@MainActor () -> Void)?

  /// Follows the newest request, or the last one again; without a window nothing is shown.
  func update(_ anchor: UIViewController, to request: PopupRequest<Popup, Outcome>? = nil) {
    self.request = request ?? self.request
    scope.update { follow(from: anchor) }
  }

  private func follow(from anchor: UIViewController) {
    guard let request else { return }
    let wanted = request.state.get()
    guard wanted != identity else {
      // A popup that disappears keeps the content of an item that is gone.
      if let popup, wanted != nil { request.change(popup) }
      return
    }
    // A popup for another item takes the place of the one before.
    if identity != nil {
      identity = nil
      cancel()
    }
    guard let wanted, anchor.viewIfLoaded?.window?.windowScene != nil, let popup = request.make()
    else { return }
    identity = wanted
    self.popup = popup
    close = nil
    scope.afterUpdate { [self] in
      guard self.popup === popup else { return }
      // The popup retains the link until its end, also if the view is removed before.
      close = request.show(popup, anchor) { [weak popup] outcome in
        self.scope.afterUpdate { self.ended(popup, outcome) }
      }
    }
  }

  /// Closes the popup, as when the view is removed; one that was not shown yet is dropped.
  func cancel() {
    scope.update { if let close { scope.afterUpdate(close) } else { popup = nil } }
  }

  private func ended(_ popup: Popup?, _ outcome: Outcome) {
    guard let request else { return }
    // A popup that another one has followed changes nothing.
    if self.popup === popup {
      let isStillWanted = identity != nil && identity == request.state.get()
      self.popup = nil
      identity = nil
      close = nil
      if isStillWanted { request.state.set(nil) }
    }
    request.ended(outcome)
  }
}

extension PopupRequest<ActionSheetController, SheetOutcome> {
  /// Creates a request for a sheet or a dialog.
  ///
  /// What the configuration adds to a new sheet survives all updates. Without items no sheet is wanted; without
  /// a queue it is presented at once. The controller of each row is prepared before its view is measured, and at
  /// each update.
  @MainActor
  init(
    _ state: PopupState, preferredStyle: UIAlertController.Style, title: String?,
    message: String?, items: [ActionSheetItem]?, queue: PresentationQueue?,
    prepare: (@MainActor (UIViewController) -> Void)? = nil,
    configuration: @escaping @MainActor (ActionSheetController) -> Void,
    ended: @escaping @MainActor (SheetOutcome) -> Void
  ) {
    let content = items.map {
      SheetContent(
        title: title, message: message,
        items: ActionSheetBuilder.buildExpression($0).followingSelections)
    }
    self.init(
      state: state,
      make: {
        guard let content else { return nil }
        let sheet = ActionSheetController(preferredStyle: preferredStyle)
        sheet.declare(content, prepare)
        configuration(sheet)
        return sheet
      }, change: { sheet in content.map { sheet.declare($0, prepare) } },
      show: { sheet, anchor, ended in
        sheet.dismissed = ended
        guard let queue else {
          sheet.present(from: anchor, anchoredTo: anchor.view)
          return { [weak sheet] in sheet?.cancel() }
        }
        let presentation = queue.enqueue(sheet, on: anchor, anchoredTo: anchor.view)
        presentation.whenEnded { [weak sheet] in
          // A request that ends before the sheet is presented has no outcome of the sheet.
          if sheet?.outcome == nil { ended(.cancelled(.init($0))) }
        }
        return { [weak sheet] in
          if sheet?.presenter.state == .idle { presentation.cancel() }
          sheet?.cancel()
        }
      }, ended: ended)
  }
}

extension ActionSheetController {
  /// Applies what differs from the last declaration.
  fileprivate func declare(
    _ content: SheetContent, _ prepare: (@MainActor (UIViewController) -> Void)?
  ) {
    let old = declaration
    declaration = content
    if content.title != old.title { self.title = content.title }
    if content.message != old.message { self.message = content.message }
    sheet.hostedViews.prepare = prepare
    sheet.changeItems(from: old.items, to: content.items)
  }
}

extension PopupRequest<Toast, PresentationOutcome> {
  /// Creates a request for a toast; without a queue that of the scene shows it.
  init(
    _ state: PopupState, queue: PresentationQueue?,
    toast: @escaping @MainActor () -> Toast?,
    ended: @escaping @MainActor (PresentationOutcome) -> Void
  ) {
    self.init(
      state: state, make: toast,
      change: { shown in toast().map { shown.update(to: $0) } },
      show: { toast, anchor, ended in
        let presentation = Self.enqueue(toast, queue, on: anchor)
        presentation?.whenEnded(ended)
        return { presentation?.cancel() }
      }, ended: ended)
  }

  /// Creates a request for a toast of each new value, which neither changes nor closes an earlier one.
  @MainActor
  init<Value: Equatable>(
    eachOf value: Value?, queue: PresentationQueue?, toast: @escaping @MainActor (Value) -> Toast
  ) {
    self.init(
      state: PopupState(
        get: { value.map { AnyHashable(EquatableIdentity(value: $0)) } }, set: { _ in }),
      make: { value.map(toast) }, change: { _ in },
      show: { toast, anchor, _ in
        Self.enqueue(toast, queue, on: anchor)
        return {}
      }, ended: { _ in })
  }

  @MainActor @discardableResult
  private static func enqueue(
    _ toast: Toast, _ queue: PresentationQueue?, on anchor: UIViewController
  ) -> QueuedPresentation? {
    let scene = anchor.viewIfLoaded?.window?.windowScene
    return (queue ?? scene.map { .shared(for: $0) })?.enqueue(toast, on: anchor)
  }
}

/// The identity of a value that has no hash.
private struct EquatableIdentity<Value: Equatable>: Hashable {
  let value: Value

  func hash(into hasher: inout Hasher) {}
}

/// The controller behind the view that a sheet or a toast belongs to.
final class PresentationAnchorController: UIViewController {
  /// Called when the controller has appeared: a state that was set from the start is followed then.
  var appeared: ((PresentationAnchorController) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isUserInteractionEnabled = false
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appeared?(self)
  }
}
