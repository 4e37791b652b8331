import TestSupport
import Testing
import UIKit

/// Text that an input method composes in a field, as in Chinese, Japanese and Korean.
///
/// Apple's documentation of UITextInput: "Marked text is provisionally inserted text that requires user
/// confirmation; it occurs in multistage text input. The current selection, which can be a caret or an
/// extended range, always occurs within the marked text" (markedTextRange); "Setting marked text either
/// replaces the existing marked text or, if none is present, inserts it in place of the current selection"
/// (setMarkedText(_:selectedRange:)).
@MainActor struct TextCompositionTests {
  private final class Judge: NSObject, UITextFieldDelegate {
    var log: [String] = []
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("change \(range.location),\(range.length) \(string)")
      return !string.contains("!")
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      return true
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
  }

  private let test = TestHost()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
  private let judge = Judge()
  private let recorder: ControlEventRecorder

  init() {
    field.delegate = judge
    test.add(field)
    field.text = "ab"
    field.becomeFirstResponder()
    recorder = ControlEventRecorder(field, for: [.allEditingEvents, .primaryActionTriggered])
    judge.log = []
  }

  private func offsets(_ range: UITextRange?) -> [Int]? {
    range.map {
      [$0.start, $0.end].map { field.offset(from: field.beginningOfDocument, to: $0) }
    }
  }

  @Test("Composed text is in the field and marked") func composedTextIsInTheFieldAndMarked() {
    test.compose("に")
    #expect(field.text == "abに")
    #expect(offsets(field.markedTextRange) == [2, 3])
    test.compose("にん", selecting: NSRange(location: 0, length: 1))
    #expect(field.text == "abにん")
    #expect(offsets(field.markedTextRange) == [2, 4])
    #expect(offsets(field.selectedTextRange) == [2, 3])
    #expect(field.markedTextRange.flatMap(field.text(in:)) == "にん")
  }

  @Test("Composed text takes the place of the selection")
  func composedTextTakesThePlaceOfTheSelection() {
    field.selectAll(nil)
    test.compose("n")
    #expect(field.text == "n")
    #expect(offsets(field.markedTextRange) == [0, 1])
  }

  /// "When we edit text with Japanese or Chinese keyboard, contactPickerTextViewDidChange is triggered
  /// before deciding which character to input. `!self.textField.markedTextRange` check prevent it"
  /// (tristanhimmelman/THContactPicker, pull request 24). "Changes to either range calls
  /// `textFieldDidChangeSelection(_:)`, but entering marked text does not trigger
  /// `textField(_:shouldChangeCharactersIn:replacementString:)`" (oscbyspro/DiffableTextViews, issue 88).
  @Test("Each step of a composition is a change, about which the delegate is not asked")
  func eachStepOfACompositionIsAChangeAboutWhichTheDelegateIsNotAsked() {
    test.compose("n")
    test.compose("に")
    #expect(recorder.names == ["editingChanged", "editingChanged"])
    #expect(judge.log == ["selection", "selection"])
  }

  /// "When you tap the candidate bar of a Chinese keyboard, the text you tapped is applied to your
  /// UITextView (or UITextField) without -textView:shouldChangeTextInRange:replacementText: triggered"
  /// (stackoverflow.com/questions/20988146); openradar 24087514 reports the same of text fields.
  @Test("The chosen text takes the place of the marked one, and the delegate is not asked")
  func theChosenTextTakesThePlaceOfTheMarkedOneAndTheDelegateIsNotAsked() {
    test.compose("にん!")
    recorder.clear()
    judge.log = []
    test.type("忍者!")
    #expect(field.text == "ab忍者!")
    #expect(field.markedTextRange == nil)
    #expect(recorder.names == ["editingChanged"])
    #expect(!judge.log.contains { $0.hasPrefix("change") })
    test.type("x")
    #expect(judge.log.contains("change 5,0 x"))
  }

