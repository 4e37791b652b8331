import UIKit

extension HeadlessHost {
  /// The virtual time, the same for all hosts; it never goes back.
  public static var now: TimeInterval { HostClock.now }

  /// Moves time forward by `seconds`, frame by frame; the last frame falls exactly at the end.
  ///
  /// Values that are not positive and finite run one frame at the present time. Nothing else than
  /// frames runs meanwhile: a task of the main actor, a block of the main queue or a timer whose time
  /// comes before the last frame is a misuse. Use `await advance(by:)` for them.
  public func advance(by seconds: TimeInterval) {
    guard seconds > 0, seconds.isFinite else { return layoutIfNeeded() }
    run(frameTimes(in: seconds))
  }

  /// Moves time forward by `count` frames.
  public func advanceFrames(_ count: Int = 1) {
    let start = HostClock.now
    run((0..<max(0, count)).map { start + Double($0 + 1) * frameDuration })
  }

  /// Moves time forward by `seconds`, frame by frame, and runs what waits in between.
  ///
  /// Before each frame, tasks of the main actor, blocks of the main queue, timers and sleeping tasks
  /// run in the order of their times, as on a device. Work on other threads takes no virtual time:
  /// the clock waits for it. After the last frame what it left on the main queue runs as well.
  public func advance(by seconds: TimeInterval) async {
    PendingWork.isDriven = true
    defer { PendingWork.isDriven = false }
    await HostClock.drain()
    if seconds > 0, seconds.isFinite {
      for time in frameTimes(in: seconds) {
        await HostClock.runDelayedWork(until: time)
        HostClock.runFrame(at: time)
        await HostClock.drain()
      }
    } else {
      layoutIfNeeded()
    }
    await HostClock.drain()
  }

  /// Runs one frame at the present time: what was marked is laid out and drawn.
  public func layoutIfNeeded() {
    HostClock.runFrame(at: HostClock.now)
  }

  private func frameTimes(in seconds: TimeInterval) -> [CFTimeInterval] {
    let start = HostClock.now
    let end = start + seconds
    var times: [CFTimeInterval] = []
    // A frame that would fall within a millionth of a second of the end is the end.
    while case let time = start + Double(times.count + 1) * frameDuration, time < end - 1e-6 {
      times.append(time)
    }
    return times + [end]
  }

  /// Moves time forward by `seconds` after input, whose first frame belongs to it.
  ///
  /// What the input leaves on the main queue may come after that frame, and has to come before the next.
  package func advance(by seconds: TimeInterval, delivering input: () -> Void) {
    run(frameTimes(in: seconds), delivering: input)
  }

  private func run(_ times: [CFTimeInterval], delivering input: () -> Void = {}) {
    var isReported = false
    for (index, time) in times.enumerated() {
      if !isReported, let reason = HostClock.workMissed(before: time) {
        isReported = true
        reportMisuse("HeadlessHost.advance(by:)", "\(reason); use await advance(by:)")
      }
      if index == 0 { input() }
      HostClock.runFrame(at: time)
    }
  }
}
