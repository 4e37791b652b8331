@_spi(Host) import UIKit
import TestSupport
import Testing

@testable import CatalogApp

/// What a new window opens on, and what is kept for the next launch.
@MainActor
struct CatalogSceneDelegateTests {
  private let defaults: UserDefaults

  init() throws {
    let name = "CatalogSceneDelegateTests"
    defaults = try #require(UserDefaults(suiteName: name))
    defaults.removePersistentDomain(forName: name)
  }

  @Test func theLastPageIsKept() throws {
    let last = LastPage(defaults: defaults)
    #expect(last.link == nil)
    last.link = CatalogLink(page: "range-slider", state: "labels")
    #expect(LastPage(defaults: defaults).link == CatalogLink(page: "range-slider", state: "labels"))
    last.link = nil
    #expect(LastPage(defaults: defaults).link == nil)
  }

  @Test func openingAPageAndGoingBackAreNoted() throws {
    let catalog = CatalogSplitViewController()
    var places: [CatalogLink?] = []
    catalog.didMove = { places.append($0) }
    let host = TestHost(rootViewController: catalog)
    host.advance(by: 0.5)
    catalog.open(try #require(CatalogRegistry.page("multi-slider")))
    host.advance(by: 1)
    #expect(places.last == CatalogLink(page: "multi-slider"))
    catalog.goBack(nil)
    host.advance(by: 1)
    #expect(places.last == .some(nil))
  }

  @Test func anAddressOpensItsPageInTheWindow() throws {
    let catalog = CatalogSplitViewController()
    let host = TestHost(rootViewController: catalog)
    host.advance(by: 0.5)
    let delegate = CatalogSceneDelegate()
    delegate.window = host.window
    let scene = try #require(host.window.windowScene)
    let url = try #require(URL(string: "controlkit://multi-slider"))
    delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    host.advance(by: 1)
    #expect(catalog.page?.id == "multi-slider")
    #expect(catalog.pageController?.viewIfLoaded?.window === host.window)
  }
}
