import TestSupport
import Testing

@testable import UIKit

@MainActor struct UITabBarControllerTests {
  private final class Page: UIViewController {
    var notes: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      notes.append("load")
    }
    override func viewWillAppear(_ animated: Bool) { notes.append("will") }
    override func viewDidAppear(_ animated: Bool) { notes.append("did") }
    override func viewWillDisappear(_ animated: Bool) { notes.append("willNot") }
    override func viewDidDisappear(_ animated: Bool) { notes.append("didNot") }
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var maySelect = true
    var notes: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      notes.append("should \(viewController.title ?? "")")
      return maySelect
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { notes.append("did \(viewController.title ?? "")") }
  }

  private let tabs = UITabBarController()
  private let pages = (0..<3).map { index in
    let page = Page()
    page.title = ["Recents", "Contacts", "Keypad"][index]
    page.tabBarItem.image = UIImage(
      systemName: ["clock", "person.fill", "square.grid.2x2.fill"][index])
    return page
  }
  private let delegate = Delegate()
  private let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func start(
    style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large
  ) -> TestHost {
    tabs.delegate = delegate
    if tabs.viewControllers == nil { tabs.viewControllers = pages }
    let test = TestHost(
      safeAreaInsets: insets, style: style, direction: direction, contentSize: contentSize,
      rootViewController: tabs)
    test.advance(by: 0.1)
    return test
  }

  private func tap(_ index: Int, in test: TestHost) {
    test.touches.tap(at: CGPoint(x: 65 + CGFloat(index) * 130, y: 780))
    test.advance(by: 0.1)
  }

  @Test("The first controller is shown and the others are not loaded")
  func theFirstControllerIsShownAndTheOthersAreNotLoaded() {
    let test = start()
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === pages[0])
    #expect(pages[0].notes == ["load", "will", "did"])
    #expect(!pages[1].isViewLoaded)
    #expect(pages[0].view.window === test.window)
  }

  @Test("A tap selects and notifies the delegate") func aTapSelectsAndTellsTheDelegate() {
    let test = start()
    tap(1, in: test)
    #expect(tabs.selectedIndex == 1)
    #expect(pages[0].notes.suffix(2) == ["willNot", "didNot"])
    #expect(pages[1].notes == ["load", "will", "did"])
    #expect(delegate.notes == ["should Contacts", "did Contacts"])
    #expect(tabs.tabBar.selectedItem === pages[1].tabBarItem)
  }

  @Test("The delegate can refuse a tap") func theDelegateMayRefuseATap() {
    let test = start()
    delegate.maySelect = false
    tap(2, in: test)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === pages[0].tabBarItem)
    #expect(delegate.notes == ["should Keypad"])
  }

  @Test("Selecting in code does not call the delegate") func selectingInCodeTellsNobody() {
    let test = start()
    tabs.selectedIndex = 2
    test.advance(by: 0.1)
    #expect(pages[2].notes == ["load", "will", "did"])
    tabs.selectedViewController = pages[1]
    #expect(tabs.selectedIndex == 1)
    #expect(delegate.notes.isEmpty)
  }

  @Test("A tap on the selected tab goes back to the root")
  func aTapOnTheSelectedTabGoesBackToTheRoot() {
    let navigation = UINavigationController(rootViewController: pages[0])
    tabs.viewControllers = [navigation, pages[1], pages[2]]
    let test = start()
    navigation.pushViewController(Page(), animated: false)
    test.advance(by: 0.1)
    tap(0, in: test)
    test.advance(by: 1)
    #expect(navigation.viewControllers == [pages[0]])
  }

  @Test("The bar covers the bottom of the safe area") func theBarCoversTheBottomOfTheSafeArea() {
    let test = start()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(pages[0].view.frame == test.window.bounds)
    #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
  }

  @Test("A low screen has a low bar") func aLowScreenHasALowBar() {
    tabs.viewControllers = pages
    let test = TestHost(size: CGSize(width: 667, height: 375), rootViewController: tabs)
    test.layout()
    #expect(tabs.tabBar.frame.height == 32)
    #expect(pages[0].view.safeAreaInsets.bottom == 32)
  }

  /// A controller's item has its title (Apple's documentation of `UITabBarController`); a stack
  /// shows its root's.
  @Test("Items follow their controllers") func itemsFollowTheirControllers() {
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 7)
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.tabBarItem.tag == 7)
    let test = start()
    pages[0].title = "Missed"
    #expect(tabs.tabBar.items?[0].title == "Missed")
    pages[1].tabBarItem = UITabBarItem(title: "New", image: nil, tag: 1)
    #expect(tabs.tabBar.items?[1].title == "New")
    test.layout()
    tap(1, in: test)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("Removing the selected tab selects the tab at its place")
  func aTabThatGoesLeavesTheSelectionToTheOneAtItsPlace() {
    let test = start()
    tabs.selectedIndex = 1
    test.advance(by: 0.1)
    tabs.viewControllers = [pages[0], pages[2]]
    #expect(tabs.selectedViewController === pages[2])
    #expect(pages[1].parent == nil)
    #expect(pages[1].notes.last == "didNot")
    tabs.viewControllers = [pages[1], pages[2]]
    #expect(tabs.selectedViewController === pages[2])
    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test("An index out of range has no effect") func anIndexOutOfRangeHasNoEffect() {
    _ = start()
    tabs.selectedIndex = 9
    tabs.selectedIndex = -1
    #expect(tabs.selectedIndex == 0)
  }

  @Test("A foreign controller cannot be selected") func aForeignControllerCannotBeSelected() {
    _ = start()
    expectMisuse(
      "UITabBarController.selectedViewController",
      reason: "only one of the tab bar controller's viewControllers can be selected"
    ) {
      tabs.selectedViewController = UIViewController()
    }
    #expect(tabs.selectedIndex == 0)
  }

  @Test("The delegate of the bar stays") func theDelegateOfTheBarStays() {
    _ = start()
    expectMisuse(
      "UITabBar.delegate", reason: "the delegate of a tab bar controller's bar cannot change"
    ) { tabs.tabBar.delegate = nil }
    #expect(tabs.tabBar.delegate === tabs)
  }

  private func addContent(to page: UIViewController, height: CGFloat) -> UIScrollView {
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 100, height: height)
    page.view.addSubview(scroll)
    return scroll
  }

  /// The bar has its scroll edge appearance "when the edges of scrollable content align with the
  /// edges of the tab bar" (Apple's documentation of `UITabBar.scrollEdgeAppearance`).
  @Test("The background appears while content is beneath", arguments: [false, true])
  func theBackgroundComesUpWhileContentIsBeneath(isInStack: Bool) {
    if isInStack {
      tabs.viewControllers = [UINavigationController(rootViewController: pages[0])]
    }
    let test = start()
    let scroll = addContent(to: pages[0], height: 1000)
    test.layout()
    #expect(tabs.tabBar.underlap == 1)
    scroll.contentOffset.y = 1000 - 844 + 83
    #expect(tabs.tabBar.underlap == 0)
    scroll.contentOffset.y -= 6
    #expect(tabs.tabBar.underlap == 0.5)
    scroll.contentSize.height = 300
    #expect(tabs.tabBar.underlap == 0)
  }

  @Test("Another tab brings its own background") func anotherTabBringsItsOwnBackground() {
    let test = start()
    _ = addContent(to: pages[0], height: 3000)
    test.layout()
    #expect(tabs.tabBar.underlap == 1)
    tap(1, in: test)
    #expect(tabs.tabBar.underlap == 0)
    tap(0, in: test)
    #expect(tabs.tabBar.underlap == 1)
  }

  @Test("Controllers are released") func controllersAreReleased() {
    weak var page: UIViewController?
    weak var controller: UITabBarController?
    do {
      let tabs = UITabBarController()
      let first = UIViewController()
      tabs.viewControllers = [first]
      tabs.loadViewIfNeeded()
      (page, controller) = (first, tabs)
    }
    #expect(page == nil && controller == nil)
  }

  @Test(
    "The bar looks like that of the system",
    arguments: [
      (UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight),
      (.dark, .rightToLeft),
    ])
  func theBarLooksLikeThatOfTheSystem(
    style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection
  ) {
    pages[1].tabBarItem.badgeValue = "3"
    pages[2].tabBarItem.badgeValue = "New"
    pages[2].tabBarItem.badgeColor = .systemGreen
    let test = start(
      style: style, direction: direction,
      contentSize: style == .dark ? .accessibilityExtraLarge : .large)
    let scroll = addContent(to: pages[0], height: 2000)
    let label = UILabel(frame: CGRect(x: 20, y: 650, width: 350, height: 120))
    label.numberOfLines = 0
    label.text = String(repeating: "Content beneath the bar. ", count: 12)
    scroll.addSubview(label)
    test.layout()
    expectSnapshot(of: tabs.tabBar, in: test, named: style == .dark ? "darkRightToLeft" : "light")
  }
}
