import TestSupport
import Testing
import UIKit

@MainActor struct UITextFieldTests {
  private final class Judge: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var allowed = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allowed }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("change \(range.location),\(range.length) \(string)")
      return allowed
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      return true
    }
  }

  private let test = TestHost()
  private let field: UITextField
  private let judge = Judge()
  private let recorder: ControlEventRecorder

  init() {
    field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.delegate = judge
    test.add(field)
    recorder = ControlEventRecorder(field, for: [.allEditingEvents, .primaryActionTriggered])
  }

  @Test("A tap begins editing, and typing reports changes") func aTapBeginsEditingAndTypingReports()
  {
    test.touches.tap(at: CGPoint(x: 100, y: 117))
    #expect(field.isFirstResponder && field.isEditing)
    test.type("Hi")
    #expect(field.text == "Hi")
    #expect(judge.log == ["begin", "change 0,0 Hi"])
    #expect(recorder.names == ["editingDidBegin", "editingChanged"])
  }

  @Test("The delegate may refuse") func theDelegateMayRefuse() {
    judge.allowed = false
    test.touches.tap(at: CGPoint(x: 100, y: 117))
    #expect(!field.isFirstResponder)
    judge.allowed = true
    field.becomeFirstResponder()
    judge.allowed = false
    test.type("x")
    #expect(field.text == "")
  }

  @Test("Setting the text reports nothing") func settingTheTextReportsNothing() {
    field.becomeFirstResponder()
    recorder.clear()
    field.text = "Set"
    #expect(recorder.names.isEmpty)
    #expect(field.selectedTextRange?.isEmpty == true)
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 3)
  }

  @Test("Keys edit the text") func keysEditTheText() {
    field.text = "one two"
    field.becomeFirstResponder()
    test.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "one tw")
    test.press(.keyboardLeftArrow)
    test.press(.keyboardLeftArrow, modifiers: .shift)
    test.type("X")
    #expect(field.text == "one Xw")
    test.press(.keyboardHome)
    test.press(.keyboardDeleteForward)
    #expect(field.text == "ne Xw")
    test.press(.keyboardDeleteOrBackspace)
    #expect(field.text == "ne Xw")
  }

  @Test("The Return key ends editing when an action handles it")
  func theReturnKeyEndsEditingWhenSomeoneListens() {
    field.becomeFirstResponder()
    recorder.clear()
    test.press(.keyboardReturnOrEnter)
    #expect(
      recorder.names == ["primaryActionTriggered", "editingDidEndOnExit", "editingDidEnd"])
    #expect(!field.isEditing)
    #expect(judge.log == ["begin", "return", "end"])
  }

  @Test("The clear button empties the field") func theClearButtonEmptiesTheField() {
    field.text = "Text"
    field.clearButtonMode = .always
    test.layout()
    let button = field.clearButtonRect(forBounds: field.bounds)
    test.touches.tap(
      at: CGPoint(x: field.frame.minX + button.midX, y: field.frame.minY + button.midY))
    #expect(field.text == "")
    #expect(recorder.names == ["editingChanged"])
  }

  @Test("A tap places the caret where it is") func aTapPlacesTheCaretWhereItIs() {
    field.text = "iiiiiiiiii"
    test.layout()
    test.touches.tap(at: CGPoint(x: 22, y: 117))
    let start = field.selectedTextRange.map {
      field.offset(from: field.beginningOfDocument, to: $0.start)
    }
    #expect(start == 0)
    test.advance(by: 1)
    test.touches.tap(at: CGPoint(x: 300, y: 117))
    let end = field.selectedTextRange.map {
      field.offset(from: field.beginningOfDocument, to: $0.start)
    }
    #expect(end == 10)
  }

  @Test("A rounded field is 34 points high") func aRoundedFieldIsThirtyFourPointsHigh() {
    #expect(field.intrinsicContentSize.height >= 33 && field.intrinsicContentSize.height <= 35)
    field.borderStyle = .none
    #expect(field.intrinsicContentSize.height < 25)
  }

  @Test("A field removed from its window takes no text")
  func removingTheFieldFromTheWindowIsHarmless() {
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(!field.isFirstResponder)
    test.type("x")
    #expect(field.text == "")
  }
}
