import UIKit

/// The presentation that a request has asked for in a ``PresentationQueue``: its state, its outcome, and its cancellation.
///
/// It need not be retained; releasing it does not cancel the request.
@MainActor
public final class QueuedPresentation {
  enum State {
    /// It is asked when there is a place and it is the first of its lane.
    case ready

    /// Its condition is evaluated, and a presenter is looked for.
    case asked

    /// No request behind it in its lane is asked before it is asked again.
    case blocked

    /// It was blocked too often for others to wait.
    case overtaken

    /// Its condition said so.
    case waiting
    case presenting
    case shown

    /// A dismissal that the queue did not ask for.
    case leaving

    /// A dismissal that the queue asked for; without an outcome the request is presented again.
    case hiding
    case ended

    var isPresented: Bool {
      switch self {
      case .presenting, .shown, .leaving, .hiding: true
      case .ready, .asked, .blocked, .overtaken, .waiting, .ended: false
      }
    }
  }

  /// The outcome of the request; `nil` until it has ended.
  public private(set) var outcome: PresentationOutcome?

  /// A Boolean value that determines whether the popup was ever wholly on screen.
  public internal(set) var wasPresented = false

  let queue: PresentationQueue
  let lane: PresentationLane
  let request: PresentationRequest

  /// The number in the order of enqueueing.
  let number: UInt64
  var state = State.ready
  var place: QueuePlace

  /// The arrival count at which it was presented last, its place if it is interrupted; 0 if it never was.
  var presentationArrival: UInt64 = 0

  /// The outcome with which a popup on screen is to end.
  var pendingOutcome: PresentationOutcome?

  /// What is left of its time on screen, and since when that runs.
  var remaining: Duration?
  var countsSince: Duration?
  var isPaused = false

  /// The numbers of times in a row that it was blocked and rejected.
  var blocks = 0
  var rejections = 0

  /// End the timers of its time on screen and of its transition.
  var endDuration: (@MainActor () -> Void)?
  var endTransition: (@MainActor () -> Void)?

  /// The popup, which presents itself, or is a view controller, or both; its source and its condition; until
  /// the request has ended.
  private(set) var presentable: (any QueuePresentable)?
  private(set) var viewController: UIViewController?
  var anchor: SheetAnchor?
  var condition: (@MainActor () -> PresentationCondition?)?
  weak var base: UIViewController?
  var hasOwner = false
  weak var owner: AnyObject?

  /// The presenter that was found for the presentation that follows.
  weak var presenter: UIViewController?

  /// The context of the popup on screen, which the popup retains.
  weak var context: PresentationContext?

  private var presentedHandlers: [@MainActor () -> Void] = []
  private var endedHandlers: [@MainActor (PresentationOutcome) -> Void] = []

  init(
    of popup: AnyObject, as request: PresentationRequest, in lane: PresentationLane,
    queue: PresentationQueue
  ) {
    presentable = popup as? any QueuePresentable
    viewController = popup as? UIViewController
    self.request = request
    self.lane = lane
    self.queue = queue
    number = queue.nextArrival()
    place = QueuePlace(priority: request.priority, entrance: .append, arrival: number)
    remaining = request.duration
  }

  /// The identifier of the request, if it has one.
  public var id: String? { request.id }

  /// Ends the request: a waiting popup is never shown, and a shown popup is hidden.
  ///
  /// If the popup is being dismissed or the request has ended, this method has no effect.
  public func cancel() {
    queue.cancel(self)
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

  var policy: PresentationPolicy { request.policy }

  /// A Boolean value that determines whether the popup disappears, or is to end.
  var isGoing: Bool { state == .leaving || pendingOutcome != nil }

  var isOrphaned: Bool { hasOwner && owner == nil }

  var needsPresenter: Bool { presentable?.needsPresenter ?? true }

  func present(in context: PresentationContext) {
    self.context = context
    if let presentable {
      presentable.present(in: context)
    } else if let viewController {
      context.present(viewController)
    }
  }

  func hide(in context: PresentationContext, outcome: PresentationOutcome?) {
    if let presentable {
      presentable.hide(in: context, outcome: outcome)
    } else if let viewController {
      context.dismiss(viewController)
    }
  }

  /// Calls the handlers, at the first of several calls.
  func callPresentedHandlers() {
    let handlers = presentedHandlers
    presentedHandlers = []
    for handler in handlers { handler() }
  }

  /// Releases the popup, and calls the handlers.
  func callEndedHandlers(with outcome: PresentationOutcome) {
    let (presentable, handlers) = (presentable, endedHandlers)
    (self.presentable, viewController, anchor, condition) = (nil, nil, nil, nil)
    presentable?.presentationEnded(with: outcome)
    self.outcome = outcome
    (presentedHandlers, endedHandlers) = ([], [])
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
