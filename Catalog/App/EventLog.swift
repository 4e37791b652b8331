import Foundation

/// What the controls on the pages have sent, one line an event.
///
/// A page shows the latest lines. Where the environment names a file in `CATALOG_EVENT_LOG`, every
/// line is added to that file as well, so that a test outside the app can read what happened.
@MainActor
final class EventLog {
  static let shared = EventLog(
    path: ProcessInfo.processInfo.environment["CATALOG_EVENT_LOG"])

  private let file: OutputStream?

  init(path: String?) {
    file = path.flatMap { OutputStream(toFileAtPath: $0, append: true) }
    file?.open()
  }

  func write(_ line: String) {
    var bytes = Array((line + "\n").utf8)
    _ = file?.write(&bytes, maxLength: bytes.count)
  }
}
