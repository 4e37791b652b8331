import TestSupport
import Testing

@testable import ActionSheet

/// Random lives of a queue, held against the model step by step.
@MainActor struct PresentationQueuePropertyTests {
  // Over two seconds, because three thousand sequences are compared with the model after each
  // event.
  @Test(
    "Any sequence of events keeps the queue in step with the model, and never stalls it")
  func randomSequences() {
    let count = Torture.count(3_000, torture: 200_000)
    for seed in 0..<count {
      var life = QueueLife(seed: UInt64(seed))
      life.run(steps: 30)
      life.drain()
      guard life.harness.faults.isEmpty else {
        Issue.record("seed \(seed): \(life.harness.faults.prefix(3)); \(life.log)")
        return
      }
    }
  }
}

/// One queue and its model through one random sequence.
@MainActor private struct QueueLife {
  let harness: QueueHarness
  var random: SeededGenerator
  var tokens: [PresentationToken] = []
  var log: [String] = []
  private let box: ModelBox

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let delays: [Duration] = [.zero, .zero, .milliseconds(700)]
    let delay = delays[Int(random.next() % 3)]
    harness = QueueHarness(delay: delay)
    box = ModelBox(QueueModel(delay: delay))
    harness.isInstant = random.next() % 3 == 0
    harness.willSend = { [box, weak harness] in
      if let harness { box.take($0, harness) }
    }
    harness.didFire = { [box, weak harness] in
      if let harness { box.fire($0, harness) }
    }
  }

  mutating func run(steps: Int) {
    for _ in 0..<steps where harness.faults.isEmpty { step() }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(random.next() % UInt64(values.count))]
  }

  private mutating func step() {
    let choice = random.next() % 33
    log.append("\(choice)")
    switch choice {
    case 0..<9: enqueue()
    case 9..<14: harness.finishTransition()
    case 14: harness.finishTransitionSilently()
    case 15, 16: harness.dismiss(shown)
    case 17: harness.vanish(.dismissed, shown)
    case 18: harness.vanish(.sceneDisconnected, shown)
    case 19: harness.stay(shown)
    case 20: harness.send(pick([.suspend, .resume, .resume]))
    case 21: harness.send(.sceneActive(pick([true, true, false])))
    case 22: if !tokens.isEmpty { harness.send(.cancel(pick(tokens))) }
    case 23: if !tokens.isEmpty { harness.send(.cancel(pick(tokens), .ownerGone)) }
    case 24: changeAnswers()
    case 25: harness.send(.conditionsChanged)
    case 26: harness.send(pick([.cancelPending, .cancelAll, .conditionsChanged]))
    case 27: sayNonsense()
    case 28: if random.next() % 16 == 0 { loseScene() }
    case 29:
      if let token = shown { harness.send(.paused(token, pick([true, false]))) }
    case 30:
      if !tokens.isEmpty {
        harness.send(
          .restarted(pick(tokens), pick([nil, .milliseconds(450), .milliseconds(2050)])))
      }
    default:
      let times: [Duration] = [
        .milliseconds(100), .milliseconds(313), .seconds(1), .milliseconds(3001),
      ]
      harness.advance(by: pick(times))
    }
    compare()
  }

  /// One of those on screen.
  private var shown: PresentationToken? {
    mutating get {
      let tokens = harness.screens.compactMap(\.token)
      return tokens.isEmpty ? nil : pick(tokens)
    }
  }

  private mutating func enqueue() {
    let request = PresentationRequest(
      id: pick([nil, nil, "a", "b"]),
      policy: pick([
        .append, .append, .next, .interrupt(resuming: true), .interrupt(resuming: false), .replace,
        .dropIfBusy,
      ]),
      priority: pick([.normal, .normal, .low, .high]),
      duplicates: pick([.allow, .ignoreNew, .replaceOld]),
      duration: pick([nil, nil, .milliseconds(450), .milliseconds(2050)]),
      resumesAfterInterruption: pick([true, true, false]))
    let answer: PresentationAnswer = pick([
      .show, .show, .show, .wait, .blocked, .discard(.refused),
    ])
    let token = PresentationToken(number: tokens.count + 1, id: request.id)
    if random.next() % 16 == 0 { harness.rejected.insert(token) }
    harness.answers[token] = answer
    tokens.append(token)
    let lane: SimulatedLane = pick([.modal, .modal, .toasts, .toasts, .toasts])
    box.model.enqueue(token, request, in: lane, at: harness.now)
    box.model.settle(harness.answers, at: harness.now)
    _ = harness.enqueue(request, in: lane, answer: answer)
  }

  private mutating func changeAnswers() {
    for token in tokens where random.next() % 3 == 0 {
      harness.answers[token] = pick([.show, .show, .wait, .blocked])
    }
    if random.next() % 2 == 0 { harness.rejected = [] }
  }

  /// Reports that do not fit, or come a second time.
  private mutating func sayNonsense() {
    guard let token = tokens.last(where: { !harness.onScreen.contains($0) }) else { return }
    harness.send(
      pick([
        .presented(token), .stayed(token), .vanished(token), .dismissing(token), .rejected(token),
        .paused(token, true), .paused(token, false),
      ]))
  }

  private mutating func loseScene() {
    harness.loseScreen()
    harness.send(.sceneLost)
  }

  private mutating func compare() {
    let (onScreen, pending, model) = (harness.onScreen, harness.pending, box.model)
    guard onScreen == model.shown, pending == model.pending,
      harness.outcomes == model.outcomes
    else {
      harness.faults.append(
        """
        queue: \(onScreen.map(\.number)) \(pending.map(\.number)); \
        model: \(model.shown.map(\.number)) \(model.pending.map(\.number)); \
        ends \(ends(harness.outcomes, unlike: model.outcomes)); \
        model \(ends(model.outcomes, unlike: harness.outcomes))
        """)
      return
    }
    for screen in harness.screens where screen.token.map(onScreen.contains) == false {
      harness.faults.append("\(screen) is on screen but not presented")
    }
  }

  private func ends(
    _ ends: [PresentationToken: PresentationOutcome],
    unlike others: [PresentationToken: PresentationOutcome]
  ) -> [String] {
    ends.filter { others[$0.key] != $0.value }.map { "\($0.key.number): \($0.value)" }
  }

  /// Lets everything happen that has to: then every request must have ended.
  mutating func drain() {
    harness.answers = [:]
    harness.rejected = []
    harness.isInstant = true
    harness.send(.resume)
    harness.send(.sceneActive(true))
    harness.send(.conditionsChanged)
    for _ in 0...(2 * tokens.count + 4) where harness.faults.isEmpty {
      // Longer than any pause, retry and look into a transition.
      harness.advance(by: .milliseconds(3100))
      harness.finishTransition()
      for token in harness.screens.compactMap(\.token) { harness.dismiss(token) }
      compare()
    }
    if !harness.isIdle || harness.outcomes.count != tokens.count {
      harness.faults.append("stalled: \(harness.pending.map(\.number)) never came to an end")
    }
  }
}

/// Shares the model with the harness that is watched.
@MainActor private final class ModelBox {
  var model: QueueModel

  init(_ model: QueueModel) {
    self.model = model
  }

  func take(_ input: PresentationInput, _ harness: QueueHarness) {
    model.take(input, at: harness.now)
    model.settle(harness.answers, at: harness.now)
  }

  func fire(_ timer: SimulatedTimer, _ harness: QueueHarness) {
    model.fire(timer)
    model.settle(harness.answers, at: harness.now)
  }
}
