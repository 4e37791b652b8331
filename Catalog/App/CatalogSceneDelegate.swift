import UIKit

/// One window of the catalog: the list of pages, or a page it was asked to open on.
public final class CatalogSceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?

  /// The page that a new window opens on, by its id; default `nil`, which is the last one.
  public var initialPage: String?

  /// The link that a new window opens on; default `nil`.
  public var initialURL: URL?

  /// The page of the last launch.
  var lastPage = LastPage()

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let catalog = CatalogNavigation.makeSplitViewController(openingOn: initialPage, state: nil)
    let url = connectionOptions.urlContexts.first?.url ?? initialURL
    if let link = url.flatMap({ CatalogLink($0) }) ?? (initialPage == nil ? lastPage.link : nil) {
      catalog.open(link)
    }
    // A window for one page, as on the command line, is not where the next launch begins.
    if initialPage == nil {
      catalog.didMove = { [lastPage] in lastPage.link = $0 }
    }
    window.rootViewController = catalog
    window.makeKeyAndVisible()
    self.window = window
  }

  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let link = URLContexts.lazy.compactMap({ CatalogLink($0.url) }).first else { return }
    (window?.rootViewController as? CatalogSplitViewController)?.open(link)
  }
}
