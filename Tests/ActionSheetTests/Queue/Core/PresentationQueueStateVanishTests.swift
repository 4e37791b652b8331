import Testing

@testable import ActionSheet

/// Q10: whatever goes wrong, the next request is shown.
@MainActor struct PresentationQueueStateVanishTests {
  /// Where the first request stands when it vanishes.
  enum Stage: CaseIterable {
    case arriving, there, leaving, hidden, makingWay, interrupted
  }

  @Test(
    "In whatever state a popup vanishes, the next one is shown",
    arguments: Stage.allCases)
  func vanishAnywhere(stage: Stage) {
    let queue = QueueHarness()
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
    #expect(queue.isIdle)
    #expect(queue.faults == [])
  }

  @Test("An unreported appearance is polled, and the queue continues")
  func silentArrival() {
    let queue = QueueHarness()
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
    let queue = QueueHarness()
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
    let queue = QueueHarness()
    queue.isInstant = false
    let token = queue.enqueue()
    queue.advance(by: .seconds(100))
    #expect(queue.screen == .arriving(token))
    queue.finishTransition()
    #expect(queue.shown == [token])
  }

  @Test("A failed dismissal leaves the popup in place with its time running")
  func aDismissalThatCameToNothingLeavesThePopup() {
    let queue = QueueHarness()
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
    let queue = QueueHarness()
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
    let queue = QueueHarness()
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
    let queue = QueueHarness()
    queue.queue.retryLimit = 1
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
    let queue = QueueHarness()
    queue.isInstant = false
    let token = queue.enqueue()
    queue.send(.cancel(token))
    queue.loseScreen()
    queue.send(.rejected(token))
    #expect(queue.outcomes[token] == .cancelled)
    #expect(queue.isIdle)
  }

  @Test("A request that is blocked for a moment is waited for")
  func blockedForAMoment() {
    let queue = QueueHarness()
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
    let queue = QueueHarness()
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
    let queue = QueueHarness()
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
    let queue = QueueHarness()
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
    #expect(queue.clock.count == 0)
    let late = queue.enqueue()
    #expect(queue.outcomes[late] == .sceneDisconnected)
    #expect(queue.screen == .empty)
  }

  @Test("A popup that loses its scene while it gives way ends and does not return")
  func ownSceneLost() {
    let queue = QueueHarness()
    queue.isInstant = false
    let first = queue.enqueue()
    queue.finishTransition()
    let second = queue.enqueue(nil, .interrupt(resuming: true))
    queue.vanish(.sceneDisconnected)
    #expect(queue.outcomes[first] == .sceneDisconnected)
    #expect(queue.screen == .arriving(second))
  }

  @Test("A condition that cancels its request, or suspends the queue, confuses nothing")
  func changesWhileAsked() {
    let queue = PresentationQueue(clock: HarnessClock())
    let popup = ManualPopup()
    weak var request: QueuedPresentation?
    queue.suspend()
    request = queue.enqueue(
      presentable: popup,
      when: {
        request?.cancel()
        return .show
      })
    queue.resume()
    #expect(popup.log == [] && popup.outcomes == [.cancelled])
    queue.enqueue(
      presentable: popup,
      when: {
        queue.suspend()
        return .show
      })
    #expect(popup.log == [] && queue.pending.count == 1)
    let other = ManualPopup()
    queue.cancelPending()
    queue.enqueue(presentable: other)
    #expect(other.log == [])
    queue.resume()
    #expect(other.log == ["present"])
  }

  @Test("The end of a popup is reported before the condition of the next one is evaluated")
  func endBeforeCondition() {
    let queue = PresentationQueue(clock: HarnessClock())
    let (first, second) = (ManualPopup(), ManualPopup())
    var events: [String] = []
    queue.enqueue(presentable: first).whenEnded { _ in events.append("ended") }
    queue.enqueue(
      presentable: second,
      when: {
        events.append("asked")
        return .show
      })
    first.context?.didPresent()
    first.go()
    #expect(events == ["ended", "asked"])
    #expect(second.log == ["present"])
  }

  @Test("Repeated and unexpected reports change nothing")
  func repeatedReports() {
    let queue = QueueHarness()
    let first = queue.enqueue()
    let second = queue.enqueue()
    queue.dismiss()
    let (events, timers) = (queue.events, queue.clock.count)
    for input: PresentationInput in [
      .presented(first), .vanished(first), .dismissing(first), .stayed(first), .rejected(first),
      .cancel(first), .presented(second), .stayed(second), .paused(first, true),
      .restarted(first, .zero), .resume, .sceneActive(true),
    ] {
      queue.send(input)
      #expect(queue.events == events && queue.clock.count == timers, "\(input)")
      #expect(queue.screen == .there(second), "\(input)")
    }
  }
}
