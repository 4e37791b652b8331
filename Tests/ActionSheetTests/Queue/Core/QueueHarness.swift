import UIKit

@testable import ActionSheet

/// What happens to a request, in order: `didDiscard` alone, or `willPresent`, `didPresent`, any number of pairs
/// of `didInterrupt` and `didResume`, and `didDismiss`.
enum PresentationEvent: Hashable {
  case willPresent(PresentationToken)
  case didPresent(PresentationToken)
  case didInterrupt(PresentationToken)
  case didResume(PresentationToken)
  case didDismiss(PresentationToken, PresentationOutcome)
  case didDiscard(PresentationToken, PresentationOutcome)
  case didBecomeIdle
}

/// The identity of a simulated request.
struct PresentationToken: Hashable {
  let number: Int
  var id: String?
}

enum SimulatedLane { case modal, toasts }

enum SimulatedTimer { case gap, retry, transition, duration(PresentationToken) }

/// What an app answers when a request is next; `blocked` stands for a transition under way.
enum PresentationAnswer: Hashable {
  case show
  case wait
  case blocked
  case discard(PresentationOutcome)

  var condition: PresentationCondition? {
    switch self {
    case .show: .show
    case .wait: .wait
    case .blocked: nil
    case .discard: .discard
    }
  }
}

/// What happens to a queue.
enum PresentationInput: Hashable {
  case presented(PresentationToken)
  case rejected(PresentationToken)
  case dismissing(PresentationToken)
  case stayed(PresentationToken)
  case paused(PresentationToken, Bool)
  case restarted(PresentationToken, Duration?)
  case vanished(PresentationToken, PresentationOutcome = .dismissed)
  case cancel(PresentationToken, PresentationOutcome = .cancelled)
  case cancelPending
  case cancelAll
  case suspend
  case resume
  case conditionsChanged
  case sceneActive(Bool)
  case sceneLost
}

/// A queue with a screen, a clock and apps that answer, all of them simulated.
///
/// It watches over what must always hold: never more on screen than a lane has places, one end for each, no
/// word of what has ended.
@MainActor
final class QueueHarness {
  /// What is on the simulated screen.
  enum Screen: Equatable {
    case empty
    case arriving(PresentationToken)
    case there(PresentationToken)
    case going(PresentationToken)

    var token: PresentationToken? {
      switch self {
      case .empty: nil
      case .arriving(let token), .there(let token), .going(let token): token
      }
    }
  }

  let queue: PresentationQueue
  let clock = HarnessClock()
  /// What is on screen, in the order in which it came; none is empty.
  private(set) var screens: [Screen] = []
  private(set) var toasts: Set<PresentationToken> = []
  private(set) var presentations: [PresentationToken: QueuedPresentation] = [:]
  private var tokens: [QueuedPresentation: PresentationToken] = [:]
  fileprivate var contexts: [PresentationToken: PresentationContext] = [:]
  /// What a request answers when it is asked; shown unless set.
  var answers: [PresentationToken: PresentationAnswer] = [:]
  /// Those whose presentation the screen does not begin.
  var rejected: Set<PresentationToken> = []
  /// Whether presentations and dismissals end at once.
  var isInstant = true
  var events: [PresentationEvent] = []
  var outcomes: [PresentationToken: PresentationOutcome] = [:]
  var asked: [PresentationToken] = []
  /// What was said with each order to hide.
  var hidden: [PresentationOutcome?] = []
  /// What should never happen, in words.
  var faults: [String] = []
  /// Called with everything before it is reported to the queue.
  var willSend: ((PresentationInput) -> Void)?
  /// Called when a timer has fired.
  var didFire: ((SimulatedTimer) -> Void)?

  /// Those that were presented at all, and those that were wholly on screen.
  private var begun: Set<PresentationToken> = []
  private var presented: Set<PresentationToken> = []
  /// What the screen reports after the call of the queue.
  private var reports: [() -> Void] = []
  private var isReporting = false

  init(delay: Duration = .zero) {
    queue = PresentationQueue(clock: clock)
    queue.delay = delay
  }

