import ControlCore
import Testing

@testable import RangeSlider

struct RangeSliderStringTests {
  @Test("Every text exists in every language", arguments: RangeSliderString.allCases)
  func everyTextExistsInEveryLanguage(text: RangeSliderString) {
    #expect(RangeSliderString.languages.count >= 12)
    for language in RangeSliderString.languages {
      #expect(text.translation(language: language)?.isEmpty == false, "\(language)")
    }
  }

  @Test("German is translated") func germanIsTranslated() {
    #expect(RangeSliderString.upperValue.text(language: "de") == "Größter Wert")
  }
}
