import Testing
import UIKit

/// The rules are those of Apple's documentation of `UITabBarController`.
@MainActor struct UITabBarControllerRulesTests {
  private func makePage(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  /// "the view controller creates a default item containing no image and the text from the view
  /// controller's title property".
  @Test("The default item has the title") func theDefaultItemHasTheTitle() {
    let page = makePage("Recents")
    #expect(page.tabBarItem.title == "Recents")
    #expect(page.tabBarItem.image == nil)
  }

  /// "The order in which you specify the view controllers determines the order in which they appear
  /// in the tab bar."
  @Test("The bar has an item for each controller") func theBarHasAnItemForEachController() {
    let tabs = UITabBarController()
    let pages = [makePage("A"), makePage("B")]
    tabs.viewControllers = pages
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
    #expect(tabs.selectedIndex == 0)
    #expect(pages.allSatisfy { $0.tabBarController === tabs && $0.parent === tabs })
  }

  @Test("The selection is an index and a controller") func theSelectionIsAnIndexAndAController() {
    let tabs = UITabBarController()
    let pages = [makePage("A"), makePage("B")]
    tabs.viewControllers = pages
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === pages[1])
    tabs.selectedViewController = pages[0]
    #expect(tabs.selectedIndex == 0)
  }
}
