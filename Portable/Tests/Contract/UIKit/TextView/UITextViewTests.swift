import Foundation
import Testing
import UIKit

/// Rules of Apple's documentation of `UITextView`.
@MainActor struct UITextViewContractTests {
  private final class Silent: NSObject, UITextViewDelegate {
    var calls = 0

    func textViewDidChange(_ textView: UITextView) { calls += 1 }
  }

  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test("A text view has the defaults of UIKit") func defaults() {
    #expect(view.text == "" && view.isEditable && view.isSelectable && !view.hasText)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.textAlignment == .natural && view.isScrollEnabled)
  }

  @Test("Setting the text calls no delegate") func settingTheTextCallsNoDelegate() {
    let delegate = Silent()
    view.delegate = delegate
    view.text = "Text"
    #expect(delegate.calls == 0 && view.hasText)
  }

  @Test("The font is that of the whole text") func theFontIsThatOfTheWholeText() {
    view.attributedText = NSAttributedString(
      string: "Text", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    view.font = .systemFont(ofSize: 14)
    let font = view.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont
    #expect(font == .systemFont(ofSize: 14))
  }

  @Test("Plain text takes the font and color of the view")
  func plainTextTakesTheFontAndColorOfTheView() {
    view.font = .systemFont(ofSize: 14)
    view.textColor = .red
    view.text = "Text"
    let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 14))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
  }

  @Test("Inserted text takes the typing attributes") func insertedTextTakesTheTypingAttributes() {
    view.text = "Text"
    view.selectedRange = NSRange(location: 4, length: 0)
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    view.insertText("!")
    let font = view.attributedText.attribute(.font, at: 4, effectiveRange: nil) as? UIFont
    #expect(view.text == "Text!" && font == .systemFont(ofSize: 30))
  }

  @Test("An insertion replaces the selection") func anInsertionReplacesTheSelection() {
    view.text = "one two"
    view.selectedRange = NSRange(location: 4, length: 3)
    view.insertText("2\n")
    #expect(view.text == "one 2\n")
    view.deleteBackward()
    #expect(view.text == "one 2" && view.selectedRange == NSRange(location: 5, length: 0))
  }

  @Test("A view that does not scroll is as high as its text")
  func aViewThatDoesNotScrollIsAsHighAsItsText() {
    view.font = .systemFont(ofSize: 17)
    view.text = "One\nTwo\nThree"
    view.isScrollEnabled = false
    let three = view.intrinsicContentSize.height
    view.text = "One"
    #expect(view.intrinsicContentSize.height < three)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }
}
