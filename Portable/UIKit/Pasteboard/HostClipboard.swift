import Synchronization

/// The text clipboard of the desktop, if the host has one.
package struct HostClipboard: Sendable {
  /// Returns the text of the clipboard, or nil when there is none.
  var read: @Sendable () -> String?
  var write: @Sendable (String) -> Void

  package init(
    read: @escaping @Sendable () -> String?, write: @escaping @Sendable (String) -> Void
  ) {
    self.read = read
    self.write = write
  }

  private struct State {
    var clipboard: HostClipboard?
    /// The text at the last look.
    var known: String?
  }

  private static let state = Mutex(State())

  /// Connects the general pasteboard with the clipboard of a host; nil separates them.
  package static func connect(_ clipboard: HostClipboard?) {
    state.withLock { $0 = State(clipboard: clipboard) }
  }

  /// Gives other programs the text of the general pasteboard; nil is none.
  static func write(_ text: String?) {
    let clipboard = state.withLock { state in
      state.known = text ?? ""
      return state.clipboard
    }
    clipboard?.write(text ?? "")
  }

  /// The text that another program has copied since the last look; nil without one.
  static func foreignText() -> String? {
    guard let clipboard = state.withLock({ $0.clipboard }), let text = clipboard.read() else {
      return nil
    }
    return state.withLock { state in
      guard text != state.known else { return nil }
      state.known = text
      return text
    }
  }
}
