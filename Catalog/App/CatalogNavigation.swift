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

  /// Shows what an address leads to in a window: the page with its state, its attributes, and the
  /// environment of the window.
  ///
  /// - Parameters:
  ///   - url: The address; one of another scheme has no effect.
  ///   - window: A window whose root ``make(openingOn:state:)`` returned.
  public static func open(_ url: URL, in window: UIWindow) {
    if let link = CatalogLink(url) { open(link, in: window) }
  }

  static func open(_ link: CatalogLink, in window: UIWindow, opens: Bool = true) {
    guard let catalog = catalog(in: window) else { return }
    guard link != .closing else { return catalog.closeState() }
    catalog.close { [weak window] in
      guard let window else { return }
      let view = EnvironmentView.of(window)
      let destination = CatalogDestination(link, from: view.environment)
      view.environment = destination.environment
      // Another language has made everything anew.
      Self.catalog(in: window)?.open(destination, opens: opens)
    }
  }

  /// The size of the window that an address asks for; `nil` if it does not.
  public static func size(in url: URL) -> CGSize? {
    CatalogLink(url).flatMap { CatalogDestination($0).environment.size }
  }

  /// Makes everything in a window anew, as another language requires, and returns to its place.
  ///
  /// - Parameters:
  ///   - window: A window whose root ``make(openingOn:state:)`` returned; another has no effect.
  ///   - opens: Whether what a state presents is presented again.
  public static func reload(_ window: UIWindow, opens: Bool = false) {
    guard let former = catalog(in: window) else { return }
    let link = former.link
    former.close { [weak window] in
      guard let window else { return }
      window.rootViewController = CatalogSplitViewController()
      EnvironmentView.of(window).setNeedsLayout()
      open(link, in: window, opens: opens)
    }
  }

  private static func catalog(in window: UIWindow) -> CatalogSplitViewController? {
    window.rootViewController as? CatalogSplitViewController
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
    await (page?.subject?.screen as? BoardViewController)?.writing?.value
  }

  /// Lets the environment menu change settings that no app can, where the host can.
  ///
  /// - Parameters:
  ///   - reducesMotion: Sets the setting.
  ///   - reducesTransparency: Sets the setting.
  public static func allowSystemSettings(
    reducesMotion: @escaping (Bool) -> Void, reducesTransparency: @escaping (Bool) -> Void
  ) {
    EnvironmentMenu.system.reducesMotion = reducesMotion
    EnvironmentMenu.system.reducesTransparency = reducesTransparency
  }

  /// Lets the environment menu mark what is drawn anew, where the host can.
  ///
  /// - Parameter showsDamage: Begins or ends to mark it.
  public static func allowDamage(_ showsDamage: @escaping (Bool) -> Void) {
    EnvironmentMenu.system.showsDamage = showsDamage
  }
}
