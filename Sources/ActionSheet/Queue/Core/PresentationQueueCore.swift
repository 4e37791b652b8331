/// A state machine without views and clock that decides which of many popups is shown, one at a time.
///
/// What happens is passed to ``enqueue(_:at:)`` and ``handle(_:at:)`` with the time, which never decreases;
/// each returns the effects that follow, in order, and the results of effects are passed in again.
///
/// Invariants:
///
/// - At most one request is on screen, appears or disappears.
/// - Each request ends once, with one outcome, and has no effects afterwards.
/// - However a popup is dismissed, the next request is asked, then or after the pause. A transition that does
///   not end is inspected until it has ended.
///
/// A free slot goes to the highest priority; of equal ones, to the last that interrupts or was interrupted;
/// then to the last with the policy `next`; then to the oldest.
///
/// Adding, canceling and showing the next request take a search in logarithmic time, and a pass over those of
/// the same identifier. Requests whose conditions say to wait are asked one after another each time.
package struct PresentationQueueCore: Equatable, Sendable {
  /// The pause after a popup has ended; see ``PresentationQueue/delay``.
  package var delay: Duration

  /// The time after which a blocked request is asked again while no other request precedes it; at least one
  /// millisecond, as the other intervals.
  ///
  /// The queue observes what blocks a request where UIKit lets it. UIKit posts nothing when a controller
  /// without a view gets a window, or when it completes a transition whose coordinator has declined to
  /// report its end; that is why there is a timer too.
  package var retryInterval: Duration = .milliseconds(100)

  /// The time after which a blocked request is asked again that others precede.
  package var overdueInterval: Duration = .seconds(2)

  /// The number of times in a row that a request can be blocked before others precede it, and that it
  /// can be rejected before it ends as failed; negative numbers count as zero.
  package var retryLimit = 20

  /// The time after which a transition is inspected that has not been reported to end.
  ///
  /// UIKit calls no completion handler when it refuses a presentation, nor when a window leaves its scene
  /// during a transition, and posts nothing; that is why there is a timer.
  package var transitionLimit: Duration = .seconds(3)

  package internal(set) var isSuspended = false

  /// The request that is on screen, appears or disappears.
  package internal(set) var current: PresentationToken?

  var items: [PresentationToken: Item] = [:]
  var line = RequestQueue()
  /// The requests that are `waiting` or `overdue`.
  var aside: Set<PresentationToken> = []
  var tokensByID: [String: [PresentationToken]] = [:]
  var question: Question?
  /// The blocked request that holds up the others.
  var held: PresentationToken?
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

  /// The waiting requests, interrupted ones included, in the order in which they would be shown; sorts them.
  package var pending: [PresentationToken] {
    items.values.map(\.place).filter { $0.token != current }.sorted().map(\.token)
  }

  /// Whether a request with an identifier is shown or waits; one that disappears does not count.
  package func contains(id: String) -> Bool {
    tokensByID[id]?.contains { !isGoing($0) } ?? false
  }

  /// The requests with an identifier that have not ended, the oldest first.
  package func tokens(for id: String) -> [PresentationToken] {
    tokensByID[id] ?? []
  }

  /// Whether a request disappears, or is to end.
  func isGoing(_ token: PresentationToken) -> Bool {
    guard token == current, let item = items[token] else { return false }
    return item.phase == .leaving || item.ending != nil
  }

  /// A request that has not ended.
  struct Item: Equatable, Sendable {
    let request: PresentationRequest
    var place: QueuePlace
    var phase = Phase.inLine

    /// The arrival count at which it was presented last, its place if it is interrupted; 0 if it never was.
    var slotArrival: UInt64 = 0
    var wasPresented = false
    var ending: PresentationOutcome?

    /// What is left of its time on screen, and since when that runs.
    var remaining: Duration?
    var countsSince: Duration?
    var isHeld = false

    /// The numbers of times in a row that it was blocked and rejected.
    var blocks = 0
    var rejections = 0
  }

  enum Phase: Equatable, Sendable {
    case inLine
    /// Its condition said so.
    case waiting
    /// It was blocked too often to hold up others.
    case overdue
    case presenting
    case shown
    /// A dismissal that the queue did not ask for.
    case leaving
    /// A dismissal that the queue asked for; without an ending the request is presented again.
    case hiding
  }

  struct Question: Equatable, Sendable {
    let token: PresentationToken
    let isInterrupting: Bool
  }
}

extension PresentationQueueCore {
  /// Adds a request, which may have ended already: as a duplicate, because the queue is busy, or because the
  /// scene is gone.
  package mutating func enqueue(
    _ request: PresentationRequest, at now: Duration
  ) -> (token: PresentationToken, effects: [PresentationEffect]) {
    lastNumber += 1
    let token = PresentationToken(number: lastNumber, id: request.id)
    let effects = step(at: now) { core in core.admit(token, request) }
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
    advance(at: now)
    defer { effects = [] }
    return effects
  }

  private mutating func apply(_ input: PresentationInput, at now: Duration) {
    switch input {
    case .answered(let token, let answer): didAnswer(answer, of: token, at: now)
    case .presented(let token): didPresent(token, at: now)
    case .rejected(let token): didReject(token, at: now)
    case .dismissing(let token):
      if isIn(.presenting, or: .shown, token) { enter(.leaving, at: now) }
    case .stayed(let token): if isIn(.leaving, or: .hiding, token) { enter(.shown, at: now) }
    case .held(let token, let isHeld):
      guard token == current else { return }
      items[token]?.isHeld = isHeld
      updateTime(of: token, at: now)
    case .restarted(let token, let duration): restartTime(of: token, duration, at: now)
    case .vanished(let token, let outcome): didVanish(token, outcome, at: now)
    case .cancel(let token, let outcome): cancel(token, outcome)
    case .cancelPending: for token in pending { end(token, .cancelled) }
    case .cancelAll:
      for token in pending { end(token, .cancelled) }
      if let current { cancel(current, .cancelled) }
    case .suspend: isSuspended = true
    case .resume: isSuspended = false
    case .conditionsChanged: askAgain()
    case .sceneActive(let isActive):
      isSceneActive = isActive
      if let current { updateTime(of: current, at: now) }
    case .sceneLost: loseScene(at: now)
    case .timerFired(let timer): timerFired(timer)
    }
  }

  private func isIn(_ first: Phase, or second: Phase, _ token: PresentationToken) -> Bool {
    items[token]?.phase == first || items[token]?.phase == second
  }

  private mutating func timerFired(_ timer: PresentationTimer) {
    switch timer {
    case .gap: isGapOpen = false
    case .retry: if retryDelay != nil { askAgain(all: false) }
    case .duration(let token): didTimeOut(token)
    case .transition(let token):
      guard token == current, let phase = items[token]?.phase, phase != .shown else { return }
      effects.append(.inspect(token, isArriving: phase == .presenting))
      watchTransition(of: token)
    }
  }

  private mutating func loseScene(at now: Duration) {
    isSceneLost = true
    let tokens = [current].compactMap { $0 } + pending
    vacate(at: now)
    for token in tokens { end(token, .sceneDisconnected) }
    stopRetrying()
    if isGapOpen { effects.append(.cancelTimer(.gap)) }
    isGapOpen = false
  }
}
