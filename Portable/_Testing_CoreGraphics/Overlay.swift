// Swift Testing imports this module by name wherever a test imports `CoreGraphics`, which `UIKit`
// exports. Apple's adds attachments of CoreGraphics's types to test reports; there is nothing to add
// here.
import CoreGraphics
import Testing

/// Records what the frameworks report as a failure of the running test.
///
/// `CoreGraphics` finds this class by its name.
final class IssueRecorder: FailureRecorder {
  static func record(_ failure: String) {
    Issue.record(Comment(rawValue: failure))
  }
}