  var now: Duration { clock.now }
  var isIdle: Bool { queue.isIdle }
  var pending: [PresentationToken] { queue.pending.compactMap { tokens[$0] } }
  var onScreen: [PresentationToken] {
    ([queue.current].compactMap { $0 } + queue.toasts).compactMap { tokens[$0] }
  }

  func tokens(for id: String) -> [PresentationToken] {
    queue.presentations(for: id).compactMap { tokens[$0] }
  }

  /// What is modal on the screen.
  var screen: Screen {
    screens.first { screen in screen.token.map { !toasts.contains($0) } ?? false } ?? .empty
  }

  func screen(of token: PresentationToken) -> Screen {
    screens.first { $0.token == token } ?? .empty
  }

  private func show(_ screen: Screen, of token: PresentationToken) {
    let index = screens.firstIndex { $0.token == token } ?? screens.endIndex
    screens.removeAll { $0.token == token }
    if screen != .empty { screens.insert(screen, at: min(index, screens.endIndex)) }
  }

  /// Empties the screen without a report.
  func loseScreen() {
    screens = []
  }

  @discardableResult func enqueue(
    _ id: String? = nil, _ policy: PresentationPolicy = .append,
    in lane: SimulatedLane = .modal, priority: Operation.QueuePriority = .normal,
    duplicates: DuplicatePolicy = .allow, duration: Duration? = nil, resumes: Bool = true,
    answer: PresentationAnswer = .show
  ) -> PresentationToken {
    enqueue(
      PresentationRequest(
        id: id, policy: policy, priority: priority, duplicates: duplicates, duration: duration,
        resumesAfterInterruption: resumes), in: lane, answer: answer)
  }

  func enqueue(
    _ request: PresentationRequest, in lane: SimulatedLane = .modal,
    answer: PresentationAnswer = .show
  ) -> PresentationToken {
    let token = PresentationToken(number: presentations.count + 1, id: request.id)
    if lane == .toasts { toasts.insert(token) }
    if answer != .show { answers[token] = answer }
    perform {
      let presentation = queue.enqueue(
        SimulatedPopup(token, self), as: request,
        in: lane == .modal ? queue.modalLane : queue.toastLane,
        when: { [weak self] in (self?.ask(token) ?? .wait).condition })
      presentations[token] = presentation
      tokens[presentation] = token
    }
    return token
  }

  func send(_ input: PresentationInput) {
    willSend?(input)
    perform { pass(input) }
  }

  /// Lets the queue do something; then the screen reports what has come of it.
  private func perform(_ action: () -> Void) {
    let wasIdle = queue.isIdle
    action()
    // A request that was taken in and ended in one step was never part of the queue.
    if queue.isIdle, !wasIdle { note(.didBecomeIdle) }
    guard !isReporting else { return }
    isReporting = true
    while !reports.isEmpty { reports.removeFirst()() }
    isReporting = false
  }

  private func pass(_ input: PresentationInput) {
    switch input {
    case .presented(let token): report(token) { queue.didPresent($0) }
    case .rejected(let token):
      if let context = contexts.removeValue(forKey: token) { return context.didFail() }
      report(token) { queue.didReject($0) }
    case .dismissing(let token): report(token) { queue.willVanish($0) }
    case .stayed(let token): report(token) { queue.didStay($0) }
    case .paused(let token, let isPaused): report(token) { queue.setPaused(isPaused, $0) }
    case .restarted(let token, let duration): report(token) { queue.restartTime(of: $0, duration) }
    case .vanished(let token, let outcome):
      report(token) {
        if $0.state == .hiding, $0.pendingOutcome == nil, outcome == .dismissed {
          note(.didInterrupt(token))
        }
        guard let context = contexts.removeValue(forKey: token) else {
          return queue.didVanish($0, outcome)
        }
        if outcome == .dismissed {
          context.didDismiss()
        } else {
          context.sceneWasLost(reporting: true)
        }
      }
    case .cancel(let token, let outcome): report(token) { queue.cancel($0, outcome) }
    case .cancelPending: queue.cancelPending()
    case .cancelAll: queue.cancelAll()
    case .suspend: queue.suspend()
    case .resume: queue.resume()
    case .conditionsChanged: queue.conditionsChanged()
    case .sceneActive(let isActive): queue.setSceneActive(isActive)
    case .sceneLost:
      for context in contexts.values { context.sceneWasLost(reporting: false) }
      contexts = [:]
      queue.loseScene()
    }
  }

