import Testing

@testable import ActionSheet

struct PresentationQueueCoreTests {
  @Test("Q1: three requests in one turn appear one after the other, oldest first")
  func q1OneAfterTheOther() {
    var queue = QueueHarness()
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
    #expect(queue.core.isIdle)
    #expect(queue.faults == [])
  }

  @Test("Q2: what is asked for while something is shown is not lost")
  func q2NothingIsLost() {
    var queue = QueueHarness()
    queue.enqueue()
    let second = queue.enqueue()
    #expect(queue.core.pending == [second])
    queue.dismiss()
    #expect(queue.screen == .there(second))
  }

  @Test("Q3: each request has events of its own")
  func q3EventsBelongToTheirRequest() {
    var queue = QueueHarness()
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

  @Test("Q4: the newest is shown at once, the others come back: A, B, C end as C, B, A")
  func q4NewestFirst() {
    var queue = QueueHarness()
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

  @Test("Q4: three in one turn, before the first has arrived, end as C, B, A as well")
  func q4NewestFirstInOneTurn() {
    var queue = QueueHarness()
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

  @Test("Q4: what was interrupted does not take the slot back from what interrupted it")
  func q4NoTakingTurns() {
    var queue = QueueHarness()
    queue.enqueue(nil, .interrupt(resuming: true))
    let second = queue.enqueue(nil, .interrupt(resuming: true))
    queue.send(.conditionsChanged)
    queue.advance(by: .seconds(60))
    #expect(queue.screen == .there(second))
    #expect(queue.asked.count == 3)
  }

  @Test("Q5: queues know nothing of each other")
  func q5QueuesAreApart() {
    var first = QueueHarness()
    var second = QueueHarness()
    let a = first.enqueue("a")
    let b = second.enqueue("a", duplicates: .ignoreNew)
    #expect(first.screen == .there(a))
    #expect(second.screen == .there(b))
  }

  @Test("Q6: the queue says when its last request has ended, once")
  func q6Idle() {
    var queue = QueueHarness()
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

  @Test("Q7, Q8: the queue depends on its inputs alone: the same inputs have the same effects")
  func q8Deterministic() {
    func effects() -> [PresentationEffect] {
      var core = PresentationQueueCore()
      let first = core.enqueue(.init(policy: .append), at: .zero)
      return first.effects + core.handle(.answered(first.token, .show), at: .seconds(1))
        + core.handle(.presented(first.token), at: .seconds(2))
    }
    #expect(effects() == effects())
    #expect(effects().count == 5)
  }

  @Test("Q9: a thousand requests come in the order of their calls")
  func q9Order() {
    var queue = QueueHarness()
    let tokens = (0..<1000).map { _ in queue.enqueue() }
    for _ in tokens { queue.dismiss() }
    #expect(queue.shown == tokens)
  }

  @Test("Q12: the next waits until the one before it is really gone")
  func q12WaitsForTheEnd() {
    var queue = QueueHarness()
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

  @Test("Q12: what is cancelled while it arrives is hidden once it is there")
  func q12CancelWhileArriving() {
    var queue = QueueHarness()
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

  @Test("Q14: the interrupted one keeps the rest of its time and ends only afterwards")
  func q14TimeStandsStill() {
    var queue = QueueHarness()
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

  @Test("Q14: one that does not come back ends as interrupted", arguments: [true, false])
  func q14OptingOut(byInterrupter: Bool) {
    var queue = QueueHarness()
    let token = queue.enqueue(resumes: byInterrupter)
    let other = queue.enqueue(nil, .interrupt(resuming: !byInterrupter))
    #expect(queue.outcomes[token] == .interrupted)
    queue.dismiss()
    #expect(queue.ended == [token, other])
  }

  @Test("Q14: one cancelled while it is interrupted does not come back")
  func q14CancelledMeanwhile() {
    var queue = QueueHarness()
    let token = queue.enqueue()
    queue.enqueue(nil, .interrupt(resuming: true))
    queue.send(.cancel(token))
    #expect(queue.outcomes[token] == .cancelled)
    queue.dismiss()
    #expect(queue.core.isIdle)
  }

  @Test("Q14: one cancelled while it makes way does not come back")
  func q14CancelledWhileMakingWay() {
    var queue = QueueHarness()
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
    "Q14: when the interrupting one is cancelled in time, the interrupted one comes back at once")
  func q14InterrupterCancelled() {
    var queue = QueueHarness()
    queue.isInstant = false
    let token = queue.enqueue()
    queue.finishTransition()
    let other = queue.enqueue(nil, .interrupt(resuming: true))
    queue.send(.cancel(other))
    queue.finishTransition()
    #expect(queue.screen == .arriving(token))
    #expect(queue.outcomes[other] == .cancelled)
  }

  @Test("Q17: a waiting request that is cancelled never comes on screen")
  func q17CancelWaiting() {
    var queue = QueueHarness()
    queue.enqueue()
    let token = queue.enqueue()
    queue.send(.cancel(token))
    #expect(queue.events.last == .didDiscard(token, .cancelled))
    queue.dismiss()
    #expect(!queue.asked.contains(token))
  }

  @Test(
    "Q18: cancelling and asking anew in one turn leaves exactly the new one",
    arguments: [true, false])
  func q18CancelAndEnqueue(isArriving: Bool) {
    var queue = QueueHarness()
    queue.isInstant = !isArriving
    let old = queue.enqueue("a", duplicates: .ignoreNew)
    queue.send(.cancel(old))
    let new = queue.enqueue("a", duplicates: .ignoreNew)
    for _ in 0..<3 { queue.finishTransition() }
    #expect(queue.screen == .there(new))
    #expect(queue.outcomes == [old: .cancelled])
    #expect(queue.core.tokens(for: "a") == [new])
  }

  @Test("Q19: suspending holds back the next and leaves alone what is shown")
  func q19Suspend() {
    var queue = QueueHarness()
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

  @Test("Q19: what is cancelled while the queue is suspended goes all the same")
  func q19CancelWhileSuspended() {
    var queue = QueueHarness()
    let token = queue.enqueue()
    queue.send(.suspend)
    queue.send(.cancel(token))
    #expect(queue.screen == .empty)
  }

  @Test("Q20: clearing while something is shown leaves an empty screen and a queue that works")
  func q20Clear() {
    var queue = QueueHarness()
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

  @Test("Q20: clearing what waits leaves what is shown")
  func q20ClearPending() {
    var queue = QueueHarness()
    let interrupted = queue.enqueue()
    let shown = queue.enqueue(nil, .interrupt(resuming: true))
    let waiting = queue.enqueue()
    queue.send(.cancelPending)
    #expect(queue.outcomes == [interrupted: .cancelled, waiting: .cancelled])
    #expect(queue.screen == .there(shown))
  }

  @Test("Q21: what is tied to an owner goes with it, shown or waiting")
  func q21Owner() {
    var queue = QueueHarness()
    let shown = queue.enqueue()
    let waiting = queue.enqueue()
    let other = queue.enqueue()
    queue.send(.cancel(waiting, .ownerGone))
    queue.send(.cancel(shown, .ownerGone))
    #expect(queue.outcomes == [shown: .ownerGone, waiting: .ownerGone])
    #expect(queue.screen == .there(other))
  }

  @Test("Q23: the time of one popup ends that one and no other")
  func q23TimerBelongsToOne() {
    var queue = QueueHarness()
    let first = queue.enqueue(duration: .seconds(3))
    let second = queue.enqueue(duration: .seconds(3))
    queue.advance(by: .seconds(2))
    queue.dismiss()
    queue.send(.timerFired(.duration(first)))
    queue.advance(by: .seconds(2))
    #expect(queue.screen == .there(second))
    queue.advance(by: .seconds(1))
    #expect(queue.outcomes == [first: .dismissed, second: .timedOut])
  }

  @Test("Q23: time on screen does not run in the background")
  func q23Background() {
    var queue = QueueHarness()
    let token = queue.enqueue(duration: .seconds(3))
    queue.advance(by: .seconds(1))
    queue.send(.sceneActive(false))
    queue.advance(by: .seconds(60))
    queue.send(.sceneActive(true))
    #expect(queue.outcomes[token] == nil)
    queue.advance(by: .seconds(2))
    #expect(queue.outcomes[token] == .timedOut)
  }

  @Test("Q23: time on screen stands still while it is held, and goes on with what was left")
  func q23Held() {
    var queue = QueueHarness()
    let token = queue.enqueue(duration: .seconds(3))
    queue.advance(by: .seconds(1))
    queue.send(.held(token, true))
    queue.send(.sceneActive(false))
    queue.send(.sceneActive(true))
    queue.advance(by: .seconds(60))
    #expect(queue.outcomes[token] == nil)
    queue.send(.held(token, false))
    queue.advance(by: .milliseconds(1900))
    #expect(queue.outcomes[token] == nil)
    queue.advance(by: .milliseconds(200))
    #expect(queue.outcomes[token] == .timedOut)
  }

  @Test("Q23: a popup that is shown again after an interruption is not held")
  func q23HeldBeforeAnInterruption() {
    var queue = QueueHarness()
    let token = queue.enqueue(duration: .seconds(3))
    queue.send(.held(token, true))
    let urgent = queue.enqueue(nil, .interrupt(resuming: true))
    queue.send(.cancel(urgent))
    queue.advance(by: .seconds(4))
    #expect(queue.outcomes[token] == .timedOut)
  }

  @Test("Q23: time begins anew with another length, while shown, while held and while waiting")
  func q23Restarted() {
    var queue = QueueHarness()
    let token = queue.enqueue(duration: .seconds(3))
    let waiting = queue.enqueue(duration: .seconds(3))
    queue.advance(by: .seconds(2))
    queue.send(.restarted(token, .seconds(3)))
    queue.send(.restarted(waiting, .seconds(9)))
    queue.advance(by: .seconds(2))
    #expect(queue.outcomes[token] == nil)
    queue.send(.held(token, true))
    queue.send(.restarted(token, .seconds(1)))
    queue.advance(by: .seconds(9))
    queue.send(.restarted(token, nil))
    queue.send(.held(token, false))
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

  @Test("Q23: the time of a popup that goes does not begin anew")
  func q23RestartedWhileGoing() {
    var queue = QueueHarness()
    queue.isInstant = false
    let token = queue.enqueue(duration: .seconds(3))
    queue.finishTransition()
    queue.send(.cancel(token))
    queue.send(.restarted(token, nil))
    queue.finishTransition()
    #expect(queue.outcomes[token] == .cancelled)
  }

  @Test("a duration of nothing or less ends the popup as soon as it is shown", arguments: [0, -5])
  func durationOfNothing(seconds: Int) {
    var queue = QueueHarness()
    let token = queue.enqueue(duration: .seconds(seconds))
    queue.advance(by: .zero)
    #expect(queue.outcomes[token] == .timedOut)
    #expect(queue.shown == [token])
    #expect(queue.faults == [])
  }

  @Test("the pause separates two popups, and nothing waits for it that comes later")
  func delay() {
    var queue = QueueHarness(delay: .seconds(2))
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

  @Test("what replaces or interrupts does not wait for the pause")
  func delayIsNotForCuttingIn() {
    var queue = QueueHarness(delay: .seconds(2))
    queue.enqueue()
    let second = queue.enqueue(nil, .replace)
    #expect(queue.screen == .there(second))
    let third = queue.enqueue(nil, .interrupt(resuming: true))
    #expect(queue.screen == .there(third))
  }
}
