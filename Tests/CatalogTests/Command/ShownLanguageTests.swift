import ControlCore
import DrawingBoard
import Testing
import UIKit

@testable import Catalog
@testable import CatalogApp

/// The choice of the language where the system makes none.
struct ShownLanguageTests {
  @Test(
    "locales of the environment",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de"), (["LANG": "pt_BR"], "pt"), (["LANG": "iw_IL"], "he"),
      (["LANG": "zh_CN.UTF-8"], "zh-Hans"), (["LANG": "zh_TW.UTF-8"], nil),
      (["LANG": "C.UTF-8"], nil), (["LANG": "sv_SE"], nil), ([:], nil),
      (["LC_ALL": "fr_FR", "LANG": "de_DE"], "fr"), (["LC_ALL": "", "LANG": "de_DE"], "de"),
      (["LANGUAGE": "sv:ar:de", "LANG": "de_DE"], "ar"), (["LANGUAGE": "ar", "LANG": "C"], nil),
    ] as [([String: String], String?)])
  func environment(variables: [String: String], code: String?) {
    #expect(ShownLanguage.user(stored: nil, environment: variables)?.code == code)
  }

  @Test func aStoredChoiceComesFirst() {
    let german = ["LANG": "de_DE.UTF-8"]
    #expect(ShownLanguage.user(stored: ["he"], environment: german)?.code == "he")
    #expect(ShownLanguage.user(stored: ["sv", "fr-CA"], environment: german)?.code == "fr")
    #expect(ShownLanguage.user(stored: ["zh-Hans-CN"], environment: german)?.code == "zh-Hans")
    #expect(ShownLanguage.user(stored: [], environment: german)?.code == "de")
  }

  @Test @MainActor func theLanguagesAreThoseOfTheCatalog() {
    #expect(
      ShownLanguage.all.keys.map { $0.lowercased() }.sorted()
        == CatalogTexts.languages.map { $0.lowercased() })
  }

  @Test @MainActor func theCatalogAndTheKitShowTheSameLanguage() throws {
    defer {
      LocalizedLanguage.current = nil
      CatalogTexts.show(language: "en")
    }
    try #require(ShownLanguage.all["de"]).show()
    #expect(localized("Reset All") == "Alle zurücksetzen")
    #expect(DrawingBoardControl().accessibilityLabel == "Zeichenfläche")
    #expect(CatalogRegistry.pages(matching: "bereichs").map(\.id) == ["range-slider"])
    #expect(CatalogRegistry.pages(matching: "range").map(\.id).contains("range-slider"))
    try #require(ShownLanguage.all["ja"]).show()
    #expect(CatalogRegistry.pages(matching: "スライダ").map(\.id).contains("range-slider"))
  }

  @Test func arabicAndHebrewAreWrittenFromRightToLeft() {
    let rightToLeft = ShownLanguage.all.values.filter { $0.direction == .rightToLeft }.map(\.code)
    #expect(rightToLeft.sorted() == ["ar", "he"])
  }
}
