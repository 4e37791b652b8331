import Testing

@testable import ActionSheet

/// Who is next: policies, priorities, keys and conditions.
@MainActor struct PresentationQueueStateOrderTests {
  private func order(_ queue: QueueHarness) -> [PresentationToken] {
    let before = queue.ended.count
    var rounds = 0
    while queue.screen != .empty, rounds < 1000 {
      queue.dismiss()
      rounds += 1
    }
    return Array(queue.ended[before...])
  }

  @Test("“Next” jumps the queue: 1, 2, 3 and then 4 give 1, 4, 2, 3")
  func nextJumpsTheQueue123AndThen4Give1423() {
    let queue = QueueHarness()
    let tokens = [queue.enqueue(), queue.enqueue(), queue.enqueue(), queue.enqueue(nil, .next)]
    #expect(queue.screen == .there(tokens[0]))
    let ended = order(queue)
    #expect(ended == [tokens[0], tokens[3], tokens[1], tokens[2]])
  }

  @Test("With two requests to be next, the later one is next")
  func nextTwice() {
    let queue = QueueHarness()
    let one = queue.enqueue()
    let two = queue.enqueue()
    let three = queue.enqueue(nil, .next)
    let four = queue.enqueue(nil, .next)
    let ended = order(queue)
    #expect(ended == [one, four, three, two])
  }

  @Test("Equal priorities keep their order, higher ones come first")
  func equalPrioritiesStayInOrderHigherOnesComeFirst() {
    let queue = QueueHarness()
    let shown = queue.enqueue()
    let low = queue.enqueue(priority: .low)
    let first = queue.enqueue()
    let high = queue.enqueue(priority: .high)
    let second = queue.enqueue()
    let critical = queue.enqueue(priority: .veryHigh)
    let between = queue.enqueue(priority: .high)
    #expect(queue.pending == [critical, high, between, first, second, low])
    let ended = order(queue)
    #expect(ended == [shown, critical, high, between, first, second, low])
  }

  @Test("“Next” does not pass a higher priority")
  func nextKeepsToItsPriority() {
    let queue = QueueHarness()
    queue.enqueue()
    let high = queue.enqueue(priority: .high)
    let next = queue.enqueue(nil, .next)
    #expect(queue.pending == [high, next])
  }

  @Test("“Replace” ends the shown popup and takes its place")
  func replaceEndsWhatIsShownAndTakesItsPlace() {
    let queue = QueueHarness()
    let old = queue.enqueue()
    let waiting = queue.enqueue()
    let new = queue.enqueue(nil, .replace)
    #expect(queue.outcomes == [old: .replaced])
    #expect(queue.screen == .there(new))
    let ended = order(queue)
    #expect(ended == [new, waiting])
  }

  @Test("A request that does not wait is dropped if it would have to", arguments: [0, 1, 2, 3, 4])
  func drop(why: Int) {
    let queue = QueueHarness(delay: why == 3 ? .seconds(1) : .zero)
    switch why {
    case 0: queue.enqueue()
    case 1: queue.send(.suspend)
    case 2: queue.send(.sceneActive(false))
    case 3:
      queue.enqueue()
      queue.dismiss()
    default: queue.enqueue(answer: .blocked)
    }
    let token = queue.enqueue(nil, .dropIfBusy)
    #expect(queue.outcomes[token] == .busy)
  }

  @Test("A request that does not wait is shown in a free slot, also when others wait")
  func dropInFreeSlot() {
    let queue = QueueHarness()
    queue.enqueue(answer: .wait)
    let token = queue.enqueue(nil, .dropIfBusy)
    #expect(queue.screen == .there(token))
    queue.dismiss()
    let waiting = queue.enqueue(nil, .dropIfBusy, answer: .wait)
    #expect(queue.outcomes[waiting] == .busy)
  }

  @Test(
    "A lower priority does not interrupt, it waits",
    arguments: [
      PresentationPolicy.interrupt(resuming: true), .replace,
    ])
  func lowerDoesNotCutIn(policy: PresentationPolicy) {
    let queue = QueueHarness()
    let high = queue.enqueue(priority: .high)
    let normal = queue.enqueue(nil, policy)
    #expect(queue.screen == .there(high))
    let ended = order(queue)
    #expect(ended == [high, normal])
  }

  @Test("A higher priority alone does not take the slot")
  func priorityDoesNotSteal() {
    let queue = QueueHarness()
    let low = queue.enqueue(priority: .low)
    let critical = queue.enqueue(priority: .veryHigh)
    #expect(queue.screen == .there(low))
    let ended = order(queue)
    #expect(ended == [low, critical])
  }

