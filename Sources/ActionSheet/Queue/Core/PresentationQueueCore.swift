/// Decides which of many popups is shown, one at a time: a state machine without views and clock.
///
/// Everything that happens comes in through ``enqueue(_:at:)`` and ``handle(_:at:)``, each with the
/// time; what is to be done comes out as a list of effects, to be carried out in order. Whoever
/// carries them out says what came of it. The queue leaves alone how a popup looks, is presented and
/// is dismissed, and it does not know what it is about beyond its request.
///
/// What holds at any time:
///
/// - At most one request is on screen or on its way there or back.
/// - Every request ends exactly once, with one outcome, and nothing is asked of it afterwards.
/// - However a popup is dismissed, the next one is asked then, or after the pause between two. A
///   transition that is not reported to end is inspected until it has ended.
///
/// A free slot goes to the highest priority; among equals, to what cut in or was interrupted, the
/// youngest first; then to what asked to be next, the youngest first; then to the oldest.
///
/// Enqueueing, cancelling and showing the next cost the logarithm of the number that waits, and a
/// pass over those of the same key. Those whose conditions say to wait are asked one after another
/// at every turn.
package struct PresentationQueueCore: Equatable, Sendable {
  /// The pause after a popup has ended before another is shown; zero unless set, negative counts as
  /// zero.
  ///
  /// What replaces or interrupts another one does not wait for it. A new value holds from the next
  /// pause on.
  package var delay: Duration

  /// The time after which a blocked request is asked again while no other request precedes it.
  ///
  /// The queue observes what blocks a request where UIKit lets it. UIKit posts nothing when a controller
  /// without a view gets a window, or when it completes a transition whose coordinator has declined to
  /// report its end; that is why there is a timer too. The default is 100 milliseconds; the minimum is
  /// one.
  package var retryInterval: Duration = .milliseconds(100)

  /// The time after which a blocked request is asked again that others precede.
  ///
  /// The default is two seconds; the minimum is one millisecond.
  package var overdueInterval: Duration = .seconds(2)

  /// The number of times in a row that a request can be blocked before others precede it, and that it
  /// can be rejected before it ends as failed.
  ///
  /// Negative numbers count as zero. The default is 20.
  package var retryLimit = 20

  /// The time after which a transition is inspected that has not been reported to end.
  ///
  /// UIKit calls no completion handler when it refuses a presentation, nor when a window leaves its scene
  /// during a transition, and posts nothing; that is why there is a timer. The default is three seconds;
  /// the minimum is one millisecond.
  package var transitionLimit: Duration = .seconds(3)

  /// Whether the queue is suspended: it shows nothing further until it is resumed.
  package internal(set) var isSuspended = false

  var items: [PresentationToken: Item] = [:]
  var line = RequestQueue()
  /// Those who said that they would wait, and those who were blocked too often to be waited for.
  var waiting: Set<PresentationToken> = []
  var overdue: Set<PresentationToken> = []
  var tokensByID: [String: [PresentationToken]] = [:]
  var slot: Slot?
  /// The request that is being asked.
  var question: Question?
  /// Who is blocked and, while first in line, waited for.
  var held: PresentationToken?
  var lastNumber: UInt64 = 0
  var lastArrival: UInt64 = 0
  var isGapOpen = false
  var isRetrying = false

  /// A Boolean value that determines whether the timer runs for the request that is next.
  var isRetryingUrgently = false
  var isSceneActive = true
  var isSceneLost = false
  /// What this step has brought about so far.
  var effects: [PresentationEffect] = []

  /// Makes an empty queue.
  ///
  /// - Parameter delay: The pause between two popups.
  package init(delay: Duration = .zero) {
    self.delay = delay
  }

  /// The request that is on screen, or on its way there or back.
  package var current: PresentationToken? { slot?.token }

  /// Whether nothing is shown and nothing waits.
  package var isIdle: Bool { items.isEmpty }

  /// How many requests wait, those that are interrupted included.
  package var pendingCount: Int { items.count - (slot == nil ? 0 : 1) }

  /// The requests that wait, those that are interrupted included, in the order in which they would
  /// be shown if none of them had to wait longer; sorts them.
  package var pending: [PresentationToken] {
    let apart = waiting.union(overdue).compactMap { items[$0]?.place }
    return (line.places + apart).sorted().map(\.token)
  }

  /// Whether a request of that key is shown or waits; one on its way out does not count.
  package func contains(id: String) -> Bool {
    tokensByID[id]?.contains { !isGoing($0) } ?? false
  }

  /// The requests of that key that have not ended, the oldest first.
  package func tokens(for id: String) -> [PresentationToken] {
    tokensByID[id] ?? []
  }

  /// Whether the request has not ended yet.
  package func contains(_ token: PresentationToken) -> Bool {
    items[token] != nil
  }

  /// A request that has not ended.
  struct Item: Equatable, Sendable {
    let request: PresentationRequest
    var place: QueuePlace
    /// Whether it was wholly on screen before.
    var wasPresented = false
    /// Whether its presentation was begun before.
    var wasBegun = false
    /// What is left of its time on screen.
    var remaining: Duration?
    /// How often in a row it was blocked, and how often rejected.
    var blocks = 0
    var rejections = 0
  }

  /// A request that is being asked, and whether something else would have to go for it.
  struct Question: Equatable, Sendable {
    let token: PresentationToken
    let isInterrupting: Bool
  }

  /// What is on screen, or on its way there or back.
  struct Slot: Equatable, Sendable {
    let token: PresentationToken
    /// When it took the slot, in the count of arrivals; where it comes back to when interrupted.
    let arrival: UInt64
    var phase: Phase
    /// The outcome the queue wants it to end with.
    var ending: PresentationOutcome?
    /// Since when its time runs.
    var countsSince: Duration?

    /// A Boolean value that determines whether its time stands still.
    var isHeld = false
  }

  enum Phase: Equatable, Sendable {
    case presenting
    case shown
    /// A dismissal that the queue did not ask for.
    case leaving
    /// One that the queue asked for; what it leads to is in `ending`, nil for coming back.
    case hiding
  }
}

