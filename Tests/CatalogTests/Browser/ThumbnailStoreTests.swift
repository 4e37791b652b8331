import TestSupport
import Testing

@testable import CatalogApp

/// The pictures of pages in the list.
@MainActor
struct ThumbnailStoreTests {
  private let host = TestHost()
  private let store = ThumbnailStore()
  private let light = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.displayScale = 2
  }

  private func page(_ id: String) throws -> CatalogPage {
    try #require(CatalogRegistry.page(id))
  }

  @Test("The first frame shows a symbol, a later one the control")
  func theFirstFrameShowsASymbolAndALaterOneTheControl() throws {
    let page = try page("range-slider")
    var made: [String] = []
    store.didMake = { made.append($0.id) }
    let symbol = store.image(for: page, traits: light)
    #expect(symbol.size == PageThumbnail.size)
    host.advanceFrames(1)
    #expect(made.isEmpty)
    host.advanceFrames(3)
    #expect(made == ["range-slider"])
    let image = store.image(for: page, traits: light)
    #expect(image !== symbol)
    #expect(image.size == PageThumbnail.size)
    #expect(store.image(for: page, traits: light) === image)
  }

  @Test("Dark appearance has a separate image") func darkHasAnImageOfItsOwn() throws {
    let page = try page("range-slider")
    _ = store.image(for: page, traits: light)
    host.advanceFrames(4)
    let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
    let image = store.image(for: page, traits: light)
    #expect(store.image(for: page, traits: dark) !== image)
  }

  @Test("No thumbnail is made while the list scrolls") func nothingIsMadeWhileTheListScrolls()
    throws
  {
    var isIdle = false
    store.isIdle = { isIdle }
    var count = 0
    store.didMake = { _ in count += 1 }
    _ = store.image(for: try page("range-slider"), traits: light)
    _ = store.image(for: try page("multi-slider"), traits: light)
    host.advanceFrames(10)
    #expect(count == 0)
    isIdle = true
    host.advanceFrames(1)
    #expect(count == 1)
    host.advanceFrames(1)
    #expect(count == 2)
  }

  @Test("A page without a control keeps its symbol") func aPageWithoutAControlKeepsItsSymbol()
    throws
  {
    let page = try page("auto-layout")
    let image = store.image(for: page, traits: light)
    host.advanceFrames(5)
    #expect(store.image(for: page, traits: light) === image)
  }
}
