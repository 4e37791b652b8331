import TestSupport
import Testing

@MainActor struct UISearchControllerTests {
  private final class Recorder: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var notes: [String] = []
    var queries: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      queries.append(searchController.searchBar.text ?? "")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      notes.append("will")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      notes.append("did")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      notes.append("willNot")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      notes.append("didNot")
    }
  }

  private let page = UIViewController()
  private let scroll = UIScrollView(frame: .zero)
  private let navigation: UINavigationController
  private let recorder = Recorder()

  init() {
    page.title = "Contacts"
    page.view.backgroundColor = .systemBackground
    scroll.frame = page.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 100, height: 3000)
    for index in 0..<40 {
      let label = UILabel(frame: CGRect(x: 16, y: CGFloat(index) * 44, width: 300, height: 44))
      label.text = "Contact \(index)"
      scroll.addSubview(label)
    }
    page.view.addSubview(scroll)
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
  }

  private func start(
    results: UIViewController? = nil, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large,
    configure: (UISearchController) -> Void = { _ in }
  ) -> (TestHost, UISearchController) {
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = recorder
    search.delegate = recorder
    configure(search)
    page.navigationItem.searchController = search
    let test = TestHost(
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), style: style,
      direction: direction, contentSize: contentSize, rootViewController: navigation)
    test.advance(by: 0.1)
    return (test, search)
  }

  @Test("The search bar stands below the large title") func theSearchBarStandsBelowTheLargeTitle() {
    let (test, search) = start()
    #expect(navigation.navigationBar.frame.height == 148)
    let frame = search.searchBar.searchTextField.convert(
      search.searchBar.searchTextField.bounds, to: test.window)
    #expect(frame == CGRect(x: 16, y: 144, width: 358, height: 36))
    #expect(scroll.contentOffset.y == -195)
  }

  @Test("The search bar collapses before the title") func theSearchBarCollapsesBeforeTheTitle() {
    let (test, search) = start()
    scroll.contentOffset.y = -169
    test.layout()
    #expect(navigation.navigationBar.frame.height == 122)
    #expect(search.searchBar.bounds.height == 26)
    scroll.contentOffset.y = -143
    test.layout()
    #expect(navigation.navigationBar.frame.height == 96)
    scroll.contentOffset.y = 0
    test.layout()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test("The search bar stays at its preferred placement") func theSearchBarStaysWhereItIsToldTo() {
    page.navigationItem.hidesSearchBarWhenScrolling = false
    let (test, _) = start()
    scroll.contentOffset.y = 0
    test.layout()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(scroll.adjustedContentInset.top == 143)
  }

  @Test("A tap on the field begins a search") func aTapOnTheFieldBeginsASearch() {
    let (test, search) = start()
    test.touches.tap(search.searchBar.searchTextField)
    test.advance(by: 1)
    #expect(search.isActive)
    #expect(search.searchBar.isFirstResponder)
    #expect(search.searchBar.showsCancelButton)
    #expect(recorder.notes == ["will", "did"])
    // The title and the buttons are away.
    #expect(navigation.navigationBar.frame.height == 52)
    test.type("12")
    #expect(recorder.queries.last == "12")
  }

  @Test("Cancel ends the search") func cancelEndsTheSearch() {
    let (test, search) = start()
    search.isActive = true
    test.advance(by: 1)
    test.type("12")
    let cancel = search.searchBar.convert(
      CGPoint(x: search.searchBar.bounds.width - 40, y: 18), to: test.window)
    test.touches.tap(at: cancel)
    test.advance(by: 1)
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
    #expect(!search.searchBar.showsCancelButton)
    #expect(recorder.queries.last == "")
    #expect(recorder.notes == ["will", "did", "willNot", "didNot"])
    #expect(navigation.navigationBar.frame.height == 148)
    #expect(page.children.isEmpty)
  }

  @Test("The bar stays at its preferred placement while searching")
  func theBarStaysWhereItIsToldToWhileSearching() {
    let (test, search) = start { $0.hidesNavigationBarDuringPresentation = false }
    search.isActive = true
    test.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 148)
  }

  @Test("Results show while there is a text") func resultsShowWhileThereIsAText() {
    let results = UIViewController()
    let (test, search) = start(results: results)
    search.isActive = true
    test.advance(by: 1)
    #expect(results.viewIfLoaded?.window == nil)
    test.type("a")
    #expect(results.viewIfLoaded?.window != nil)
    #expect(results.view.safeAreaInsets.top == 99)
    test.press(.keyboardDeleteOrBackspace)
    #expect(results.viewIfLoaded?.window == nil)
    search.showsSearchResultsController = true
    #expect(results.viewIfLoaded?.window != nil)
    search.isActive = false
    test.advance(by: 1)
    #expect(results.viewIfLoaded?.window == nil)
    #expect(results.parent == nil)
  }

  @Test("A shade covers the searched content") func aShadeShieldsWhatIsSearched() {
    let (test, search) = start { $0.obscuresBackgroundDuringPresentation = true }
    search.isActive = true
    test.advance(by: 1)
    test.touches.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400))
    test.advance(by: 1)
    #expect(scroll.contentOffset.y <= 0)
    test.touches.tap(at: CGPoint(x: 195, y: 600))
    test.advance(by: 1)
    #expect(!search.isActive)
  }

  @Test("Content stays reachable without a shade") func contentStaysReachableWithoutAShade() {
    let (test, search) = start()
    search.isActive = true
    test.advance(by: 1)
    test.touches.drag(
      from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.4)
    test.advance(by: 2)
    #expect(scroll.contentOffset.y > 50)
  }

  /// "default is NO for apps linked on iOS 15.0 and later", "default is YES" for hiding the bar (the
  /// header of `UISearchController`).
  @Test("The defaults are those of UIKit") func theDefaultsAreThoseOfUIKit() {
    let search = UISearchController(searchResultsController: nil)
    #expect(!search.obscuresBackgroundDuringPresentation)
    #expect(search.hidesNavigationBarDuringPresentation)
    #expect(search.automaticallyShowsCancelButton)
    #expect(!search.isActive)
    #expect(UINavigationItem(title: "").hidesSearchBarWhenScrolling)
  }

  @Test("Another page has no search bar") func anotherPageHasNoSearchBar() {
    let (test, search) = start()
    let next = UIViewController()
    next.title = "Next"
    navigation.pushViewController(next, animated: true)
    test.advance(by: 1)
    #expect(search.searchBar.window == nil)
    #expect(navigation.navigationBar.frame.height == 96)
    navigation.popViewController(animated: true)
    test.advance(by: 1)
    #expect(search.searchBar.window != nil)
    #expect(navigation.navigationBar.frame.height == 148)
  }

  @Test(
    "The search bar looks like that of the system",
    arguments: [
      (UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight, "light"),
      (.dark, .rightToLeft, "darkRightToLeft"),
    ])
  func theSearchBarLooksLikeThatOfTheSystem(
    style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection, name: String
  ) {
    let (test, search) = start(style: style, direction: direction)
    expectSnapshot(of: navigation.navigationBar, in: test, named: name)
    search.isActive = true
    test.advance(by: 1)
    test.type("12")
    test.advance(by: 0.3)
    expectSnapshot(of: navigation.navigationBar, in: test, named: name + "Active")
  }

  @Test("The search bar grows with the text") func theSearchBarGrowsWithTheText() {
    let (test, _) = start(contentSize: .accessibilityLarge)
    expectSnapshot(of: navigation.navigationBar, in: test)
  }
}
