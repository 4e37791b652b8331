import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Exported vectors as other programs show them")
struct VectorRenderingTests {
  /// The part of the points that may differ.
  ///
  /// Other programs place glyphs by rules of their own.
  private static func limit(of name: String) -> Double { name == "TextBrush" ? 0.04 : 0.01 }

  /// The part of the points that may differ where masks of pixels lie over each other, which poppler
  /// interpolates.
  private static let mixedLimit = 0.02

  /// The brushes of each registered type; a type without a case fails.
  private static func brushes(like brush: any Brush) -> [any Brush] {
    switch brush {
    case is PencilBrush: [brush, PencilBrush(sideWidth: 5, dashes: [2, 3])]
    case is TextBrush:
      [
        TextBrush(text: "Sharp at <any>\nscale & size", fontSize: 19, fontName: "DejaVuSans"),
        TextBrush(
          text: "Lines break within this width", fontSize: 14, fontName: "DejaVuSans",
          maximumWidth: 90),
      ]
    case is PenBrush: [brush, PenBrush(minimumWidth: 0.1)]
    case is MarkerBrush: [brush, MarkerBrush(angle: 1, thickness: 0.2)]
    case is HighlighterBrush: [brush, HighlighterBrush(opacity: 0.7)]
    case is LineBrush: [brush, LineBrush(dashes: [3, 3])]
    case is ArrowBrush: [brush, ArrowBrush(headLength: 9, headAngle: 0.3)]
    case is RectangleBrush: [brush, RectangleBrush(isFilled: true, cornerRadius: 9)]
    case is EllipseBrush: [brush, EllipseBrush(isFilled: true)]
    case is PolygonBrush: [brush, PolygonBrush(sides: 7, innerRadius: 0.4, isFilled: true)]
    case is EraserBrush, is FillBrush, is CharcoalBrush, is CheckmarkBrush: [brush]
    default: []
    }
  }

  /// A board for each variant of a brush, which has drawn over other strokes there.
  private static func boards(
    _ name: String
  ) throws -> [(brush: any Brush, fixture: VectorFixture)] {
    let standard = try #require(ArchivedBrush.standard(name))
    let brushes = brushes(like: standard)
    #expect(!brushes.isEmpty, "a brush without a case")
    var random = SeededGenerator(seed: 11)
    return try brushes.map { brush in
      let fixture = try VectorFixture(scale: 4)
      fixture.draw(
        PencilBrush(), [(20, 20), (240, 90), (30, 150), (200, 220)], width: 24, color: .opaqueRed)
      for (opacity, width) in [(1, 9), (0.5, 5), (0.8, 13)] as [(CGFloat, CGFloat)] {
        let samples = RandomStroke.samples(
          60, in: CGSize(width: 200, height: 200), using: &random)
        let color = CGColor(srgbRed: 0.31, green: 0.77, blue: 0.123, alpha: 0.9)
        fixture.draw(brush, samples, width: width, opacity: opacity, color: color)
      }
      return (brush, fixture)
    }
  }

  @Test(
    "Librsvg and poppler show the strokes of each brush as the board does",
    .enabled(if: VectorTool.hasSVG && VectorTool.hasPDF, "a renderer is not installed"),
    arguments: ElementRedrawTests.names)
  func strokes(name: String) async throws {
    await expectEach(try Self.boards(name), named: { "\($0.brush)" }) { brush, fixture in
      let svg = try VectorTool.image(svg: try await fixture.export.svgData(), scale: 4)
      let inSVG = try fixture.difference(from: svg)
      #expect(inSVG <= Self.limit(of: name), "\(brush)")
      let file = try #require(try await fixture.export.pdfData())
      let inPDF = try fixture.difference(from: try VectorTool.image(pdf: file, scale: 4))
      #expect(inPDF <= Self.limit(of: name), "\(brush)")
    }
  }

