import TestSupport
import Testing

@testable import CatalogApp

/// The button that copies the address of what a page shows.
@MainActor
@Suite(.serialized)
struct CopyLinkItemTests {
  private let host = TestHost(
    rootViewController: CatalogNavigation.make(openingOn: "range-slider", state: "labels"))

  private var page: PageViewController? {
    (host.rootViewController as? CatalogSplitViewController)?.pageController
  }

  private var item: CopyLinkItem? {
    page?.navigationItem.rightBarButtonItems?.lazy.compactMap { $0 as? CopyLinkItem }.first
  }

  @Test func aTapCopiesWhatIsSeenAndShowsACheckmarkForAWhile() async throws {
    await host.advance(by: 0.5)
    try #require(page?.row("step")).setValue(.number(0.25))
    let item = try #require(item)
    let link = try #require(item.image)
    item.primaryAction?.performWithSender(nil, target: nil)
    #expect(
      UIPasteboard.general.string
        == "controlkit://range-slider/labels?step=0.25#appearance=light&design=classic"
        + "&direction=ltr&text-size=large&language=en&size=390x844")
    #expect(item.image != link)
    await host.advance(by: 1)
    #expect(item.image != link)
    await host.advance(by: 1.5)
    #expect(item.image == link)
  }

  @Test func aShortcutCopiesTheSame() async throws {
    await host.advance(by: 0.5)
    UIPasteboard.general.string = ""
    host.press(.keyboardC, characters: "c", modifiers: [.command, .shift])
    #expect(UIPasteboard.general.string == page?.sharedLink.url?.absoluteString)
    #expect(page?.sharedLink.state == "labels")
  }
}
