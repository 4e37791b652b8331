import UIKit

/// Makes the catalog's navigation: the list at its root, and pages pushed onto it.
@MainActor
public enum CatalogNavigation {
  /// Makes a navigation controller with the list, and a page on top of it when one is named.
  ///
  /// - Parameters:
  ///   - identifier: The page to open on; one that does not exist leaves the list.
  ///   - state: The state the page opens in; one that does not exist leaves the first.
  public static func make(
    openingOn identifier: String? = nil, state: String? = nil
  ) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: BrowserViewController())
    navigation.navigationBar.prefersLargeTitles = true
    if let identifier, let page = CatalogRegistry.page(identifier) {
      navigation.pushViewController(page.makeViewController(state: state), animated: false)
    }
    return navigation
  }

  /// Lets the environment menu change settings that no app can, where the host can.
  ///
  /// - Parameters:
  ///   - reducesMotion: Sets the setting.
  ///   - reducesTransparency: Sets the setting.
  public static func allowSystemSettings(
    reducesMotion: @escaping (Bool) -> Void, reducesTransparency: @escaping (Bool) -> Void
  ) {
    EnvironmentMenu.system = EnvironmentMenu.SystemSettings(
      reducesMotion: reducesMotion, reducesTransparency: reducesTransparency)
  }
}
