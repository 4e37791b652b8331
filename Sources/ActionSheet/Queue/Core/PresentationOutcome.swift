/// How a request ended.
///
/// Every request ends exactly once.
public enum PresentationOutcome: Hashable, Sendable {
  /// The user, the app or the system dismissed the popup, not the queue.
  case dismissed

  /// The duration of the request was over.
  case timedOut

  /// The app cancelled the request through its ticket or its queue.
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

/// An event of a request, in the order in which events happen.
///
/// The events of a request are `didDiscard` alone, or `willPresent`, `didPresent`, any number of pairs
/// of `didInterrupt` and `didResume`, and `didDismiss`. A popup that is dismissed before it is wholly on
/// screen has no `didPresent` or `didResume`.
@_spi(Benchmarks) public enum PresentationEvent: Hashable, Sendable {
  /// The request's turn has come and its presentation begins.
  case willPresent(PresentationToken)

  /// It is wholly on screen for the first time.
  case didPresent(PresentationToken)

  /// It is off screen for another one and will come back.
  case didInterrupt(PresentationToken)

  /// It is wholly on screen again.
  case didResume(PresentationToken)

  /// It was on screen and has ended.
  case didDismiss(PresentationToken, PresentationOutcome)

  /// It ended without ever having been on screen.
  case didDiscard(PresentationToken, PresentationOutcome)

  /// The last request has ended; nothing is shown and nothing waits.
  case didBecomeIdle
}
