import TestSupport
import Testing

@testable import ActionSheet

/// Random transitions in random order, some of them inside effects, against a model of what a
/// delegate expects: each presentation is reported once, in order, with one outcome.
struct SheetStateMachinePropertyTests {
  /// The reports of one presentation, and whether they came in order.
  private struct Record {
    /// 0 nothing, 1 willPresent, 2 didPresent, 3 willDismiss, 4 dismiss,
    /// 5 didSelect or didCancel.
    var step = 0
    var outcome: SheetOutcome?
    var handlers = 0
    var cleanUps = 0
    var isSound = true

    mutating func perform(_ effect: SheetStateMachine.Effect) {
      switch effect {
      case .willPresent: advance(from: [0], to: 1)
      case .present: isSound = isSound && step == 1
      case .didPresent: advance(from: [1], to: 2)
      case .willDismiss(let outcome):
        advance(from: [2], to: 3)
        self.outcome = outcome
      case .dismiss: advance(from: [3], to: 4)
      case .cleanUp: cleanUps += 1
      case .didSelect, .didCancel:
        advance(from: [1, 3, 4], to: 5)
        isSound = isSound && cleanUps == 1
      case .runHandler:
        if step == 5 { handlers += 1 }
        isSound = isSound && ((1...2).contains(step) || step == 5) && handlers <= 1
      case .didDismiss(let outcome):
        advance(from: [5], to: 0)
        isSound =
          isSound && (self.outcome == nil || outcome == self.outcome || outcome.isFailure)
        self = Record(isSound: isSound)
      }
    }

    private mutating func advance(from steps: [Int], to step: Int) {
      isSound = isSound && steps.contains(self.step)
      self.step = step
    }
  }

  private let causes: [SheetOutcome.CancellationCause] = [
    .backgroundTap, .swipe, .programmatic, .sceneDisconnected, .preempted,
  ]

  private func change(_ machine: inout SheetStateMachine, _ random: inout SeededGenerator) {
    let cause = causes.randomElement(using: &random) ?? .swipe
    let isRare = Int.random(in: 0..<6, using: &random) == 0
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1: machine.request()
    case 2, 3: machine.appearanceBegan()
    case 4, 5: machine.appearanceEnded()
    case 6 where isRare: machine.presentationFailed()
    case 7, 8:
      let choice = SheetChoice(id: "c", index: 2)
      machine.close(
        with: Bool.random(using: &random) ? .selected(choice) : .cancelled(.cancelAction(choice)))
    case 9: machine.cancel(because: cause)
    case 10, 11: if machine.state.isOpen { machine.reportPresented() }
    case 14: if machine.state.outcome != nil { machine.disappeared(because: nil) }
    case 15: machine.hide()
    case 16: machine.leave(because: Bool.random(using: &random) ? cause : nil)
    case 17 where machine.state != .idle && isRare: machine.disappeared(because: nil)
    case 18 where machine.state != .idle && isRare: machine.vanish(because: cause)
    case 19:
      let choice = SheetChoice(id: "a", index: 0)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where machine.state.isOpen && machine.runningChoice == nil:
        machine.handlerBegan(choice, isCancelable: isRare)
      case 1, 2:
        let failure = isRare ? SheetFailure(choice, CancellationError()) : nil
        machine.handlerEnded(choice, with: failure, closes: Bool.random(using: &random))
      case 3 where isRare: machine.finish(with: choice)
      default: break
      }
    default: break
    }
  }

  @Test("Every presentation is reported in order and ends once")
  func random() {
    for seed in 0..<UInt64(Torture.count(600, torture: 40_000)) {
      var random = SeededGenerator(seed: seed)
      var machine = SheetStateMachine()
      var record = Record()
      var presentations = (begun: 0, ended: 0)
      func drain() {
        while let effect = machine.effects.first {
          record.perform(effect)
          if case .willPresent = effect { presentations.begun += 1 }
          if case .didDismiss = effect { presentations.ended += 1 }
          if Int.random(in: 0..<5, using: &random) == 0 { change(&machine, &random) }
          machine.effects.removeFirst()
        }
      }
      for _ in 0..<80 {
        change(&machine, &random)
        drain()
        // A decided outcome never changes.
        if let outcome = machine.state.outcome {
          record.isSound = record.isSound && outcome == record.outcome
        }
      }
      machine.vanish(because: .programmatic)
      drain()
      while machine.state != .idle {
        machine.vanish(because: .programmatic)
        if let choice = machine.state.finishingChoice {
          machine.handlerEnded(choice, closes: false)
        }
        drain()
      }
      guard record.isSound, record.step == 0, presentations.begun == presentations.ended else {
        Issue.record("seed \(seed)")
        return
      }
    }
  }
}

extension SheetState {
  fileprivate var finishingChoice: SheetChoice? {
    if case .finishing(let outcome) = self { outcome.choice } else { nil }
  }
}

extension SheetOutcome {
  fileprivate var isFailure: Bool { if case .failed = self { true } else { false } }
}
