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

  // The rows differ, and with them what is at the end; header and footer do not.
  @Test(
    "The code scrolls as the page does",
    arguments: ["collapse", "stretch", "return", "leaving", "behind"])
  func theCodeScrollsAsThePageDoes(state id: String) async throws {
    let page = CatalogPage.sticky
    let state = try #require(page.states.first { $0.id == id })
    guard case .screen(let make) = try #require(SnippetSamples.all["sticky/\(id)"]) else {
      Issue.record("no screen")
      return
    }
    let subject = page.subject(in: state).subject
    var found: [[StickyHeaderPlacement?]] = []
    for screen in [make(), try #require(subject.screen)] {
      let host = TestHost(rootViewController: screen)
      await host.advance(by: 0.1)
      let table = try #require(screen.view as? UITableView)
      let header = try #require(find(StickyHeaderView.self, in: host))
      var placements: [StickyHeaderPlacement?] = []
      for travel in [0, 40, 120, 360, 300, -60, 0] {
        table.contentOffset.y = CGFloat(travel) - table.adjustedContentInset.top
        await host.advance(by: 0.05)
        placements.append(header.placement)
      }
      found.append(placements)
    }
    #expect(found[0] == found[1])
    #expect(Set(found[0].compactMap { $0?.height }).count > (id == "stretch" ? 1 : 2))
  }
}
