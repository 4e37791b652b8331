import ControlCore
import UIKit

/// What a declarative view asks of its toast.
struct ToastRequest {
  /// Returns the identity of the toast that is to be shown, or `nil` for none; asked at each update and at
  /// the end.
  var wanted: @MainActor () -> AnyHashable?

  /// Creates the toast, or describes the one that is shown; `nil` if there is nothing to show any more.
  var makeToast: @MainActor () -> Toast?

  /// The queue that shows the toast; `nil` for that of the scene.
  var queue: PresentationQueue?

  /// Called when the toast has ended, with whether the view still asks for it.
  var ended: @MainActor (PresentationOutcome, _ isStillWanted: Bool) -> Void = { _, _ in }
}

/// An object that enqueues and cancels the toast of a declarative view.
@MainActor
final class ToastLink {
  private var sync = ChoiceSheetSync()
  private var request: ToastRequest?
  private var identity: AnyHashable?
  private var ticket: PresentationTicket?

  /// The toast in the queue.
  private(set) var toast: Toast?

  /// Follows the newest request.
  ///
  /// - Parameters:
  ///   - anchor: A controller in the scene of the toast; without a window nothing is shown.
  ///   - request: What the view asks for, or `nil` for what it asked for last.
  func update(_ anchor: UIViewController, to request: ToastRequest? = nil) {
    self.request = request ?? self.request
    guard let request = self.request else { return }
    let wanted = request.wanted()
    // A toast for another item takes the place of the one before.
    if wanted != nil, sync.isShown, wanted != identity {
      _ = sync.step(isWanted: false, canPresent: true)
      cancel()
    }
    let scene = anchor.viewIfLoaded?.window?.windowScene
    switch sync.step(isWanted: wanted != nil, canPresent: scene != nil) {
    case .nothing:
      if let toast, let new = request.makeToast() { toast.update(to: new) }
    case .present(let number):
      let queue = request.queue ?? scene.map { PresentationQueue.shared(for: $0) }
      guard let queue, let toast = request.makeToast() else { return }
      identity = wanted
      self.toast = toast
      ticket = queue.enqueue(toast, on: anchor)
      ticket?.whenEnded { [weak self, weak toast] outcome in
        self?.toastEnded(number, toast, with: outcome)
      }
    case .dismiss: cancel()
    }
  }

  /// Cancels the toast, as when the view is removed.
  func cancel() {
    let ticket = ticket
    self.ticket = nil
    toast = nil
    ticket?.cancel()
  }

  private func toastEnded(_ number: Int, _ ended: Toast?, with outcome: PresentationOutcome) {
    if let ended, toast === ended {
      toast = nil
      ticket = nil
    }
    guard let request else { return }
    let wanted = request.wanted()
    let isStillWanted = sync.ended(number, isWanted: wanted != nil && wanted == identity)
    request.ended(outcome, isStillWanted)
  }
}
