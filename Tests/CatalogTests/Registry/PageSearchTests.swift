import Testing

@testable import CatalogApp

/// What a search finds pages by.
@MainActor
struct PageSearchTests {
  @Test("The words of a name begin with capitals") func theWordsOfANameBeginWithCapitals() {
    #expect(
      PageSearch.words(in: "minimumStopValue") == ["minimum", "stop", "value", "minimumstopvalue"])
    #expect(PageSearch.words(in: "Long text") == ["long", "text", "long text"])
  }

  @Test("An attribute finds its page") func anAttributeFindsItsPage() throws {
    #expect(CatalogRegistry.pages(matching: "stops").map(\.id).contains("range-slider"))
    let page = try #require(CatalogRegistry.page("range-slider"))
    #expect(PageSearch.reason(for: page, matching: "minimumVal")?.name == "minimumValue")
  }

  @Test("A match in the title is shown without a reason") func aTitleNeedsNoReason() throws {
    let page = try #require(CatalogRegistry.page("range-slider"))
    #expect(PageSearch.reason(for: page, matching: "range") == nil)
    #expect(PageSearch.reason(for: page, matching: "") == nil)
  }
}
