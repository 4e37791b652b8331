import ControlCore
import Testing

@testable import DrawingBoard

struct DrawingBoardStringTests {
  @Test(arguments: DrawingBoardString.allCases)
  func everyTextExistsInEveryLanguage(text: DrawingBoardString) {
    #expect(DrawingBoardString.languages.count >= 12)
    for language in DrawingBoardString.languages {
      #expect(text.translation(language: language)?.isEmpty == false, "\(language)")
    }
  }

  @Test func anUnknownLanguageIsEnglish() {
    #expect(DrawingBoardString.width.text(language: "xx") == "Line width")
  }

  @Test func theLanguageIsThatOfTheTexts() {
    #expect(DrawingBoardString.languages.contains(DrawingBoardString.language))
    #expect(
      DrawingBoardString.pencil.text
        == DrawingBoardString.pencil.text(language: DrawingBoardString.language))
  }

  @Test func argumentsReplacePlaceholdersInAnyOrder() {
    #expect(DrawingBoardString.undid.text("rectangle", "4", "12") == "Undid rectangle, 4 of 12")
    #expect(DrawingBoardString.undid.text("rectangle") == "Undid rectangle, %2$@ of %3$@")
  }

  @Test(arguments: [DrawingBoardString.undid, .redid, .step])
  func everyLanguageHasThePlaceholders(text: DrawingBoardString) {
    for language in DrawingBoardString.languages {
      for placeholder in ["%1$@", "%2$@", "%3$@"] {
        #expect(text.text(language: language).contains(placeholder), "\(language)")
      }
    }
  }
}
