import QuartzCore
import Testing
import UIKit

/// "The text layer provides simple text layout and rendering of plain or attributed strings"
/// (CATextLayer.h). "Font, fontSize and foregroundColor are used only when the string is not an
/// NSAttributedString" (the comments of these properties there).
@MainActor struct CATextLayerTests {
  private let layer = CATextLayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
  }

  private func string(_ text: String, _ attributes: [NSAttributedString.Key: Any])
    -> NSAttributedString
  {
    NSAttributedString(string: text, attributes: attributes)
  }

  /// The pixels of the layer, and the columns of the bitmap that have any ink.
  private func draw() throws -> (context: CGContext, columns: [Int]) {
    let context = try #require(makeBitmap(100, 40))
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.render(in: context)
    let columns = (0..<100).filter { x in (0..<40).contains { context.pixel(x, $0).alpha > 0 } }
    return (context, columns)
  }

  /// The color of the most opaque pixel inside the first character.
  private func inkColor() throws -> Pixel {
    let (context, columns) = try draw()
    let column = try #require(columns.first) + 3
    return try #require((0..<40).map { context.pixel(column, $0) }.max { $0.alpha < $1.alpha })
  }

  @Test("The attributes of the string give the font") func theAttributesOfTheStringGiveTheFont() {
    layer.fontSize = 99
    layer.string = string("Text", [.font: UIFont.systemFont(ofSize: 10)])
    let small = layer.preferredFrameSize()
    layer.string = string("Text", [.font: UIFont.systemFont(ofSize: 20)])
    let large = layer.preferredFrameSize()
    #expect(large.height > small.height * 1.8 && large.height < small.height * 2.2)
  }

  @Test("The attributes of the string give the colors") func theAttributesOfTheStringGiveTheColors()
    throws
  {
    layer.foregroundColor = UIColor.blue.cgColor
    let text = NSMutableAttributedString(
      attributedString: string("█", [.font: UIFont.systemFont(ofSize: 20)]))
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    layer.string = text
    #expect(try inkColor().isClose(to: .red))
  }

  /// Black is the color of attributed strings without one (NSAttributedString.h), not the layer's.
  @Test("An attributed string without a color is black")
  func anAttributedStringWithoutAColorIsBlack() throws {
    layer.foregroundColor = UIColor.red.cgColor
    layer.string = string("█", [.font: UIFont.systemFont(ofSize: 20)])
    #expect(try inkColor().isClose(to: .black))
  }

  @Test("The paragraph style aligns the lines") func theParagraphStyleAlignsTheLines() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    layer.string = string("i", [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    #expect(try #require(draw().columns.first) > 80)
  }

  /// Sources disagree: Apple's documentation of alignmentMode speaks of every string, and
  /// developers report that a text layer ignores the alignment of a paragraph style
  /// (manongdao.com/article-353208.html). Here the layer's own alignment wins where one is set.
  @Test("The alignment of the layer wins") func theAlignmentOfTheLayerWins() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    layer.alignmentMode = .left
    layer.string = string("i", [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style])
    #expect(try #require(draw().columns.last) < 20)
  }

  @Test("Lines are drawn under text") func linesAreDrawnUnderText() throws {
    let font = UIFont.systemFont(ofSize: 20)
    layer.string = string("    ", [.font: font])
    #expect(try draw().columns.isEmpty)
    layer.string = string(
      "i i", [.font: font, .underlineStyle: NSUnderlineStyle.single.rawValue])
    let columns = try draw().columns
    let (first, last) = (try #require(columns.first), try #require(columns.last))
    #expect(columns.count == last - first + 1)
  }

  @Test("The font of the plain string may be a font object")
  func theFontOfThePlainStringMayBeAFontObject() {
    layer.string = "Text"
    layer.fontSize = 20
    layer.font = UIFont.systemFont(ofSize: 10, weight: .regular)
    let regular = layer.preferredFrameSize()
    layer.font = UIFont.systemFont(ofSize: 10, weight: .black)
    let black = layer.preferredFrameSize()
    #expect(black.width > regular.width)
    #expect(black.height == regular.height)
  }
}
