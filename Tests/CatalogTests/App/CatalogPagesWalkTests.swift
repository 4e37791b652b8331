@_spi(Host) import UIKit
import Foundation
import TestSupport
import Testing

@testable import CatalogApp

/// The walk of Tests/CatalogUITests in the portable host: every state by its link, in both widths.
@MainActor
@Suite(.serialized)
struct CatalogPagesWalkTests {
  private static let list = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../CatalogUITests/States.txt").standardizedFileURL

  /// A window in which a delegate of a scene receives links.
  @MainActor private final class Walk {
    let catalog = CatalogSplitViewController()
    let host: TestHost
    let delegate = CatalogSceneDelegate()

    init(size: CGSize) {
      host = TestHost(size: size, idiom: .pad, rootViewController: catalog)
      delegate.window = host.window
    }

    /// Opens an address as the system does.
    func open(_ address: String, for seconds: TimeInterval = 0.8) async throws {
      let scene = try #require(host.window.windowScene)
      let url = try #require(URL(string: "controlkit://\(address)"))
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
      await host.advance(by: seconds)
    }

    /// Closes what the page presents, and what a queue presents next; returns how often that took.
    func close() async throws -> Int {
      for count in 0..<10 {
        guard catalog.pageController?.presentedViewController != nil else {
          // A page that has turned the device turns it back.
          if count > 0 { await host.advance(by: 1) }
          return count
        }
        try await open("close", for: 0.3)
      }
      return 10
    }

    /// The windows that are seen beside that of the catalog.
    var otherWindows: [UIWindow] {
      (host.window.windowScene?.windows ?? []).filter { !$0.isHidden && $0 !== host.window }
    }

    /// The rows of states of the page.
    var strips: [StateStrip] {
      func all(_ view: UIView) -> [StateStrip] {
        ((view as? StateStrip).map { [$0] } ?? []) + view.subviews.flatMap(all)
      }
      return catalog.pageController.map { all($0.view) } ?? []
    }
  }

  nonisolated static let narrow = CGSize(width: 393, height: 852)
  nonisolated static let wide = CGSize(width: 1024, height: 768)

