import UIKit

/// The presentation that a request has asked for in a ``PresentationQueue``: its state, its outcome, and its cancellation.
///
/// It need not be retained; releasing it does not cancel the request.
@MainActor
public final class QueuedPresentation {
  let token: PresentationToken

  /// The outcome of the request; `nil` until it has ended.
  public private(set) var outcome: PresentationOutcome?

  /// A Boolean value that determines whether the popup was ever wholly on screen.
  public private(set) var wasPresented = false

  let queue: PresentationQueue
  private var presentedHandlers: [@MainActor () -> Void] = []
  private var endedHandlers: [@MainActor (PresentationOutcome) -> Void] = []

  init(_ token: PresentationToken, queue: PresentationQueue) {
    self.token = token
    self.queue = queue
  }

  /// The identifier of the request, if it has one.
  public var id: String? { token.id }

  /// Ends the request: a waiting popup is never shown, and a shown popup is hidden.
  ///
  /// If the popup is being dismissed or the request has ended, this method has no effect.
  public func cancel() {
    queue.handle(.cancel(token))
  }

  /// Calls a handler when the popup is wholly on screen for the first time, or at once if it was.
  public func whenPresented(_ handler: @escaping @MainActor () -> Void) {
    if wasPresented { return handler() }
    if outcome == nil { presentedHandlers.append(handler) }
  }

  /// Calls a handler when the request has ended, or at once if it has.
  public func whenEnded(_ handler: @escaping @MainActor (PresentationOutcome) -> Void) {
    if let outcome { return handler(outcome) }
    endedHandlers.append(handler)
  }

  /// Returns the outcome when the request has ended.
  ///
  /// Canceling the task that waits cancels the request.
  public func ended() async -> PresentationOutcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        whenEnded { continuation.resume(returning: $0) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  /// A Boolean value that determines whether the popup is dismissed after a time.
  var isTimed: Bool { queue.core.items[token]?.remaining != nil }

  /// Calls the handlers, at the first of several calls.
  func presented() {
    wasPresented = true
    let handlers = presentedHandlers
    presentedHandlers = []
    for handler in handlers { handler() }
  }

  func ended(with outcome: PresentationOutcome) {
    self.outcome = outcome
    let handlers = endedHandlers
    presentedHandlers = []
    endedHandlers = []
    for handler in handlers { handler(outcome) }
  }
}

extension QueuedPresentation: Hashable {
  /// Returns a Boolean value that states whether two presentations are the same object.
  public nonisolated static func == (first: QueuedPresentation, second: QueuedPresentation) -> Bool
  {
    first === second
  }

  /// Hashes the identity of the presentation.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
