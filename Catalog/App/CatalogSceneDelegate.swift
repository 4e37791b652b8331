import Foundation
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

/// The catalog's application delegate: it names the scene delegate and does nothing else.
open class CatalogAppDelegate: UIResponder, UIApplicationDelegate {
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Catalog", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = CatalogSceneDelegate.self
    return configuration
  }
}

/// The page that was open last, for the next launch.
///
/// It is in the user defaults rather than in the state of a scene, so that all platforms share one
/// mechanism and a new window opens where the last one was.
@MainActor
struct LastPage {
  private static let key = "CatalogLastPage"

  var defaults = UserDefaults.standard

  /// The page and its state; `nil` for the list.
  var link: CatalogLink? {
    get {
      defaults.string(forKey: Self.key).flatMap { URL(string: $0) }.flatMap { CatalogLink($0) }
    }
    nonmutating set {
      defaults.set(newValue?.url?.absoluteString, forKey: Self.key)
      // A program that is ended from outside has no later chance.
      defaults.synchronize()
    }
  }
}
