import ControlCore
import UIKit

extension PresentationQueue {
  /// Returns the queue of a scene; the same queue at every call.
  ///
  /// It is released with the scene. Requests for a scene that was disconnected end as
  /// ``PresentationOutcome/sceneDisconnected``.
  public static func shared(for scene: UIWindowScene) -> PresentationQueue {
    SceneQueues.queue(for: scene)
  }

  func sceneChanged(_ change: NotificationObserver.SceneChange) {
    switch change {
    case .enteredBackground: handle(.sceneActive(false))
    case .willEnterForeground:
      slot?.updateState()
      handle(.sceneActive(true))
    case .disconnected(let lost):
      if let scene {
        guard scene === lost else { return }
        slot?.sceneWasLost(reporting: false)
        handle(.sceneLost)
      } else if let slot, slot.scene === lost {
        slot.sceneWasLost(reporting: true)
      }
    }
  }
}

/// The queues of the scenes, which are not retained.
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
