import ControlExtras
import TestSupport
import Testing

@testable import CatalogApp

/// The page of the sticky header and footer: what it looks like, and that it lives.
@MainActor
struct StickyPageTests {
  private static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func makeHost(
    state: String? = nil, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large
  ) async -> TestHost {
    let host = TestHost(
      safeAreaInsets: Self.safeArea, style: style, direction: direction, contentSize: contentSize,
      rootViewController: CatalogNavigation.make(openingOn: "sticky", state: state))
    await host.advance(by: 0.5)
    return host
  }

  private func find<View: UIView>(_ type: View.Type, in host: TestHost) -> View? {
    func search(_ view: UIView) -> View? {
      (view as? View) ?? view.subviews.lazy.compactMap { search($0) }.first
    }
    return search(host.window)
  }

  @Test("The page of sticky views looks as recorded") func pictures() async {
    await expectSnapshot(of: makeHost(), named: "light")
    await expectSnapshot(of: makeHost(style: .dark), named: "dark")
    await expectSnapshot(of: makeHost(direction: .rightToLeft), named: "rtl")
    await expectSnapshot(
      of: makeHost(contentSize: .accessibilityExtraExtraExtraLarge), named: "largest")
    await expectSnapshot(of: makeHost(state: "scrolled"), named: "scrolled")
    await expectSnapshot(of: makeHost(state: "scrolled", style: .dark), named: "scrolled-dark")
  }

  @Test("The landscape stretches when it is pulled down") func pulledDownTheLandscapeStretches()
    async throws
  {
    let host = await makeHost(state: "stretch")
    let header = try #require(find(StickyHeaderView.self, in: host))
    let resting = header.bounds.height
    host.touches.down(CGPoint(x: 195, y: 500))
    host.touches.glide(to: CGPoint(x: 195, y: 760))
    #expect(header.bounds.height > resting + 40)
    expectSnapshot(of: host, named: "pulled")
    host.touches.up()
    await host.advance(by: 2)
    #expect(isClose(header.bounds.height, resting))
  }

  @Test("Reading on collapses the header and hides the footer")
  func readingOnCollapsesTheHeaderAndHidesTheFooter() async throws {
    let host = await makeHost()
    let header = try #require(find(StickyHeaderView.self, in: host))
    let footer = try #require(find(BookingFooterView.self, in: host))
    host.touches.down(CGPoint(x: 195, y: 650))
    host.touches.glide(to: CGPoint(x: 195, y: 330))
    #expect(isClose(header.bounds.height, header.headerLayout.minimumHeight))
    #expect(!footer.isShown)
    host.touches.glide(to: CGPoint(x: 195, y: 340))
    #expect(footer.isShown)
    host.touches.up()
  }

  @Test("The switch keeps the footer in place and is in the code")
  func theSwitchKeepsTheFooterInPlaceAndIsInTheCode() async throws {
    let host = await makeHost()
    let page = try #require(
      (host.rootViewController as? CatalogSplitViewController)?.pageController)
    let footer = try #require(find(BookingFooterView.self, in: host))
    host.touches.tap(try #require(find(UISwitch.self, in: host)))
    await host.advance(by: 0.5)
    #expect(!footer.hidesWhileScrolling)
    #expect(page.subject?.liveCode() == ["controller.footer.hidesWhileScrolling = false"])
  }
}
