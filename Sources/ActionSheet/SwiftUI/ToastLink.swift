import UIKit

/// What a declarative view asks of its toast.
struct ToastRequest: PopupRequest {
  typealias Popup = Toast

  var wanted: @MainActor () -> AnyHashable?

  /// Creates the toast, or describes the one that is shown; `nil` if there is nothing to show any more.
  var makeToast: @MainActor () -> Toast?

  /// The queue that shows the toast; `nil` for that of the scene.
  var queue: PresentationQueue?
  var ended: @MainActor (PresentationOutcome, _ isStillWanted: Bool) -> Void = { _, _ in }
}

/// An object that enqueues and cancels the toast of a declarative view.
final class ToastLink: PopupLink<ToastRequest> {
  override func makePopup(_ request: ToastRequest) -> Toast? { request.makeToast() }

  override func change(_ toast: Toast, to request: ToastRequest) {
    if let new = request.makeToast() { toast.update(to: new) }
  }

  override func show(
    _ toast: Toast, _ request: ToastRequest, on anchor: UIViewController,
    ended: @escaping @MainActor (PresentationOutcome) -> Void
  ) {
    let scene = anchor.viewIfLoaded?.window?.windowScene
    ticket = (request.queue ?? scene.map { .shared(for: $0) })?.enqueue(toast, on: anchor)
    ticket?.whenEnded(ended)
  }
}
