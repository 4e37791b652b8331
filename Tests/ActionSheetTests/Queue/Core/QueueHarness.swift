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
/// It watches over what must always hold: never two on screen, one end for each, no word of what
/// has ended.
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
  var screen = Screen.empty
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
  private var isPerforming = false

  init(delay: Duration = .zero) {
    core = PresentationQueueCore(delay: delay)
  }

  @discardableResult mutating func enqueue(
    _ id: String? = nil, _ policy: PresentationPolicy = .append,
    priority: Operation.QueuePriority = .normal, duplicates: DuplicatePolicy = .allow,
    duration: Duration? = nil, resumes: Bool = true, answer: PresentationAnswer = .show
  ) -> PresentationToken {
    enqueue(
      PresentationRequest(
        id: id, policy: policy, priority: priority, duplicates: duplicates, duration: duration,
        resumesAfterInterruption: resumes), answer: answer)
  }

  mutating func enqueue(_ request: PresentationRequest, answer: PresentationAnswer = .show)
    -> PresentationToken
  {
    let wasIdle = core.isIdle
    let (token, effects) = core.enqueue(request, at: now)
    if answer != .show { answers[token] = answer }
    follow(effects.map { .effect($0) }, wasIdle: wasIdle)
    return token
  }

  mutating func send(_ input: PresentationInput) {
    willSend?(input, self)
    let (former, wasIdle) = (core.current, core.isIdle)
    var steps = core.handle(input, at: now).map { Step.effect($0) }
    if case .vanished(let token, _) = input, token == former, core.items[token] != nil {
      steps.insert(.event(.didInterrupt(token)), at: 0)
    }
    follow(steps, wasIdle: wasIdle)
  }

  // MARK: The screen

  /// What is on its way arrives, or is gone.
  mutating func finishTransition() {
    switch screen {
    case .arriving(let token):
      screen = .there(token)
      send(.presented(token))
    case .going(let token):
      screen = .empty
      send(.vanished(token))
    case .empty, .there:
      break
    }
  }

  /// The same, but nobody tells the queue.
  mutating func finishTransitionSilently() {
    if case .arriving(let token) = screen { screen = .there(token) }
    if case .going = screen { screen = .empty }
  }

  /// The user, the app or the system dismisses what is there.
  mutating func dismiss() {
    guard case .there(let token) = screen else { return }
    screen = .going(token)
    send(.dismissing(token))
    if isInstant { finishTransition() }
  }

  /// What is on screen is gone at once, wherever it stood.
  mutating func vanish(_ outcome: PresentationOutcome = .dismissed) {
    guard let token = screen.token else { return }
    screen = .empty
    send(.vanished(token, outcome))
  }

  /// What was going stays.
  mutating func stay() {
    guard case .going(let token) = screen else { return }
    screen = .there(token)
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
    backlog += steps
    // A request that was taken in and ended in one step was never part of the queue.
    if core.isIdle, !wasIdle { backlog.append(.event(.didBecomeIdle)) }
    guard !isPerforming else { return }
    isPerforming = true
    var index = 0
    while index < backlog.count {
      switch backlog[index] {
      case .effect(let effect): perform(effect)
      case .event(let event): note(event)
      }
      index += 1
    }
    backlog = []
    isPerforming = false
  }

  private mutating func perform(_ effect: PresentationEffect) {
    switch effect {
    case .ask(let token, let interrupting):
      expectAlive(token, "asked")
      if interrupting != (screen != .empty) { faults.append("\(token.number) asked wrongly") }
      asked.append(token)
      send(.answered(token, answers[token] ?? .show))
    case .present(let token, let isResuming):
      expectAlive(token, "presented")
      if isResuming != presented.contains(token) {
        faults.append("\(token.number) resumed wrongly")
      }
      if begun.insert(token).inserted { note(.willPresent(token)) }
      if screen != .empty { faults.append("\(token.number) presented over \(screen)") }
      if rejected.contains(token) { return send(.rejected(token)) }
      screen = .arriving(token)
      if isInstant { finishTransition() }
    case .hide(let token, let outcome):
      hidden.append(outcome)
      expectAlive(token, "hidden")
      // It may be gone already, and nobody has told.
      guard screen != .empty else { return }
      if screen.token != token { faults.append("\(token.number) hidden but not on screen") }
      if case .arriving = screen { faults.append("\(token.number) hidden while it arrives") }
      screen = .going(token)
      if isInstant { finishTransition() }
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

  /// Says where the request really stands.
  private mutating func inspect(_ token: PresentationToken, isArriving: Bool) {
    switch screen {
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
      if screen != .empty { faults.append("idle with \(screen)") }
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
