import ControlCore
import UIKit

/// What a declarative view asks of its sheet.
struct ChoiceSheetRequest {
  /// Returns the identity of the item whose sheet is to be presented, or `nil` for no sheet; asked at each
  /// update and at the end.
  var wanted: @MainActor () -> AnyHashable?
  var preferredStyle = UIAlertController.Style.actionSheet
  var title: String?
  var message: String?
  var items: @MainActor () -> [ActionSheetItem]

  /// The queue that presents the sheet; `nil` presents it at once.
  var queue: PresentationQueue?

  /// Called with a new sheet before it is presented; what it adds survives all updates.
  var configuration: @MainActor (ActionSheetController) -> Void = { _ in }

  /// Called when the sheet has ended, with whether the view still asks for it.
  var ended: @MainActor (SheetOutcome, _ isStillWanted: Bool) -> Void = { _, _ in }
}

/// An object that presents and dismisses the sheet of a declarative view.
@MainActor
final class ChoiceSheetLink {
  private var sync = ChoiceSheetSync()
  private var request: ChoiceSheetRequest?

  /// The sheet on the screen.
  private(set) var sheet: ActionSheetController?

  private var ticket: PresentationTicket?
  private var identity: AnyHashable?

  /// What the sheet was last asked to show.
  private var declaration = Declaration()

  private struct Declaration {
    var title: String?
    var message: String?
    var items: [ActionSheetItem] = []
  }

  /// Follows the newest request.
  ///
  /// - Parameters:
  ///   - anchor: The controller to present from; without a window nothing is presented.
  ///   - request: What the view asks for, or `nil` for what it asked for last.
  func update(_ anchor: UIViewController, to request: ChoiceSheetRequest? = nil) {
    self.request = request ?? self.request
    guard let request = self.request else { return }
    let wanted = request.wanted()
    // A sheet for another item takes the place of the one before.
    if wanted != nil, sync.isShown, wanted != identity {
      _ = sync.step(isWanted: false, canPresent: true)
      cancel()
    }
    let canPresent = anchor.viewIfLoaded?.window != nil
    switch sync.step(isWanted: wanted != nil, canPresent: canPresent) {
    case .nothing:
      // A sheet that disappears keeps the content of an item that is gone.
      if let sheet, wanted != nil { fill(sheet, request) }
    case .present(let number):
      let sheet = ActionSheetController(preferredStyle: request.preferredStyle)
      declaration = Declaration()
      identity = wanted
      fill(sheet, request)
      request.configuration(sheet)
      sheet.dismissed = { [weak self, weak sheet] in
        self?.sheetEnded(number, sheet, with: $0)
      }
      self.sheet = sheet
      if let queue = request.queue {
        ticket = queue.enqueue(sheet, on: anchor, anchoredTo: anchor.view)
        ticket?.whenEnded { [weak self, weak sheet] in
          // A request that ends before the sheet is presented has no outcome of the sheet.
          guard sheet?.outcome == nil else { return }
          self?.sheetEnded(number, sheet, with: .cancelled(.init($0)))
        }
      } else {
        sheet.present(from: anchor, anchoredTo: anchor.view)
      }
    case .dismiss: cancel()
    }
  }

  /// Cancels the sheet, as when the view is removed.
  func cancel() {
    if sheet?.presenter.state == .idle { ticket?.cancel() }
    sheet?.cancel()
  }

  private func sheetEnded(
    _ number: Int, _ ended: ActionSheetController?, with outcome: SheetOutcome
  ) {
    if sheet === ended { sheet = nil }
    guard let request else { return }
    let wanted = request.wanted()
    let isWanted = wanted != nil && wanted == identity
    request.ended(outcome, sync.ended(number, isWanted: isWanted))
  }

  /// Applies what differs from the last declaration.
  private func fill(_ sheet: ActionSheetController, _ request: ChoiceSheetRequest) {
    func evaluate() -> [ActionSheetItem] {
      request.items().enumerated().map { $1.placed(in: "\($0)") }.followingSelections
    }
    let old = declaration
    declaration = Declaration(
      title: request.title, message: request.message,
      items: evaluate().keepingViews(of: old.items, evaluate: evaluate))
    if declaration.title != old.title { sheet.title = declaration.title }
    if declaration.message != old.message { sheet.message = declaration.message }
    sheet.sheet.changeItems(from: old.items, to: declaration.items)
  }
}

/// The controller behind the view that a sheet or a toast belongs to.
final class PresentationAnchorController: UIViewController {
  /// Called when the controller has appeared: a state that was set from the start is followed then.
  var appeared: ((PresentationAnchorController) -> Void)?

  init(appeared: ((PresentationAnchorController) -> Void)? = nil) {
    self.appeared = appeared
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isUserInteractionEnabled = false
    view.backgroundColor = nil
    view.isAccessibilityElement = false
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appeared?(self)
  }
}
