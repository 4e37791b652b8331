import ControlCore
import UIKit

extension PresentationQueue {
  /// The queue of a scene, made when it is first asked for and the same one from then on.
  ///
  /// It goes when the scene does. What is enqueued for a scene that is gone ends as
  /// ``PresentationOutcome/sceneDisconnected``.
  public static func shared(for scene: UIWindowScene) -> PresentationQueue {
    SceneQueues.queue(for: scene)
  }

  func take(_ change: NotificationObserver.SceneChange) {
    switch change {
    case .enteredBackground: take(.sceneActive(false))
    case .willEnterForeground:
      turn?.look()
      take(.sceneActive(true))
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

extension NotificationObserver {
  /// A change of a scene that the queue follows.
  enum SceneChange {
    case enteredBackground
    case willEnterForeground
    case disconnected(UIScene)
  }

  /// Begins to observe a scene, or the app and all its scenes if the scene is `nil`.
  @MainActor
  convenience init(
    of scene: UIScene?, handler: @escaping @MainActor @Sendable (SceneChange) -> Void
  ) {
    let entered =
      scene == nil
      ? UIApplication.didEnterBackgroundNotification : UIScene.didEnterBackgroundNotification
    let leaves =
      scene == nil
      ? UIApplication.willEnterForegroundNotification : UIScene.willEnterForegroundNotification
    self.init([entered, leaves, UIScene.didDisconnectNotification], of: scene) { notification in
      switch notification.name {
      case entered: handler(.enteredBackground)
      case leaves: handler(.willEnterForeground)
      default: if let scene = notification.object as? UIScene { handler(.disconnected(scene)) }
      }
    }
  }
}
