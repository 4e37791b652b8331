import Foundation
import Synchronization

/// Where the frameworks report input that they cannot honor.
package enum PortableLog {
  private struct State {
    var collectors = Collectors<String>()
    var shown: Set<String> = []
  }

  private static let state = Mutex(State())

  /// Installs a closure that sees every message before anything else and returns `true` for the ones
  /// that it accepts.
  ///
  /// - Parameter collector: The closure; the one installed last is asked first.
  /// - Returns: The number to remove it with.
  package static func addCollector(_ collector: @escaping @Sendable (String) -> Bool) -> Int {
    state.withLock { $0.collectors.add(collector) }
  }

  package static func removeCollector(_ id: Int) {
    state.withLock { $0.collectors.remove(id) }
  }

  /// Reports a mistake of the developer that Apple's frameworks log or ignore.
  ///
  /// In a test that does not expect it, it fails the test. Elsewhere it is written to standard error,
  /// each distinct one once per process.
  package static func report(_ message: String) {
    if isAccepted(message) || RunningTests.fail(message) { return }
    show(message)
  }

  /// Writes one line to standard error, each distinct one once per process.
  ///
  /// It fails no test. It is for what the machine lacks, such as memory or room on the disk, where no
  /// code of an app is wrong, and for an initializer that answers `nil`, where the caller knows already.
  package static func note(_ message: String) {
    if isAccepted(message) { return }
    show(message)
  }

  private static func isAccepted(_ message: String) -> Bool {
    state.withLock { $0.collectors.newestFirst }.contains { $0(message) }
  }

  private static func show(_ message: String) {
    guard state.withLock({ $0.shown.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
