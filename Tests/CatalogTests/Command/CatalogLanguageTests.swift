import ControlCore
import DrawingBoard
import Testing
@_spi(Host) import UIKit

@testable import Catalog
@testable import CatalogApp

/// The choice of the language where the system makes none.
struct CatalogLanguageTests {
  @Test(
    "Locales of the environment give a language",
    arguments: [
      (["LANG": "de_DE.UTF-8"], "de"), (["LANG": "pt_BR"], "pt"), (["LANG": "iw_IL"], "he"),
      (["LANG": "zh_CN.UTF-8"], "zh-Hans"), (["LANG": "zh_TW.UTF-8"], nil),
      (["LANG": "C.UTF-8"], nil), (["LANG": "sv_SE"], nil), ([:], nil),
      (["LC_ALL": "fr_FR", "LANG": "de_DE"], "fr"), (["LC_ALL": "", "LANG": "de_DE"], "de"),
      (["LANGUAGE": "sv:ar:de", "LANG": "de_DE"], "ar"), (["LANGUAGE": "ar", "LANG": "C"], nil),
    ] as [([String: String], String?)])
  func environment(variables: [String: String], code: String?) {
    #expect(CatalogLanguage.user(environment: variables)?.code == code)
  }

  @Test("The languages are those of the catalog") @MainActor func theLanguagesAreThoseOfTheCatalog()
  {
    #expect(
      CatalogLanguage.all.map { $0.code.lowercased() }.sorted()
        == CatalogTexts.languages.map { $0.lowercased() })
  }

  @Test("The language of the user is the default") @MainActor
  func theLanguageOfTheUserIsShownWhereNoneIsChosen() {
    defer {
      CatalogLanguage.system = nil
      CatalogLanguage.show(nil)
    }
    CatalogLanguage.system = CatalogLanguage(code: "fr")
    CatalogLanguage.show(CatalogLanguage(code: "de"))
    #expect(CatalogLanguage.current?.code == "de")
    CatalogLanguage.show(nil)
    #expect(CatalogLanguage.current?.code == "fr")
  }

  @Test("The catalog and the kit show the same language") @MainActor
  func theCatalogAndTheKitShowTheSameLanguage() throws {
    defer { CatalogLanguage.show(nil) }
    CatalogLanguage.show(CatalogLanguage(code: "de"))
    #expect(localized("Reset All") == "Alle zurücksetzen")
    #expect(DrawingBoardControl().accessibilityLabel == "Zeichenfläche")
    #expect(CatalogRegistry.pages(matching: "bereichs").map(\.id) == ["range-slider"])
    #expect(CatalogRegistry.pages(matching: "range").map(\.id).contains("range-slider"))
    CatalogLanguage.show(CatalogLanguage(code: "ja"))
    #expect(CatalogRegistry.pages(matching: "スライダ").map(\.id).contains("range-slider"))
    CatalogLanguage.show(nil)
    #expect(CatalogRegistry.pages(matching: "bereichs").isEmpty)
  }

  @Test("The texts of UIKit follow the language") @MainActor func theTextsOfUIKitFollowTheLanguage()
    throws
  {
    defer {
      CatalogLanguage.didShow = nil
      CatalogLanguage.system = nil
      CatalogLanguage.show(nil)
      SystemText.language = nil
    }
    _ = PictureOptions().showing(CatalogLanguage(code: "de"))
    #expect(SystemText.language == "de")
    CatalogLanguage.show(CatalogLanguage(code: "ar"))
    #expect(SystemText.language == "ar")
  }

  @Test("Arabic and Hebrew are written from right to left")
  func arabicAndHebrewAreWrittenFromRightToLeft() {
    let rightToLeft = CatalogLanguage.all.filter { $0.direction == .rightToLeft }.map(\.code)
    #expect(rightToLeft.sorted() == ["ar", "he"])
  }
}
