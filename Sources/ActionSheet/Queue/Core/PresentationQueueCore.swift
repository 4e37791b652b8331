/// A state machine without views and clock that decides which of many popups are shown: one that is modal, and
/// up to three toasts beside it.
///
/// What happens is passed to ``enqueue(_:in:at:)`` and ``handle(_:at:)`` with the time, which never decreases;
/// each returns the effects that follow, in order, and the results of effects are passed in again.
///
/// Invariants:
///
/// - A lane never has more requests on screen, appearing and disappearing than its capacity, and lanes do not
///   wait for each other.
/// - Each request has one state, ends once, with one outcome, and has no effects afterwards.
/// - However a popup is dismissed, the next request of its lane is asked, then or after the pause. A transition
///   that does not end is inspected until it has ended.
///
/// A free place goes to the highest priority; of equal ones, to the last that interrupts or was interrupted;
/// then to the last with the policy `next`; then to the oldest.
///
/// Adding, canceling and showing the next request take a search in logarithmic time, and a pass over those of
/// the same identifier. Requests whose conditions say to wait are asked one after another each time.
package struct PresentationQueueCore: Equatable, Sendable {
  /// The pause after a modal popup has ended; see ``PresentationQueue/delay``.
  package var delay: Duration

  /// The time after which a blocked request is asked again while no other request precedes it; at least one
  /// millisecond, as the other intervals.
  ///
  /// The queue observes what blocks a request where UIKit lets it. UIKit posts nothing when a controller
  /// without a view gets a window, or when it completes a transition whose coordinator has declined to
  /// report its end; that is why there is a timer too.
  package var retryInterval: Duration = .milliseconds(100)

  /// The time after which a blocked request is asked again that others precede.
  package var overtakenInterval: Duration = .seconds(2)

  /// The number of times in a row that a request can be blocked before others precede it, and that it
  /// can be rejected before it ends as failed; negative numbers count as zero.
  package var retryLimit = 20

  /// The time after which a transition is inspected that has not been reported to end.
  ///
  /// UIKit calls no completion handler when it refuses a presentation, nor when a window leaves its scene
  /// during a transition, and posts nothing; that is why there is a timer.
  package var transitionLimit: Duration = .seconds(3)

  package internal(set) var isSuspended = false

  var items: [PresentationToken: Item] = [:]
  var lanes = PresentationLane.Kind.allCases.map { _ in PresentationLane() }

  /// The requests that are `blocked`, `overtaken` or `waiting`.
  var deferred: Set<PresentationToken> = []
  var tokensByID: [String: [PresentationToken]] = [:]
  var lastNumber: UInt64 = 0
  var lastArrival: UInt64 = 0
  var isGapOpen = false

  /// The time for which the timer for blocked requests was started; `nil` if it does not run.
  var retryDelay: Duration?
  var isSceneActive = true
  var isSceneLost = false
  var effects: [PresentationEffect] = []

  package init(delay: Duration = .zero) {
    self.delay = delay
  }

  package var isIdle: Bool { items.isEmpty }

  /// The modal request that is on screen, appears or disappears.
  package var current: PresentationToken? {
    lanes[PresentationLane.Kind.modal.rawValue].presented.first
  }

  /// The toasts that are on screen, appear or disappear, in the order of their presentations.
  package var toasts: [PresentationToken] { lanes[PresentationLane.Kind.toasts.rawValue].presented }

  /// What is on screen, appears or disappears.
  var presented: [PresentationToken] { lanes.flatMap(\.presented) }

  /// The waiting requests, interrupted ones included, those of each lane in the order in which they would be
  /// shown; sorts them.
  package var pending: [PresentationToken] {
    PresentationLane.Kind.allCases.flatMap { lane in
      items.values.filter { $0.lane == lane && !$0.state.isPresented }.map(\.place).sorted()
        .map(\.token)
    }
  }

  /// Whether a request with an identifier is shown or waits; one that disappears does not count.
  package func contains(id: String) -> Bool {
    tokensByID[id]?.contains { !isGoing($0) } ?? false
  }

  /// The requests with an identifier that have not ended, the oldest first.
  package func tokens(for id: String) -> [PresentationToken] {
    tokensByID[id] ?? []
  }

  /// Whether a request appears, is on screen or disappears.
  func isPresented(_ token: PresentationToken) -> Bool { items[token]?.state.isPresented ?? false }

  /// Whether a request disappears, or is to end.
  func isGoing(_ token: PresentationToken) -> Bool {
    items[token].map { $0.state == .leaving || $0.outcome != nil } ?? false
  }

  /// A request that has not ended.
  struct Item: Equatable, Sendable {
    let request: PresentationRequest
    let lane: PresentationLane.Kind
    var place: QueuePlace
    var state = State.ready

    /// The arrival count at which it was presented last, its place if it is interrupted; 0 if it never was.
    var presentationArrival: UInt64 = 0
    var wasPresented = false

    /// The outcome with which a request on screen is to end.
    var outcome: PresentationOutcome?

    /// What is left of its time on screen, and since when that runs.
    var remaining: Duration?
    var countsSince: Duration?
    var isPaused = false

    /// The numbers of times in a row that it was blocked and rejected.
    var blocks = 0
    var rejections = 0
  }

  enum State: Equatable, Sendable {
    /// It is asked when there is a place and it is the first of its lane.
    case ready
    case asked(preempting: Bool)
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

    var isPresented: Bool {
      switch self {
      case .presenting, .shown, .leaving, .hiding: true
      case .ready, .asked, .blocked, .overtaken, .waiting: false
      }
    }
  }
}

