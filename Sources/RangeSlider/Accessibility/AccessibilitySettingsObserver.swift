import UIKit

/// Tells when the user asks for differences that do not rest on colour, until it is let go.
///
/// There is no trait for that setting, as there is for contrast.
final class AccessibilitySettingsObserver {
  private let token: any NSObjectProtocol

  init(_ changed: @escaping @MainActor @Sendable () -> Void) {
    // The notification is posted on the main thread.
    token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.differentiateWithoutColorDidChangeNotification, object: nil,
      queue: nil
    ) { _ in
      MainActor.assumeIsolated { changed() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
