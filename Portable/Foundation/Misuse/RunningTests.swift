import Foundation

/// A class that records failures of the running test.
package protocol FailureRecorder: AnyObject, SendableMetatype {
  static func record(_ failure: String)
}

/// The tests of this process.
enum RunningTests {
  // Every file that imports Swift Testing and one of Apple's modules imports the module of this
  // class, so no test can run without it. The lookup by name needs no call that a suite could forget.
  private static let recorder =
    NSClassFromString("_Testing_CoreGraphics.IssueRecorder") as? any FailureRecorder.Type

  /// Fails the running test.
  ///
  /// - Returns: Whether this is a process of tests.
  static func fail(_ failure: String) -> Bool {
    guard let recorder else { return false }
    recorder.record(failure)
    return true
  }
}
