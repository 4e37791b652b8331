import TestSupport
import Testing

/// What runs between two frames runs there too when a test moves time.
///
/// Task.sleep(for:tolerance:clock:): "Suspends the current task for the given duration" (Apple's
/// documentation of Task). The order of timers, the main queue and the display has no source.
@MainActor struct HeadlessHostTimeTests {
  private let host = TestHost()

  /// Notes at which virtual times something happens, in seconds since the test began.
  @MainActor private final class Log {
    private let start = HeadlessHost.now
    var entries: [String] = []

    func note(_ name: String) {
      let milliseconds = Int(((HeadlessHost.now - start) * 1000).rounded())
      entries.append("\(name) \(milliseconds)")
    }
  }

  @Test("Tasks and blocks run before the next frame (device-24)")
  func tasksAndBlocksRunBeforeTheNextFrameDevice24() async {
    let log = Log()
    let link = DisplayLink { log.note("frame") }
    Task { log.note("task") }
    DispatchQueue.main.async { log.note("block") }
    await host.advance(by: 1 / 60)
    link.invalidate()
    #expect(log.entries == ["task 0", "block 0", "frame 17"])
  }

  @Test("Blocks that a frame leaves on the main queue run before the next frame")
  func whatAFrameLeavesOnTheMainQueueRunsBeforeTheNextOne() async {
    let log = Log()
    var count = 0
    let link = DisplayLink {
      count += 1
      let number = count
      Task { log.note("task \(number) at") }
    }
    await host.advance(by: 2 / 60)
    link.invalidate()
    #expect(log.entries == ["task 1 at 17", "task 2 at 33"])
  }

  @Test("A task sleeps in virtual time") func aTaskSleepsInVirtualTime() async {
    let log = Log()
    Task {
      try? await Task.sleep(for: .seconds(2))
      log.note("first")
      try? await Task.sleep(nanoseconds: 500_000_000)
      log.note("second")
    }
    await host.advance(by: 1.9)
    #expect(log.entries.isEmpty)
    await host.advance(by: 10)
    #expect(log.entries == ["first 2000", "second 2500"])
  }

  @Test("Sleeping tasks wake in the order of their times")
  func sleepingTasksWakeInTheOrderOfTheirTimes() async {
    let log = Log()
    for milliseconds in [300, 100, 200] {
      Task {
        try? await Task.sleep(until: .now + .milliseconds(milliseconds), clock: .suspending)
        log.note("\(milliseconds)")
      }
    }
    await host.advance(by: 1)
    #expect(log.entries.map { $0.prefix(3) } == ["100", "200", "300"])
  }

  @Test("A canceled sleep ends at once") func aCanceledSleepEndsAtOnce() async {
    let log = Log()
    let task = Task {
      do { try await Task.sleep(for: .seconds(60)) } catch { log.note("canceled") }
    }
    await host.advance(by: 1)
    task.cancel()
    await host.advance(by: 1)
    #expect(log.entries == ["canceled 1000"])
  }

  @Test("A delayed block of the main queue runs in virtual time")
  func aDelayedBlockOfTheMainQueueRunsInVirtualTime() async {
    let log = Log()
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { log.note("block") }
    await host.advance(by: 2.9)
    #expect(log.entries.isEmpty)
    await host.advance(by: 0.2)
    #expect(log.entries == ["block 3000"])
  }

