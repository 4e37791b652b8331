/// The answer to the question whether a request can be shown now.
package enum PresentationAnswer: Hashable, Sendable {
  case show

  /// Others are asked instead; it is asked again when conditions have changed and when a popup has gone.
  case wait

  /// A transition is under way. It is asked again shortly and not overtaken, unless that goes on and on.
  case blocked

  /// It ends with this outcome.
  case discard(PresentationOutcome)
}

/// Something that happens to a queue.
///
/// A report that does not fit the state of its request has no effect, so late and repeated reports do no
/// harm.
package enum PresentationInput: Hashable, Sendable {
  /// The answer to the effect `ask`.
  case answered(PresentationToken, PresentationAnswer)

  /// The presentation of the request has ended.
  case presented(PresentationToken)

  /// The presentation did not begin; nothing is on screen.
  case rejected(PresentationToken)

  /// A dismissal the queue did not ask for has begun.
  case dismissing(PresentationToken)

  /// The request is still on screen: a dismissal that had begun was not completed.
  case stayed(PresentationToken)

  /// The time of the request on screen stands still, or goes on.
  case paused(PresentationToken, Bool)

  /// The time of the request starts again with this length; `nil` is no limit. A request that is being
  /// dismissed, or ends anyway, keeps its time.
  case restarted(PresentationToken, Duration?)

  /// The request is off screen. The outcome counts unless the queue itself has hidden the request.
  case vanished(PresentationToken, PresentationOutcome = .dismissed)

  /// The request is to end with this outcome.
  case cancel(PresentationToken, PresentationOutcome = .cancelled)

  case cancelPending
  case cancelAll
  case suspend

  /// Undoes any number of `suspend`.
  case resume

  case conditionsChanged
  case sceneActive(Bool)

  /// The scene is gone, also for requests that are added later.
  case sceneLost

  case timerFired(PresentationTimer)
}

/// The timers of a queue, each of which runs at most once at a time.
package enum PresentationTimer: Hashable, Sendable {
  case gap

  /// After it, blocked requests are asked again.
  case retry

  case duration(PresentationToken)

  /// After it, a transition is inspected.
  case transition(PresentationToken)
}

/// What follows for a queue, in order.
package enum PresentationEffect: Hashable, Sendable {
  /// Answer with `answered`. If it is preempting, other popups are shown and would be hidden first.
  case ask(PresentationToken, preempting: Bool)

  /// Present the request, for the first time or again; report `presented` or `rejected`.
  case present(PresentationToken, isResuming: Bool)

  /// Hide the request; report `vanished`. Without an outcome it is presented again later. It follows again
  /// with an outcome if the request is not to be presented again.
  case hide(PresentationToken, PresentationOutcome?)

  /// A transition takes long. Report the state: `presented`, `rejected` or `vanished` if the request was to
  /// appear; `stayed` or `vanished` if it was to disappear; nothing during the transition, then this
  /// follows again.
  case inspect(PresentationToken, isArriving: Bool)

  /// Start a timer anew; report `timerFired` when the time, which is never negative, is over.
  case startTimer(PresentationTimer, Duration)

  case cancelTimer(PresentationTimer)

  /// The request is wholly on screen, for the first time or again.
  case didPresent(PresentationToken)

  /// The request has ended, also if it was never on screen.
  case didEnd(PresentationToken, PresentationOutcome)
}
