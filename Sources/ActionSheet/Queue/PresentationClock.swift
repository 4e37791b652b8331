import ControlCore
import UIKit

/// The time and the transitions that presentations follow.
@MainActor
package protocol PresentationClock: AnyObject {
  /// The time since a fixed moment; it never decreases.
  var now: Duration { get }

  /// Calls a handler once on the main actor after a time, and never before this method returns.
  ///
  /// Zero and negative times mean the next turn of the run loop. The closure that is returned cancels the
  /// call; after the call it has no effect.
  func schedule(after time: Duration, _ handler: @escaping @MainActor () -> Void)
    -> @MainActor () -> Void

  func transitionCoordinator(of controller: UIViewController)
    -> (any UIViewControllerTransitionCoordinator)?
}

extension PresentationClock {
  package func transitionCoordinator(of controller: UIViewController)
    -> (any UIViewControllerTransitionCoordinator)?
  {
    controller.transitionCoordinator
  }

  /// Calls a handler when the transition of a controller has ended, completed or canceled.
  ///
  /// UIKit declines to report the end while it completes a transition, and posts nothing afterwards. The
  /// handler is then called after 50 milliseconds, and asks again if the transition has not ended.
  func afterTransition(
    of controller: UIViewController, _ handler: @escaping @MainActor () -> Void
  ) {
    let isFollowed =
      transitionCoordinator(of: controller)?.animate(
        alongsideTransition: nil, completion: { _ in handler() }) ?? false
    if !isFollowed { _ = schedule(after: .milliseconds(50), handler) }
  }
}

@MainActor
final class SystemPresentationClock: PresentationClock {
  private let start = ContinuousClock.now

  /// The time since the clock was created, sleep of the device included.
  var now: Duration { start.duration(to: .now) }

  func schedule(after time: Duration, _ handler: @escaping @MainActor () -> Void)
    -> @MainActor () -> Void
  {
    let deadline = ContinuousClock.now + max(time, Duration.zero)
    let task = Task {
      try? await Task.sleep(until: deadline, clock: .continuous)
      if !Task.isCancelled { handler() }
    }
    return { task.cancel() }
  }
}

extension NotificationObserver {
  /// A change of a scene that presentations follow.
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
