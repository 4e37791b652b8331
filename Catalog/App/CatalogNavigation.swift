import UIKit

/// Makes the catalog's navigation: the list beside a page, or pages pushed onto the list.
@MainActor
public enum CatalogNavigation {
  /// Makes a split view controller with the list, and a page when one is named.
  ///
  /// - Parameters:
  ///   - identifier: The page to open on; one that does not exist leaves the list.
  ///   - state: The state the page opens in; one that does not exist leaves the first.
  /// - Returns: The controller for the root of a window.
  public static func make(
    openingOn identifier: String? = nil, state: String? = nil
  ) -> UISplitViewController {
    makeSplitViewController(openingOn: identifier, state: state)
  }

  static func makeSplitViewController(
    openingOn identifier: String?, state: String?
  ) -> CatalogSplitViewController {
    let catalog = CatalogSplitViewController()
    if let page = identifier.flatMap(CatalogRegistry.page) { catalog.open(page, state: state) }
    return catalog
  }

  /// Waits until the open page shows its state, where that needs a file to be read or written.
  ///
  /// - Parameter controller: The controller that ``make(openingOn:state:)`` or
  ///   ``CatalogPage/makeScreen(state:)`` returned, in a window.
  public static func waitUntilPrepared(_ controller: UIViewController) async {
    let page =
      controller as? PageViewController
      ?? (controller as? CatalogSplitViewController)?.pageController
    await (page?.subject?.screen as? RecoveryViewController)?.opening?.value
    await (page?.subject?.screen as? StoredDrawingsViewController)?.working?.value
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
