import TestSupport
import Testing

@testable import UIKit

@MainActor struct UINavigationBarTests {
  private final class Page: UIViewController {
    let scroll = UIScrollView(frame: .zero)
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 100, height: 3000)
      view.addSubview(scroll)
    }
  }

  private func start(large: Bool) -> (TestHost, UINavigationController, Page) {
    let page = Page()
    page.title = "Settings"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = large
    let host = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      rootViewController: navigation)
    host.layout()
    return (host, navigation, page)
  }

  @Test("The back chevron is drawn for its screen", arguments: [2, 3, 2] as [CGFloat])
  func theBackChevronIsDrawnForItsScreen(_ scale: CGFloat) throws {
    let (first, second) = (Page(), Page())
    first.title = "Settings"
    let navigation = UINavigationController(rootViewController: first)
    let host = TestHost(scale: scale, rootViewController: navigation)
    navigation.pushViewController(second, animated: false)
    host.advance(by: 0.5)
    let button = try #require(
      Self.descendants(of: navigation.navigationBar).first { $0 is NavigationBackButton })
    let chevron = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(chevron.image?.scale == scale)
  }

  private static func descendants(of view: UIView) -> [UIView] {
    view.subviews + view.subviews.flatMap { descendants(of: $0) }
  }

  @Test("A large title makes the bar higher") func largeTitleMakesTheBarHigher() {
    let (host, navigation, page) = start(large: true)
    host.layout()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
    #expect(page.view.safeAreaInsets.top == 143)
    #expect(page.scroll.adjustedContentInset.top == 143)
    #expect(page.scroll.contentOffset.y == -143)
  }

  @Test("A large title collapses with the content and returns")
  func largeTitleCollapsesWithTheContentAndComesBack() {
    let (host, navigation, page) = start(large: true)
    page.scroll.contentOffset.y = -123
    #expect(navigation.navigationBar.frame.height == 76)
    #expect(navigation.navigationBar.background.alpha == 0)
    page.scroll.contentOffset.y = 200
    host.layout()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(page.scroll.adjustedContentInset.top == 91)
    #expect(navigation.navigationBar.background.alpha == 1)
    #expect(page.scroll.contentOffset.y == 200)
    host.touches.down(CGPoint(x: 200, y: 300))
    host.touches.glide(to: CGPoint(x: 200, y: 740), duration: 0.5)
    host.touches.advance(by: 0.3)
    host.touches.up()
    host.advance(by: 3)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(page.scroll.contentOffset.y == -143)
  }

  @Test("A title does not come to rest half collapsed") func titleDoesNotComeToRestHalfCollapsed() {
    let (host, navigation, page) = start(large: true)
    host.touches.down(CGPoint(x: 200, y: 400))
    host.touches.glide(to: CGPoint(x: 200, y: 355), duration: 0.5)
    host.touches.advance(by: 0.5)
    host.touches.up()
    host.advance(by: 3)
    #expect([-143, -91].contains(page.scroll.contentOffset.y))
    #expect([96, 44].contains(navigation.navigationBar.frame.height))
  }

  @Test("Pulled content stretches the bar") func pulledContentStretchesTheBar() {
    let (host, navigation, page) = start(large: true)
    host.touches.down(CGPoint(x: 200, y: 300))
    host.touches.glide(to: CGPoint(x: 200, y: 500), duration: 0.3)
    #expect(navigation.navigationBar.frame.height > 130)
    #expect(page.scroll.adjustedContentInset.top == 143)
    host.touches.up()
    host.advance(by: 3)
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test("The background appears as content moves beneath")
  func backgroundComesUpAsContentMovesBeneath() {
    let (host, navigation, page) = start(large: false)
    let bar = navigation.navigationBar
    #expect(bar.background.alpha == 0)
    page.scroll.contentOffset.y = -91 + 6
    #expect(isClose(bar.background.alpha, 0.5))
    page.scroll.contentOffset.y = 0
    #expect(bar.background.alpha == 1)
    host.layout()
    #expect(bar.background.alpha == 1)
  }

  @Test("The item decides about its large title") func itemDecidesOnItsLargeTitle() {
    let (host, navigation, _) = start(large: true)
    let next = UIViewController()
    next.title = "Next"
    next.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(next, animated: true)
    host.advance(by: 0.5)
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(next.view.safeAreaInsets.top == 91)
    let third = UIViewController()
    navigation.pushViewController(third, animated: false)
    host.layout()
    // Automatic does as the one below.
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.popToRootViewController(animated: true)
    host.advance(by: 0.5)
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test("A leaving page keeps its insets until it is gone")
  func leavingPageKeepsItsInsetsUntilItIsGone() {
    let (host, navigation, _) = start(large: true)
    let next = Page()
    next.title = "Next"
    navigation.pushViewController(next, animated: false)
    host.layout()
    #expect(next.scroll.adjustedContentInset.top == 143)
    navigation.popViewController(animated: true)
    host.advance(by: 0.1)
    #expect(next.scroll.adjustedContentInset.top == 143)
    #expect(next.scroll.contentOffset.y == -143)
  }

  @Test("The back button goes back and is named after the previous title")
  func backButtonGoesBackAndIsNamedAfterThePreviousTitle() {
    let (host, navigation, _) = start(large: false)
    let next = UIViewController()
    next.title = "Next"
    navigation.pushViewController(next, animated: false)
    host.layout()
    let description = accessibilityDescription(of: navigation.navigationBar)
    #expect(description.contains("button \"Settings\""))
    host.touches.tap(at: CGPoint(x: 30, y: 69))
    host.advance(by: 0.5)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A long back title is replaced by “Back”") func longBackTitleGivesWayToBack() {
    let (host, navigation, page) = start(large: false)
    page.title = "A Rather Long Title of a Page"
    let next = UIViewController()
    next.title = "Another Long Title"
    navigation.pushViewController(next, animated: false)
    host.layout()
    let texts = navigation.navigationBar.content?.subviews.flatMap(\.subviews)
      .compactMap { ($0 as? UILabel)?.attributedText?.string }
    #expect(texts?.contains("Back") == true || texts?.contains("") == true)
    #expect(texts?.contains(page.title ?? "") == false)
  }

  @Test("Buttons are tapped and placed") func buttonsAreTappedAndPlaced() throws {
    let (host, _, page) = start(large: false)
    var taps: [String] = []
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { _ in taps.append("cancel") })
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in taps.append("done") }),
      UIBarButtonItem(title: "More", primaryAction: UIAction { _ in taps.append("more") }),
    ]
    host.layout()
    host.touches.tap(at: CGPoint(x: 30, y: 69))
    host.touches.tap(at: CGPoint(x: 360, y: 69))
    host.touches.tap(at: CGPoint(x: 290, y: 69))
    #expect(taps == ["cancel", "done", "more"])
    page.navigationItem.rightBarButtonItem?.isEnabled = false
    host.touches.tap(at: CGPoint(x: 360, y: 69))
    #expect(taps.count == 3)
  }

  @Test("Items of a controller's bar cannot be changed directly")
  func itemsOfAControllersBarCannotBeChangedDirectly() {
    let (host, navigation, page) = start(large: false)
    host.layout()
    expectReport(containing: "the items of a navigation controller's bar") {
      navigation.navigationBar.pushItem(UINavigationItem(title: "x"), animated: false)
    }
    #expect(navigation.navigationBar.topItem === page.navigationItem)
  }

  @Test("A standalone bar pushes and pops") func barByItselfPushesAndPops() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let host = TestHost()
    host.add(bar)
    bar.items = [UINavigationItem(title: "One")]
    bar.pushItem(UINavigationItem(title: "Two"), animated: true)
    host.advance(by: 0.5)
    #expect(bar.topItem?.title == "Two")
    #expect(bar.backItem?.title == "One")
    host.touches.tap(at: CGPoint(x: 30, y: 22))
    host.advance(by: 0.5)
    #expect(bar.items?.count == 1)
    #expect(bar.popItem(animated: false) == nil)
  }

  @Test("The title follows the controller") func titleFollowsTheController() {
    let (host, navigation, page) = start(large: false)
    page.title = "Changed"
    host.layout()
    #expect(navigation.navigationBar.topItem?.title == "Changed")
  }

  @Test("A large title grows with the text size") func largeTitleGrowsWithTheTextSize() {
    let (host, navigation, _) = start(large: true)
    host.host.appearance.contentSizeCategory = .accessibilityExtraLarge
    host.layout()
    #expect(navigation.navigationBar.frame.height > 100)
  }

  @Test("A bar made before its window takes the window's traits")
  func barMadeBeforeItsWindowTakesTheWindowsTraits() {
    let page = UIViewController()
    page.title = "Page"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    let host = TestHost(size: CGSize(width: 844, height: 390), rootViewController: navigation)
    host.layout()
    #expect(navigation.navigationBar.frame.height == 32)
  }

  @Test("Sheets keep the bar clear of their corners") func sheetsKeepTheBarClearOfTheirCorners() {
    let host = TestHost(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.rootViewController.present(navigation, animated: false)
    host.layout()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
  }
}