extension PresentationQueueCore {
  /// Adds a request, which may have ended already: as a duplicate, because the queue is busy, or because the
  /// scene is gone.
  package mutating func enqueue(
    _ request: PresentationRequest, in lane: PresentationLane.Kind = .modal, at now: Duration
  ) -> (token: PresentationToken, effects: [PresentationEffect]) {
    lastNumber += 1
    let token = PresentationToken(number: lastNumber, id: request.id)
    let effects = step(at: now) { core in core.admit(token, request, to: lane) }
    return (token, effects)
  }

  /// Handles what has happened, and returns what follows, in order.
  package mutating func handle(_ input: PresentationInput, at now: Duration)
    -> [PresentationEffect]
  {
    step(at: now) { core in core.apply(input, at: now) }
  }

  /// Performs a step: what has happened, and what follows.
  private mutating func step(at now: Duration, _ change: (inout Self) -> Void)
    -> [PresentationEffect]
  {
    change(&self)
    for lane in PresentationLane.Kind.allCases { advance(lane, at: now) }
    defer { effects = [] }
    return effects
  }

  private mutating func apply(_ input: PresentationInput, at now: Duration) {
    switch input {
    case .answered(let token, let answer): didAnswer(answer, of: token, at: now)
    case .presented(let token): didPresent(token, at: now)
    case .rejected(let token): didReject(token, at: now)
    case .dismissing(let token):
      if isIn(.presenting, or: .shown, token) { enter(.leaving, token, at: now) }
    case .stayed(let token): if isIn(.leaving, or: .hiding, token) { enter(.shown, token, at: now) }
    case .paused(let token, let isPaused):
      guard isPresented(token) else { return }
      items[token]?.isPaused = isPaused
      updateTime(of: token, at: now)
    case .restarted(let token, let duration): restartTime(of: token, duration, at: now)
    case .vanished(let token, let outcome): didVanish(token, outcome, at: now)
    case .cancel(let token, let outcome): cancel(token, outcome)
    case .cancelPending: for token in pending { end(token, .cancelled) }
    case .cancelAll: for token in pending + presented { cancel(token, .cancelled) }
    case .suspend: isSuspended = true
    case .resume: isSuspended = false
    case .conditionsChanged: askAgain()
    case .sceneActive(let isActive):
      isSceneActive = isActive
      for token in presented { updateTime(of: token, at: now) }
    case .sceneLost: loseScene(at: now)
    case .timerFired(let timer): timerFired(timer)
    }
  }

  private func isIn(_ first: State, or second: State, _ token: PresentationToken) -> Bool {
    items[token]?.state == first || items[token]?.state == second
  }

  private mutating func timerFired(_ timer: PresentationTimer) {
    switch timer {
    case .gap: isGapOpen = false
    case .retry: if retryDelay != nil { askAgain(all: false) }
    case .duration(let token): didTimeOut(token)
    case .transition(let token):
      guard let state = items[token]?.state, state.isPresented, state != .shown else { return }
      effects.append(.inspect(token, isArriving: state == .presenting))
      watchTransition(of: token)
    }
  }

  private mutating func loseScene(at now: Duration) {
    isSceneLost = true
    let presented = presented
    let tokens = presented + pending
    for token in presented { vacate(token, at: now) }
    for token in tokens { end(token, .sceneDisconnected) }
    stopRetrying()
    if isGapOpen { effects.append(.cancelTimer(.gap)) }
    isGapOpen = false
  }
}
