import UIKit

extension PresentationQueue {
  /// The queue of a scene, made when it is first asked for and the same one from then on.
  ///
  /// It goes when the scene does. What is enqueued for a scene that is gone ends as
  /// ``PresentationOutcome/sceneDisconnected``.
  public static func shared(for scene: UIWindowScene) -> PresentationQueue {
    SceneQueues.queue(for: scene)
  }

  func take(_ change: SceneObservation.Change) {
    switch change {
    case .enteredBackground: take(.sceneActive(false))
    case .willEnterForeground: take(.sceneActive(true))
    case .disconnected(let lost):
      if let scene {
        guard scene === lost else { return }
        turn?.sceneWasLost(reporting: false)
        take(.sceneLost)
      } else if let turn, turn.scene === lost {
        turn.sceneWasLost(reporting: true)
      }
    }
  }
}

/// The queues of the scenes; a scene is not kept alive, and its queue not beyond it.
@MainActor
private enum SceneQueues {
  struct Entry {
    weak var scene: UIWindowScene?
    let queue: PresentationQueue
  }

  static var entries: [Entry] = []

  static func queue(for scene: UIWindowScene) -> PresentationQueue {
    entries.removeAll { $0.scene == nil }
    if let entry = entries.first(where: { $0.scene === scene }) { return entry.queue }
    let queue = PresentationQueue(scene: scene)
    entries.append(Entry(scene: scene, queue: queue))
    return queue
  }
}

/// Follows the life of a scene, or of the app and all its scenes, until it is released.
final class SceneObservation {
  enum Change {
    case enteredBackground
    case willEnterForeground
    case disconnected(UIScene)
  }

  private var tokens: [any NSObjectProtocol] = []

  @MainActor
  init(of scene: UIScene?, _ handler: @escaping @MainActor (Change) -> Void) {
    let isApp = scene == nil
    observe(
      isApp
        ? UIApplication.didEnterBackgroundNotification : UIScene.didEnterBackgroundNotification,
      of: scene
    ) { _ in handler(.enteredBackground) }
    observe(
      isApp
        ? UIApplication.willEnterForegroundNotification : UIScene.willEnterForegroundNotification,
      of: scene
    ) { _ in handler(.willEnterForeground) }
    observe(UIScene.didDisconnectNotification, of: scene) { scene in
      if let scene { handler(.disconnected(scene)) }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @MainActor
  private func observe(
    _ name: Notification.Name, of scene: UIScene?,
    _ handler: @escaping @MainActor (UIScene?) -> Void
  ) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) {
        let scene = $0.object as? UIScene
        // UIKit posts these on the main thread.
        MainActor.assumeIsolated { handler(scene) }
      })
  }
}
