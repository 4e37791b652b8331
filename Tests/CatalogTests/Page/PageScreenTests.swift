import ActionSheet
import TestSupport
import Testing
@_spi(Host) import UIKit

@testable import CatalogApp

/// A page with a screen: its panels, and what its states present.
@MainActor
@Suite(.serialized)
struct PageScreenTests {
  private func open(
    _ id: String, state: String? = nil, size: CGSize = CGSize(width: 390, height: 844)
  ) async throws -> (host: TestHost, page: PageViewController) {
    let catalog = CatalogNavigation.makeSplitViewController(openingOn: id, state: state)
    let host = TestHost(
      size: size, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      rootViewController: catalog)
    await host.advance(by: 1)
    return (host, try #require(catalog.pageController))
  }

  private func sheet(of page: PageViewController) throws -> ActionSheetController {
    try #require(page.subject?.object as? ActionSheetController)
  }

  private func state(_ id: String, of page: PageViewController) throws -> PageState {
    try #require(page.page.states.first { $0.id == id })
  }

  private func texts(in view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  @Test("A page that is opened from the list presents nothing")
  func aPageThatIsOpenedFromTheListPresentsNothing() async throws {
    let (_, page) = try await open("action-sheet")
    #expect(try !sheet(of: page).isPresented)
    #expect(page.state?.id == page.page.states.first?.id)
  }

  @Test("A requested state is presented once") func aStateThatIsAskedForIsPresentedOnce()
    async throws
  {
    let (host, page) = try await open("action-sheet", state: "system")
    let sheet = try sheet(of: page)
    #expect(sheet.isPresented)
    page.closeState()
    await host.advance(by: 1)
    #expect(!sheet.isPresented)
    page.view.setNeedsLayout()
    await host.advance(by: 1)
    #expect(!sheet.isPresented)
  }

  @Test("Another state closes the sheet and presents its own")
  func anotherStateClosesTheSheetAndPresentsItsOwn() async throws {
    let (host, page) = try await open("action-sheet", state: "system")
    let former = try sheet(of: page)
    for id in ["card", "full-screen", "fields"] {
      page.show(try state(id, of: page))
      await host.advance(by: 1)
      #expect(try sheet(of: page).isPresented, "\(id)")
    }
    #expect(!former.isPresented && former.viewIfLoaded?.window == nil)
  }

  @Test("Leaving a page closes its presentation")
  func aPageThatIsLeftClosesWhatItHasPresented() async throws {
    let (host, page) = try await open("action-sheet-detents", state: "small")
    let sheet = try sheet(of: page)
    let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
    catalog.open(try #require(CatalogRegistry.page("pulse")))
    await host.advance(by: 1)
    #expect(!sheet.isPresented)
    #expect(catalog.page?.id == "pulse")
  }

  @Test("The panels replace the screen in a narrow window")
  func thePanelsTakeThePlaceOfTheScreenInANarrowWindow() async throws {
    let (host, page) = try await open("action-sheet")
    let screen = try #require(page.subject?.screen?.view)
    #expect(!screen.isHidden && screen.frame.maxY == page.view.bounds.maxY)
    page.show(.code)
    await host.advance(by: 0.1)
    #expect(screen.isHidden)
    #expect(texts(in: page.view).contains { $0.contains("func presentSheet(") })
    page.show(.screen)
    await host.advance(by: 0.1)
    #expect(!screen.isHidden)
  }

  @Test("The screen and all panels are beside each other in a wide window")
  func theScreenAndAllPanelsAreBesideEachOtherInAWideWindow() async throws {
    let (_, page) = try await open("action-sheet", size: CGSize(width: 1366, height: 1024))
    let screen = try #require(page.subject?.screen?.view)
    #expect(!screen.isHidden)
    for panel in [PageViewController.Panel.attributes, .code, .events] {
      let card = try #require(page.content?.card(panel))
      let frame = card.convert(card.bounds, to: page.view)
      #expect(!card.isHidden && frame.minX >= screen.frame.maxX, "\(panel)")
    }
  }

  @Test("An attribute of a sheet is set and written") func anAttributeOfASheetIsSetAndWritten()
    async throws
  {
    let (host, page) = try await open("action-sheet", state: "system")
    page.closeState()
    await host.advance(by: 1)
    page.show(.attributes)
    await host.advance(by: 0.1)
    let inspector = try #require(page.content?.card(.attributes) as? InspectorView)
    let row = try #require(inspector.rows.first { $0.property.name == "actionHeight" })
    let editor = try #require(
      row.subviews.lazy.compactMap { $0 as? NumberEditor }.first
        ?? row.makeEditor() as? NumberEditor)
    editor.slider.setValue(80, animated: false)
    editor.slider.sendActions(for: .valueChanged)
    #expect(try sheet(of: page).sheet.actionHeight == 80)
    page.show(.code)
    await host.advance(by: 0.1)
    #expect(texts(in: page.view).contains { $0.contains("controller.sheet.actionHeight = 80") })
  }

  @Test("A choice of the user is an event of the page") func whatAPersonChoosesIsAnEventOfThePage()
    async throws
  {
    let (host, page) = try await open("action-sheet", state: "system")
    let sheet = try sheet(of: page)
    sheet.sheet.selectAction(id: try #require(sheet.action(at: 0)).id)
    await host.advance(by: 1)
    page.show(.events)
    await host.advance(by: 0.1)
    let lines = texts(in: page.view)
    #expect(lines.contains { $0.contains("presented") })
    #expect(lines.contains { $0.contains("selected 0 Move to Favorites") })
  }

  @Test("The page of a screen is released") func thePageOfAScreenIsReleased() async throws {
    weak var released: PageViewController?
    do {
      let (host, page) = try await open("action-sheet", state: "live-settings")
      released = page
      let catalog = try #require(host.rootViewController as? CatalogSplitViewController)
      catalog.open(try #require(CatalogRegistry.page("pulse")))
      await host.advance(by: 2)
    }
    #expect(released == nil)
  }

  @Test("The documentation opens in another app") func theDocumentationOpensInAnotherApp()
    async throws
  {
    let (host, page) = try await open("range-slider")
    let former = UIScene.openExternalURL
    defer { UIScene.openExternalURL = former }
    var opened: URL?
    UIScene.openExternalURL = {
      opened = $0
      return true
    }
    page.show(.code)
    await host.advance(by: 0.1)
    func search(_ view: UIView) -> SnippetView? {
      view as? SnippetView ?? view.subviews.lazy.compactMap(search).first
    }
    host.touches.tap(try #require(search(page.view)).articleButton)
    await host.advance(by: 0.1)
    #expect(opened == page.page.articleURL)
  }
}