  @Test("Timers fire in virtual time, between frames") func timersFireInVirtualTimeBetweenFrames()
    async
  {
    let log = Log()
    let timers = makeTimers { log.note($0) }
    await host.advance(by: 1.6)
    timers.forEach { $0.invalidate() }
    await host.advance(by: 1)
    #expect(
      log.entries == ["repeating 500", "once 700", "repeating 1000", "repeating 1500"])
    #expect(!timers[1].isValid)
  }

  // Not in the test itself: an asynchronous function cannot schedule timers.
  private func makeTimers(_ note: @escaping @MainActor (String) -> Void) -> [Timer] {
    let repeating = Timer(timeInterval: 0.5, repeats: true) { _ in
      MainActor.assumeIsolated { note("repeating") }
    }
    RunLoop.main.add(repeating, forMode: .common)
    let once = Timer.scheduledTimer(withTimeInterval: 0.7, repeats: false) { _ in
      MainActor.assumeIsolated { note("once") }
    }
    return [repeating, once]
  }

  @Test("Virtual time waits for work on other threads") func virtualTimeWaitsForWorkOnOtherThreads()
    async
  {
    let log = Log()
    Task {
      let sum = await Task.detached { (0..<3_000_000).reduce(0, &+) }.value
      log.note(sum > 0 ? "sum" : "none")
    }
    DispatchQueue.global().async { DispatchQueue.main.async { log.note("block") } }
    await host.advance(by: 1 / 60)
    #expect(log.entries.sorted() == ["block 0", "sum 0"])
  }

  @Test("Without a test that moves time a task sleeps in real time")
  func withoutATestThatMovesTimeATaskSleepsInTheMachinesTime() async throws {
    let before = HeadlessHost.now
    try await Task.sleep(for: .milliseconds(1))
    #expect(HeadlessHost.now == before)
  }

  // MARK: Without await

  private static let api = "HeadlessHost.advance(by:)"

  @Test("Time cannot move past a task without awaiting it")
  func timeCannotMovePastATaskWithoutAwaitingIt() async {
    let log = Log()
    Task { log.note("task") }
    expectMisuse(Self.api, reason: "waits for the main queue") { host.advanceFrames(1) }
    await host.advance(by: 1)
    #expect(log.entries == ["task 17"])
  }

  @Test("Time cannot move past a block of the main queue without awaiting it")
  func timeCannotMovePastABlockOfTheMainQueueWithoutAwaitingIt() async {
    DispatchQueue.main.async {}
    expectMisuse(Self.api, reason: "waits for the main queue") { host.advanceFrames(1) }
  }

  @Test("Time cannot move past a task that a frame makes without awaiting it")
  func timeCannotMovePastATaskThatAFrameMakesWithoutAwaitingIt() {
    let link = DisplayLink { Task {} }
    defer { link.invalidate() }
    host.advanceFrames(1)
    expectMisuse(Self.api, reason: "waits for the main queue") { host.advanceFrames(2) }
  }

  @Test("Time cannot move past a timer without awaiting it")
  func timeCannotMovePastATimerWithoutAwaitingIt() {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in }
    defer { timer.invalidate() }
    host.advance(by: 0.4)
    expectMisuse(Self.api, reason: "a timer is due") { host.advance(by: 0.2) }
  }

  @Test("Time cannot move past a sleeping task without awaiting it")
  func timeCannotMovePastASleepingTaskWithoutAwaitingIt() async {
    Task { try? await Task.sleep(for: .seconds(1)) }
    await host.advance(by: 0.1)
    host.advanceFrames(10)
    expectMisuse(Self.api, reason: "a sleeping task") { host.advanceFrames(60) }
  }

  @Test("Time moves past a canceled sleep") func timeMovesPastACanceledSleep() async {
    let task = Task { try? await Task.sleep(for: .seconds(1)) }
    await host.advance(by: 0.1)
    task.cancel()
    await host.advance(by: 0)
    host.advanceFrames(120)
  }

  @Test("Time moves past work that other threads have left")
  func timeMovesPastWorkThatOtherThreadsHaveLeft() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        DispatchQueue.main.async {}
        continuation.resume()
      }
    }
    host.advanceFrames(1)
    await host.advance(by: 0)
  }

  /// A display link with a closure.
  @MainActor private struct DisplayLink {
    private let link: CADisplayLink

    init(_ body: @escaping () -> Void) {
      link = CADisplayLink(target: SelectorTarget { _ in body() }, selector: SelectorTarget.action)
      link.add(to: .main, forMode: .common)
    }

    func invalidate() { link.invalidate() }
  }
}
