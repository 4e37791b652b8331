import UIKit

// What runs between frames.
extension HostClock {
  /// Longer than any work of a test takes on a busy machine; work that is not done then never ends.
  private static let patience: TimeInterval = 10
  /// Work that enqueues itself anew forever ends a drain.
  private static let roundLimit = 10_000

  /// Runs what waits for the main queue, and what this leads to on other threads, until nothing is left.
  static func drain() async {
    var deadline: TimeInterval?
    for _ in 0..<roundLimit {
      // The queue is first in, first out: when this goes on, what waited before has run.
      await Task.yield()
      if PendingWork.mainJobCount > 0 { continue }
      guard PendingWork.hasBackgroundJobs else { return }
      let now = ProcessInfo.processInfo.systemUptime
      let end = deadline ?? now + patience
      deadline = end
      if now > end { return PendingWork.forgetBackgroundJobs() }
      usleep(50)
    }
  }

  /// Moves the clock to each time at which delayed work is due, up to `time`, and runs it there.
  static func runDelayedWork(until time: CFTimeInterval) async {
    while let due = PendingWork.nextDue(), due <= time + 1e-6 {
      move(to: min(due, time))
      PendingWork.runDue(at: now)
      await drain()
    }
  }

  /// Returns what would have to run before a frame and cannot, because nothing awaits it.
  static func workMissed(before time: CFTimeInterval) -> String? {
    if PendingWork.hasOwnMainJobs {
      return "a task or block waits for the main queue and would run before the next frame"
    }
    if let due = PendingWork.nextDue(timers: true), due <= time {
      return "a timer is due before the next frame"
    }
    guard let due = PendingWork.nextDue(timers: false), due <= time else { return nil }
    // A sleep that was canceled is in the list as well; only its task knows. So it is woken, and
    // what comes of it on the main queue is looked at.
    let before = PendingWork.mainJobCount
    PendingWork.runDue(at: time, timers: false)
    let end = ProcessInfo.processInfo.systemUptime + patience
    while PendingWork.hasBackgroundJobs, ProcessInfo.processInfo.systemUptime < end { usleep(50) }
    if PendingWork.hasBackgroundJobs { PendingWork.forgetBackgroundJobs() }
    return PendingWork.mainJobCount > before
      ? "a sleeping task or delayed block is due before the next frame" : nil
  }
}
