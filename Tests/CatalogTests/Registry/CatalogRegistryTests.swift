import TestSupport
import Testing

@testable import CatalogApp

@MainActor
struct CatalogRegistryTests {
  @Test func theRangeSliderComesFirstAndIdsAreUnique() {
    let ids = CatalogRegistry.pages.map(\.id)
    #expect(ids.first == "range-slider")
    #expect(Set(ids).count == ids.count)
    for page in CatalogRegistry.pages {
      #expect(Set(page.states.map(\.id)).count == page.states.count)
      #expect(UIImage(systemName: page.symbol) != nil, "\(page.symbol)")
    }
  }

  @Test func aSearchTakesTheBeginningsOfWords() {
    #expect(CatalogRegistry.pages(matching: "").count == CatalogRegistry.pages.count)
    #expect(CatalogRegistry.pages(matching: "interval sli").map(\.id) == ["range-slider"])
    #expect(
      CatalogRegistry.pages(matching: "UNDO").map(\.id) == ["drawing-board", "drawing-attributes"])
    #expect(CatalogRegistry.pages(matching: "ange").isEmpty)
  }

  @Test func aPageNamesTheModuleOfItsControl() {
    for page in CatalogRegistry.pages {
      guard case .control(let showcase) = page.content else { continue }
      #expect(String(reflecting: type(of: showcase.make())).hasPrefix(page.module + "."))
    }
  }
}
