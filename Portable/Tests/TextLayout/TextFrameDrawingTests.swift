import CoreGraphics
import TestSupport
import Testing
import TextLayout

@Suite(.pinnedFont) struct TextFrameDrawingTests {
  private let face = FontFace(size: 20)
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  private func canvas(scale: CGFloat = 2) throws -> CGContext {
    try #require(
      CGContext(
        layerPixelsWide: Int(200 * scale), high: Int(60 * scale), scale: scale, opaque: false))
  }

  private func frame(
    _ text: String, _ alignment: TextAlignment = .left, direction: TextDirection = .natural,
    change: (inout TextRun) -> Void = { _ in }
  ) -> TextFrame {
    var run = TextRun(text: text, face: face)
    change(&run)
    return TextFrame(
      runs: [run], style: TextParagraphStyle(alignment: alignment, direction: direction),
      limits: TextLimits(width: 200))
  }

  @Test("Text is drawn within its measured bounds") func whatIsDrawnLiesWithinWhatWasMeasured()
    throws
  {
    let context = try canvas()
    let frame = frame("Hfgjx")
    frame.draw(in: context, at: .zero)
    let ink = try #require(context.ink)
    #expect(ink.maxX <= frame.size.width + 1)
    #expect(ink.maxY <= frame.size.height)
    #expect(ink.width > frame.size.width - 6)
  }

  @Test("Letters stand on the baseline with San Francisco's capital height")
  func lettersStandOnTheBaselineWithSanFranciscosCapitalHeight() throws {
    let context = try canvas()
    let frame = frame("H")
    frame.draw(in: context, at: CGPoint(x: 10, y: 10))
    let ink = try #require(context.ink)
    #expect(abs(ink.maxY - (10 + frame.firstBaseline)) <= 0.5)
    #expect(abs(ink.height - face.metrics.capHeight) <= 0.5)
  }

  @Test(
    "The foot of a letter is sharp at every scale and position", arguments: [1, 2, 3] as [CGFloat])
  func theFootOfALetterIsSharpAtEveryScaleAndPosition(scale: CGFloat) throws {
    expectEach([0, 0.2, 0.4, 0.7] as [CGFloat]) { offset in
      let context = try canvas(scale: scale)
      frame("H").draw(in: context, at: CGPoint(x: 10, y: 10 + offset))
      let rows = context.inkPerRow
      let last = try #require(rows.lastIndex { $0 > 0 })
      #expect(Double(rows[last]) > 0.9 * Double(rows[last - 1]), "\(offset)")
    }
  }

  @Test("Alignment places lines within the width") func alignmentPlacesLinesWithinTheWidth() throws
  {
    let places = try [TextAlignment.left, .center, .right].map { alignment in
      let context = try canvas()
      frame("Hill", alignment).draw(in: context, at: .zero)
      return try #require(context.ink)
    }
    #expect(places[0].minX < 3)
    #expect(abs(places[1].midX - 100) < 1)
    #expect(places[2].maxX > 197)
  }

  @Test("Natural text starts where its direction starts")
  func naturalTextStartsWhereItsDirectionStarts() throws {
    let leftToRight = try canvas()
    frame("Hill", .natural).draw(in: leftToRight, at: .zero)
    #expect(try #require(leftToRight.ink).minX < 3)
    let rightToLeft = try canvas()
    frame("שלום", .natural).draw(in: rightToLeft, at: .zero)
    #expect(try #require(rightToLeft.ink).maxX > 196)
    let forced = try canvas()
    frame("Hill", .natural, direction: .rightToLeft).draw(in: forced, at: .zero)
    #expect(try #require(forced.ink).maxX > 196)
  }

  @Test("Each run has its own color") func eachRunHasItsOwnColor() throws {
    let context = try canvas()
    let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    let frame = TextFrame(runs: [
      TextRun(text: "III", face: face, color: red), TextRun(text: "III", face: face, color: blue),
    ])
    frame.draw(in: context, at: .zero)
    let middle = Int(frame.size.width)
    let pixels = context.opaquePixels
    let (left, right) = (
      pixels.filter { $0.x < middle - 4 }, pixels.filter { $0.x > middle + 4 }
    )
    #expect(!left.isEmpty && left.allSatisfy { $0.pixel == .red })
    #expect(!right.isEmpty && right.allSatisfy { $0.pixel == .blue })
  }

  @Test("Translucent text is mixed in") func translucentTextIsMixedIn() throws {
    let context = try canvas()
    frame("H") { $0.color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5) }
      .draw(in: context, at: .zero)
    #expect(context.opaquePixels.isEmpty)
    #expect(context.coverage > 0)
  }

  @Test("Lines under and through text are drawn over its whole width")
  func linesUnderAndThroughTextAreDrawnOverItsWholeWidth() throws {
    let plain = try canvas()
    frame("x x").draw(in: plain, at: .zero)
    for change in [
      { $0.underline = TextLine() }, { $0.strikethrough = TextLine() },
    ] as [(inout TextRun) -> Void] {
      let context = try canvas()
      let frame = frame("x x", change: change)
      frame.draw(in: context, at: .zero)
      #expect(context.coverage > plain.coverage)
      #expect(abs(try #require(context.ink).width - frame.size.width) < 1.1)
    }
  }

  @Test("A background covers the line") func aBackgroundCoversTheLine() throws {
    let context = try canvas()
    let frame = frame(" ") { $0.backgroundColor = red }
    frame.draw(in: context, at: .zero)
    #expect(abs(try #require(context.ink).height - frame.size.height) < 0.6)
  }

  @Test("A shadow lies at its offset") func aShadowLiesAtItsOffset() throws {
    let context = try canvas()
    frame("H") {
      $0.shadow = TextShadow(offset: CGSize(width: 30, height: 5), blurRadius: 0, color: red)
    }.draw(in: context, at: .zero)
    #expect(context.opaquePixels.contains { $0.pixel == .red && $0.x > 60 })
  }

  @Test("Drawing twice gives the same pixels") func drawingTwiceGivesTheSamePixels() throws {
    let first = try canvas(scale: 3)
    let second = try canvas(scale: 3)
    frame("Same every time").draw(in: first, at: CGPoint(x: 3.3, y: 4.4))
    frame("Same every time").draw(in: second, at: CGPoint(x: 3.3, y: 4.4))
    #expect(first.makeImage()?.pngData() == second.makeImage()?.pngData())
  }

  @Test("Equal letters are spaced evenly, to a fraction of a pixel")
  func equalLettersAreSpacedEvenlyToAFractionOfAPixel() throws {
    let context = try canvas(scale: 1)
    let frame = TextFrame(runs: [TextRun(text: "llllllll", face: FontFace(size: 15.3))])
    frame.draw(in: context, at: CGPoint(x: 10, y: 10))
    let row = 18
    var centers: [Double] = []
    var sum = 0.0
    var weighted = 0.0
    for column in 0..<context.width {
      let ink = Double(context.pixel(column, row).alpha)
      if ink == 0, sum > 0 {
        centers.append(weighted / sum)
        (sum, weighted) = (0, 0)
      }
      sum += ink
      weighted += ink * Double(column)
    }
    let steps = zip(centers, centers.dropFirst()).map { $1 - $0 }
    #expect(centers.count == 8)
    #expect((steps.max() ?? 9) - (steps.min() ?? 0) < 0.45)
  }

  @Test("Text is drawn under turned and mirrored transforms, and at large sizes")
  func textIsDrawnUnderTurnedAndMirroredTransformsAndAtLargeSizes() throws {
    let plain = try canvas()
    frame("Hill").draw(in: plain, at: CGPoint(x: 20, y: 20))
    let mirrored = try canvas()
    mirrored.saveGState()
    mirrored.translateBy(x: 200, y: 0)
    mirrored.scaleBy(x: -1, y: 1)
    frame("Hill").draw(in: mirrored, at: CGPoint(x: 20, y: 20))
    mirrored.restoreGState()
    #expect(abs(mirrored.coverage - plain.coverage) < plain.coverage / 50)
    #expect(try #require(mirrored.ink).maxX > 170)
    let turned = try canvas()
    turned.rotate(by: 0.1)
    frame("Hill").draw(in: turned, at: CGPoint(x: 20, y: 20))
    #expect(abs(turned.coverage - plain.coverage) < plain.coverage / 20)
    let large = try canvas()
    TextFrame(runs: [TextRun(text: "H", face: FontFace(size: 60))]).draw(in: large, at: .zero)
    #expect(large.coverage > 3 * plain.coverage / 4)
  }
}
