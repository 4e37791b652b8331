import ControlCore
import Testing

struct LocalizedTextTests {
  @Test(arguments: LocalizedText.allCases)
  func everyTextExistsInEveryLanguage(text: LocalizedText) {
    #expect(LocalizedText.languages.count >= 12)
    for language in LocalizedText.languages where language != "en" {
      #expect(text.text(language: language) != text.text(language: "en"), "\(language)")
    }
  }

  @Test func anUnknownLanguageIsEnglish() {
    #expect(LocalizedText.lowerValue.text(language: "xx") == "Minimum value")
  }

  @Test func germanIsSpoken() {
    #expect(LocalizedText.upperValue.text(language: "de") == "Größter Wert")
  }
}
