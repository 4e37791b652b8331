import UIKit

/// The source of the view controller that presents a popup, resolved when the popup is next.
///
/// The presenter is the frontmost controller above the one that the source names.
@MainActor
struct PresenterSource {
  /// The result of resolving a source.
  enum Resolution {
    case presenter(UIViewController)

    /// There is no presenter at the moment; the controller, if any, is in a transition.
    case blocked(by: UIViewController?)

    /// There is a presenter, but it is in no window.
    case windowless(UIViewController)
    case gone
  }

  private let resolveBase: @MainActor () -> Resolution

  /// Returns a controller as the source; it is not retained.
  ///
  /// If it was deallocated or is in no window, the scene of the queue takes its place. In a queue
  /// without a scene the popup waits for the window, and ends as
  /// ``PresentationOutcome/presenterUnavailable`` if the controller was deallocated.
  static func viewController(_ viewController: UIViewController) -> PresenterSource {
    PresenterSource { [weak viewController] in
      viewController.map { .presenter($0) } ?? .gone
    }
  }

  /// Returns the frontmost controller of the foremost visible window of the normal level in a scene,
  /// which is not retained.
  static func topmost(in scene: UIWindowScene) -> PresenterSource {
    PresenterSource { [weak scene] in
      guard let scene, scene.session.scene === scene else { return .gone }
      guard scene.activationState != .unattached else { return .blocked(by: nil) }
      let window = scene.windows.last {
        !$0.isHidden && $0.windowLevel == .normal && $0.rootViewController?.viewIfLoaded != nil
      }
      return window?.rootViewController.map { .presenter($0) } ?? .blocked(by: nil)
    }
  }

  /// Returns the controller that can present now, above everything that is presented.
  func resolve() -> Resolution {
    let base = resolveBase()
    guard case .presenter(let controller) = base else { return base }
    let front = controller.frontmostPresented
    // UIKit refuses a presentation while another presentation or a dismissal is under way.
    if front.isBeingPresented || front.isBeingDismissed { return .blocked(by: front) }
    // The base itself is in no window while a full-screen controller covers it.
    guard let scene = front.viewIfLoaded?.window?.windowScene,
      scene.activationState != .unattached
    else { return .windowless(front) }
    return .presenter(front)
  }
}

extension UIViewController {
  /// The controller at the end of the chain of presented controllers.
  var frontmostPresented: UIViewController {
    var front = self
    while let next = front.presentedViewController, next !== front { front = next }
    return front
  }
}
