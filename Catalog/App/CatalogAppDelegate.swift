import UIKit

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
