import UIKit

/// Where the controller that presents a popup comes from, looked up when the popup's turn has come.
///
/// A popup is presented on whatever is frontmost above that controller, so that it is seen even
/// when something else was presented in the meantime.
@MainActor
public struct PresenterSource {
  /// What looking up leads to.
  enum Found {
    case presenter(UIViewController)
    /// There will be one shortly.
    case notNow
    /// There is one, but not on screen.
    case windowless
    case gone
  }

  private let find: @MainActor () -> Found

  /// A controller, which is not kept alive.
  ///
  /// Once it is gone, or as long as it is in no window, the scene of the queue takes its place. In
  /// a queue without a scene the popup waits for the window, and ends as
  /// ``PresentationOutcome/presenterUnavailable`` when the controller is gone.
  public static func viewController(_ viewController: UIViewController) -> PresenterSource {
    PresenterSource { [weak viewController] in
      viewController.map { .presenter($0) } ?? .gone
    }
  }

  /// What is frontmost in the scene's foremost visible window of the normal level.
  ///
  /// The scene is not kept alive; once it is gone, so are the popups for it.
  public static func topmost(in scene: UIWindowScene) -> PresenterSource {
    PresenterSource { [weak scene] in
      guard let scene, scene.session.scene === scene else { return .gone }
      // It comes, or it is about to go.
      guard scene.activationState != .unattached else { return .notNow }
      let window = scene.windows.last {
        !$0.isHidden && $0.windowLevel == .normal && $0.rootViewController?.viewIfLoaded != nil
      }
      return window?.rootViewController.map { .presenter($0) } ?? .notNow
    }
  }

  /// Whatever the closure returns when it is asked.
  ///
  /// Nil means that there is none for the time being; it is asked again until there is.
  public static func provider(_ provider: @escaping @MainActor () -> UIViewController?)
    -> PresenterSource
  {
    PresenterSource { provider().map { .presenter($0) } ?? .notNow }
  }

  /// The controller that can present now, above everything that is presented already.
  func lookUp() -> Found {
    let found = find()
    guard case .presenter(let base) = found else { return found }
    var front = base
    while let next = front.presentedViewController, next !== front { front = next }
    // While a presentation or dismissal is under way UIKit refuses another one.
    if front.isBeingPresented || front.isBeingDismissed { return .notNow }
    // The base itself is in no window while a full-screen controller covers it.
    guard let scene = front.viewIfLoaded?.window?.windowScene,
      scene.activationState != .unattached
    else { return .windowless }
    return .presenter(front)
  }
}
