import Testing

@testable import ControlCore

struct LocalizedTextTests {
  @Test(arguments: LocalizedText.allCases)
  func everyTextExistsInEveryLanguage(text: LocalizedText) {
    #expect(LocalizedText.languages.count >= 12)
    for language in LocalizedText.languages {
      #expect(text.translation(language: language)?.isEmpty == false, "\(language)")
    }
  }

  @Test func anUnknownLanguageIsEnglish() {
    #expect(LocalizedText.lowerValue.text(language: "xx") == "Minimum value")
  }

  @Test func theLanguageIsThatOfTheTexts() {
    #expect(LocalizedText.languages.contains(LocalizedText.language))
    #expect(
      LocalizedText.brushPencil.text
        == LocalizedText.brushPencil.text(language: LocalizedText.language))
  }

  @Test func germanIsSpoken() {
    #expect(LocalizedText.upperValue.text(language: "de") == "Größter Wert")
  }

  @Test func argumentsTakeTheirPlacesInAnyOrder() {
    #expect(LocalizedText.boardUndid.text("rectangle", "4", "12") == "Undid rectangle, 4 of 12")
    #expect(
      LocalizedText.allCases.filter { $0.text(language: "en").contains("%1$@") }.allSatisfy {
        text in
        LocalizedText.languages.allSatisfy { language in
          ["%1$@", "%2$@", "%3$@"].allSatisfy { text.text(language: language).contains($0) }
        }
      })
  }
}
