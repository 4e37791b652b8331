import Testing
import UIKit

/// Rules of Apple's documentation of `UILabel`, `UIFont` and attributed strings.
@MainActor struct UILabelDefaultsTests {
  @Test("A label has one line, cut at its end, and takes no touches")
  func aLabelHasOneLineCutAtItsEndAndTakesNoTouches() {
    let label = UILabel()
    #expect(label.text == nil && label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(!label.isUserInteractionEnabled)
    #expect(!label.adjustsFontSizeToFitWidth && label.isEnabled && !label.isHighlighted)
  }

  @Test("The text of a label is that of its attributed text")
  func theTextOfALabelIsThatOfItsAttributedText() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "styled", attributes: [.kern: 2])
    #expect(label.text == "styled")
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
  }

  @Test("A label without text fits no size, and more text a larger one")
  func aLabelWithoutTextFitsNoSizeAndMoreTextALargerOne() {
    let label = UILabel()
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    label.text = "a"
    let small = label.intrinsicContentSize
    label.text = "a longer text"
    #expect(label.intrinsicContentSize.width > small.width)
    #expect(label.intrinsicContentSize.height == small.height)
  }

  @Test("A font keeps its name in another size") func aFontKeepsItsNameInAnotherSize() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.pointSize == 17)
    let large = font.withSize(34)
    #expect(large.pointSize == 34 && large.fontName == font.fontName)
    #expect(abs(large.lineHeight - 2 * font.lineHeight) < 1)
    #expect(font.ascender > 0 && font.descender < 0)
  }

  @Test("Attributes hold over their range") func attributesHoldOverTheirRange() {
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
    var range = NSRange()
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: &range) == nil)
    #expect(range == NSRange(location: 0, length: 4))
    let found = text.attribute(.foregroundColor, at: 5, effectiveRange: &range) as? UIColor
    #expect(found == .red)
    #expect(range == NSRange(location: 4, length: 3))
  }

  @Test("Replacing characters takes the attributes of the first")
  func replacingCharactersTakesTheAttributesOfTheFirst() {
    let text = NSMutableAttributedString(string: "one", attributes: [.kern: 2])
    text.replaceCharacters(in: NSRange(location: 0, length: 1), with: "two")
    #expect(text.string == "twone")
    #expect(text.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
    text.append(NSAttributedString(string: "!"))
    #expect(text.attribute(.kern, at: 5, effectiveRange: nil) == nil)
  }
}
