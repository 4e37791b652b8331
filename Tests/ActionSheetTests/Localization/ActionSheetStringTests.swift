import ControlCore
import Testing

@testable import ActionSheet

struct ActionSheetStringTests {
  @Test("Every text exists in every language", arguments: ActionSheetString.allCases)
  func everyTextExistsInEveryLanguage(text: ActionSheetString) {
    #expect(ActionSheetString.languages.count >= 12)
    for language in ActionSheetString.languages {
      #expect(text.translation(language: language)?.isEmpty == false, "\(language)")
    }
  }

  @Test("German is translated") func germanIsTranslated() {
    #expect(ActionSheetString.cancel.text(language: "de") == "Abbrechen")
  }
}
