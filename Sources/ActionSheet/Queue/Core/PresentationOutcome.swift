/// How a request ended; each ends exactly once.
public enum PresentationOutcome: Hashable, Sendable {
  /// It was dismissed by the user, by the app or by the system, not by the queue.
  case dismissed

  /// Its time on screen was over.
  case timedOut

  /// It was cancelled through its ticket or its queue.
  case cancelled

  /// Another request took its place.
  case replaced

  /// It was interrupted and does not come back.
  case interrupted

  /// Its key was taken when it was enqueued.
  case duplicate

  /// It could not be shown at once and would not wait.
  case busy

  /// Its condition turned it away.
  case refused

  /// The object it was made for is gone.
  case ownerGone

  /// There is nothing to present it on, and there will not be.
  case presenterUnavailable

  /// It did not come on screen although it was presented, several times over.
  case failed

  /// Its scene is gone.
  case sceneDisconnected
}

/// What a queue tells those who follow it, in the order in which it happens.
///
/// A request is told of by one of two lines: by `didDiscard` alone, or by `willPresent`,
/// `didPresent`, any number of pairs of `didInterrupt` and `didResume`, and `didDismiss`. What goes
/// before it has wholly arrived is dismissed without having been presented or resumed.
public enum PresentationEvent: Hashable, Sendable {
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
