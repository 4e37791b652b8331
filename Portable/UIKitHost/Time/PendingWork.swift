import Synchronization
import UIKit

/// The work of the process that waits for the main queue, for a thread or for a time.
///
/// `TestSupport` counts it where it enters Dispatch and Foundation, so that a headless host can run it
/// in virtual time. In a process without `TestSupport` nothing is counted.
package enum PendingWork {
  /// Work that waits for a time.
  private struct Delayed {
    let id: Int
    let due: CFTimeInterval
    /// How often virtual time had moved when this was last looked at.
    var moves: Int
    /// The number of hosts that were made before it.
    let hosts: Int
    /// The state of a timer; nil for anything else.
    let timerState: (@Sendable () -> TimerState)?
    let run: @Sendable () -> Void

    var isTimer: Bool { timerState != nil }
  }

  /// Whether a timer can fire.
  package enum TimerState: Sendable {
    case waiting
    /// The main run loop is in a mode that the timer was not added for.
    case suspended
    case invalid
  }

  private struct State {
    /// Jobs on the main queue that came from the main queue, by the turn in which they were enqueued.
    var ownMainJobs: [Int: Int] = [:]
    /// The number of jobs of the main queue that have begun to run.
    var turn = 0
    /// Jobs on the main queue that came from other threads.
    var foreignMainJobs = 0
    /// Jobs on other queues, by the epoch in which they were enqueued.
    var backgroundJobs: [Int: Int] = [:]
    var epoch = 0
    var delayed: [Delayed] = []
    var lastID = 0
    var moves = 0
    var hosts = 0
    var isDriven = false

    /// The work that was delayed since the latest host was made.
    ///
    /// What an earlier test has left, and the time limit of a test, keep to the machine's time.
    var own: [Delayed] { delayed.filter { $0.hosts == hosts } }
  }

  private static let state = Mutex(State())
}

// MARK: - Counting

extension PendingWork {
  /// A job that was enqueued, to be ended when it has run.
  package struct Job: Sendable {
    fileprivate enum Kind: Sendable {
      case ownMain(turn: Int), foreignMain, background(epoch: Int)
    }
    fileprivate let kind: Kind
  }

  /// Counts a job that is enqueued.
  package static func begin(onMainQueue: Bool) -> Job {
    let isOwn = onMainQueue && MainThread.isCurrent
    return state.withLock { state in
      guard onMainQueue else {
        state.backgroundJobs[state.epoch, default: 0] += 1
        return Job(kind: .background(epoch: state.epoch))
      }
      guard isOwn else {
        state.foreignMainJobs += 1
        return Job(kind: .foreignMain)
      }
      state.ownMainJobs[state.turn, default: 0] += 1
      return Job(kind: .ownMain(turn: state.turn))
    }
  }

  /// A job on the main queue ends before it runs, one on another queue after it has run.
  package static func end(_ job: Job) {
    state.withLock { state in
      switch job.kind {
      case .ownMain(let turn):
        state.ownMainJobs[turn, default: 1] -= 1
        if state.ownMainJobs[turn] == 0 { state.ownMainJobs[turn] = nil }
        state.turn += 1
      case .foreignMain:
        state.foreignMainJobs -= 1
        state.turn += 1
      case .background(let epoch): state.backgroundJobs[epoch, default: 1] -= 1
      }
    }
  }

  /// A Boolean value that indicates whether the running job has enqueued jobs that wait for it to end.
  ///
  /// What other threads have enqueued by now, and what followed from that on the main queue, depends on
  /// the machine.
  static var hasOwnMainJobs: Bool { state.withLock { $0.ownMainJobs[$0.turn] != nil } }

  static var mainJobCount: Int {
    state.withLock { $0.ownMainJobs.values.reduce($0.foreignMainJobs, +) }
  }

  static var hasBackgroundJobs: Bool {
    state.withLock { $0.backgroundJobs[$0.epoch, default: 0] > 0 }
  }

  /// Stops waiting for the jobs that run on other queues, one of which does not end.
  static func forgetBackgroundJobs() {
    state.withLock { $0.epoch += 1 }
  }
}

// MARK: - Delays

extension PendingWork {
  /// Adds work that is due after a delay in virtual time.
  ///
  /// - Returns: Its number; nil if time is not virtual.
  package static func delay(
    by seconds: TimeInterval, timerState: (@Sendable () -> TimerState)? = nil,
    _ run: @escaping @Sendable () -> Void
  ) -> Int? {
    guard let now = MediaClock.virtualTime, seconds.isFinite else { return nil }
    return state.withLock { state in
      state.lastID += 1
      state.delayed.append(
        Delayed(
          id: state.lastID, due: now + max(seconds, 0), moves: state.moves, hosts: state.hosts,
          timerState: timerState, run: run))
      return state.lastID
    }
  }

  /// Runs work whose delay has passed in the machine's time, if no test moves the virtual time.
  ///
  /// - Returns: The seconds after which to ask again; nil if there is nothing left to do.
  package static func delayHasPassed(_ id: Int) -> TimeInterval? {
    let now = MediaClock.virtualTime
    let (work, again): (Delayed?, TimeInterval?) = state.withLock { state in
      guard let index = state.delayed.firstIndex(where: { $0.id == id }) else { return (nil, nil) }
      if let now, state.delayed[index].hosts == state.hosts,
        state.isDriven || state.delayed[index].moves != state.moves
      {
        state.delayed[index].moves = state.moves
        return (nil, max(state.delayed[index].due - now, 0.01))
      }
      return (state.delayed.remove(at: index), nil)
    }
    work?.run()
    return again
  }

  /// The time of the earliest work that a test has delayed; nil if there is none.
  static func nextDue(timers: Bool? = nil) -> CFTimeInterval? {
    let own = state.withLock { state in
      state.own.filter { timers == nil || $0.isTimer == timers }
    }
    return own.filter { $0.timerState.map { $0() == .waiting } ?? true }.map(\.due).min()
  }

  /// Runs the work that is due at a time.
  static func runDue(at time: CFTimeInterval, timers: Bool = true) {
    let own = state.withLock { state in
      state.own.filter { $0.due <= time + 1e-6 && (timers || !$0.isTimer) }
    }
    let due = own.filter { $0.timerState?() != .suspended }
      .sorted { ($0.due, $0.id) < ($1.due, $1.id) }
    let numbers = Set(due.map(\.id))
    state.withLock { $0.delayed.removeAll { numbers.contains($0.id) } }
    for work in due { work.run() }
  }

  /// Notes that a host is made.
  static func hostIsMade() {
    state.withLock { $0.hosts += 1 }
  }

  /// Notes that virtual time moves.
  static func timeMoves() {
    state.withLock { $0.moves += 1 }
  }

  /// Holds delayed work back from the machine's time while a test moves the virtual one.
  static var isDriven: Bool {
    get { state.withLock { $0.isDriven } }
    set { state.withLock { $0.isDriven = newValue } }
  }
}
