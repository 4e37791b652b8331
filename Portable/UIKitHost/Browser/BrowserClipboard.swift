import Synchronization
import UIKit

/// The clipboard of the browser, as far as the page may reach it.
///
/// A page may not read it: what the user pastes comes in with the paste. What the app copies goes out.
final class BrowserClipboard: Sendable {
  private struct Content {
    var pasted: String?
    var copied: String?
  }

  private let content = Mutex(Content())

  /// Connects it with the general pasteboard.
  func connect() {
    HostClipboard.connect(
      HostClipboard(
        read: { [self] in content.withLock { $0.pasted } },
        write: { [self] text in
          content.withLock {
            $0.pasted = text
            $0.copied = text
          }
        }))
  }

  /// The user pastes `text`.
  func paste(_ text: String) {
    content.withLock { $0.pasted = text }
  }

  /// Takes what the app has copied since the last call.
  func takeCopied() -> String? {
    content.withLock { content in
      defer { content.copied = nil }
      return content.copied
    }
  }
}
