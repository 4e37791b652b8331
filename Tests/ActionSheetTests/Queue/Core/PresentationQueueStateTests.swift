import Testing

@testable import ActionSheet

@MainActor struct PresentationQueueStateTests {
  @Test("Three requests in one turn are shown one after the other, oldest first")
  func oneAfterTheOther() {
    let queue = QueueHarness()
    queue.isInstant = false
    let tokens = [queue.enqueue(), queue.enqueue(), queue.enqueue()]
    for token in tokens {
      #expect(queue.screen == .arriving(token))
      queue.finishTransition()
      #expect(queue.screen == .there(token))
      queue.dismiss()
      #expect(queue.screen == .going(token))
      queue.finishTransition()
    }
    #expect(queue.shown == tokens)
    #expect(queue.ended == tokens)
    #expect(queue.isIdle)
    #expect(queue.faults == [])
  }

  @Test("A request while something is shown is not lost")
  func nothingIsLost() {
    let queue = QueueHarness()
    queue.enqueue()
    let second = queue.enqueue()
    #expect(queue.pending == [second])
    queue.dismiss()
    #expect(queue.screen == .there(second))
  }

  @Test("Each request has separate events")
  func eventsBelongToTheirRequest() {
    let queue = QueueHarness()
    let first = queue.enqueue()
    let second = queue.enqueue()
    queue.dismiss()
    queue.dismiss()
    #expect(
      queue.events == [
        .willPresent(first), .didPresent(first), .didDismiss(first, .dismissed),
        .willPresent(second), .didPresent(second), .didDismiss(second, .dismissed), .didBecomeIdle,
      ])
  }

  @Test("The newest is shown at once and the others return: A, B, C end as C, B, A")
  func newestFirst() {
    let queue = QueueHarness()
    let a = queue.enqueue(nil, .interrupt(resuming: true))
    let b = queue.enqueue(nil, .interrupt(resuming: true))
    let c = queue.enqueue(nil, .interrupt(resuming: true))
    #expect(queue.shown == [a, b, c])
    #expect(queue.ended == [])
    for _ in 0..<3 { queue.dismiss() }
    #expect(queue.ended == [c, b, a])
    #expect(queue.shown == [a, b, c, b, a])
    #expect(queue.faults == [])
  }

  @Test("Three in one turn, before the first has appeared, end as C, B, A as well")
  func newestFirstInOneTurn() {
    let queue = QueueHarness()
    queue.isInstant = false
    let a = queue.enqueue(nil, .interrupt(resuming: true))
    let b = queue.enqueue(nil, .interrupt(resuming: true))
    let c = queue.enqueue(nil, .interrupt(resuming: true))
    for _ in 0..<3 { queue.finishTransition() }
    #expect(queue.screen == .there(c))
    queue.isInstant = true
    for _ in 0..<3 { queue.dismiss() }
    #expect(queue.ended == [c, b, a])
  }

  @Test("An interrupted request does not take the slot back from the interrupting one")
  func noTakingTurns() {
    let queue = QueueHarness()
    queue.enqueue(nil, .interrupt(resuming: true))
    let second = queue.enqueue(nil, .interrupt(resuming: true))
    queue.send(.conditionsChanged)
    queue.advance(by: .seconds(60))
    #expect(queue.screen == .there(second))
    #expect(queue.asked.count == 3)
  }

  @Test("Queues are independent of each other")
  func queuesAreApart() {
    let first = QueueHarness()
    let second = QueueHarness()
    let a = first.enqueue("a")
    let b = second.enqueue("a", duplicates: .ignoreNew)
    #expect(first.screen == .there(a))
    #expect(second.screen == .there(b))
  }

  @Test("The queue reports the end of its last request once")
  func idle() {
    let queue = QueueHarness()
    queue.enqueue()
    queue.enqueue()
    queue.dismiss()
    #expect(!queue.events.contains(.didBecomeIdle))
    queue.dismiss()
    #expect(queue.events.last == .didBecomeIdle)
    queue.send(.conditionsChanged)
    queue.send(.cancelAll)
    #expect(queue.events.filter { $0 == .didBecomeIdle }.count == 1)
  }

  @Test("A thousand requests are shown in the order of their calls")
  func aThousandRequestsComeInTheOrderOfTheir() {
    let queue = QueueHarness()
    let tokens = (0..<1000).map { _ in queue.enqueue() }
    for _ in tokens { queue.dismiss() }
    #expect(queue.shown == tokens)
  }

  @Test("The next request waits until the previous one is really gone")
  func waitsForTheEnd() {
    let queue = QueueHarness()
    queue.isInstant = false
    let first = queue.enqueue()
    let second = queue.enqueue()
    queue.finishTransition()
    queue.dismiss()
    #expect(queue.screen == .going(first))
    #expect(queue.asked == [first])
    queue.finishTransition()
    #expect(queue.screen == .arriving(second))
  }

  @Test("A popup canceled while it appears is hidden once it has appeared")
  func cancelWhileArriving() {
    let queue = QueueHarness()
    queue.isInstant = false
    let token = queue.enqueue()
    queue.send(.cancel(token))
    #expect(queue.screen == .arriving(token))
    queue.finishTransition()
    #expect(queue.screen == .going(token))
    queue.finishTransition()
    #expect(queue.outcomes[token] == .cancelled)
    #expect(queue.faults == [])
  }

  @Test("An interrupted popup keeps the rest of its time and ends only afterwards")
  func timeStandsStill() {
    let queue = QueueHarness()
    let token = queue.enqueue(duration: .seconds(10))
    queue.advance(by: .seconds(4))
    queue.enqueue(nil, .interrupt(resuming: true))
    #expect(queue.events.last { $0 == .didInterrupt(token) } != nil)
    queue.advance(by: .seconds(100))
    #expect(queue.outcomes[token] == nil)
    queue.dismiss()
    #expect(queue.screen == .there(token))
    #expect(queue.events.last == .didResume(token))
    queue.advance(by: .milliseconds(5999))
    #expect(queue.outcomes[token] == nil)
    queue.advance(by: .milliseconds(1))
    #expect(queue.outcomes[token] == .timedOut)
  }

  @Test("An interrupted popup that does not return ends as interrupted", arguments: [true, false])
  func optingOut(byInterrupter: Bool) {
    let queue = QueueHarness()
    let token = queue.enqueue(resumes: byInterrupter)
    let other = queue.enqueue(nil, .interrupt(resuming: !byInterrupter))
    #expect(queue.outcomes[token] == .interrupted)
    queue.dismiss()
    #expect(queue.ended == [token, other])
  }

  @Test("A popup canceled during an interruption does not return")
  func cancelledMeanwhile() {
    let queue = QueueHarness()
    let token = queue.enqueue()
    queue.enqueue(nil, .interrupt(resuming: true))
    queue.send(.cancel(token))
    #expect(queue.outcomes[token] == .cancelled)
    queue.dismiss()
    #expect(queue.isIdle)
  }

  @Test("A popup canceled while it gives way does not return")
  func cancelledWhileMakingWay() {
    let queue = QueueHarness()
    queue.isInstant = false
    let token = queue.enqueue()
    queue.finishTransition()
    let other = queue.enqueue(nil, .interrupt(resuming: true))
    #expect(queue.screen == .going(token))
    #expect(queue.hidden == [nil])
    queue.send(.cancel(token))
    #expect(queue.hidden == [nil, .cancelled])
    queue.finishTransition()
    #expect(queue.outcomes[token] == .cancelled)
    #expect(queue.screen == .arriving(other))
    #expect(queue.faults == [])
  }

  @Test(
    "Canceling the interrupting request in time brings the interrupted popup back at once")
  func interrupterCancelled() {
    let queue = QueueHarness()
    queue.isInstant = false
    let token = queue.enqueue()
    queue.finishTransition()
    let other = queue.enqueue(nil, .interrupt(resuming: true))
    queue.send(.cancel(other))
    queue.finishTransition()
    #expect(queue.screen == .arriving(token))
    #expect(queue.outcomes[other] == .cancelled)
  }

  @Test("A waiting request that is canceled is never shown")
  func cancelWaiting() {
    let queue = QueueHarness()
    queue.enqueue()
    let token = queue.enqueue()
    queue.send(.cancel(token))
    #expect(queue.events.last == .didDiscard(token, .cancelled))
    queue.dismiss()
    #expect(!queue.asked.contains(token))
  }

  @Test(
    "Canceling and requesting again in one turn leaves exactly the new request",
    arguments: [true, false])
  func cancelAndEnqueue(isArriving: Bool) {
    let queue = QueueHarness()
    queue.isInstant = !isArriving
    let old = queue.enqueue("a", duplicates: .ignoreNew)
    queue.send(.cancel(old))
    let new = queue.enqueue("a", duplicates: .ignoreNew)
    for _ in 0..<3 { queue.finishTransition() }
    #expect(queue.screen == .there(new))
    #expect(queue.outcomes == [old: .cancelled])
    #expect(queue.tokens(for: "a") == [new])
  }

  @Test("Suspending holds back the next request and leaves the shown popup")
  func suspendingHoldsBackTheNextAndLeavesAloneWhat() {
    let queue = QueueHarness()
    let first = queue.enqueue()
    queue.send(.suspend)
    let second = queue.enqueue(nil, .interrupt(resuming: true))
    #expect(queue.screen == .there(first))
    queue.dismiss()
    #expect(queue.screen == .empty)
    queue.send(.suspend)
    queue.send(.resume)
    #expect(queue.screen == .there(second))
  }

  @Test("A popup canceled while the queue is suspended is dismissed")
  func cancelWhileSuspended() {
    let queue = QueueHarness()
    let token = queue.enqueue()
    queue.send(.suspend)
    queue.send(.cancel(token))
    #expect(queue.screen == .empty)
  }

  @Test("Clearing during a presentation leaves an empty screen and a working queue")
  func clear() {
    let queue = QueueHarness()
    queue.isInstant = false
    let tokens = [queue.enqueue(), queue.enqueue(), queue.enqueue()]
    queue.finishTransition()
    queue.send(.cancelAll)
    #expect(queue.screen == .going(tokens[0]))
    let new = queue.enqueue()
    queue.finishTransition()
    #expect(tokens.allSatisfy { queue.outcomes[$0] == .cancelled })
    #expect(queue.screen == .arriving(new))
    #expect(queue.faults == [])
  }

  @Test("Clearing waiting requests leaves the shown popup")
  func clearPending() {
    let queue = QueueHarness()
    let interrupted = queue.enqueue()
    let shown = queue.enqueue(nil, .interrupt(resuming: true))
    let waiting = queue.enqueue()
    queue.send(.cancelPending)
    #expect(queue.outcomes == [interrupted: .cancelled, waiting: .cancelled])
    #expect(queue.screen == .there(shown))
  }

  @Test("Requests with an owner end with it, shown or waiting")
  func whatIsTiedToAnOwnerGoesWithIt() {
    let queue = QueueHarness()
    let shown = queue.enqueue()
    let waiting = queue.enqueue()
    let other = queue.enqueue()
    queue.send(.cancel(waiting, .ownerGone))
    queue.send(.cancel(shown, .ownerGone))
    #expect(queue.outcomes == [shown: .ownerGone, waiting: .ownerGone])
    #expect(queue.screen == .there(other))
  }

  @Test("The duration of a popup ends that popup and no other")
  func timerBelongsToOne() {
    let queue = QueueHarness()
    let first = queue.enqueue(duration: .seconds(3))
    let second = queue.enqueue(duration: .seconds(3))
    queue.advance(by: .seconds(2))
    queue.dismiss()
    queue.advance(by: .seconds(2))
    #expect(queue.screen == .there(second))
    queue.advance(by: .seconds(1))
    #expect(queue.outcomes == [first: .dismissed, second: .timedOut])
  }

  @Test("Time on screen does not run in the background")
  func timeOnScreenDoesNotRunInTheBackground() {
    let queue = QueueHarness()
    let token = queue.enqueue(duration: .seconds(3))
    queue.advance(by: .seconds(1))
    queue.send(.sceneActive(false))
    queue.advance(by: .seconds(60))
    queue.send(.sceneActive(true))
    #expect(queue.outcomes[token] == nil)
    queue.advance(by: .seconds(2))
    #expect(queue.outcomes[token] == .timedOut)
  }

  @Test("Time on screen pauses while it is held, and continues with the remainder")
  func timeOnScreenStandsStillWhileItIsHeld() {
    let queue = QueueHarness()
    let token = queue.enqueue(duration: .seconds(3))
    queue.advance(by: .seconds(1))
    queue.send(.paused(token, true))
    queue.send(.sceneActive(false))
    queue.send(.sceneActive(true))
    queue.advance(by: .seconds(60))
    #expect(queue.outcomes[token] == nil)
    queue.send(.paused(token, false))
    queue.advance(by: .milliseconds(1900))
    #expect(queue.outcomes[token] == nil)
    queue.advance(by: .milliseconds(200))
    #expect(queue.outcomes[token] == .timedOut)
  }

  @Test("A popup that is shown again after an interruption is not held")
  func heldBeforeAnInterruption() {
    let queue = QueueHarness()
    let token = queue.enqueue(duration: .seconds(3))
    queue.send(.paused(token, true))
    let urgent = queue.enqueue(nil, .interrupt(resuming: true))
    queue.send(.cancel(urgent))
    queue.advance(by: .seconds(4))
    #expect(queue.outcomes[token] == .timedOut)
  }

  @Test("Setting the duration restarts the time, while shown, held or waiting")
  func timeBeginsAnewWithAnotherLengthWhileShownWhile() {
    let queue = QueueHarness()
    let token = queue.enqueue(duration: .seconds(3))
    let waiting = queue.enqueue(duration: .seconds(3))
    queue.advance(by: .seconds(2))
    queue.send(.restarted(token, .seconds(3)))
    queue.send(.restarted(waiting, .seconds(9)))
    queue.advance(by: .seconds(2))
    #expect(queue.outcomes[token] == nil)
    queue.send(.paused(token, true))
    queue.send(.restarted(token, .seconds(1)))
    queue.advance(by: .seconds(9))
    queue.send(.restarted(token, nil))
    queue.send(.paused(token, false))
    queue.advance(by: .seconds(99))
    #expect(queue.outcomes[token] == nil)
    queue.send(.restarted(token, .seconds(2)))
    queue.advance(by: .milliseconds(1900))
    #expect(queue.outcomes[token] == nil)
    queue.advance(by: .milliseconds(200))
    #expect(queue.outcomes[token] == .timedOut)
    queue.advance(by: .milliseconds(8800))
    #expect(queue.outcomes[waiting] == nil)
    queue.advance(by: .milliseconds(200))
    #expect(queue.outcomes[waiting] == .timedOut)
    #expect(queue.faults == [])
  }

  @Test("The time of a popup under dismissal does not restart")
  func restartedWhileGoing() {
    let queue = QueueHarness()
    queue.isInstant = false
    let token = queue.enqueue(duration: .seconds(3))
    queue.finishTransition()
    queue.send(.cancel(token))
    queue.send(.restarted(token, nil))
    queue.finishTransition()
    #expect(queue.outcomes[token] == .cancelled)
  }

  @Test("A duration of zero or less ends the popup as soon as it is shown", arguments: [0, -5])
  func durationOfNothing(seconds: Int) {
    let queue = QueueHarness()
    let token = queue.enqueue(duration: .seconds(seconds))
    queue.advance(by: .zero)
    #expect(queue.outcomes[token] == .timedOut)
    #expect(queue.shown == [token])
    #expect(queue.faults == [])
  }

  @Test("The pause separates two popups, and later requests do not wait for it")
  func delay() {
    let queue = QueueHarness(delay: .seconds(2))
    queue.enqueue()
    let second = queue.enqueue()
    queue.dismiss()
    queue.advance(by: .milliseconds(1999))
    #expect(queue.screen == .empty)
    queue.advance(by: .milliseconds(1))
    #expect(queue.screen == .there(second))
    queue.dismiss()
    queue.advance(by: .seconds(2))
    let third = queue.enqueue()
    #expect(queue.screen == .there(third))
  }

  @Test("Replacing and interrupting requests do not wait for the pause")
  func delayIsNotForCuttingIn() {
    let queue = QueueHarness(delay: .seconds(2))
    queue.enqueue()
    let second = queue.enqueue(nil, .replace)
    #expect(queue.screen == .there(second))
    let third = queue.enqueue(nil, .interrupt(resuming: true))
    #expect(queue.screen == .there(third))
  }
}
