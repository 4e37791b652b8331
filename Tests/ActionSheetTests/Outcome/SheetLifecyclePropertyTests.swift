import ActionSheet
import TestSupport
import Testing

/// Random calls in random order, some of them from within effects: whatever comes, each presentation
/// is told once, in order, with one outcome.
struct SheetLifecyclePropertyTests {
  /// What a presentation has been told, and whether it was told in order.
  private struct Record {
    var stage = 0
    var outcome: SheetOutcome?
    var handlers = 0
    var isSound = true

    /// Stages: 0 nothing, 1 will present, 2 present, 3 did present, 4 will dismiss, 5 dismiss, 6 did
    /// select or cancel, 7 did dismiss.
    mutating func take(_ effect: SheetEffect) {
      switch effect {
      case .willPresent: go(from: [0], to: 1)
      case .present: go(from: [1], to: 2)
      case .didPresent: go(from: [2], to: 3)
      case .ask: isSound = isSound && (2...3).contains(stage)
      case .willDismiss(let outcome):
        go(from: [3], to: 4)
        self.outcome = outcome
      case .dismiss(let outcome, _):
        go(from: [4], to: 5)
        isSound = isSound && outcome == self.outcome
      case .didSelect, .didCancel: go(from: [2, 4, 5], to: 6)
      case .runHandler:
        if stage == 6 { handlers += 1 }
        isSound = isSound && ((2...3).contains(stage) || stage == 6) && handlers <= 1
      case .didDismiss(let outcome):
        go(from: [6], to: 7)
        isSound = isSound && (self.outcome == nil || outcome == self.outcome)
        self.outcome = outcome
      case .resume(let outcome):
        go(from: [7], to: 0)
        isSound = isSound && outcome == self.outcome
        self.outcome = nil
        handlers = 0
      }
    }

    private mutating func go(from stages: [Int], to stage: Int) {
      isSound = isSound && stages.contains(self.stage)
      self.stage = stage
    }
  }

  private func send(to lifecycle: inout SheetLifecycle, _ random: inout SeededGenerator) {
    let actions = [
      SheetAction("A", id: "a"), SheetAction("B", id: "b", isEnabled: false),
      SheetAction("C", id: "c", role: .cancel), SheetAction("D", id: "d", keepsPresented: true),
    ]
    let causes: [SheetOutcome.CancellationCause] = [
      .backgroundTap, .swipe, .programmatic, .sceneDisconnected, .preempted,
    ]
    let cause = causes.randomElement(using: &random) ?? .swipe
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1: lifecycle.present()
    case 2, 3: lifecycle.presentationFinished()
    case 4:
      if Int.random(in: 0..<6, using: &random) == 0 { lifecycle.presentationFailed() }
    case 5, 6:
      let index = Int.random(in: 0..<4, using: &random)
      lifecycle.choose(actions[index], at: index)
    case 7: lifecycle.cancel(because: cause, standIn: SheetChoice(id: "c", index: 2))
    case 8:
      if let question = lifecycle.openQuestion {
        lifecycle.answer(question, isAllowed: Bool.random(using: &random))
      }
    case 9: lifecycle.dismissalFinished()
    default:
      if Int.random(in: 0..<6, using: &random) == 0 { lifecycle.vanished(because: cause) }
    }
  }

  @Test("N1 to N7: every presentation is told in order and ends once")
  func random() {
    for seed in 0..<UInt64(Torture.count(300, torture: 20_000)) {
      var random = SeededGenerator(seed: seed)
      var lifecycle = SheetLifecycle()
      var record = Record()
      for _ in 0..<60 {
        send(to: &lifecycle, &random)
        while let effect = lifecycle.nextEffect() {
          record.take(effect)
          if Int.random(in: 0..<5, using: &random) == 0 { send(to: &lifecycle, &random) }
        }
      }
      lifecycle.vanished(because: .programmatic)
      while let effect = lifecycle.nextEffect() { record.take(effect) }
      guard record.isSound, record.stage == 0, lifecycle.phase == .idle else {
        Issue.record("seed \(seed)")
        return
      }
    }
  }
}