  private func report(_ token: PresentationToken, _ action: (QueuedPresentation) -> Void) {
    guard let presentation = presentations[token] else { return }
    let wasArriving = presentation.state == .presenting
    action(presentation)
    if wasArriving, presentation.state == .shown || presentation.state == .hiding {
      presented.insert(token)
    }
  }

  // MARK: The screen

  /// What is on its way arrives, or is gone; all of it, or one popup.
  func finishTransition(of token: PresentationToken? = nil) {
    for screen in screens where token == nil || screen.token == token {
      switch screen {
      case .arriving(let token):
        show(.there(token), of: token)
        arrived(token)
        send(.presented(token))
      case .going(let token):
        show(.empty, of: token)
        send(.vanished(token))
      case .empty, .there:
        break
      }
    }
  }

  private func arrived(_ token: PresentationToken) {
    guard presentations[token]?.state == .presenting else { return }
    note(presented.contains(token) ? .didResume(token) : .didPresent(token))
  }

  /// The same, but nobody tells the queue.
  func finishTransitionSilently() {
    for screen in screens {
      if case .arriving(let token) = screen { show(.there(token), of: token) }
      if case .going(let token) = screen { show(.empty, of: token) }
    }
  }

  /// The user, the app or the system dismisses what is there: what is modal, or a toast.
  func dismiss(_ token: PresentationToken? = nil) {
    guard let token = token ?? screen.token, screen(of: token) == .there(token) else { return }
    show(.going(token), of: token)
    send(.dismissing(token))
    if isInstant { finishTransition(of: token) }
  }

  /// What is on screen is gone at once, wherever it stood.
  func vanish(_ outcome: PresentationOutcome = .dismissed, _ token: PresentationToken? = nil) {
    guard let token = token ?? screen.token, screen(of: token) != .empty else { return }
    show(.empty, of: token)
    send(.vanished(token, outcome))
  }

  /// What was going stays.
  func stay(_ token: PresentationToken? = nil) {
    guard let token = token ?? screen.token, screen(of: token) == .going(token) else { return }
    show(.there(token), of: token)
    send(.stayed(token))
  }

  // MARK: The clock

  func advance(by time: Duration) {
    let end = now + time
    while let call = clock.next(until: end) {
      let running = queue.presented.filter { $0.countsSince != nil }
      let isGapOpen = queue.endGap != nil
      perform {
        call.handler()
        // The change tells which timer it was.
        let ended = running.first { $0.countsSince == nil && $0.pendingOutcome == .timedOut }
        if let token = ended.flatMap({ tokens[$0] }) {
          didFire?(.duration(token))
        } else if isGapOpen, queue.endGap == nil {
          didFire?(.gap)
        } else {
          didFire?(call.interval == queue.transitionLimit ? .transition : .retry)
        }
      }
    }
    clock.now = end
  }

  // MARK: What the queue asks for

  private func ask(_ token: PresentationToken) -> PresentationAnswer {
    expectAlive(token, "asked")
    asked.append(token)
    return answers[token] ?? .show
  }

  fileprivate func present(_ token: PresentationToken, in context: PresentationContext) {
    contexts[token] = context
    context.inspection = { [weak self] in self?.inspect(token) }
    expectAlive(token, "presented")
    if context.isResuming != presented.contains(token) {
      faults.append("\(token.number) resumed wrongly")
    }
    if begun.insert(token).inserted { note(.willPresent(token)) }
    if neighbors(of: token).count >= (toasts.contains(token) ? 3 : 1) {
      faults.append("\(token.number) presented over \(neighbors(of: token))")
    }
    if rejected.contains(token) {
      return reports.append { [weak self] in self?.send(.rejected(token)) }
    }
    show(.arriving(token), of: token)
    if isInstant { reports.append { [weak self] in self?.finishTransition(of: token) } }
  }

