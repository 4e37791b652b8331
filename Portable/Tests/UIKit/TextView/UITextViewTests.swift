@testable import UIKit
import TestSupport
import Testing

@MainActor struct UITextViewTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var allows = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      calls.append("shouldBegin")
      return allows
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("change \(range.location),\(range.length) '\(text)'")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("didChange") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  }

  private func view(_ text: String, in host: TestHost) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 120))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    return host.add(view)
  }

  private let lines = (1...30).map { "Line \($0)" }.joined(separator: "\n")

  @Test("A tap places the caret and keys type") func aTapPlacesTheCaretAndKeysType() {
    let host = TestHost()
    let view = view("one two", in: host)
    let delegate = Delegate()
    view.delegate = delegate
    host.touches.tap(view, at: CGPoint(x: 250, y: 20))
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 7, length: 0))
    host.type("!")
    host.press(.keyboardReturnOrEnter)
    host.type("three")
    #expect(view.text == "one two!\nthree")
    host.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "one two!\nthre")
    view.resignFirstResponder()
    #expect(delegate.calls.first == "shouldBegin" && delegate.calls.last == "didEnd")
    #expect(delegate.calls.filter { $0 != "scroll" }[2] == "change 7,0 '!'")
  }

  @Test("The delegate refuses changes and editing") func theDelegateRefusesChangesAndEditing() {
    let host = TestHost()
    let view = view("text", in: host)
    let delegate = Delegate()
    view.delegate = delegate
    #expect(view.becomeFirstResponder())
    delegate.allows = false
    host.type("!")
    #expect(view.text == "text" && !delegate.calls.contains("didChange"))
    view.resignFirstResponder()
    #expect(!view.becomeFirstResponder())
  }

  @Test("Arrows move between lines in their column") func arrowsMoveBetweenLinesInTheirColumn() {
    let host = TestHost()
    let view = view("abcdef\nab\nabcdef", in: host)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 5, length: 0)
    host.press(.keyboardDownArrow)
    #expect(view.selectedRange.location == 9)
    host.press(.keyboardDownArrow)
    #expect(view.selectedRange.location == 15)
    host.press(.keyboardUpArrow)
    host.press(.keyboardUpArrow)
    #expect(view.selectedRange.location == 5)
    host.press(.keyboardUpArrow)
    #expect(view.selectedRange.location == 0)
  }

  @Test("Home and End stay in the line") func homeAndEndStayInTheLine() {
    let host = TestHost()
    let view = view("abc\ndef\nghi", in: host)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 5, length: 0)
    host.press(.keyboardEnd)
    #expect(view.selectedRange.location == 7)
    host.press(.keyboardHome, modifiers: .shift)
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
  }

  @Test("A double tap selects a word and a triple tap a line")
  func aDoubleTapSelectsAWordAndATripleTapALine() {
    let host = TestHost()
    let view = view("one two\nthree", in: host)
    host.touches.doubleTap(view, at: CGPoint(x: 12, y: 18))
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
  }

  @Test("The caret stays in sight") func theCaretStaysInSight() {
    let host = TestHost()
    let view = view(lines, in: host)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: view.text.utf16.count, length: 0)
    host.type("!")
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 120)) <= 1)
    for _ in 0..<30 { host.press(.keyboardUpArrow) }
    #expect(view.contentOffset.y <= 1)
  }

  @Test("A drag scrolls and does not place the caret") func aDragScrollsAndDoesNotPlaceTheCaret() {
    let host = TestHost()
    let view = view(lines, in: host)
    host.touches.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 120))
    host.advance(by: 1)
    #expect(view.contentOffset.y > 20 && !view.isFirstResponder)
  }

  @Test("Text that cannot be edited can be copied") func textThatCannotBeEditedCanBeCopied() {
    let host = TestHost()
    let view = view("one two", in: host)
    view.isEditable = false
    host.touches.doubleTap(view, at: CGPoint(x: 12, y: 18))
    host.type("!")
    #expect(view.text == "one two" && view.isFirstResponder)
    host.press(.keyboardC, characters: "c", modifiers: .command)
    #expect(UIPasteboard.general.string == "one")
    #expect(host.host.scene.wantsTextInput == false)
  }

  @Test("Edit commands use the pasteboard") func editCommandsUseThePasteboard() {
    let host = TestHost()
    let view = view("one two", in: host)
    view.becomeFirstResponder()
    host.press(.keyboardA, characters: "a", modifiers: .command)
    #expect(view.selectedRange == NSRange(location: 0, length: 7))
    host.press(.keyboardX, characters: "x", modifiers: .command)
    #expect(view.text == "" && UIPasteboard.general.string == "one two")
    host.press(.keyboardV, characters: "v", modifiers: .command)
    host.press(.keyboardV, characters: "v", modifiers: .command)
    #expect(view.text == "one twoone two")
  }

  @Test("Typing keeps the attributes before the caret")
  func typingKeepsTheAttributesBeforeTheCaret() {
    let host = TestHost()
    let view = view("", in: host)
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttributes(
      [.foregroundColor: UIColor.red], range: NSRange(location: 1, length: 1))
    view.attributedText = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 0)
    host.type("c")
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor
        == .red)
  }

  @Test("Ranges beyond the text are limited") func rangesBeyondTheTextAreLimited() {
    let view = view("abc", in: TestHost())
    view.selectedRange = NSRange(location: 2, length: 100)
    #expect(view.selectedRange == NSRange(location: 2, length: 1))
    view.selectedRange = NSRange(location: NSNotFound, length: 0)
    view.scrollRangeToVisible(NSRange(location: 50, length: 50))
    #expect(view.position(from: view.endOfDocument, offset: .max) == nil)
    #expect(view.text(in: UITextRange(range: 1..<50)) == "bc")
  }

  @Test("Text is set inside its insets") func textIsSetInsideItsInsets() {
    let host = TestHost()
    let view = view("abc", in: host)
    view.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
    host.layout()
    let caret = view.caretRect(for: view.beginningOfDocument)
    #expect(caret.midX == 35 && caret.minY == 20)
  }
}
