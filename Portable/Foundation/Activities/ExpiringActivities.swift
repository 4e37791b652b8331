import Dispatch
import Foundation
import Synchronization

/// The expiring activities of the process, and the controls that a host and tests have over them.
///
/// Time is unlimited until a host or a test ends it with ``expire()`` or ``expire(after:)``.
package enum ExpiringActivities {
  private struct Activity {
    let reason: String
    let block: @Sendable (Bool) -> Void
    var isExpired = false
  }

  private struct State {
    var grantsTime = true
    var lastIdentifier = 0
    var running: [Int: Activity] = [:]
    var idleHandlers: [@Sendable () -> Void] = []
  }

  private static let state = Mutex(State())
  private static let workQueue = DispatchQueue(
    label: "expiring-activities", qos: .background, attributes: .concurrent)
  private static let expirationQueue = DispatchQueue(
    label: "expiring-activities.expiration", qos: .userInitiated, attributes: .concurrent)

  /// A Boolean value that determines whether new activities are granted time. Default `true`.
  ///
  /// While it is `false`, the block of a new activity is called once, with `true`.
  package static var grantsTime: Bool {
    get { state.withLock { $0.grantsTime } }
    set { state.withLock { $0.grantsTime = newValue } }
  }

  /// The number of activities whose first call has not returned, including those not started yet.
  package static var runningCount: Int {
    state.withLock { $0.running.count }
  }

  /// The reasons of the running activities, in the order they were begun.
  package static var reasons: [String] {
    state.withLock { state in
      state.running.sorted { $0.key < $1.key }.map(\.value.reason)
    }
  }

  static func perform(reason: String, _ block: @escaping @Sendable (Bool) -> Void) {
    let identifier = state.withLock { state -> Int? in
      guard state.grantsTime else { return nil }
      state.lastIdentifier += 1
      state.running[state.lastIdentifier] = Activity(reason: reason, block: block)
      return state.lastIdentifier
    }
    guard let identifier else {
      expirationQueue.async { block(true) }
      return
    }
    workQueue.async {
      block(false)
      finish(identifier)
    }
  }

  private static func finish(_ identifier: Int) {
    let handlers = state.withLock { state -> [@Sendable () -> Void] in
      state.running[identifier] = nil
      guard state.running.isEmpty else { return [] }
      defer { state.idleHandlers = [] }
      return state.idleHandlers
    }
    for handler in handlers { handler() }
  }

  /// Calls the block of each running activity with `true`, each on a thread of its own.
  ///
  /// An activity expires once: a second call leaves it alone.
  ///
  /// - Parameter completion: Called when all of these calls have returned, on a background thread.
  ///   The activities themselves may still be running.
  private static func expire(completion: @escaping @Sendable () -> Void) {
    let blocks = state.withLock { state in
      let expiring = state.running.filter { !$0.value.isExpired }
      for identifier in expiring.keys { state.running[identifier]?.isExpired = true }
      return expiring.values.map(\.block)
    }
    let group = DispatchGroup()
    for block in blocks { expirationQueue.async(group: group) { block(true) } }
    group.notify(queue: expirationQueue, execute: completion)
  }

  /// Ends the time of all running activities now, and returns when each block was called with
  /// `true` and that call has returned. The first calls may still be running.
  package static func expire() async {
    await withCheckedContinuation { continuation in
      expire { continuation.resume() }
    }
  }

  /// Returns when no activity is running.
  package static func waitUntilIdle() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        guard !state.running.isEmpty else { return true }
        state.idleHandlers.append { continuation.resume() }
        return false
      }
      if isIdle { continuation.resume() }
    }
  }

  /// Blocks the calling thread until no activity is running; after some seconds expires them and
  /// blocks as long again at most.
  ///
  /// The host calls it before the process ends, as a device keeps the process from being suspended.
  /// Activities that need the calling thread, such as those that wait for the main actor, get none.
  ///
  /// - Parameter seconds: The time that is granted, and again the time that an expired activity
  ///   has. Negative and non-finite values count as 0.
  /// - Returns: A Boolean value that indicates whether all activities have ended.
  @discardableResult
  package static func expire(after seconds: TimeInterval) -> Bool {
    if wait(seconds) { return true }
    let expired = DispatchSemaphore(value: 0)
    expire { expired.signal() }
    let deadline = DispatchTime.now() + usable(seconds)
    _ = expired.wait(timeout: deadline)
    return wait(until: deadline)
  }

  private static func usable(_ seconds: TimeInterval) -> TimeInterval {
    seconds.isFinite ? max(seconds, 0) : 0
  }

  private static func wait(_ seconds: TimeInterval) -> Bool {
    wait(until: .now() + usable(seconds))
  }

  private static func wait(until deadline: DispatchTime) -> Bool {
    let idle = DispatchSemaphore(value: 0)
    let isIdle = state.withLock { state in
      guard !state.running.isEmpty else { return true }
      state.idleHandlers.append { idle.signal() }
      return false
    }
    return isIdle || idle.wait(timeout: deadline) == .success
  }
}
