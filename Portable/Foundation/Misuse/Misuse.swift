import Foundation
import Synchronization

/// A programmer error: a call that raises an exception, asserts or hangs on Apple's platforms.
package struct Misuse: Sendable, Hashable, CustomStringConvertible {
  /// The name of the API, as Apple writes it.
  package let api: String
  /// What is wrong and what to do.
  package let advice: String

  package var description: String { "\(api): \(advice)" }
}

/// The receivers of misuse.
package enum MisuseLog {
  private struct State {
    var collectors = Collectors<Misuse>()
    var shown: Set<Misuse> = []
    var observer: (@Sendable (Misuse) -> Void)?
  }

  private static let state = Mutex(State())

  /// Receives each distinct misuse once in a program that is no test.
  package static var observer: (@Sendable (Misuse) -> Void)? {
    get { state.withLock { $0.observer } }
    set { state.withLock { $0.observer = newValue } }
  }

  /// Installs a closure that sees every misuse before anything else and returns `true` for the ones
  /// that it accepts.
  ///
  /// - Parameter collector: The closure; the one installed last is asked first.
  /// - Returns: The number to remove it with.
  package static func addCollector(_ collector: @escaping @Sendable (Misuse) -> Bool) -> Int {
    state.withLock { $0.collectors.add(collector) }
  }

  package static func removeCollector(_ id: Int) {
    state.withLock { $0.collectors.remove(id) }
  }

  fileprivate static func take(_ misuse: Misuse) {
    let collectors = state.withLock { $0.collectors.newestFirst }
    if collectors.contains(where: { $0(misuse) }) { return }
    if RunningTests.fail("misuse of \(misuse)") { return }
    let (isNew, observer) = state.withLock { state in
      (state.shown.insert(misuse).inserted, state.observer)
    }
    guard isNew else { return }
    FileHandle.standardError.write(Data("misuse of \(misuse)\n".utf8))
    observer?(misuse)
  }
}

/// Reports a programmer error.
///
/// In a test that does not expect it, it fails the test. Elsewhere it is written to standard error,
/// each distinct one once per process. The caller then does what is least harmful.
///
/// - Parameters:
///   - api: The name of the API, as Apple writes it.
///   - advice: What is wrong and what to do.
package func reportMisuse(_ api: String, _ advice: String) {
  MisuseLog.take(Misuse(api: api, advice: advice))
}
