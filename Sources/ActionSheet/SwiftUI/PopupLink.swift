import UIKit

/// What a declarative view asks of its sheet or its toast.
protocol PopupRequest {
  associatedtype Popup: AnyObject
  associatedtype Outcome

  /// Returns the identity of the item whose popup is to be shown, or `nil` for none; asked at each update
  /// and at the end.
  var wanted: @MainActor () -> AnyHashable? { get }

  /// Called when the popup has ended, with whether the view still asks for it.
  var ended: @MainActor (Outcome, _ isStillWanted: Bool) -> Void { get }
}

/// An object that shows, changes and closes the popup of a declarative view.
///
/// A subclass makes the popup and brings it on screen.
@MainActor
class PopupLink<Request: PopupRequest> {
  private var sync = PopupSync()
  private var request: Request?
  private var identity: AnyHashable?

  /// The popup that was shown last and has not ended.
  private(set) var popup: Request.Popup?

  var ticket: PresentationTicket?

  /// Follows the newest request, or the last one again; without a window nothing is shown.
  func update(_ anchor: UIViewController, to request: Request? = nil) {
    self.request = request ?? self.request
    guard let request = self.request else { return }
    let wanted = request.wanted()
    // A popup for another item takes the place of the one before.
    if wanted != nil, sync.isShown, wanted != identity {
      _ = sync.step(isWanted: false, canPresent: true)
      cancel()
    }
    let canPresent = anchor.viewIfLoaded?.window?.windowScene != nil
    switch sync.step(isWanted: wanted != nil, canPresent: canPresent) {
    case .nothing:
      // A popup that disappears keeps the content of an item that is gone.
      if let popup, wanted != nil { change(popup, to: request) }
    case .present(let number):
      guard let popup = makePopup(request) else { return }
      identity = wanted
      self.popup = popup
      show(popup, request, on: anchor) { [weak self, weak popup] outcome in
        guard let self, let request = self.request else { return }
        if self.popup === popup { self.popup = nil }
        let wanted = request.wanted()
        request.ended(outcome, sync.ended(number, isWanted: wanted != nil && wanted == identity))
      }
    case .dismiss: cancel()
    }
  }

  // MARK: For subclasses

  func makePopup(_ request: Request) -> Request.Popup? { nil }

  /// Changes a popup that is shown to what a later request says.
  func change(_ popup: Request.Popup, to request: Request) {}

  /// Brings a popup on screen, and calls a handler when it has ended.
  func show(
    _ popup: Request.Popup, _ request: Request, on anchor: UIViewController,
    ended: @escaping @MainActor (Request.Outcome) -> Void
  ) {}

  /// Closes the popup, as when the view is removed.
  func cancel() {
    ticket?.cancel()
  }
}

/// Brings a popup that is on screen into line with a state that says whether it should be.
struct PopupSync: Equatable, Sendable {
  /// What to do next.
  enum Step: Equatable, Sendable {
    case nothing
    case present(Int)
    case dismiss
  }

  /// A Boolean value that determines whether the popup was asked to appear and has not ended.
  private(set) var isShown = false

  private var lastNumber = 0

  /// Decides after an update; a popup is presented under a number of its own.
  mutating func step(isWanted: Bool, canPresent: Bool) -> Step {
    guard isWanted != isShown else { return .nothing }
    if isWanted {
      guard canPresent else { return .nothing }
      isShown = true
      lastNumber += 1
      return .present(lastNumber)
    }
    isShown = false
    return .dismiss
  }

  /// Notes that a popup has ended, and returns whether the state still asks for it and is to be reset.
  ///
  /// A popup that another one has followed changes nothing.
  mutating func ended(_ number: Int, isWanted: Bool) -> Bool {
    guard number == lastNumber else { return false }
    isShown = false
    return isWanted
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
