import UIKit

/// Where a control sends what a screen reader is to say.
@MainActor
public protocol AnnouncementSink: AnyObject {
  /// Says a text, once what is being said has ended.
  func announce(_ text: String)
}

/// The system's screen reader; nothing is said while it is off.
@MainActor
public final class SystemAnnouncementSink: AnnouncementSink {
  /// Makes a sink.
  public init() {}

  /// Posts the text as an accessibility announcement.
  public func announce(_ text: String) {
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}

/// A sink that keeps what it was asked to say, for tests.
@MainActor
public final class RecordingAnnouncementSink: AnnouncementSink {
  /// Everything announced so far, the oldest first.
  public private(set) var announced: [String] = []

  /// Makes an empty record.
  public init() {}

  /// Adds the text to the record.
  public func announce(_ text: String) {
    announced.append(text)
  }
}
