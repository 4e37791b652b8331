import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite(.pinnedFont) struct UILabelTests {
  private let sentence = "The quick brown fox jumps over the lazy dog and is gone"

  private func label(_ text: String? = nil) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func picture(_ label: UILabel) throws -> PictureProbe {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return try #require(
      PictureProbe(
        UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { _ in
          label.draw(label.bounds)
        }))
  }

  @Test("A new label has Apple's defaults") func aNewLabelHasApplesDefaults() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("The intrinsic size is the text's in whole pixels")
  func theIntrinsicSizeIsTheTextsInWholePixels() {
    let label = label("Label")
    let scale = label.traitCollection.displayScale
    let size = label.intrinsicContentSize
    #expect(abs(size.width - 41.5) < 1.5)
    #expect((size.width * scale).rounded() == size.width * scale)
    #expect(size.height >= 20.287 && size.height < 20.9)
  }

  @Test("A single line fits in its whole width only") func aSingleLineFitsInItsWholeWidthOnly() {
    let label = label(sentence)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == label.intrinsicContentSize)
  }

  @Test("Several lines fit within the width") func severalLinesFitWithinTheWidth() {
    let label = label(sentence)
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(size.width <= 150)
    #expect(size.height > 60)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 150, height: 0)).height < 42)
    label.preferredMaxLayoutWidth = 150
    #expect(label.intrinsicContentSize.height > 40)
  }

  @Test("The label draws with the lines it measured") func theLabelDrawsWithTheLinesItMeasured()
    throws
  {
    let label = label(sentence)
    label.numberOfLines = 0
    label.frame.size = label.sizeThatFits(CGSize(width: 150, height: 0))
    let made = label.frames.builtFrames
    #expect(made == 1)
    _ = try picture(label)
    _ = label.sizeThatFits(CGSize(width: 150, height: 0))
    _ = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0)
    _ = try picture(label)
    #expect(label.frames.builtFrames == made)
  }

  @Test("Changing the text forgets the lines") func changingTheTextForgetsTheLines() {
    let label = label("One")
    let before = label.intrinsicContentSize
    label.text = "Something longer"
    #expect(label.intrinsicContentSize.width > before.width)
    let width = label.intrinsicContentSize.width
    label.font = .systemFont(ofSize: 30)
    #expect(label.intrinsicContentSize.width > width)
  }

  @Test("Text stands in the middle of a high label") func textStandsInTheMiddleOfAHighLabel() throws
  {
    let label = label("H")
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
    let ink = try #require(try picture(label).inkBounds)
    #expect(abs(ink.midY / 2 - 30) < 2)
    #expect(ink.minX / 2 < 4)
  }

  @Test("Alignment follows property and layout direction")
  func alignmentFollowsPropertyAndLayoutDirection() throws {
    let label = label("Hi")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    label.textAlignment = .center
    #expect(abs(try #require(try picture(label).inkBounds).midX / 2 - 50) < 1.5)
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceRightToLeft
    #expect(try #require(try picture(label).inkBounds).maxX / 2 > 96)
  }

  @Test("Text that is too long ends in an ellipsis, not at the edge")
  func textThatIsTooLongEndsInAnEllipsisNotAtTheEdge() throws {
    let label = label(sentence)
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 24)
    let truncated = try picture(label)
    label.lineBreakMode = .byClipping
    let clipped = try picture(label)
    #expect(truncated.ink != clipped.ink)
    #expect(try #require(clipped.inkBounds).maxX >= 238)
    #expect(try #require(truncated.inkBounds).maxX <= 240)
  }

  @Test("Lines that do not fit the height are left out") func linesThatDoNotFitTheHeightAreLeftOut()
    throws
  {
    let label = label(sentence)
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 150, height: 45)
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0)
    #expect(rect.height < 42 && rect.height > 40)
  }

  @Test("Text shrinks to the width, down to the smallest factor")
  func textShrinksToTheWidthDownToTheSmallestFactor() throws {
    let label = label("Some long words")
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    let width = label.intrinsicContentSize.width
    label.frame = CGRect(x: 0, y: 0, width: width * 0.75, height: 30)
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(rect.width > width * 0.7)
    #expect(rect.height < 17)
    label.minimumScaleFactor = 0.9
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).height > 17)
    #expect(label.intrinsicContentSize.width == width)
  }

  @Test("Highlighting, disabling and shadows change the colors")
  func highlightingDisablingAndShadowsChangeTheColors() throws {
    let label = label("█████")
    label.textColor = .red
    label.highlightedTextColor = .blue
    label.sizeToFit()
    func middle() throws -> Pixel {
      let picture = try picture(label)
      return picture[picture.width / 2, picture.height / 2]
    }
    #expect(try middle() == .red)
    label.isHighlighted = true
    #expect(try middle() == .blue)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(try middle().alpha < 120)
    label.isEnabled = true
    label.frame.size = CGSize(width: 200, height: 60)
    let ink = try picture(label).ink
    label.shadowColor = .black
    label.shadowOffset = CGSize(width: 3, height: 3)
    #expect(try picture(label).ink > ink)
  }

  @Test("Colors follow the appearance") func colorsFollowTheAppearance() throws {
    let label = label("█████")
    label.sizeToFit()
    label.overrideUserInterfaceStyle = .dark
    let picture = try picture(label)
    #expect(picture[picture.width / 2, picture.height / 2] == .white)
  }

  @Test("Attributed text keeps its attributes until a property is set")
  func attributedTextKeepsItsAttributesUntilAPropertyIsSet() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "Big small")
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(0..<3))
    label.attributedText = text
    #expect(label.text == "Big small")
    #expect(label.intrinsicContentSize.height > 47)
    label.font = .systemFont(ofSize: 10)
    #expect(label.intrinsicContentSize.height < 13)
    label.text = "Plain"
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .systemFont(ofSize: 10))
  }

  @Test("Setting the same again marks nothing") func settingTheSameAgainMarksNothing() {
    let label = label("Same")
    _ = label.intrinsicContentSize
    let made = label.frames.builtFrames
    label.text = "Same"
    label.textColor = .label
    label.font = .systemFont(ofSize: 17)
    _ = label.intrinsicContentSize
    #expect(label.frames.builtFrames == made)
  }

  @Test("Fonts that follow the content size category are adjusted")
  func fontsThatFollowTheContentSizeCategoryAreAdjusted() {
    let label = label("Text")
    label.font = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    label.adjustsFontForContentSizeCategory = true
    label.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    label.updateTraitsIfNeeded()
    #expect(label.font.pointSize == 28)
    #expect(label.intrinsicContentSize.height > 33)
  }
}
