/// Whether a request can be shown when its turn has come.
package enum PresentationAnswer: Hashable, Sendable {
  /// It can.
  case show

  /// Not now. Others are asked instead; it is asked again when conditions changed and whenever
  /// something shown has gone.
  case wait

  /// Not this moment, because something is under way on screen. It is asked again shortly and not
  /// overtaken, unless that goes on and on.
  case blocked

  /// Never; it ends with this outcome.
  case discard(PresentationOutcome)
}

/// Something that happens to a queue.
///
/// Reports about a request that is not in the state for them change nothing, so that what is
/// reported twice or too late does no harm.
package enum PresentationInput: Hashable, Sendable {
  /// The answer to the effect `ask`.
  case answered(PresentationToken, PresentationAnswer)

  /// The request is wholly on screen: its presentation has ended.
  case presented(PresentationToken)

  /// The presentation was not begun, whatever the reason; nothing is on screen.
  case rejected(PresentationToken)

  /// A dismissal the queue did not ask for has begun.
  case dismissing(PresentationToken)

  /// The request is still wholly on screen: a dismissal that had begun came to nothing.
  case stayed(PresentationToken)

  /// The time of the request on screen stands still, or goes on.
  case held(PresentationToken, Bool)

  /// The time of the request begins anew with this length; `nil` is no limit. A request that is being
  /// dismissed, or ends anyway, keeps its time.
  case restarted(PresentationToken, Duration?)

  /// The request is off screen, however it came about. The outcome counts unless the queue had
  /// hidden the request itself and knows better.
  case vanished(PresentationToken, PresentationOutcome = .dismissed)

  /// The request shall end with this outcome, wherever it stands.
  case cancel(PresentationToken, PresentationOutcome = .cancelled)

  /// Everything that waits shall end as cancelled, what is interrupted as well.
  case cancelPending

  /// Everything shall end as cancelled, what is shown as well.
  case cancelAll

  /// Nothing further is shown; what is shown stays.
  case suspend

  /// Undoes one or many `suspend`.
  case resume

  /// What requests wait for may have come about.
  case conditionsChanged

  /// The scene went into the background, or came back from it. Nothing is begun meanwhile.
  case sceneActive(Bool)

  /// The scene is gone and takes everything with it, also what is enqueued later.
  case sceneLost

  /// A timer fired.
  case timerFired(PresentationTimer)
}

/// The timers a queue runs, each at most once at a time.
package enum PresentationTimer: Hashable, Sendable {
  /// The pause between two popups.
  case gap

  /// Asking again those who were blocked.
  case retry

  /// The time a popup stays on screen.
  case duration(PresentationToken)

  /// The time after which a transition is looked into.
  case transition(PresentationToken)
}

/// What a queue wants done, in this order.
package enum PresentationEffect: Hashable, Sendable {
  /// Say with `answered` whether the request can be shown. When `interrupting` is true, something
  /// else is still shown and would be hidden first.
  case ask(PresentationToken, interrupting: Bool)

  /// Put the request on screen, for the first time or again; report `presented`, or `rejected`.
  case present(PresentationToken, isResuming: Bool)

  /// Take the request off screen; report `vanished`. Without an outcome it comes back later. Said
  /// again with one, when it is not to come back after all.
  case hide(PresentationToken, PresentationOutcome?)

  /// A transition takes long. Report where the request stands: when it was to arrive, `presented`,
  /// `rejected` or `vanished`; when it was to go, `stayed` or `vanished`. When it is still on its
  /// way report nothing; then this is asked again.
  case inspect(PresentationToken, isArriving: Bool)

  /// Start a timer anew; report `timerFired` when the time is over, which is never negative.
  case startTimer(PresentationTimer, Duration)

  /// Stop a timer, which may have fired already.
  case cancelTimer(PresentationTimer)

  /// Tell those who follow the queue.
  case report(PresentationEvent)
}

/// An event of a request, in the order in which events happen.
///
/// The events of a request are `didDiscard` alone, or `willPresent`, `didPresent`, any number of pairs
/// of `didInterrupt` and `didResume`, and `didDismiss`. A popup that is dismissed before it is wholly on
/// screen has no `didPresent` or `didResume`.
package enum PresentationEvent: Hashable, Sendable {
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
