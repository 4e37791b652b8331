import Foundation

/// The place of a popup in a ``PresentationQueue``, and how long it is shown.
public struct PresentationRequest: Equatable, Sendable {
  /// The identifier that duplicates share; a request without one has no duplicates.
  ///
  /// Do not derive it from texts, which change with the language. The default is `nil`.
  public var id: String?

  /// The place in the queue; the default is ``PresentationPolicy/append``.
  public var policy: PresentationPolicy

  /// The importance beside other requests of the queue.
  ///
  /// A free place goes to a request of the highest priority. A request of any priority waits while there is
  /// none, unless its policy interrupts or replaces; then it needs at least the priority of what is shown.
  /// The default is `.normal`.
  public var priority: Operation.QueuePriority

  /// What happens if another request has the same identifier; the default is ``DuplicatePolicy/allow``.
  public var duplicates: DuplicatePolicy

  /// The time after which the queue dismisses the popup; `nil` for no limit.
  ///
  /// Only time counts during which the popup is wholly on screen: not its transitions, not
  /// interruptions, and not while its scene is in the background. Zero and negative durations dismiss
  /// it as soon as it is shown. The default is `nil`.
  public var duration: Duration?

  /// A Boolean value that determines whether the popup is presented again after an interruption; the
  /// default is `true`.
  public var resumesAfterInterruption: Bool

  /// Creates a request.
  public init(
    id: String? = nil, policy: PresentationPolicy = .append,
    priority: Operation.QueuePriority = .normal, duplicates: DuplicatePolicy = .allow,
    duration: Duration? = nil, resumesAfterInterruption: Bool = true
  ) {
    self.id = id
    self.policy = policy
    self.priority = priority
    self.duplicates = duplicates
    self.duration = duration
    self.resumesAfterInterruption = resumesAfterInterruption
  }
}

/// The place of a request in a queue, and what happens to the popup that is shown.
public enum PresentationPolicy: Hashable, Sendable {
  /// Behind all requests of its priority.
  case append

  /// Before all waiting requests of its priority; the popup that is shown stays.
  case next

  /// Hides the popup that is shown and is presented instead; of three toasts the oldest.
  ///
  /// If `resuming` is `true` and the other request allows it, the other popup is presented again
  /// afterwards; otherwise its request ends as interrupted. While a popup of a higher priority is shown
  /// or is next, the request waits.
  case interrupt(resuming: Bool)

  /// Ends the popup that is shown, or all toasts, and is presented instead.
  ///
  /// While a popup of a higher priority is shown or is next, the request waits.
  case replace

  /// Is presented at once or, if the queue is busy, not at all.
  case dropIfBusy

  var preempts: Bool {
    switch self {
    case .interrupt, .replace: true
    case .append, .next, .dropIfBusy: false
    }
  }
}

/// What happens to a request with the identifier of another request in the queue.
///
/// A request whose popup is being dismissed does not count.
public enum DuplicatePolicy: Hashable, Sendable {
  /// Both popups are presented.
  case allow

  /// The new request ends at once as a duplicate.
  case ignoreNew

  /// The other requests end as replaced.
  ///
  /// If one of them is shown, the new popup takes its place; otherwise the new request has the place
  /// that its policy determines.
  case replaceOld
}

/// The answer of a condition when its popup is next.
public enum PresentationCondition: Hashable, Sendable {
  /// The popup is presented.
  case show

  /// The request waits, and others precede it.
  ///
  /// The condition is evaluated again when ``PresentationQueue/conditionsChanged()`` is called, and
  /// whenever a popup was dismissed.
  case wait

  /// The request ends as ``PresentationOutcome/refused``.
  case discard
}

/// How a request ended.
///
/// Every request ends exactly once.
public enum PresentationOutcome: Hashable, Sendable {
  /// The user, the app or the system dismissed the popup, not the queue.
  case dismissed

  /// The duration of the request was over.
  case timedOut

  /// The app canceled the request through its ``QueuedPresentation`` or its queue.
  case cancelled

  /// Another request replaced it.
  case replaced

  /// Another request interrupted it, and it is not presented again.
  case interrupted

  /// Another request had the same identifier.
  case duplicate

  /// The queue was busy, and the policy did not allow the request to wait.
  case busy

  /// The condition of the request was ``PresentationCondition/discard``.
  case refused

  /// The owner of the request was deallocated.
  case ownerGone

  /// No view controller can present the popup.
  case presenterUnavailable

  /// UIKit refused every attempt to present the popup.
  case failed

  /// The scene was disconnected.
  case sceneDisconnected
}
