import Foundation
import Synchronization

/// Where the portable frameworks tell a developer what they did with input they could not honour.
package enum PortableLog {
  private struct State {
    var sink: (@Sendable (String) -> Void)?
    var reported: Set<String> = []
  }

  private static let state = Mutex(State())

  /// Receives every message in place of standard error; nil, the default, restores standard error.
  package static var sink: (@Sendable (String) -> Void)? {
    get { state.withLock { $0.sink } }
    set { state.withLock { $0.sink = newValue } }
  }

  /// Writes one line to standard error, each distinct message once per process.
  package static func report(_ message: String) {
    let (sink, isNew) = state.withLock { state in
      (state.sink, state.sink == nil && state.reported.insert(message).inserted)
    }
    if let sink {
      sink(message)
    } else if isNew {
      FileHandle.standardError.write(Data("\(message)\n".utf8))
    }
  }
}