extension PresentationQueueCore {
  /// Takes a request in.
  ///
  /// - Parameters:
  ///   - request: What is known about the popup.
  ///   - now: The time, which never goes back, from any origin.
  /// - Returns: What names the request from now on, and what is to be done. The request may have
  ///   ended already: as a duplicate, because the queue is busy, or because the scene is gone.
  package mutating func enqueue(_ request: PresentationRequest, at now: Duration)
    -> (
      token: PresentationToken, effects: [PresentationEffect]
    )
  {
    lastNumber += 1
    let token = PresentationToken(number: lastNumber, id: request.id)
    let effects = step(at: now) { core in core.admit(token, request) }
    return (token, effects)
  }

  /// Takes in what happened.
  ///
  /// - Parameters:
  ///   - input: What happened; what does not fit the state changes nothing.
  ///   - now: The time, which never goes back, from any origin.
  /// - Returns: What is to be done, in order.
  package mutating func handle(_ input: PresentationInput, at now: Duration)
    -> [PresentationEffect]
  {
    step(at: now) { core in core.apply(input, at: now) }
  }

  /// Runs one step to its end: what happened, what follows from it, and whether that was all.
  private mutating func step(at now: Duration, _ change: (inout Self) -> Void)
    -> [PresentationEffect]
  {
    effects = []
    let wasIdle = isIdle
    change(&self)
    advance(at: now)
    // A request that was taken in and ended in one step was never part of the queue.
    if isIdle, !wasIdle { effects.append(.report(.didBecomeIdle)) }
    defer { effects = [] }
    return effects
  }

  private mutating func apply(_ input: PresentationInput, at now: Duration) {
    switch input {
    case .answered(let token, let answer): didAnswer(answer, of: token, at: now)
    case .presented(let token): didPresent(token, at: now)
    case .stayed(let token): didStay(token, at: now)
    case .held(let token, let isHeld): hold(token, isHeld, at: now)
    case .restarted(let token, let duration): restartTime(of: token, duration, at: now)
    case .rejected(let token): didReject(token)
    case .dismissing(let token): willDismiss(token, at: now)
    case .vanished(let token, let outcome): didVanish(token, outcome)
    case .cancel(let token, let outcome): cancel(token, outcome)
    case .cancelPending: cancelPending()
    case .cancelAll:
      cancelPending()
      if let slot { cancel(slot.token, .cancelled) }
    case .suspend: isSuspended = true
    case .resume: isSuspended = false
    case .conditionsChanged: askEveryoneAgain()
    case .sceneActive(let isActive): setSceneActive(isActive, at: now)
    case .sceneLost: loseScene()
    case .timerFired(let timer): timerFired(timer)
    }
  }

  private mutating func timerFired(_ timer: PresentationTimer) {
    switch timer {
    case .gap: isGapOpen = false
    case .retry: if isRetrying { retry() }
    case .duration(let token): didTimeOut(token)
    case .transition(let token):
      guard let slot, slot.token == token, slot.phase != .shown else { return }
      effects.append(.inspect(token, isArriving: slot.phase == .presenting))
      watchTransition(of: token)
    }
  }

  private mutating func setSceneActive(_ isActive: Bool, at now: Duration) {
    guard isActive != isSceneActive else { return }
    isSceneActive = isActive
    if isActive { startCounting(at: now) } else { stopCounting(at: now) }
  }

  private mutating func loseScene() {
    isSceneLost = true
    let tokens = (slot.map { [$0.token] } ?? []) + pending
    vacate()
    for token in tokens { end(token, .sceneDisconnected) }
    stopRetrying()
    if isGapOpen { effects.append(.cancelTimer(.gap)) }
    isGapOpen = false
  }
}
