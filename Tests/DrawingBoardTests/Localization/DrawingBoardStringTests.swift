import ControlCore
import Testing

@testable import DrawingBoard

struct DrawingBoardStringTests {
  @Test("Every text exists in every language", arguments: DrawingBoardString.allCases)
  func everyTextExistsInEveryLanguage(text: DrawingBoardString) {
    #expect(DrawingBoardString.languages.count >= 12)
    for language in DrawingBoardString.languages {
      #expect(text.translation(language: language)?.isEmpty == false, "\(language)")
    }
  }

  @Test("An unknown language falls back to English") func anUnknownLanguageIsEnglish() {
    #expect(DrawingBoardString.width.text(language: "xx") == "Line width")
  }

  @Test("The reported language is that of the texts") func theLanguageIsThatOfTheTexts() {
    #expect(DrawingBoardString.languages.contains(DrawingBoardString.language))
    #expect(
      DrawingBoardString.pencil.text
        == DrawingBoardString.pencil.text(language: DrawingBoardString.language))
  }

  @Test("Arguments replace placeholders in any order") func argumentsReplacePlaceholdersInAnyOrder()
  {
    #expect(DrawingBoardString.undid.text("rectangle", "4", "12") == "Undid rectangle, 4 of 12")
    #expect(DrawingBoardString.undid.text("rectangle") == "Undid rectangle, %2$@ of %3$@")
  }

  @Test(
    "Every language has the placeholders", arguments: [DrawingBoardString.undid, .redid, .step])
  func everyLanguageHasThePlaceholders(text: DrawingBoardString) {
    for language in DrawingBoardString.languages {
      for placeholder in ["%1$@", "%2$@", "%3$@"] {
        #expect(text.text(language: language).contains(placeholder), "\(language)")
      }
    }
  }
}
