import CoreGraphics
import TestSupport
import Testing
import TextLayout

@Suite(.pinnedFont) struct TextFramePositionsTests {
  private let face = FontFace(size: 17)

  private func frame(
    _ text: String, width: CGFloat = .infinity, alignment: TextAlignment = .left
  ) -> TextFrame {
    TextFrame(
      runs: [TextRun(text: text, face: face)], style: TextParagraphStyle(alignment: alignment),
      limits: TextLimits(width: width))
  }

  @Test("Carets advance through the text and end at its width")
  func caretsAdvanceThroughTheTextAndEndAtItsWidth() {
    let frame = frame("Caret")
    let places = (0...5).map { frame.caretRect(at: $0).minX }
    #expect(abs(places[0]) < 0.5)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    #expect(abs(places[5] - frame.size.width) < 0.5)
    #expect(frame.caretRect(at: 0).height == frame.size.height)
  }

  @Test("A caret's own place leads back to its offset") func aCaretsOwnPlaceLeadsBackToItsOffset() {
    let frame = frame("Grüße 🙂 an alle\nin zwei Zeilen", width: 300)
    for offset in [0, 1, 2, 3, 4, 5, 6, 8, 9, 16, 17, 20, 31] {
      let caret = frame.caretRect(at: offset)
      #expect(frame.utf16Offset(at: CGPoint(x: caret.minX, y: caret.midY)) == offset)
    }
  }

  @Test("Offsets count UTF-16 units and never split a character")
  func offsetsCountUTF16UnitsAndNeverSplitACharacter() {
    let frame = frame("a🙂b")
    let found = Set(
      stride(from: CGFloat(0), to: frame.size.width, by: 0.5).map {
        frame.utf16Offset(at: CGPoint(x: $0, y: 5))
      })
    #expect(found == [0, 1, 3, 4])
  }

  @Test("Positions out of range are clamped") func positionsOutOfRangeAreClamped() {
    let frame = frame("Caret")
    #expect(frame.caretRect(at: -3) == frame.caretRect(at: 0))
    #expect(frame.caretRect(at: 99) == frame.caretRect(at: 5))
    #expect(frame.utf16Offset(at: CGPoint(x: -50, y: -50)) == 0)
    #expect(frame.utf16Offset(at: CGPoint(x: 500, y: 500)) == 5)
  }

  @Test("Carets of a later paragraph stand in its line")
  func caretsOfALaterParagraphStandInItsLine() {
    let frame = frame("One\nTwo")
    #expect(frame.caretRect(at: 3).minY == 0)
    #expect(abs(frame.caretRect(at: 4).minY - face.metrics.lineHeight) < 0.001)
    #expect(abs(frame.caretRect(at: 4).minX) < 0.5)
  }

  @Test("Carets follow the alignment") func caretsFollowTheAlignment() {
    let frame = frame("Text", width: 200, alignment: .right)
    #expect(abs(frame.caretRect(at: 4).minX - 200) < 0.5)
    #expect(abs(frame.caretRect(at: 0).minX - (200 - frame.size.width)) < 0.5)
  }

  @Test("A caret in right-to-left text starts at the right")
  func aCaretInRightToLeftTextStartsAtTheRight() {
    let frame = frame("שלום", width: 200, alignment: .natural)
    #expect(abs(frame.caretRect(at: 0).minX - 200) < 0.5)
    #expect(frame.caretRect(at: 4).minX < 200 - frame.size.width + 0.5)
  }

  @Test("A selection has a rectangle in each line") func aSelectionHasARectangleInEachLine() throws
  {
    let frame = frame("One\nTwo")
    #expect(frame.selectionRects(for: 0..<7).count == 2)
    #expect(frame.selectionRects(for: 2..<2).isEmpty)
    let part = try #require(frame.selectionRects(for: 1..<2).first)
    #expect(abs(part.minX - frame.caretRect(at: 1).minX) < 0.5)
    #expect(abs(part.maxX - frame.caretRect(at: 2).minX) < 0.5)
  }
}
