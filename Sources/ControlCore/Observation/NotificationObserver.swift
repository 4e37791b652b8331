import Foundation

/// Hears of a notification on the main thread for as long as it is kept.
package final class NotificationObserver {
  private let token: any NSObjectProtocol

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - name: A notification that is posted on the main thread.
  ///   - handler: Called with who posted it, each time.
  package init(
    _ name: NSNotification.Name,
    handler: @escaping @MainActor @Sendable (_ sender: ObjectIdentifier?) -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      notification in
      let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
      MainActor.assumeIsolated { handler(sender) }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
