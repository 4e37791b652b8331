import Foundation
import Testing

@testable import CatalogApp

/// Links as values: read from an address and written to one.
struct CatalogLinkTests {
  private func link(_ text: String) -> CatalogLink? {
    URL(string: text).flatMap { CatalogLink($0) }
  }

  @Test func aLinkHasPageStateAndAttributes() {
    #expect(
      link("controlkit://range-slider/labels?step=0.1&title=Two%20words")
        == CatalogLink(
          page: "range-slider", state: "labels",
          attributes: [
            CatalogLink.Attribute(name: "step", text: "0.1"),
            CatalogLink.Attribute(name: "title", text: "Two words"),
          ]))
  }

  @Test func whatIsMissingIsNil() {
    #expect(link("controlkit://range-slider") == CatalogLink(page: "range-slider"))
    #expect(link("controlkit://range-slider/") == CatalogLink(page: "range-slider"))
    #expect(link("controlkit:///") == CatalogLink())
    #expect(link("CONTROLKIT://range-slider")?.page == "range-slider")
  }

  @Test func anotherSchemeIsNoLink() {
    #expect(link("https://range-slider/labels") == nil)
    #expect(link("range-slider") == nil)
  }

  @Test func theAddressOfALinkGivesTheLink() throws {
    let link = CatalogLink(
      page: "range-slider", state: "labels",
      attributes: [CatalogLink.Attribute(name: "text", text: "ä & b")])
    #expect(CatalogLink(try #require(link.url)) == link)
  }
}
