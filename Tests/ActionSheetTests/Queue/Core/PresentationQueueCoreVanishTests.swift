import Testing

@testable import ActionSheet

/// Q10: whatever goes wrong, the next request is shown.
struct PresentationQueueCoreVanishTests {
  /// Where the first request stands when it vanishes.
  enum Stage: CaseIterable {
    case arriving, there, leaving, hidden, makingWay, interrupted
  }

  @Test(
    "In whatever state a popup vanishes, the next one is shown",
    arguments: Stage.allCases)
  func vanishAnywhere(stage: Stage) {
    var queue = QueueHarness()
    queue.isInstant = false
    let first = queue.enqueue()
    let second = queue.enqueue(stage == .makingWay ? nil : "second")
    if stage != .arriving { queue.finishTransition() }
    switch stage {
    case .arriving, .there: break
    case .leaving: queue.dismiss()
    case .hidden: queue.send(.cancel(first))
    case .makingWay, .interrupted:
      let other = queue.enqueue(nil, .interrupt(resuming: true))
      if stage == .interrupted {
        queue.finishTransition()
        #expect(queue.screen == .arriving(other))
      }
    }
    queue.isInstant = true
    queue.vanish()
    var rounds = 0
    while queue.screen != .there(second), rounds < 5 {
      queue.vanish()
      rounds += 1
    }
    #expect(queue.screen == .there(second))
    queue.dismiss()
    #expect(queue.core.isIdle)
    #expect(queue.faults == [])
  }

  @Test("An unreported appearance is polled, and the queue continues")
  func silentArrival() {
    var queue = QueueHarness()
    queue.isInstant = false
    let token = queue.enqueue(duration: .seconds(1))
    queue.finishTransitionSilently()
    queue.advance(by: .seconds(3))
    #expect(queue.shown == [token])
  }

  @Test(
    "An unreported disappearance is polled, and the next popup is shown",
    arguments: [
      Stage.leaving, .hidden, .makingWay,
    ])
  func silentDeparture(stage: Stage) {
    var queue = QueueHarness()
    queue.isInstant = false
    let first = queue.enqueue()
    let second = queue.enqueue()
    queue.finishTransition()
    switch stage {
    case .hidden: queue.send(.cancel(first))
    case .makingWay: queue.enqueue(nil, .interrupt(resuming: true))
    default: queue.dismiss()
    }
    queue.finishTransitionSilently()
    queue.isInstant = true
    queue.advance(by: .seconds(3))
    if stage == .makingWay {
      queue.dismiss()
      #expect(queue.screen == .there(first))
      queue.dismiss()
    }
    #expect(queue.screen == .there(second))
  }

  @Test("A very long transition is polled again and again, not given up")
  func longTransition() {
    var queue = QueueHarness()
    queue.isInstant = false
    let token = queue.enqueue()
    queue.advance(by: .seconds(100))
    #expect(queue.screen == .arriving(token))
    queue.finishTransition()
    #expect(queue.shown == [token])
  }

  @Test("A failed dismissal leaves the popup in place with its time running")
  func aDismissalThatCameToNothingLeavesThePopup() {
    var queue = QueueHarness()
    queue.isInstant = false
    let token = queue.enqueue(duration: .seconds(3))
    queue.finishTransition()
    queue.advance(by: .seconds(2))
    queue.dismiss()
    queue.advance(by: .milliseconds(2500))
    queue.stay()
    #expect(queue.outcomes[token] == nil)
    queue.advance(by: .seconds(1))
    #expect(queue.screen == .going(token))
    queue.finishTransition()
    #expect(queue.outcomes[token] == .timedOut)
  }

  @Test("Failed hiding is tried again")
  func hideIsRepeated() {
    var queue = QueueHarness()
    queue.isInstant = false
    let token = queue.enqueue()
    queue.finishTransition()
    queue.send(.cancel(token))
    queue.stay()
    #expect(queue.screen == .going(token))
    queue.finishTransition()
    #expect(queue.outcomes[token] == .cancelled)
  }

  @Test("A presentation that does not begin is tried again, and finally given up")
  func aPresentationThatIsNotBegunIsTriedAgain() {
    var queue = QueueHarness()
    let first = queue.enqueue(answer: .wait)
    queue.rejected = [first]
    queue.answers[first] = .show
    queue.send(.conditionsChanged)
    let second = queue.enqueue()
    #expect(queue.screen == .empty)
    queue.advance(by: .seconds(2))
    #expect(queue.outcomes[first] == .failed)
    #expect(queue.screen == .there(second))
    #expect(queue.asked.filter { $0 == first }.count == 22)
  }

  @Test("A popup that was shown in between gets as many tries as before")
  func rejectionsAreForgotten() {
    var queue = QueueHarness()
    queue.core.retryLimit = 1
    let token = queue.enqueue(answer: .wait)
    queue.answers[token] = .show
    for _ in 0..<3 {
      queue.rejected = [token]
      queue.send(.conditionsChanged)
      queue.rejected = []
      queue.advance(by: .milliseconds(100))
      #expect(queue.screen == .there(token))
      queue.enqueue(nil, .interrupt(resuming: true))
      queue.rejected = [token]
      queue.dismiss()
      queue.rejected = []
      queue.advance(by: .milliseconds(100))
    }
    #expect(queue.screen == .there(token))
  }

