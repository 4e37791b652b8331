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
