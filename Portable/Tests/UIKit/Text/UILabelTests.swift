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

  @Test func `A new label has Apple's defaults`() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `The intrinsic size is the text's in whole pixels`() {
    let label = label("Label")
    let scale = label.traitCollection.displayScale
    let size = label.intrinsicContentSize
    #expect(abs(size.width - 41.5) < 1.5)
    #expect((size.width * scale).rounded() == size.width * scale)
    #expect(size.height >= 20.287 && size.height < 20.9)
  }

  @Test func `A single line fits in its whole width only`() {
    let label = label(sentence)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == label.intrinsicContentSize)
  }

  @Test func `Several lines fit within the width`() {
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

  @Test func `The label draws with the lines it measured`() throws {
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

  @Test func `Changing the text forgets the lines`() {
    let label = label("One")
    let before = label.intrinsicContentSize
    label.text = "Something longer"
    #expect(label.intrinsicContentSize.width > before.width)
    let width = label.intrinsicContentSize.width
    label.font = .systemFont(ofSize: 30)
    #expect(label.intrinsicContentSize.width > width)
  }

  @Test func `Text stands in the middle of a high label`() throws {
    let label = label("H")
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 60)
    let ink = try #require(try picture(label).inkBounds)
    #expect(abs(ink.midY / 2 - 30) < 2)
    #expect(ink.minX / 2 < 4)
  }

  @Test func `Alignment follows property and layout direction`() throws {
    let label = label("Hi")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    label.textAlignment = .center
    #expect(abs(try #require(try picture(label).inkBounds).midX / 2 - 50) < 1.5)
    label.textAlignment = .natural
    label.semanticContentAttribute = .forceRightToLeft
    #expect(try #require(try picture(label).inkBounds).maxX / 2 > 96)
  }

  @Test func `Text that is too long ends in an ellipsis, not at the edge`() throws {
    let label = label(sentence)
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 24)
    let truncated = try picture(label)
    label.lineBreakMode = .byClipping
    let clipped = try picture(label)
    #expect(truncated.ink != clipped.ink)
    #expect(try #require(clipped.inkBounds).maxX >= 238)
    #expect(try #require(truncated.inkBounds).maxX <= 240)
  }

  @Test func `Lines that do not fit the height are left out`() throws {
    let label = label(sentence)
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 150, height: 45)
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0)
    #expect(rect.height < 42 && rect.height > 40)
  }

  @Test func `Text shrinks to the width, down to the smallest factor`() throws {
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

  @Test func `Highlighting, disabling and shadows change the colours`() throws {
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

  @Test func `Colours follow the appearance`() throws {
    let label = label("█████")
    label.sizeToFit()
    label.overrideUserInterfaceStyle = .dark
    let picture = try picture(label)
    #expect(picture[picture.width / 2, picture.height / 2] == .white)
  }

  @Test func `Attributed text keeps its attributes until a property is set`() throws {
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

  @Test func `Setting the same again marks nothing`() {
    let label = label("Same")
    _ = label.intrinsicContentSize
    let made = label.frames.builtFrames
    label.text = "Same"
    label.textColor = .label
    label.font = .systemFont(ofSize: 17)
    _ = label.intrinsicContentSize
    #expect(label.frames.builtFrames == made)
  }

  @Test func `Fonts that follow the content size category are adjusted`() {
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
