import CoreGraphics
import TestSupport
import Testing
import TextLayout

@Suite(.pinnedFont) struct TextFrameTests {
  private let face = FontFace(size: 17)
  private let sentence = "The quick brown fox jumps over the lazy dog and is gone."

  private func frame(
    _ text: String, _ lineBreak: TextLineBreak = .word, width: CGFloat = .infinity,
    height: CGFloat = .infinity, lines: Int = 0,
    change: (inout TextParagraphStyle) -> Void = { _ in }
  ) -> TextFrame {
    var style = TextParagraphStyle(alignment: .left, lineBreak: lineBreak)
    change(&style)
    return TextFrame(
      runs: [TextRun(text: text, face: face)], style: style,
      limits: TextLimits(width: width, height: height, lines: lines))
  }

  @Test("A line is as high as its font") func aLineIsAsHighAsItsFont() {
    let frame = frame("Text")
    #expect(frame.lineCount == 1)
    #expect(abs(frame.size.height - face.metrics.lineHeight) < 0.001)
    #expect(abs(frame.firstBaseline - face.metrics.ascent) < 0.001)
    #expect(frame.firstBaseline == frame.lastBaseline)
  }

  // As labels with one emoji are in documents of Interface Builder.
  @Test(
    "An emoji is some points wider than its font", arguments: [(17.0, 23.0), (38, 43), (45, 50)])
  func anEmojiIsSomePointsWiderThanItsFont(size: CGFloat, width: CGFloat) {
    for text in ["🎉", "\u{26AA}\u{FE0F}", "👩‍🚀"] {
      let frame = TextFrame(
        runs: [TextRun(text: text, face: FontFace(size: size))],
        style: TextParagraphStyle(alignment: .left, lineBreak: .word),
        limits: TextLimits(width: .infinity, height: .infinity, lines: 0))
      #expect(abs(frame.size.width - width) < 1.5, "\(text)")
      #expect(abs(frame.size.height - FontFace(size: size).metrics.lineHeight) < 0.001)
    }
  }

  @Test("Empty text has the height of a line and no width")
  func emptyTextHasTheHeightOfALineAndNoWidth() {
    let frame = frame("")
    #expect(frame.size.width == 0)
    #expect(abs(frame.size.height - face.metrics.lineHeight) < 0.001)
  }

  @Test("Text that ends with a line end has an empty last line")
  func textThatEndsWithALineEndHasAnEmptyLastLine() {
    #expect(frame("One\n").lineCount == 2)
    #expect(frame("\n\n").lineCount == 3)
  }

  @Test("Words wrap within the width") func wordsWrapWithinTheWidth() {
    let frame = frame(sentence, width: 150)
    #expect(frame.lineCount > 2)
    #expect(frame.size.width <= 150)
    #expect(!frame.isTruncated)
  }

  @Test("A word longer than the line is broken") func aWordLongerThanTheLineIsBroken() {
    let frame = frame("Donaudampfschifffahrtsgesellschaft", width: 80)
    #expect(frame.lineCount > 2)
    #expect(frame.size.width <= 80)
  }

  // A hyphen would take the place of a letter. The text is longer than what Pango gets as one part.
  @Test("A long word is broken without hyphens") func aLongWordIsBrokenWithoutHyphens() {
    let letter = frame("n").size.width
    let (width, count) = (letter * 10.5, 3_000)
    #expect(frame(String(repeating: "n", count: count), width: width).lineCount == count / 10)
    let soft = frame("Donaudampf\u{AD}schifffahrt", width: 110)
    #expect(soft.lineCount == 2)
  }

  @Test(
    "Truncation keeps to the number of lines and says so",
    arguments: [TextLineBreak.truncateHead, .truncateTail, .truncateMiddle])
  func truncationKeepsToTheNumberOfLinesAndSaysSo(mode: TextLineBreak) {
    let frame = frame(sentence, mode, width: 150, lines: 2)
    #expect(frame.lineCount == 2)
    #expect(frame.isTruncated)
    #expect(frame.size.width <= 150)
  }

  @Test("Text that just fits is not truncated") func textThatJustFitsIsNotTruncated() {
    let natural = frame(sentence).size.width
    #expect(!frame(sentence, .truncateTail, width: natural, lines: 1).isTruncated)
    #expect(frame(sentence, .truncateTail, width: natural - 1, lines: 1).isTruncated)
  }

