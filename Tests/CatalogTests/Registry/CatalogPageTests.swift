import ControlCore
import Foundation
import TestSupport
import Testing

@testable import CatalogApp

@MainActor
struct CatalogPageTests {
  /// The states of all pages.
  private var states: [(page: CatalogPage, state: PageState)] {
    CatalogRegistry.pages.flatMap { page in page.states.map { (page, $0) } }
  }

  @Test("The article of a page is a file of the documentation")
  func theArticleOfAPageIsAFileOfTheDocumentation() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    expectEach(CatalogRegistry.pages, named: \.id) { page in
      let url = try #require(page.articleURL, "\(page.id)")
      let path = try #require(url.path.range(of: "/blob/main/"))
      let file = root.appendingPathComponent(String(url.path[path.upperBound...]))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page.id): \(file.path)")
    }
  }

  @Test("Every setUp has code and all code belongs to a state")
  func everySetUpHasCodeAndAllCodeIsOfAState() {
    let withSetUp = states.filter { $0.state.setUp != nil }
      .map { "\($0.page.id)/\($0.state.id)" }
    #expect(Set(withSetUp) == Set(StateCode.lines.keys))
  }

  @Test("Code names nothing of the catalog") func codeHasNothingOfTheCatalog() {
    for (page, state) in states {
      for (language, code) in page.code(state: state.id) {
        for word in ["localized", "report(", "SampleImages", StateCode.subject] {
          #expect(!code.contains(word), "\(page.id)/\(state.id), \(language): \(word)")
        }
      }
    }
  }
}