  private func places() throws -> [[String]] {
    try String(contentsOf: Self.list, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  @Test("No page has the name that closes popups") func noPageHasTheNameThatClosesPopups() {
    #expect(!CatalogRegistry.pages.contains { $0.id == CatalogLink.closing.page })
  }

  // Over two seconds, because pages are opened as a person opens them: the first state of each, in one of
  // the two widths, and in narrow windows every eighth of all. `TORTURE` opens every state in both.
  @Test("Every state opens by its link and leaves nothing behind", arguments: [narrow, wide])
  func everyStateOpensByItsLinkAndLeavesNothingBehind(size: CGSize) async throws {
    let walk = Walk(size: size)
    // Only the end of a movement is looked at.
    walk.host.host.frameDuration = 0.05
    await walk.host.advance(by: 0.5)
    var (presentations, strips) = (0, 0)
    var (last, pageCount) = ("", 0)
    await expectEach(try places().enumerated(), named: { $0.element[0] }) { index, place in
      let isFirst = place[1] != last
      last = place[1]
      pageCount += isFirst ? 1 : 0
      let isNarrow = size == Self.narrow
      let isTurn = isFirst && (pageCount % 2 == 0) == isNarrow
      guard Torture.isOn || isTurn || (isNarrow && index % 8 == 0) else { return }
      let (id, page) = (place[0], place[1])
      let state = id.split(separator: "/").last.map(String.init)
      try await walk.open(id)
      presentations += try await walk.close() > 0 ? 1 : 0
      let controller = try #require(walk.catalog.pageController)
      #expect(controller.presentedViewController == nil, "\(id)")
      #expect(controller.viewIfLoaded?.window === walk.host.window, "\(id)")
      #expect(controller.viewIfLoaded?.accessibilityIdentifier == id, "\(id)")
      #expect(controller.navigationItem.title == page, "\(id)")
      #expect(controller.navigationItem.prompt == nil, "\(id)")
      for strip in walk.strips { #expect(strip.selectedID == state, "\(id)") }
      strips += walk.strips.count
    }
    #expect(presentations > 2)
    #expect(strips > 2)
    try await walk.open("")
    #expect(walk.catalog.browser.view.window === walk.host.window)
    #expect(walk.otherWindows == [])
  }

  /// States with a sheet, a popover, a full-screen sheet, an alert behind a sheet, banners, and cards.
  nonisolated static let presenting = [
    "action-sheet/everything", "action-sheet/full-screen", "action-sheet-popover/item",
    "presentation-queue/mixed", "presentation-queue/banner", "presentation-queue/busy",
  ]

  @Test(
    "A link closes what the former page has presented",
    arguments: zip(presenting, [narrow, wide, wide, narrow, narrow, wide]))
  func aLinkClosesWhatTheFormerPageHasPresented(state: String, size: CGSize) async throws {
    let walk = Walk(size: size)
    await walk.host.advance(by: 0.5)
    try await walk.open(state)
    let former = try #require(walk.catalog.pageController)
    let isShown = former.presentedViewController != nil || !walk.otherWindows.isEmpty
    #expect(isShown || state == "presentation-queue/busy")
    try await walk.open("range-slider/labels", for: 2)
    let page = try #require(walk.catalog.pageController as? PageViewController)
    #expect(page.state?.id == "labels")
    #expect(page.presentedViewController == nil)
    #expect(page.view.window === walk.host.window)
    #expect(former.parent == nil)
    #expect(walk.otherWindows == [])
  }

  @Test("A link during the presentation of a sheet closes it", arguments: [0, 0.1, 0.3])
  func aLinkThatComesWhileASheetAppearsClosesIt(seconds: TimeInterval) async throws {
    let walk = Walk(size: Self.narrow)
    await walk.host.advance(by: 0.5)
    try await walk.open("action-sheet/everything", for: 0.45 + seconds)
    try await walk.open("range-slider/labels", for: 2)
    #expect(walk.catalog.page?.id == "range-slider")
    #expect(walk.catalog.pageController?.presentedViewController == nil)
    #expect(walk.otherWindows == [])
  }

  @Test("The last of two links is opened") func theLastOfTwoLinksIsOpened() async throws {
    let walk = Walk(size: Self.narrow)
    await walk.host.advance(by: 0.5)
    try await walk.open("action-sheet/everything")
    try await walk.open("range-slider/labels", for: 0)
    try await walk.open("multi-slider", for: 2)
    #expect(walk.catalog.page?.id == "multi-slider")
    #expect(walk.catalog.pageController?.presentedViewController == nil)
  }

  @Test("The link that closes does not stop a link that waits")
  func theLinkThatClosesDoesNotStopALinkThatWaits() async throws {
    let walk = Walk(size: Self.narrow)
    await walk.host.advance(by: 0.5)
    // The sheet is on its way in, so the next link waits for it.
    try await walk.open("action-sheet/everything", for: 0.5)
    #expect(walk.catalog.pageController?.presentedViewController?.isBeingPresented == true)
    try await walk.open("range-slider/labels", for: 0)
    try await walk.open("close", for: 2)
    #expect(walk.catalog.page?.id == "range-slider")
    #expect(walk.catalog.pageController?.presentedViewController == nil)
  }

  @Test("The link that closes leaves the page") func theLinkThatClosesLeavesThePage() async throws {
    let walk = Walk(size: Self.wide)
    await walk.host.advance(by: 0.5)
    try await walk.open("action-sheet/everything")
    let page = walk.catalog.pageController
    #expect(page?.presentedViewController != nil)
    try await walk.open("close")
    #expect(page != nil && walk.catalog.pageController === page)
    #expect(page?.presentedViewController == nil)
    try await walk.open("close")
    #expect(walk.catalog.pageController === page)
  }

  @Test("A link to the list closes a sheet first") func aLinkToTheListClosesASheetFirst()
    async throws
  {
    let walk = Walk(size: Self.narrow)
    await walk.host.advance(by: 0.5)
    try await walk.open("action-sheet/everything")
    try await walk.open("", for: 1)
    #expect(walk.catalog.presentedViewController == nil)
    #expect(walk.catalog.browser.view.window === walk.host.window)
  }

  @Test("A search stays open when a link opens a page") func aSearchGoesOnWhenALinkOpensAPage()
    async throws
  {
    let walk = Walk(size: Self.wide)
    await walk.host.advance(by: 0.5)
    walk.catalog.browser.beginSearch()
    await walk.host.advance(by: 0.5)
    try await walk.open("range-slider/labels")
    #expect(walk.catalog.browser.isSearching)
    #expect(walk.catalog.page?.id == "range-slider")
  }
}