  /// Short strokes of every registered brush, those of an app among them, all over a board.
  private static func crowd(_ count: Int, in size: CGSize) throws -> VectorFixture {
    let fixture = try VectorFixture(size.width, size.height, scale: 4)
    var random = SeededGenerator(seed: 23)
    let names = ElementRedrawTests.names
    let brushes = try names.map { try #require(ArchivedBrush.standard($0)) }
    for number in 0..<count {
      // A fill is an image of all that it changes, and a text has nothing to show yet.
      let brush = brushes[number % brushes.count]
      if brush is FillBrush, number > brushes.count { continue }
      let (x, y) = (
        CGFloat(random.next(below: Int(size.width) - 60)),
        CGFloat(random.next(below: Int(size.height) - 60))
      )
      let samples = RandomStroke.samples(
        20, in: CGSize(width: 60, height: 60), using: &random
      ).map { sample in
        var sample = sample
        sample.location.x += x
        sample.location.y += y
        return sample
      }
      let color = CGColor(
        srgbRed: CGFloat(random.next(below: 256)) / 255, green: 0.4, blue: 0.7, alpha: 1)
      fixture.draw(
        brush, samples, width: CGFloat(2 + random.next(below: 8)),
        opacity: number % 3 == 0 ? 0.6 : 1, color: color)
    }
    return fixture
  }

  @Test(
    "A thousand strokes of all brushes are shown as the board does",
    .enabled(if: VectorTool.hasSVG && VectorTool.hasPDF, "a renderer is not installed"))
  func thousand() async throws {
    let count = Torture.count(84, torture: 1000)
    let size = CGSize(width: Torture.count(200, torture: 480), height: 160)
    let fixture = try Self.crowd(count, in: size)
    let svg = try await fixture.export.svgData()
    let inSVG = try fixture.difference(from: try VectorTool.image(svg: svg, scale: 4))
    let pdf = try #require(try await fixture.export.pdfData())
    let inPDF = try fixture.difference(from: try VectorTool.image(pdf: pdf, scale: 4))
    print("Of \(count) strokes \(inSVG) differ in SVG and \(inPDF) in PDF.")
    #expect(inSVG <= 0.01)
    #expect(inPDF <= 0.01)
  }

  /// Strokes of which erasers have cut parts, below and above others.
  private static func cut(_ brush: any Brush) throws -> VectorFixture {
    let fixture = try VectorFixture(scale: 4)
    let (board, stack) = (fixture.board, fixture.stack)
    board.canvas.makeRedraw = { [unowned canvas = board.canvas] in
      ElementRedraw(of: stack, on: canvas)
    }
    fixture.draw(brush, [(20, 60), (120, 90), (280, 50)], width: 16, color: .opaqueRed)
    fixture.draw(brush, [(30, 200), (150, 120), (270, 210), (100, 230)], width: 9, opacity: 0.7)
    fixture.draw(EraserBrush(mode: .parts), [(140, 20), (150, 240)], width: 20)
    fixture.draw(RectangleBrush(isFilled: true), [(10, 10), (60, 40)])
    fixture.draw(brush, [(40, 20), (44, 120)], width: 5)
    fixture.draw(EraserBrush(mode: .parts), [(20, 55), (60, 60)], width: 14)
    fixture.draw(EraserBrush(mode: .strokes), [(12, 12), (14, 14)], width: 4)
    return fixture
  }

  @Test(
    "Cut strokes are paths of the remaining parts",
    .enabled(if: VectorTool.hasSVG && VectorTool.hasPDF, "a renderer is not installed"),
    arguments: [0, 1, 2])
  func cuts(number: Int) async throws {
    let brushes: [any Brush] = [PencilBrush(), PenBrush(minimumWidth: 0.2), MarkerBrush()]
    let fixture = try Self.cut(brushes[number])
    let svg = try await fixture.svg()
    #expect(!svg.contains("<image"))
    let name = String(describing: type(of: brushes[number]))
    let limit = Self.limit(of: name)
    let shown = try VectorTool.image(svg: try await fixture.export.svgData(), scale: 4)
    #expect(try fixture.difference(from: shown) <= limit)
    let file = try #require(try await fixture.export.pdfData())
    #expect(try fixture.difference(from: try VectorTool.image(pdf: file, scale: 4)) <= limit)
  }

  @Test("Cut dashes and cut strokes without a path are images of the pixels")
  func pixelCuts() async throws {
    let fixture = try Self.cut(PencilBrush(dashes: [2, 2]))
    #expect(try await fixture.svg().contains("<image"))
  }

  /// Erasers, highlighters, pixels and images over each other, in many orders.
  private static func mixed(seed: Int, steps: Int) throws -> VectorFixture {
    let fixture = try VectorFixture(scale: 4)
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<steps {
      let samples = RandomStroke.samples(
        12 + random.next(below: 40), in: CGSize(width: 260, height: 220), using: &random)
      let width = CGFloat(3 + random.next(below: 18))
      let color = CGColor(
        srgbRed: CGFloat(random.next(below: 256)) / 255, green: 0.4, blue: 0.7, alpha: 1)
      let opacity = [1, 1, 0.6][random.next(below: 3)] as CGFloat
      switch random.next(below: 8) {
      case 0, 1: fixture.draw(EraserBrush(), samples, width: width)
      case 2: fixture.draw(EraserBrush(), samples, width: width, opacity: 0.5)
      case 3: fixture.draw(HighlighterBrush(), samples, width: width, color: color)
      case 4: fixture.draw(EllipseBrush(isFilled: true), samples, color: color)
      case 5:
        let points = samples.map { ($0.location.x, $0.location.y) }
        fixture.drawPixels(
          random.next(below: 2) == 0 ? EraserBrush() : PencilBrush(), points, opacity: opacity)
      case 6: fixture.draw(FillBrush(), samples, color: color)
      default: fixture.draw(PenBrush(), samples, width: width, opacity: opacity, color: color)
      }
    }
    return fixture
  }

  @Test(
    "Librsvg shows erasers, pixels and blended strokes over each other as the board does",
    .enabled(if: VectorTool.hasSVG, "rsvg-convert is not installed"), arguments: [2, 4])
  func mixedSVG(seed: Int) async throws {
    let fixture = try Self.mixed(seed: seed, steps: 30)
    let image = try VectorTool.image(svg: try await fixture.export.svgData(), scale: 4)
    let difference = try fixture.difference(from: image)
    #expect(difference <= Self.mixedLimit)
  }

  // Poppler takes a second for each eraser, below which everything is a group of its own.
  @Test(
    "Poppler shows erasers, pixels and blended strokes over each other as the board does",
    .enabled(if: VectorTool.hasPDF, "pdftocairo is not installed"), arguments: [2, 4])
  func mixedPDF(seed: Int) async throws {
    let fixture = try Self.mixed(seed: seed, steps: Torture.count(12, torture: 30))
    let file = try #require(try await fixture.export.pdfData())
    let difference = try fixture.difference(from: try VectorTool.image(pdf: file, scale: 4))
    #expect(difference <= Self.mixedLimit)
  }

  @Test(
    "Erasers between strokes, more than documents may be nested, are still shown",
    .enabled(if: VectorTool.hasSVG, "rsvg-convert is not installed"))
  func manyErasers() async throws {
    let fixture = try VectorFixture(120, 80, scale: 4)
    for step in 0..<90 {
      let y = CGFloat(10 + step % 60)
      fixture.draw(
        PencilBrush(), [(10, y), (110, y)], color: step % 2 == 0 ? .opaqueRed : .opaqueBlue)
      fixture.draw(EraserBrush(), [(CGFloat(10 + step), 0), (CGFloat(12 + step), 80)], width: 3)
    }
    let image = try VectorTool.image(svg: try await fixture.export.svgData(), scale: 4)
    let difference = try fixture.difference(from: image)
    #expect(difference <= Self.mixedLimit)
  }
}
