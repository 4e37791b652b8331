import Foundation

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

/// A queue with a screen, a clock and apps that answer, all of them simulated.
///
/// It watches over what must always hold: never more on screen than a lane has places, one end for each, no
/// word of what has ended.
struct QueueHarness {
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

  var core: PresentationQueueCore
  /// What is on screen, in the order in which it came; none is empty.
  private(set) var screens: [Screen] = []
  private(set) var toasts: Set<PresentationToken> = []
  var now = Duration.zero
  var timers: [PresentationTimer: Duration] = [:]
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
  var willSend: ((PresentationInput, QueueHarness) -> Void)?

  /// Those that were presented at all, and those that were wholly on screen.
  private var begun: Set<PresentationToken> = []
  private var presented: Set<PresentationToken> = []
  private var backlog: [Step] = []
  private var index: Int?

  init(delay: Duration = .zero) {
    core = PresentationQueueCore(delay: delay)
  }

  /// What is modal on the screen.
  var screen: Screen {
    screens.first { !toasts.contains($0.token ?? PresentationToken(number: 0)) } ?? .empty
  }

  func screen(of token: PresentationToken) -> Screen {
    screens.first { $0.token == token } ?? .empty
  }

  private mutating func show(_ screen: Screen, of token: PresentationToken) {
    let index = screens.firstIndex { $0.token == token } ?? screens.endIndex
    screens.removeAll { $0.token == token }
    if screen != .empty { screens.insert(screen, at: min(index, screens.endIndex)) }
  }

  /// Empties the screen without a report.
  mutating func loseScreen() {
    screens = []
  }

  @discardableResult mutating func enqueue(
    _ id: String? = nil, _ policy: PresentationPolicy = .append,
    in lane: PresentationLane.Kind = .modal, priority: Operation.QueuePriority = .normal,
    duplicates: DuplicatePolicy = .allow, duration: Duration? = nil, resumes: Bool = true,
    answer: PresentationAnswer = .show
  ) -> PresentationToken {
    enqueue(
      PresentationRequest(
        id: id, policy: policy, priority: priority, duplicates: duplicates, duration: duration,
        resumesAfterInterruption: resumes), in: lane, answer: answer)
  }

  mutating func enqueue(
    _ request: PresentationRequest, in lane: PresentationLane.Kind = .modal,
    answer: PresentationAnswer = .show
  ) -> PresentationToken {
    let wasIdle = core.isIdle
    let (token, effects) = core.enqueue(request, in: lane, at: now)
    if lane == .toasts { toasts.insert(token) }
    if answer != .show { answers[token] = answer }
    follow(effects.map { .effect($0) }, wasIdle: wasIdle)
    return token
  }

  mutating func send(_ input: PresentationInput) {
    willSend?(input, self)
    let (former, wasIdle) = (core.presented, core.isIdle)
    var steps = core.handle(input, at: now).map { Step.effect($0) }
    if case .vanished(let token, _) = input, former.contains(token), core.items[token] != nil {
      steps.insert(.event(.didInterrupt(token)), at: 0)
    }
    follow(steps, wasIdle: wasIdle)
  }

  // MARK: The screen

  /// What is on its way arrives, or is gone; all of it, or one popup.
  mutating func finishTransition(of token: PresentationToken? = nil) {
    for screen in screens where token == nil || screen.token == token {
      switch screen {
      case .arriving(let token):
        show(.there(token), of: token)
        send(.presented(token))
      case .going(let token):
        show(.empty, of: token)
        send(.vanished(token))
      case .empty, .there:
        break
      }
    }
  }

  /// The same, but nobody tells the queue.
  mutating func finishTransitionSilently() {
    for screen in screens {
      if case .arriving(let token) = screen { show(.there(token), of: token) }
      if case .going(let token) = screen { show(.empty, of: token) }
    }
  }

  /// The user, the app or the system dismisses what is there: what is modal, or a toast.
  mutating func dismiss(_ token: PresentationToken? = nil) {
    guard let token = token ?? screen.token, screen(of: token) == .there(token) else { return }
    show(.going(token), of: token)
    send(.dismissing(token))
    if isInstant { finishTransition(of: token) }
  }

  /// What is on screen is gone at once, wherever it stood.
  mutating func vanish(
    _ outcome: PresentationOutcome = .dismissed, _ token: PresentationToken? = nil
  ) {
    guard let token = token ?? screen.token, screen(of: token) != .empty else { return }
    show(.empty, of: token)
    send(.vanished(token, outcome))
  }

  /// What was going stays.
  mutating func stay(_ token: PresentationToken? = nil) {
    guard let token = token ?? screen.token, screen(of: token) == .going(token) else { return }
    show(.there(token), of: token)
    send(.stayed(token))
  }