  @Test("A lower priority that came during a higher one is shown afterwards")
  func lowerIsShownAfterwards() {
    let queue = QueueHarness()
    let high = queue.enqueue(nil, .interrupt(resuming: true), priority: .high)
    let low = queue.enqueue(nil, .interrupt(resuming: true), priority: .low)
    let ended = order(queue)
    #expect(ended == [high, low])
  }

  @Test("A popup that is being dismissed is not a duplicate")
  func goingIsNoDuplicate() {
    let queue = QueueHarness()
    let old = queue.enqueue("a")
    queue.isInstant = false
    queue.dismiss()
    #expect(!queue.queue.contains(id: "a"))
    let new = queue.enqueue("a", duplicates: .ignoreNew)
    queue.finishTransition()
    #expect(queue.screen == .arriving(new))
    #expect(queue.ended == [old])
  }

  @Test("An interrupted popup is a duplicate, because it returns")
  func interruptedCounts() {
    let queue = QueueHarness()
    queue.enqueue("a")
    queue.enqueue(nil, .interrupt(resuming: true))
    let token = queue.enqueue("a", duplicates: .ignoreNew)
    #expect(queue.outcomes[token] == .duplicate)
  }

  @Test("Only requests with equal keys are duplicates, and only if the request asks for it")
  func onlyTheKeyMakesDuplicatesAndOnlyWhereThat() {
    let queue = QueueHarness()
    let first = queue.enqueue("a")
    let other = queue.enqueue("b", duplicates: .ignoreNew)
    let allowed = queue.enqueue("a")
    let ignored = queue.enqueue("a", duplicates: .ignoreNew)
    let nameless = queue.enqueue(duplicates: .ignoreNew)
    #expect(queue.outcomes == [ignored: .duplicate])
    #expect(queue.tokens(for: "a") == [first, allowed])
    let ended = order(queue)
    #expect(ended == [first, other, allowed, nameless])
  }

  @Test("A newer request replaces the shown one with its key")
  func replaceOldShown() {
    let queue = QueueHarness()
    let old = queue.enqueue("a")
    let other = queue.enqueue()
    let new = queue.enqueue("a", duplicates: .replaceOld)
    #expect(queue.outcomes == [old: .replaced])
    let ended = order(queue)
    #expect(ended == [new, other])
    #expect(queue.faults == [])
  }

  @Test("A newer request is queued by its own policy if the old one waited")
  func replaceOldWaiting() {
    let queue = QueueHarness()
    let shown = queue.enqueue()
    let old = queue.enqueue("a")
    let other = queue.enqueue()
    let new = queue.enqueue("a", duplicates: .replaceOld)
    #expect(queue.outcomes == [old: .replaced])
    let ended = order(queue)
    #expect(ended == [shown, other, new])
  }

  @Test("A condition is evaluated at its slot: show, wait or discard")
  func theConditionIsAskedWhenTheTurnHasCome() {
    let queue = QueueHarness()
    queue.enqueue()
    let discarded = queue.enqueue(answer: .discard(.refused))
    let waiting = queue.enqueue(answer: .wait)
    let last = queue.enqueue()
    #expect(queue.asked.count == 1)
    queue.dismiss()
    #expect(queue.outcomes[discarded] == .refused)
    #expect(queue.screen == .there(last))
    #expect(queue.pending == [waiting])
    queue.answers[waiting] = .show
    queue.dismiss()
    #expect(queue.screen == .there(waiting))
  }

  @Test(
    "A request in an empty queue is evaluated again only after changed conditions"
  )
  func askedAgain() {
    let queue = QueueHarness()
    let token = queue.enqueue(answer: .wait)
    queue.answers[token] = .show
    queue.advance(by: .seconds(60))
    #expect(queue.asked == [token])
    queue.send(.conditionsChanged)
    #expect(queue.screen == .there(token))
  }

  @Test("The condition of an interrupting request is evaluated before anything is hidden")
  func interruptionIsAskedFirst() {
    let queue = QueueHarness()
    let shown = queue.enqueue()
    let other = queue.enqueue(nil, .interrupt(resuming: true), answer: .wait)
    #expect(queue.screen == .there(shown))
    #expect(queue.shown == [shown])
    queue.answers[other] = .show
    queue.send(.conditionsChanged)
    #expect(queue.screen == .there(other))
  }

  @Test("A request that waited interrupts like a new one when its time comes")
  func waitingInterrupterCutsIn() {
    let queue = QueueHarness()
    let waiting = queue.enqueue(nil, .interrupt(resuming: true), answer: .wait)
    let first = queue.enqueue(nil, .interrupt(resuming: true))
    let second = queue.enqueue(nil, .interrupt(resuming: true))
    queue.answers[waiting] = .show
    queue.send(.conditionsChanged)
    #expect(queue.screen == .there(waiting))
    let ended = order(queue)
    #expect(ended == [waiting, second, first])
  }
}
