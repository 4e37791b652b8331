import Foundation

/// Finds work on the main thread for which a touch would have to wait.
package enum MainThread {
  /// Receives each such work; `nil`, the default, where a test does not look for it.
  @TaskLocal package static var workFound: (@Sendable () -> Void)?

  /// A Boolean value that indicates whether such work ends the process: `BOARD_MAIN_GUARD=1` in the
  /// environment of tests.
  private static let isGuarded = ProcessInfo.processInfo.environment["BOARD_MAIN_GUARD"] == "1"

  /// A Boolean value that indicates whether touches wait for this thread.
  ///
  /// Where an app has no run loop of its own, the main queue is not on the first thread.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  private static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Finds the work that follows, if this is the main thread; only in builds for debugging.
  static func check() {
    assert(permitsWork, "a touch waits for this")
  }

  private static var permitsWork: Bool {
    guard isCurrent else { return true }
    guard let workFound else { return !isGuarded }
    workFound()
    return true
  }
}
