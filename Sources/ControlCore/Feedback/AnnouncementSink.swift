import UIKit

/// An object that makes the announcements of a control.
@MainActor
public protocol AnnouncementSink: AnyObject {
  /// Announces a text.
  func announce(_ text: String)
}

/// An object that posts announcements to VoiceOver.
///
/// It has no effect while VoiceOver is off.
@MainActor
public final class SystemAnnouncementSink: AnnouncementSink {
  /// Creates a sink.
  public init() {}

  /// Posts an accessibility announcement.
  public func announce(_ text: String) {
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}

/// An object that records announcements, for tests.
@MainActor
package final class RecordingAnnouncementSink: AnnouncementSink {
  /// The announcements so far, from oldest to newest.
  package private(set) var announced: [String] = []

  package init() {}

  package func announce(_ text: String) {
    announced.append(text)
  }
}
