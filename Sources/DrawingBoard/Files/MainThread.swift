import Foundation

/// Finds work on the main thread for which a touch would have to wait.
enum MainThread {
  /// A Boolean value that indicates whether the work is looked for: `BOARD_MAIN_GUARD=1` in the
  /// environment of tests.
  private static let isGuarded = ProcessInfo.processInfo.environment["BOARD_MAIN_GUARD"] == "1"

  /// Ends a test in which this is called on the main thread, where work is looked for.
  static func check() {
    assert(!isGuarded || !Thread.isMainThread, "a touch waits for this")
  }
}