  fileprivate func hide(_ token: PresentationToken, _ outcome: PresentationOutcome?) {
    hidden.append(outcome)
    expectAlive(token, "hidden")
    let screen = screen(of: token)
    // It may be gone already, and nobody has told.
    guard screen != .empty else { return }
    if case .arriving = screen { faults.append("\(token.number) hidden while it arrives") }
    show(.going(token), of: token)
    if isInstant { reports.append { [weak self] in self?.finishTransition(of: token) } }
  }

  fileprivate func ended(_ token: PresentationToken, _ outcome: PresentationOutcome) {
    note(begun.contains(token) ? .didDismiss(token, outcome) : .didDiscard(token, outcome))
  }

  /// What is on screen in the lane of a request.
  private func neighbors(of token: PresentationToken) -> [Screen] {
    screens.filter { screen in
      screen.token.map { toasts.contains($0) } == toasts.contains(token)
    }
  }

  /// Says where the request really stands.
  private func inspect(_ token: PresentationToken) {
    expectAlive(token, "inspected")
    let isArriving = presentations[token]?.state == .presenting
    switch screen(of: token) {
    case .empty: send(.vanished(token))
    case .there where isArriving:
      arrived(token)
      send(.presented(token))
    case .there: send(.stayed(token))
    case .arriving, .going: break
    }
  }

  private func note(_ event: PresentationEvent) {
    events.append(event)
    switch event {
    case .didDismiss(let token, let outcome), .didDiscard(let token, let outcome):
      if outcomes[token] != nil { faults.append("\(token.number) ended twice") }
      outcomes[token] = outcome
    case .willPresent(let token), .didPresent(let token), .didInterrupt(let token),
      .didResume(let token):
      expectAlive(token, "told of")
    case .didBecomeIdle:
      if !screens.isEmpty { faults.append("idle with \(screens)") }
    }
  }

  private func expectAlive(_ token: PresentationToken, _ what: String) {
    if outcomes[token] != nil { faults.append("\(token.number) \(what) after its end") }
  }
}

/// A popup on the simulated screen.
@MainActor
private final class SimulatedPopup: QueuePresentable {
  private let token: PresentationToken
  private weak var harness: QueueHarness?

  init(_ token: PresentationToken, _ harness: QueueHarness) {
    self.token = token
    self.harness = harness
  }

  func present(in context: PresentationContext) {
    harness?.present(token, in: context)
  }

  func hide(in context: PresentationContext, outcome: PresentationOutcome?) {
    harness?.hide(token, outcome)
  }

  func presentationEnded(with outcome: PresentationOutcome) {
    harness?.ended(token, outcome)
  }
}

/// A clock that stands still until the harness lets the next call be made.
@MainActor
final class HarnessClock: PresentationClock {
  private var calls: [(time: Duration, interval: Duration, number: Int, handler: () -> Void)] = []
  private var lastNumber = 0
  var now = Duration.zero

  /// How many calls wait.
  var count: Int { calls.count }

  func schedule(after time: Duration, _ handler: @escaping @MainActor () -> Void)
    -> @MainActor () -> Void
  {
    lastNumber += 1
    let number = lastNumber
    calls.append((now + max(time, .zero), time, number, handler))
    return { [weak self] in self?.calls.removeAll { $0.number == number } }
  }

  /// Removes the next call that is due until a time, and moves the clock to it.
  func next(until end: Duration) -> (interval: Duration, handler: () -> Void)? {
    guard let next = calls.min(by: { ($0.time, $0.number) < ($1.time, $1.number) }),
      next.time <= end
    else { return nil }
    calls.removeAll { $0.number == next.number }
    now = next.time
    return (next.interval, next.handler)
  }
}

extension QueueHarness {
  /// The requests that came on screen, in order, first times and returns alike.
  var shown: [PresentationToken] {
    events.compactMap { event in
      switch event {
      case .didPresent(let token), .didResume(let token): token
      default: nil
      }
    }
  }

  /// The requests that ended, in order.
  var ended: [PresentationToken] {
    events.compactMap { event in
      switch event {
      case .didDismiss(let token, _), .didDiscard(let token, _): token
      default: nil
      }
    }
  }
}
