import UIKit

extension PresentationQueue {
  /// Adds a toast to the queue.
  ///
  /// If an equal toast is shown or waits, the toast is not added: the time of the other starts again, and
  /// its presentation is returned; see ``Toast/coalesces``.
  ///
  /// - Parameters:
  ///   - toast: The toast.
  ///   - request: The place in the queue; without a duration, the toast is shown for its own.
  ///   - presenter: A controller in the scene in which the toast appears; `nil` for the scene of the
  ///     queue.
  /// - Returns: The presentation that the request asks for.
  @discardableResult
  public func enqueue(
    _ toast: Toast, as request: PresentationRequest = PresentationRequest(),
    on presenter: UIViewController? = nil
  ) -> QueuedPresentation {
    var request = request
    request.duration = request.duration ?? toast.duration
    updateStates()
    let scene = presenter?.viewIfLoaded?.window?.windowScene ?? scene
    if let presentation = presentation(ofToastEqualTo: toast, as: request, in: scene) {
      restartTime(of: presentation, request.duration)
      (presentation.presentable as? Toast)?.coalesce(toast)
      return presentation
    }
    toast.scene = scene
    return enqueue(presentable: toast, as: request, on: presenter)
  }

  /// Returns the presentation of a toast that is shown or waits in place of a new one, or `nil` if the new one
  /// is to be added.
  private func presentation(
    ofToastEqualTo toast: Toast, as request: PresentationRequest, in scene: UIWindowScene?
  ) -> QueuedPresentation? {
    // The duplicates of a request with an identifier are those that its policy says.
    guard toast.coalesces, request.id == nil || request.duplicates == .allow else { return nil }
    let equal = requests.filter {
      guard let other = $0.presentable as? Toast, other.isEqual(to: toast) else { return false }
      return !$0.hasOwner && $0.condition == nil && $0.id == request.id && other.scene === scene
        && !$0.isGoing && ($0.state.isPresented || !isSooner(request, than: $0.request))
    }
    return equal.min { $0.number < $1.number }
  }

  /// Returns a Boolean value that states whether a new request could be shown before one that waits.
  private func isSooner(_ new: PresentationRequest, than old: PresentationRequest) -> Bool {
    if new.priority.rawValue > old.priority.rawValue { return true }
    return new.policy != .append && new.policy != old.policy
  }
}

// Equal toasts.
extension Toast {
  func isEqual(to other: Toast) -> Bool {
    guard coalesces, other.coalesces else { return false }
    if self === other { return true }
    guard let message, let theirs = other.message, kind != .loading else { return false }
    return message.text == theirs.text && message.subtitle == theirs.subtitle
      && kind == other.kind && position == other.position && buttonTitle == other.buttonTitle
  }

  func coalesce(_ other: Toast) {
    if other !== self { successor = other }
    guard isShown else { return }
    container?.nudge()
    container?.playHaptic()
    container?.announce()
  }
}
