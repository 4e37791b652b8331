extension UIViewController {
  static let controllerKeys: [_KeyedProperty] = [
    .init("title", \UIViewController.title),
    .init("definesPresentationContext", \UIViewController.definesPresentationContext),
    .init("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
    .init("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout),
    .init("preferredContentSize", \UIViewController.preferredContentSize),
    .init("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle),
    .init("modalInPresentation", \UIViewController.isModalInPresentation),
    .init("toolbarItems", \UIViewController.toolbarItems),
    .init("tabBarItem", \UIViewController.tabBarItem),
    .init("editing", \UIViewController.isEditing),
    // Setting by a key path reads first, and reading the view loads it.
    .init("view", type: UIView?.self, get: { ($0 as? UIViewController)?.view }) {
      guard let controller = $0 as? UIViewController,
        let view = KeyedValue.value(of: $1, as: UIView?.self)
      else { return false }
      controller.view = view
      return true
    },
    .init(
      "navigationItem", type: UINavigationItem.self,
      get: { ($0 as? UIViewController)?.navigationItem }, set: { _, _ in false }),
  ]
}

extension UINavigationController {
  static let navigationControllerKeys: [_KeyedProperty] = [
    .init("delegate", \UINavigationController.delegate),
    .init("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
    .init("toolbarHidden", \UINavigationController.isToolbarHidden),
    .init(
      "navigationBar", type: UINavigationBar.self,
      get: { ($0 as? UINavigationController)?.navigationBar }, set: { _, _ in false }),
  ]
}

extension UITabBarController {
  static let tabBarControllerKeys: [_KeyedProperty] = [
    .init("delegate", \UITabBarController.delegate),
    .init("selectedIndex", \UITabBarController.selectedIndex),
    .init(
      "tabBar", type: UITabBar.self, get: { ($0 as? UITabBarController)?.tabBar },
      set: { _, _ in false }),
  ]
}

extension UITableViewController {
  static let tableViewControllerKeys: [_KeyedProperty] = [
    .init(
      "clearsSelectionOnViewWillAppear",
      \UITableViewController.clearsSelectionOnViewWillAppear),
    .init("tableView", \UITableViewController.tableView),
  ]
}