  @Test("Wrapped text shows its first lines only") func wrappedTextShowsItsFirstLinesOnly() {
    let frame = frame(sentence, .word, width: 150, lines: 1)
    #expect(frame.lineCount == 1)
    #expect(frame.isTruncated)
  }

  @Test("A paragraph that follows the last line is announced by an ellipsis")
  func aParagraphThatFollowsTheLastLineIsAnnouncedByAnEllipsis() {
    let cut = frame("A\nB\nC", .truncateTail, width: 100, lines: 2)
    let whole = frame("A\nB", .truncateTail, width: 100, lines: 2)
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
    #expect(cut.size.width > whole.size.width + 5)
    #expect(!whole.isTruncated)
  }

  @Test("Lines that do not fit the height are left out, the first never")
  func linesThatDoNotFitTheHeightAreLeftOutTheFirstNever() {
    let line = face.metrics.lineHeight
    #expect(frame(sentence, .truncateTail, width: 150, height: line * 2.5).lineCount == 2)
    #expect(frame(sentence, .truncateTail, width: 150, height: 3).lineCount == 1)
  }

  @Test("Spacing stands between lines and paragraphs, not around them")
  func spacingStandsBetweenLinesAndParagraphsNotAroundThem() {
    let line = face.metrics.lineHeight
    let two = frame("A\nB") {
      $0.lineSpacing = 100
      $0.paragraphSpacing = 6
    }
    #expect(abs(two.size.height - (2 * line + 6)) < 0.001)
    let plain = frame(sentence, width: 150)
    let spaced = frame(sentence, width: 150) { $0.lineSpacing = 4 }
    #expect(abs(spaced.size.height - plain.size.height - CGFloat(plain.lineCount - 1) * 4) < 0.001)
  }

  @Test("Line heights can be multiplied and limited, above the baseline")
  func lineHeightsCanBeMultipliedAndLimitedAboveTheBaseline() {
    let multiplied = frame("A") { $0.lineHeightMultiple = 2 }
    #expect(abs(multiplied.size.height - 2 * face.metrics.lineHeight) < 0.001)
    #expect(abs(multiplied.size.height - multiplied.lastBaseline - face.metrics.descent) < 0.001)
    #expect(frame("A") { $0.minimumLineHeight = 50 }.size.height == 50)
    #expect(frame("A") { $0.maximumLineHeight = 10 }.size.height == 10)
  }

  @Test("Indents narrow the lines") func indentsNarrowTheLines() {
    let plain = frame(sentence, width: 200)
    let indented = frame(sentence, width: 200) {
      $0.headIndent = 40
      $0.firstLineHeadIndent = 40
      $0.tailIndent = -40
    }
    #expect(indented.lineCount > plain.lineCount)
    #expect(indented.size.width <= 160)
  }

  @Test("The largest font of a line makes its height") func theLargestFontOfALineMakesItsHeight() {
    let large = FontFace(size: 40)
    let frame = TextFrame(runs: [
      TextRun(text: "small ", face: face), TextRun(text: "large", face: large),
    ])
    #expect(abs(frame.size.height - large.metrics.lineHeight) < 0.001)
  }

  @Test("Raised text makes room for itself") func raisedTextMakesRoomForItself() {
    var raised = TextRun(text: "2", face: face)
    raised.baselineOffset = 10
    let frame = TextFrame(runs: [TextRun(text: "x", face: face), raised])
    #expect(abs(frame.size.height - face.metrics.lineHeight - 10) < 0.001)
  }

  @Test("The same text is measured the same every time")
  func theSameTextIsMeasuredTheSameEveryTime() {
    let sizes = (0..<5).map { _ in frame(sentence, width: 133).size }
    #expect(Set(sizes.map { "\($0)" }).count == 1)
  }

  @Test("Unknown characters are counted") func unknownCharactersAreCounted() {
    #expect(frame("Plain text, 123 – “äöü”").unknownGlyphCount == 0)
    #expect(frame("مرحبا שלום").unknownGlyphCount == 0)
    #expect(frame("\u{10FFFD}").unknownGlyphCount == 1)
  }
}
