import TestSupport
import Testing
import UIKit

@Suite(.pinnedFont) struct NSStringDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
  private let text = "The quick brown fox jumps over the lazy dog"

  private func draw(_ actions: () -> Void) throws -> PictureProbe {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return try #require(
      PictureProbe(
        UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100), format: format).image { _ in
          actions()
        }))
  }

  @Test("A size is unrounded and one font line high") func aSizeIsUnroundedAndOneFontLineHigh() {
    let size = text.size(withAttributes: attributes)
    #expect(abs(size.height - 20.287) < 0.001)
    #expect(size.width > 200)
    #expect((text as NSString).size(withAttributes: attributes) == size)
    #expect(NSAttributedString(string: text, attributes: attributes).size() == size)
  }

  @Test("Line breaks take effect only with usesLineFragmentOrigin")
  func linesCountOnlyWithLineFragments() {
    let limit = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(
      with: limit, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(wrapped.height > 60)
    #expect(wrapped.width <= 100)
    let single = text.boundingRect(with: limit, attributes: attributes, context: nil)
    #expect(abs(single.height - 20.287) < 0.001)
    #expect(abs(single.minY + 16.187) < 0.001)
  }

  @Test("Strings without a font have 12 points")
  func twelvePointsAreTheFontOfStringsThatNameNone() {
    #expect("x".size() == "x".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
  }

  @Test("Text is drawn from the rectangle's upper left")
  func textIsDrawnFromTheRectanglesUpperLeft() throws {
    let picture = try draw {
      text.draw(
        in: CGRect(x: 20, y: 30, width: 100, height: 60),
        withAttributes: attributes)
    }
    let ink = try #require(picture.inkBounds)
    #expect(ink.minX >= 20 && ink.minX < 24)
    #expect(ink.minY >= 30 && ink.minY < 38)
    #expect(ink.maxX <= 121 && ink.maxY <= 91)
  }

  @Test("Lines that do not fit are left out, with an ellipsis if asked")
  func linesThatDoNotFitAreLeftOutWithAnEllipsisIfAsked() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 45)
    let plain = try draw { text.draw(in: rect, withAttributes: attributes) }
    #expect(try #require(plain.inkBounds).maxY <= 45)
    let truncated = try draw {
      text.draw(
        with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        attributes: attributes, context: nil)
    }
    #expect(truncated.ink != plain.ink)
  }

  @Test("Alignment and color come from the attributes")
  func alignmentAndColorComeFromTheAttributes() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let picture = try draw {
      "Hi".draw(
        in: CGRect(x: 0, y: 0, width: 200, height: 40),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 30, weight: .black), .foregroundColor: UIColor.red,
          .paragraphStyle: style,
        ])
    }
    let ink = try #require(picture.inkBounds)
    #expect(ink.maxX > 194)
    let middle = Int(ink.minX) + 3
    #expect(picture[middle, Int(ink.midY)].red > 200)
    #expect(picture[middle, Int(ink.midY)].blue < 40)
  }

  @Test("Without line fragments the point is the baseline")
  func withoutLineFragmentsThePointIsTheBaseline() throws {
    let picture = try draw {
      "H".draw(
        with: CGRect(x: 10, y: 50, width: 0, height: 0), attributes: attributes, context: nil)
    }
    #expect(abs(try #require(picture.inkBounds).maxY - 50) <= 1)
  }

  @Test("Kerning and decorations widen or mark the text")
  func kerningAndDecorationsWidenOrMarkTheText() throws {
    let kerned = attributes.merging([.kern: 3]) { $1 }
    #expect(
      abs(
        "abcd".size(withAttributes: kerned).width
          - "abcd".size(withAttributes: attributes).width - 12) < 0.01)
    let lined = attributes.merging([.underlineStyle: NSUnderlineStyle.single.rawValue]) { $1 }
    let plain = try draw { "abcd".draw(at: .zero, withAttributes: attributes) }
    let underlined = try draw { "abcd".draw(at: .zero, withAttributes: lined) }
    #expect(underlined.ink > plain.ink + 10)
  }

  @Test("A drawing context may scale fonts down") func aDrawingContextMayScaleFontsDown() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let rect = "Some words".boundingRect(
      with: CGSize(width: 60, height: 30), options: .truncatesLastVisibleLine,
      attributes: attributes, context: context)
    #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
    #expect(rect.width <= 60)
    #expect(context.totalBounds == rect)
  }
}
