import Foundation
import UIKit

/// One window of the catalog: the list of pages, or the place that it was asked to open or has stored.
public final class CatalogSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private static let activityType = "org.controlkit.catalog.place"
  private static let linkKey = "link"

  public var window: UIWindow?

  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = CatalogSplitViewController()
    let asked = connectionOptions.urlContexts.first?.url
    let stored = session.stateRestorationActivity?.userInfo?[Self.linkKey] as? String
    if let url = asked ?? stored.flatMap({ URL(string: $0) }) {
      CatalogNavigation.open(url, in: window)
    }
    window.makeKeyAndVisible()
    self.window = window
  }

  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let window, let url = URLContexts.first(where: { CatalogLink($0.url) != nil })?.url
    else { return }
    CatalogNavigation.open(url, in: window)
  }

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let window, let catalog = window.rootViewController as? CatalogSplitViewController
    else { return nil }
    var link = catalog.link
    link.environment = EnvironmentText.items(EnvironmentView.of(window).environment)
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.addUserInfoEntries(from: [Self.linkKey: link.url?.absoluteString ?? ""])
    return activity
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
