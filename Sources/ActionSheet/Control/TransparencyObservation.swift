import UIKit

/// Reports when the user has transparency reduced or no longer, as long as it is kept.
final class TransparencyObservation {
  private let token: any NSObjectProtocol

  init(_ changed: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil,
      queue: nil
    ) { _ in
      // The system posts it on the main thread, and nobody else has a reason to post it.
      MainActor.assumeIsolated { changed() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
