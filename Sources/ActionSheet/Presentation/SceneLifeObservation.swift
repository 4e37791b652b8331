import UIKit

/// Follows a scene into the background and to its end, until it is let go.
final class SceneLifeObservation {
  /// What becomes of a scene.
  enum Change: Sendable {
    case enteredBackground, disconnected
  }

  private let tokens: [any NSObjectProtocol]

  /// Follows a scene, which is not kept alive.
  init(of scene: UIWindowScene, _ changed: @escaping @MainActor @Sendable (Change) -> Void) {
    let changes: [(NSNotification.Name, Change)] = [
      (UIScene.didEnterBackgroundNotification, .enteredBackground),
      (UIScene.didDisconnectNotification, .disconnected),
    ]
    tokens = changes.map { name, change in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
        // Scenes post on the main thread.
        MainActor.assumeIsolated { changed(change) }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
