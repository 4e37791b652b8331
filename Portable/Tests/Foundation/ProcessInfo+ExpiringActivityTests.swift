import Synchronization
import Testing

@testable import UIKit

/// The calls that the block of one activity got.
private final class Calls: Sendable {
  private let calls = Mutex<[Bool]>([])
  let began = DispatchSemaphore(value: 0)
  let mayEnd = DispatchSemaphore(value: 0)

  var all: [Bool] { calls.withLock { $0 } }

  func append(_ isExpired: Bool) {
    calls.withLock { $0.append(isExpired) }
  }
}

@Suite(.serialized) struct ExpiringActivityTests {
  init() {
    ExpiringActivities.grantsTime = true
  }

  /// Begins an activity that runs until `mayEnd` is signaled, and returns when it has started.
  private func beginBlockedActivity(_ calls: Calls) {
    ProcessInfo.processInfo.performExpiringActivity(withReason: "test") { isExpired in
      calls.append(isExpired)
      guard !isExpired else { return }
      calls.began.signal()
      calls.mayEnd.wait()
    }
    calls.began.wait()
  }

  @Test("The block is called once on another thread with false")
  func theBlockIsCalledOnceOnAnotherThreadWithFalse() async {
    let (calls, onMain) = (Calls(), Calls())
    ProcessInfo.processInfo.performExpiringActivity(withReason: "test") {
      calls.append($0)
      onMain.append(Thread.isMainThread)
    }
    await ExpiringActivities.waitUntilIdle()
    #expect(calls.all == [false])
    #expect(onMain.all == [false])
  }

  @Test("An activity runs until its block returns") func anActivityRunsUntilItsBlockReturns() async
  {
    let calls = Calls()
    beginBlockedActivity(calls)
    #expect(ExpiringActivities.runningCount == 1)
    #expect(ExpiringActivities.reasons == ["test"])
    calls.mayEnd.signal()
    await ExpiringActivities.waitUntilIdle()
    #expect(ExpiringActivities.runningCount == 0)
  }

  @Test("Activities run side by side") func activitiesRunSideBySide() async {
    let all = (0..<3).map { _ in Calls() }
    for calls in all { beginBlockedActivity(calls) }
    #expect(ExpiringActivities.runningCount == 3)
    for calls in all { calls.mayEnd.signal() }
    await ExpiringActivities.waitUntilIdle()
    #expect(all.map(\.all) == [[false], [false], [false]])
  }

  @Test("Expiry calls the block again while the first call still runs")
  func expiryCallsTheBlockAgainWhileTheFirstCallStillRuns() async {
    let calls = Calls()
    beginBlockedActivity(calls)
    await ExpiringActivities.expire()
    #expect(calls.all == [false, true])
    #expect(ExpiringActivities.runningCount == 1)
    await ExpiringActivities.expire()
    #expect(calls.all == [false, true])
    calls.mayEnd.signal()
    await ExpiringActivities.waitUntilIdle()
  }

  @Test("An activity that has ended does not expire") func anActivityThatHasEndedDoesNotExpire()
    async
  {
    let calls = Calls()
    ProcessInfo.processInfo.performExpiringActivity(withReason: "test") { calls.append($0) }
    await ExpiringActivities.waitUntilIdle()
    await ExpiringActivities.expire()
    #expect(calls.all == [false])
  }

  @Test("Without time the only call is the expiry") func withoutTimeTheOnlyCallIsTheExpiry() {
    ExpiringActivities.grantsTime = false
    defer { ExpiringActivities.grantsTime = true }
    let calls = Calls()
    ProcessInfo.processInfo.performExpiringActivity(withReason: "test") {
      calls.append($0)
      calls.began.signal()
    }
    calls.began.wait()
    #expect(calls.all == [true])
    #expect(ExpiringActivities.runningCount == 0)
  }

  @Test("A process that ends waits for its activities") func aProcessThatEndsWaitsForItsActivities()
  {
    let calls = Calls()
    beginBlockedActivity(calls)
    #expect(!ExpiringActivities.expire(after: 0))
    ProcessInfo.processInfo.performExpiringActivity(withReason: "end") { _ in
      calls.mayEnd.signal()
    }
    #expect(ExpiringActivities.expire(after: 60))
    #expect(calls.all.first == false)
  }

  @Test("An activity that stops at its expiry ends in time")
  func anActivityThatStopsAtItsExpiryEndsInTime() {
    let calls = Calls()
    ProcessInfo.processInfo.performExpiringActivity(withReason: "test") { isExpired in
      calls.append(isExpired)
      if isExpired {
        calls.mayEnd.signal()
      } else {
        calls.began.signal()
        calls.mayEnd.wait()
      }
    }
    calls.began.wait()
    ExpiringActivities.expire(after: -1)
    #expect(ExpiringActivities.expire(after: 60))
    #expect(calls.all == [false, true])
  }
}
