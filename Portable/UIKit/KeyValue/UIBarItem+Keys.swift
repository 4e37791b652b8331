extension UIBarItem {
  static let barItemKeys: [_KeyedProperty] = [
    .init("title", \UIBarItem.title), .init("image", \UIBarItem.image),
    .init("enabled", \UIBarItem.isEnabled), .init("tag", \UIBarItem.tag),
    .init("imageInsets", \UIBarItem.imageInsets),
    .init("accessibilityLabel", \UIBarItem.accessibilityLabel),
    .init("accessibilityHint", \UIBarItem.accessibilityHint),
    .init("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
  ]
}

extension UIBarButtonItem {
  static let barButtonItemKeys: [_KeyedProperty] = [
    .init("style", \UIBarButtonItem.style), .init("width", \UIBarButtonItem.width),
    .init("tintColor", \UIBarButtonItem.tintColor),
    .init("customView", \UIBarButtonItem.customView),
    .init("hidden", \UIBarButtonItem.isHidden), .init("menu", \UIBarButtonItem.menu),
  ]
}

extension UITabBarItem {
  static let tabBarItemKeys: [_KeyedProperty] = [
    .init("selectedImage", \UITabBarItem.selectedImage),
    .init("badgeValue", \UITabBarItem.badgeValue),
    .init("badgeColor", \UITabBarItem.badgeColor),
  ]
}

extension UINavigationItem {
  static let navigationItemKeys: [_KeyedProperty] = [
    .init("title", \UINavigationItem.title), .init("prompt", \UINavigationItem.prompt),
    .init("titleView", \UINavigationItem.titleView),
    .init("hidesBackButton", \UINavigationItem.hidesBackButton),
    .init("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
    .init("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
    .init("backButtonTitle", \UINavigationItem.backButtonTitle),
    .init("backBarButtonItem", \UINavigationItem.backBarButtonItem),
    .init("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
    .init("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
    .init("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
    .init("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
    .init("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling),
  ]
}

extension UINavigationBar {
  static let navigationBarKeys: [_KeyedProperty] = [
    .init("delegate", \UINavigationBar.delegate), .init("items", \UINavigationBar.items),
    .init("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
    .init("translucent", \UINavigationBar.isTranslucent),
    .init("barTintColor", \UINavigationBar.barTintColor),
  ]
}

extension UIToolbar {
  static let toolbarKeys: [_KeyedProperty] = [
    .init("delegate", \UIToolbar.delegate), .init("items", \UIToolbar.items),
    .init("barTintColor", \UIToolbar.barTintColor),
  ]
}

extension UITabBar {
  static let tabBarKeys: [_KeyedProperty] = [
    .init("delegate", \UITabBar.delegate), .init("items", \UITabBar.items),
    .init("barTintColor", \UITabBar.barTintColor),
    .init("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
  ]
}