  // MARK: The clock

  mutating func advance(by time: Duration) {
    let end = now + time
    while let next = timers.min(by: { ($0.value, $0.key.rank) < ($1.value, $1.key.rank) }),
      next.value <= end
    {
      now = next.value
      timers[next.key] = nil
      send(.timerFired(next.key))
    }
    now = end
  }

  // MARK: Effects

  /// An effect of the queue, or what the harness concludes.
  private enum Step {
    case effect(PresentationEffect)
    case event(PresentationEvent)
  }

  /// Carries out effects in the order in which they were decided, also when carrying one out makes
  /// the queue decide on more.
  private mutating func follow(_ steps: [Step], wasIdle: Bool) {
    // The model asks at once what is asked; lanes do not wait for the effects of each other.
    let questions = steps.filter { if case .effect(.ask) = $0 { true } else { false } }
    backlog.insert(contentsOf: questions, at: index.map { $0 + 1 } ?? 0)
    backlog += steps.filter { if case .effect(.ask) = $0 { false } else { true } }
    // A request that was taken in and ended in one step was never part of the queue.
    if core.isIdle, !wasIdle { backlog.append(.event(.didBecomeIdle)) }
    guard index == nil else { return }
    var next = 0
    while next < backlog.count {
      index = next
      switch backlog[next] {
      case .effect(let effect): perform(effect)
      case .event(let event): note(event)
      }
      next += 1
    }
    backlog = []
    index = nil
  }

  private mutating func perform(_ effect: PresentationEffect) {
    switch effect {
    case .ask(let token, let isPreempting):
      expectAlive(token, "asked")
      let places = core.items[token]?.request.policy == .replace ? 1 : capacity(for: token)
      if isPreempting != (neighbors(of: token).count >= places) {
        faults.append("\(token.number) asked wrongly")
      }
      asked.append(token)
      send(.answered(token, answers[token] ?? .show))
    case .present(let token, let isResuming):
      expectAlive(token, "presented")
      if isResuming != presented.contains(token) {
        faults.append("\(token.number) resumed wrongly")
      }
      if begun.insert(token).inserted { note(.willPresent(token)) }
      if neighbors(of: token).count >= capacity(for: token) {
        faults.append("\(token.number) presented over \(neighbors(of: token))")
      }
      if rejected.contains(token) { return send(.rejected(token)) }
      show(.arriving(token), of: token)
      if isInstant { finishTransition(of: token) }
    case .hide(let token, let outcome):
      hidden.append(outcome)
      expectAlive(token, "hidden")
      let screen = screen(of: token)
      // It may be gone already, and nobody has told.
      guard screen != .empty else { return }
      if case .arriving = screen { faults.append("\(token.number) hidden while it arrives") }
      show(.going(token), of: token)
      if isInstant { finishTransition(of: token) }
    case .inspect(let token, let isArriving):
      expectAlive(token, "inspected")
      inspect(token, isArriving: isArriving)
    case .startTimer(let timer, let time):
      if time < .zero { faults.append("\(timer) starts in the past") }
      timers[timer] = now + time
    case .cancelTimer(let timer):
      timers[timer] = nil
    case .didPresent(let token):
      note(presented.insert(token).inserted ? .didPresent(token) : .didResume(token))
    case .didEnd(let token, let outcome):
      note(begun.contains(token) ? .didDismiss(token, outcome) : .didDiscard(token, outcome))
    }
  }

  private func capacity(for token: PresentationToken) -> Int {
    toasts.contains(token) ? 3 : 1
  }

  /// What is on screen in the lane of a request.
  private func neighbors(of token: PresentationToken) -> [Screen] {
    screens.filter { screen in
      screen.token.map { toasts.contains($0) } == toasts.contains(token)
    }
  }

  /// Says where the request really stands.
  private mutating func inspect(_ token: PresentationToken, isArriving: Bool) {
    switch screen(of: token) {
    case .empty: send(.vanished(token))
    case .there(let other) where other == token:
      send(isArriving ? .presented(token) : .stayed(token))
    case .arriving, .there, .going: break
    }
  }

  private mutating func note(_ event: PresentationEvent) {
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

  private mutating func expectAlive(_ token: PresentationToken, _ what: String) {
    if outcomes[token] != nil { faults.append("\(token.number) \(what) after its end") }
  }
}

extension PresentationTimer {
  /// Which of two timers of one moment fires first.
  fileprivate var rank: Int {
    switch self {
    case .gap: 0
    case .retry: 1
    case .duration: 2
    case .transition: 3
    }
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
