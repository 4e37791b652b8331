import UIKit

/// What an app holds of its request: where it stands, how it ended, and the way to call it off.
///
/// A ticket need not be kept; letting go of it changes nothing.
@MainActor
public final class PresentationTicket {
  /// The request.
  public let token: PresentationToken

  /// How the request ended; nil until it has.
  public private(set) var outcome: PresentationOutcome?

  /// Whether the popup was ever wholly on screen.
  public private(set) var wasPresented = false

  private let queue: PresentationQueue
  private var presentedHandlers: [@MainActor () -> Void] = []
  private var endedHandlers: [@MainActor (PresentationOutcome) -> Void] = []

  init(_ token: PresentationToken, queue: PresentationQueue) {
    self.token = token
    self.queue = queue
  }

  /// The key the app gave the request, if any.
  public var id: String? { token.id }

  /// Ends the request: one that waits is never shown, one that is shown is hidden.
  ///
  /// One that goes already, or has ended, is left alone.
  public func cancel() {
    queue.cancel(self)
  }

  /// Calls the handler when the popup is first wholly on screen; at once when it was already.
  public func whenPresented(_ handler: @escaping @MainActor () -> Void) {
    if wasPresented { return handler() }
    if outcome == nil { presentedHandlers.append(handler) }
  }

  /// Calls the handler when the request has ended; at once when it has already.
  public func whenEnded(_ handler: @escaping @MainActor (PresentationOutcome) -> Void) {
    if let outcome { return handler(outcome) }
    endedHandlers.append(handler)
  }

  /// Waits until the request has ended; cancelling the task that waits cancels the request.
  public func ended() async -> PresentationOutcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        whenEnded { continuation.resume(returning: $0) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  func take(_ event: PresentationEvent) {
    switch event {
    case .didPresent:
      wasPresented = true
      let handlers = presentedHandlers
      presentedHandlers = []
      for handler in handlers { handler() }
    case .didDismiss(_, let outcome), .didDiscard(_, let outcome):
      self.outcome = outcome
      let handlers = endedHandlers
      presentedHandlers = []
      endedHandlers = []
      for handler in handlers { handler(outcome) }
    case .willPresent, .didInterrupt, .didResume, .didBecomeIdle:
      break
    }
  }
}