  /// "Pressing Return/Enter during composition (to commit the raw pinyin as Latin characters)"
  /// (FuzzyIdeas/Cling, issue 25); the submission of a text field "only fires when there is no composing
  /// text, so the IME gets the return key first" (minorcell/minorcell, issue 93).
  @Test("Return confirms the marked text, and only the next one is the return key")
  func returnConfirmsTheMarkedTextAndOnlyTheNextOneIsTheReturnKey() {
    test.compose("ni")
    recorder.clear()
    test.press(.keyboardReturnOrEnter)
    #expect(field.text == "abni" && field.markedTextRange == nil)
    #expect(!judge.log.contains("return") && field.isFirstResponder)
    #expect(recorder.names == ["editingChanged"])
    test.press(.keyboardReturnOrEnter)
    #expect(judge.log.contains("return"))
  }

  /// "When [...] textViewDidChange(_ textView: TextView) called, textView.markedTextRange should be nil if
  /// multi-stage input finished", as in UITextView (simonbs/Runestone, issue 312).
  @Test("The last change of a composition comes without marked text")
  func theLastChangeOfACompositionComesWithoutMarkedText() {
    var marks: [Bool] = []
    field.addAction(
      UIAction { [field] _ in marks.append(field.markedTextRange != nil) }, for: .editingChanged)
    test.compose("ni")
    field.unmarkText()
    #expect(marks == [true, false])
  }

  @Test("Escape and an empty composition remove the marked text")
  func escapeAndAnEmptyCompositionRemoveTheMarkedText() {
    test.compose("ni")
    test.press(.keyboardEscape)
    #expect(field.text == "ab" && field.markedTextRange == nil && field.isFirstResponder)
    test.compose("ni")
    test.compose("")
    #expect(field.text == "ab" && field.markedTextRange == nil)
  }

  @Test("Backspace shortens the marked text") func backspaceShortensTheMarkedText() {
    test.compose("ni")
    test.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "abn")
    #expect(offsets(field.markedTextRange) == [2, 3])
    test.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "ab" && field.markedTextRange == nil)
    #expect(!judge.log.contains { $0.hasPrefix("change") })
  }

  @Test("The end of editing confirms the marked text")
  func theEndOfEditingConfirmsTheMarkedText() {
    test.compose("ni")
    recorder.clear()
    field.resignFirstResponder()
    #expect(field.text == "abni" && field.markedTextRange == nil)
    #expect(recorder.names == ["editingChanged", "editingDidEnd"])
  }

  @Test("A caret that leaves the marked text confirms it")
  func aCaretThatLeavesTheMarkedTextConfirmsIt() {
    test.compose("ni")
    test.press(.keyboardLeftArrow)
    #expect(field.markedTextRange != nil)
    test.press(.keyboardHome)
    #expect(field.text == "abni" && field.markedTextRange == nil)
  }

  /// "I guess explicitly setting the text of a UITextField may cause information lost about the
  /// markedText" (Automattic/simplenote-ios, pull request 259).
  @Test("Setting the text ends a composition") func settingTheTextEndsAComposition() {
    test.compose("ni")
    field.text = field.text
    #expect(field.markedTextRange == nil)
    test.compose("ha")
    #expect(field.text == "abniha")
  }

  /// Marked text "is styled in a distinctive way" (Apple's documentation, as quoted in
  /// stackoverflow.com/questions/24632708).
  @Test("Marked text has a background") func markedTextHasABackground() throws {
    field.font = .systemFont(ofSize: 20)
    test.compose("nnnn")
    let start = try #require(field.markedTextRange).start
    let place = field.convert(field.caretRect(for: start), to: nil)
    let point = CGPoint(x: place.maxX + 3, y: place.minY + 1)
    let marked = test.color(at: point)
    field.unmarkText()
    test.layout()
    #expect(marked != test.color(at: point))
  }

  @Test("A text view composes too") func aTextViewComposesToo() {
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 200))
    test.add(view)
    view.text = "one\n"
    view.becomeFirstResponder()
    test.compose("ni")
    #expect(view.text == "one\nni")
    #expect(view.markedTextRange.flatMap(view.text(in:)) == "ni")
    test.press(.keyboardReturnOrEnter)
    #expect(view.text == "one\nni" && view.markedTextRange == nil)
    test.compose("ni")
    test.type("你")
    #expect(view.text == "one\nni你" && view.markedTextRange == nil)
  }
}
