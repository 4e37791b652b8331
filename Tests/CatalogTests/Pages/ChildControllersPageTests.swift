import TestSupport
import Testing

@testable import CatalogApp

/// The page of child controllers: what it looks like, and that it lives.
@MainActor
struct ChildControllersPageTests {
  private static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func makeHost(
    state: String? = nil, style: UIUserInterfaceStyle = .light,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSize: UIContentSizeCategory = .large
  ) async -> (TestHost, ProfileViewController?) {
    let catalog = CatalogNavigation.make(openingOn: "child-controllers", state: state)
    let host = TestHost(
      safeAreaInsets: Self.safeArea, style: style, direction: direction, contentSize: contentSize,
      rootViewController: catalog)
    await host.advance(by: 0.5)
    return (
      host,
      (catalog as? CatalogSplitViewController)?.pageController?.subject?.screen
        as? ProfileViewController
    )
  }

  private func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.configuration?.title == title { return button }
    return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
  }

  @Test("The page of child controllers looks as recorded") func pictures() async {
    await expectSnapshot(of: makeHost().0, named: "light")
    await expectSnapshot(of: makeHost(style: .dark).0, named: "dark")
    await expectSnapshot(of: makeHost(direction: .rightToLeft).0, named: "rtl")
    await expectSnapshot(
      of: makeHost(contentSize: .accessibilityExtraExtraExtraLarge).0, named: "largest")
    await expectSnapshot(of: makeHost(state: "expanded").0, named: "expanded")
    await expectSnapshot(of: makeHost(state: "scrolled").0, named: "scrolled")
  }

  @Test("Unfolding the text moves the views below") func theTextUnfoldsAndWhatIsBelowMoves()
    async throws
  {
    let (host, stack) = await makeHost()
    let about = try #require(stack?.stackedChildren[1])
    let below = try #require(stack?.stackedChildren[2])
    let (height, y) = (about.view.bounds.height, below.view.frame.minY)
    host.touches.tap(try #require(button("Read more", in: about.view)))
    await host.advance(by: 1)
    let growth = about.view.bounds.height - height
    #expect(growth > 40)
    #expect(isClose(below.view.frame.minY, y + growth))
  }

  @Test("Notes are added and removed") func notesComeAndGo() async throws {
    let (host, stack) = await makeHost()
    let count = try #require(stack?.stackedChildren.count)
    host.touches.tap(try #require(button("Add a Note", in: host.window)))
    await host.advance(by: 1)
    #expect(stack?.stackedChildren.count == count + 1)
    let newest = try #require(stack?.stackedChildren[3])
    host.touches.tap(try #require(button("Remove", in: newest.view)))
    await host.advance(by: 1)
    #expect(stack?.stackedChildren.count == count)
    #expect(newest.parent == nil)
  }

  @Test("Few of a thousand notes are loaded") func ofAThousandNotesFewAreLoaded() async {
    let (_, stack) = await makeHost(state: "thousand")
    #expect(stack?.stackedChildren.count == 1003)
    #expect((stack?.stackedChildren.filter(\.isViewLoaded).count ?? 0) < 40)
  }
}
