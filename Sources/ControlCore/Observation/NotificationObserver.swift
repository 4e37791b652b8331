import Foundation

/// An observation of notifications that are posted on the main thread.
///
/// It ends when the observer is released.
package final class NotificationObserver {
  private let tokens: [any NSObjectProtocol]

  /// Begins to observe.
  ///
  /// - Parameters:
  ///   - names: The names of notifications that are posted on the main thread.
  ///   - sender: The object whose notifications are observed; all objects if it is `nil`. It is not
  ///     retained.
  ///   - handler: Called with each notification.
  package init(
    _ names: [Notification.Name], of sender: AnyObject? = nil,
    handler: @escaping @MainActor @Sendable (Notification) -> Void
  ) {
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) {
        // It does not leave the thread that posts it.
        nonisolated(unsafe) let notification = $0
        MainActor.assumeIsolated { handler(notification) }
      }
    }
  }

  /// Begins to observe notifications of one name.
  package convenience init(
    _ name: Notification.Name, of sender: AnyObject? = nil,
    handler: @escaping @MainActor @Sendable (Notification) -> Void
  ) {
    self.init([name], of: sender, handler: handler)
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
