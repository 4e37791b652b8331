import UIKit

/// One window of the catalog: the list of pages, or a page it was asked to open on.
public final class CatalogSceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?

  /// The page that a new window opens on, by its id; default `nil`, which is the list.
  public var initialPage: String?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = CatalogNavigation.make(openingOn: initialPage)
    window.makeKeyAndVisible()
    self.window = window
  }
}
