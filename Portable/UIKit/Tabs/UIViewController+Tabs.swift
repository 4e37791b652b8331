extension UIViewController {
  /// The nearest ancestor that is a tab bar controller.
  public var tabBarController: UITabBarController? {
    var ancestor = parent
    while let current = ancestor {
      if let controller = current as? UITabBarController { return controller }
      ancestor = current.parent
    }
    return nil
  }

  func tabBarItemMadeIfNeeded() -> UITabBarItem {
    if let item = content.tabBarItem { return item }
    // A stack without an item of its own stands for its root.
    if let root = (self as? UINavigationController)?.stack.first { return root.tabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    content.tabBarItem = item
    return item
  }

  func tabBarItemDidChange(_ item: UITabBarItem?) {
    content.tabBarItem = item
    tabBarController?.itemsDidChange()
  }
}