  @Test("A canceled presentation that failed is not tried again")
  func rejectedAndCancelled() {
    var queue = QueueHarness()
    queue.isInstant = false
    let token = queue.enqueue()
    queue.send(.cancel(token))
    queue.loseScreen()
    queue.send(.rejected(token))
    #expect(queue.outcomes[token] == .cancelled)
    #expect(queue.core.isIdle)
  }

  @Test("A request that is blocked for a moment is waited for")
  func blockedForAMoment() {
    var queue = QueueHarness()
    let first = queue.enqueue(answer: .blocked)
    queue.enqueue()
    queue.advance(by: .milliseconds(500))
    #expect(queue.screen == .empty)
    queue.answers[first] = .show
    queue.advance(by: .milliseconds(100))
    #expect(queue.screen == .there(first))
  }

  @Test("A request that is blocked for long is overtaken, and shown when possible")
  func blockedForLong() {
    var queue = QueueHarness()
    let first = queue.enqueue(answer: .blocked)
    let second = queue.enqueue()
    queue.advance(by: .seconds(3))
    #expect(queue.screen == .there(second))
    queue.dismiss()
    queue.answers[first] = .show
    queue.advance(by: .seconds(2))
    #expect(queue.screen == .there(first))
  }

  @Test("No presentation begins in the background, all continue afterwards")
  func nothingIsBegunInTheBackgroundAndAllGoes() {
    var queue = QueueHarness()
    queue.enqueue()
    let second = queue.enqueue()
    queue.send(.sceneActive(false))
    queue.dismiss()
    queue.advance(by: .seconds(60))
    #expect(queue.screen == .empty)
    queue.send(.sceneActive(true))
    #expect(queue.screen == .there(second))
  }

  @Test("The end of the scene ends all requests, and later ones as well")
  func theSceneTakesEverythingWithItAndWhatComes() {
    var queue = QueueHarness()
    let first = queue.enqueue(duration: .seconds(1))
    let second = queue.enqueue()
    let waiting = queue.enqueue(answer: .blocked)
    queue.loseScreen()
    queue.send(.sceneLost)
    #expect(
      queue.events.suffix(4) == [
        .didDismiss(first, .sceneDisconnected), .didDiscard(second, .sceneDisconnected),
        .didDiscard(waiting, .sceneDisconnected), .didBecomeIdle,
      ])
    #expect(queue.timers == [:])
    let late = queue.enqueue()
    #expect(queue.outcomes[late] == .sceneDisconnected)
    #expect(queue.screen == .empty)
  }

  @Test("A popup that loses its scene while it gives way ends and does not return")
  func ownSceneLost() {
    var queue = QueueHarness()
    queue.isInstant = false
    let first = queue.enqueue()
    queue.finishTransition()
    let second = queue.enqueue(nil, .interrupt(resuming: true))
    queue.vanish(.sceneDisconnected)
    #expect(queue.outcomes[first] == .sceneDisconnected)
    #expect(queue.screen == .arriving(second))
  }

  @Test("An app that changes requests during its condition cannot confuse the queue")
  func changesWhileAsked() {
    var core = PresentationQueueCore()
    let first = core.enqueue(.init(), at: .zero).token
    _ = core.handle(.cancel(first), at: .zero)
    let afterCancel = core.handle(.answered(first, .show), at: .zero)
    #expect(afterCancel == [])
    let second = core.enqueue(.init(), at: .zero).token
    _ = core.handle(.suspend, at: .zero)
    let afterSuspending = core.handle(.answered(second, .show), at: .zero)
    #expect(afterSuspending == [])
    let afterResuming = core.handle(.resume, at: .zero)
    #expect(afterResuming == [.ask(second, preempting: false)])
  }

  @Test("Repeated and unexpected reports change nothing")
  func repeatedReports() {
    var queue = QueueHarness()
    let first = queue.enqueue()
    let second = queue.enqueue()
    queue.dismiss()
    let before = queue.core
    for input: PresentationInput in [
      .presented(first), .vanished(first), .dismissing(first), .stayed(first), .rejected(first),
      .cancel(first), .answered(first, .show), .presented(second), .stayed(second),
      .rejected(second), .answered(second, .show), .timerFired(.retry), .timerFired(.gap),
      .timerFired(.duration(first)), .timerFired(.duration(second)),
      .timerFired(.transition(first)), .timerFired(.transition(second)), .resume,
      .sceneActive(true), .presented(PresentationToken(number: 99)),
    ] {
      let effects = queue.core.handle(input, at: queue.now)
      #expect(effects == [], "\(input)")
    }
    #expect(queue.core == before)
  }
}
