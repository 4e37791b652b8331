import UIKit

/// What a declarative view asks of its sheet.
struct ChoiceSheetRequest: PopupRequest {
  typealias Popup = ActionSheetController

  var wanted: @MainActor () -> AnyHashable?
  var preferredStyle = UIAlertController.Style.actionSheet
  var title: String?
  var message: String?
  var items: @MainActor () -> [ActionSheetItem]

  /// The queue that presents the sheet; `nil` presents it at once.
  var queue: PresentationQueue?

  /// Called with a new sheet before it is presented; what it adds survives all updates.
  var configuration: @MainActor (ActionSheetController) -> Void = { _ in }
  var ended: @MainActor (SheetOutcome, _ isStillWanted: Bool) -> Void = { _, _ in }
}

/// An object that presents and dismisses the sheet of a declarative view.
final class ChoiceSheetLink: PopupLink<ChoiceSheetRequest> {
  /// What the sheet was last asked to show.
  private var declaration = SheetContent()

  override func makePopup(_ request: ChoiceSheetRequest) -> ActionSheetController? {
    let sheet = ActionSheetController(preferredStyle: request.preferredStyle)
    declaration = SheetContent()
    change(sheet, to: request)
    request.configuration(sheet)
    return sheet
  }

  /// Applies what differs from the last declaration.
  override func change(_ sheet: ActionSheetController, to request: ChoiceSheetRequest) {
    func evaluate() -> [ActionSheetItem] {
      request.items().enumerated().map { $1.placed(in: "\($0)") }.followingSelections
    }
    let old = declaration
    declaration = SheetContent(
      title: request.title, message: request.message,
      items: evaluate().keepingViews(of: old.items, evaluate: evaluate))
    if declaration.title != old.title { sheet.title = declaration.title }
    if declaration.message != old.message { sheet.message = declaration.message }
    sheet.sheet.changeItems(from: old.items, to: declaration.items)
  }

  override func show(
    _ sheet: ActionSheetController, _ request: ChoiceSheetRequest, on anchor: UIViewController,
    ended: @escaping @MainActor (SheetOutcome) -> Void
  ) {
    sheet.dismissed = ended
    guard let queue = request.queue else {
      return sheet.present(from: anchor, anchoredTo: anchor.view)
    }
    ticket = queue.enqueue(sheet, on: anchor, anchoredTo: anchor.view)
    ticket?.whenEnded { [weak sheet] in
      // A request that ends before the sheet is presented has no outcome of the sheet.
      if sheet?.outcome == nil { ended(.cancelled(.init($0))) }
    }
  }

  override func cancel() {
    if popup?.presenter.state == .idle { super.cancel() }
    popup?.cancel()
  }
}
