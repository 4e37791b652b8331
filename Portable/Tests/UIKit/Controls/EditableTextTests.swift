import Testing

@testable import UIKit

struct EditableTextTests {
  private func text(_ string: String, caret: Int? = nil) -> EditableText {
    var text = EditableText()
    text.setString(string)
    if let caret { text.placeCaret(at: caret, extending: false) }
    return text
  }

  @Test("Typing replaces the selection") func typingReplacesTheSelection() {
    var text = text("Hello world")
    text.selection = 6..<11
    text.replace(text.selection, with: "you")
    #expect(text.string == "Hello you")
    #expect(text.selection == 9..<9)
  }

  @Test("Deleting takes whole characters") func deletingTakesWholeCharacters() {
    var text = text("ab👨‍👩‍👧")
    let range = text.rangeToDelete(.backward, by: .character)
    #expect(range == 2..<10)
    if let range { text.replace(range, with: "") }
    #expect(text.string == "ab")
    #expect(self.text("", caret: 0).rangeToDelete(.backward, by: .character) == nil)
    #expect(self.text("one two").rangeToDelete(.backward, by: .word) == 4..<7)
  }

  @Test("The caret moves by characters, by words and to the ends")
  func theCaretMovesByCharactersWordsAndToTheEnds() {
    var text = text("one two", caret: 0)
    text.move(.forward, by: .word, extending: false)
    #expect(text.caret == 3)
    text.move(.forward, by: .character, extending: false)
    #expect(text.caret == 4)
    text.move(.forward, by: .line, extending: false)
    #expect(text.caret == 7)
    text.move(.backward, by: .word, extending: true)
    #expect(text.selection == 4..<7)
    text.move(.backward, by: .character, extending: false)
    #expect(text.selection == 4..<4)
  }

  @Test("Positions are never inside a character") func positionsNeverStandInsideACharacter() {
    var text = text("a👍🏽b")
    text.placeCaret(at: 3, extending: false)
    #expect(text.caret == 1)
    text.selection = -5..<99
    #expect(text.selection == 0..<6)
  }

  @Test("A word is selected around a place") func aWordIsSelectedAroundAPlace() {
    var text = text("one two three")
    text.selectWord(at: 5)
    #expect(text.selection == 4..<7)
  }

  // Unicode Standard Annex 29, 4: "languages such as Thai, Lao, Chinese or Japanese" need a dictionary.
  @Test(
    "Words without spaces between them are words",
    arguments: [("ภาษาไทย", [4, 7]), ("我喜欢中文", [1, 3, 5]), ("don't stop", [5, 10])])
  func wordsWithoutSpacesBetweenThemAreWords(string: String, ends: [Int]) {
    var text = text(string, caret: 0)
    for end in ends {
      text.move(.forward, by: .word, extending: false)
      #expect(text.caret == end)
    }
    text.move(.backward, by: .word, extending: true)
    #expect(text.selection.upperBound == text.length)
    #expect(text.selection.lowerBound >= ends[ends.count - 2])
  }
}
