import Foundation
import TestSupport
import Testing

@testable import CatalogApp

@MainActor
struct CatalogRegistryTests {
  @Test("The range slider comes first, and ids are unique")
  func theRangeSliderComesFirstAndIdsAreUnique() {
    let ids = CatalogRegistry.pages.map(\.id)
    #expect(ids.first == "range-slider")
    #expect(Set(ids).count == ids.count)
    for page in CatalogRegistry.pages {
      #expect(Set(page.states.map(\.id)).count == page.states.count, "\(page.id)")
      #expect(UIImage(systemName: page.symbol) != nil, "\(page.symbol)")
    }
  }

  @Test("A search matches the beginnings of words") func aSearchTakesTheBeginningsOfWords() {
    #expect(CatalogRegistry.pages(matching: "").count == CatalogRegistry.pages.count)
    #expect(CatalogRegistry.pages(matching: "interv sli").map(\.id) == ["range-slider"])
    #expect(CatalogRegistry.pages(matching: "CANV").map(\.id) == ["drawing-board"])
    #expect(CatalogRegistry.pages(matching: "radar canvas").isEmpty)
    // Attributes and states count as well.
    #expect(CatalogRegistry.pages(matching: "histogram").map(\.id) == ["range-slider"])
    #expect(CatalogRegistry.pages(matching: "ange").isEmpty)
  }

  @Test("A page names the module of its control") func aPageNamesTheModuleOfItsControl() {
    for page in CatalogRegistry.pages {
      guard let control = page.make({ _ in }).control else { continue }
      // The class itself, or that of the kit which a class of the catalog is based on.
      let mirror = Mirror(reflecting: control)
      let classes = [mirror.subjectType, mirror.superclassMirror?.subjectType].compactMap { $0 }
      #expect(
        classes.contains { String(reflecting: $0).hasPrefix(page.module + ".") }, "\(page.id)")
    }
  }
}
