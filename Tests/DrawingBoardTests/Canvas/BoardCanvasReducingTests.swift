import CoreGraphics
import TestSupport
import Testing

@testable import DrawingBoard

struct BoardCanvasReducingTests {
  @Test("A pixel of a reduced picture is the mean of a square of pixels", arguments: [2, 4, 8, 16])
  func mean(side: Int) throws {
    let fixture = try BoardFixture(61, 47)
    var random = SeededGenerator(seed: 9)
    fixture.set(
      (0..<61 * 47).map { _ -> UInt32 in
        let alpha = UInt32.random(in: 0...255, using: &random)
        let gray = UInt32.random(in: 0...alpha, using: &random)
        return (alpha << 24) | (gray << 16) | (gray << 8) | gray
      })
    let (columns, rows) = ((61 + side - 1) / side, (47 + side - 1) / side)
    let image = try #require(
      fixture.canvas.reducedImage(
        of: PixelRect(x: 0, y: 0, width: columns * side, height: rows * side), side: side))
    #expect(image.width == columns && image.height == rows)
    let bitmap = try #require(Bitmap(image))
    for (column, row) in [(0, 0), (columns - 1, 0), (columns / 2, rows - 1), (1, 1)] {
      var sum = 0
      for y in row * side..<(row + 1) * side {
        for x in column * side..<(column + 1) * side {
          sum += Int(fixture.canvas.pixel(x: x, y: y) >> 24)
        }
      }
      let expected = (sum + side * side / 2) / (side * side)
      let alpha = Int(bitmap.bytes[(row * columns + column) * 4 + 3])
      #expect(alpha == expected)
    }
  }

  @Test("White stays white, and the brightest sums do not overflow", arguments: [2, 4, 8, 16])
  func white(side: Int) throws {
    let fixture = try BoardFixture(32, 32)
    fixture.set(Array(repeating: 0xFFFF_FFFF, count: 32 * 32))
    let image = try #require(
      fixture.canvas.reducedImage(of: PixelRect(x: 0, y: 0, width: 32, height: 32), side: side))
    #expect(try #require(Bitmap(image)).bytes.allSatisfy { $0 == 255 })
  }

  @Test("A thin line keeps its weight at every low scale", arguments: [0.5, 0.3, 0.125, 0.0625])
  func thinLine(ratio: CGFloat) throws {
    let fixture = try BoardFixture(320, 320)
    fixture.draw(PencilBrush(), [(3, 160.5), (317, 160.5)], width: 1)
    let side = Int((320 * ratio).rounded(.up))
    let view = try BoardFixture(side, side)
    view.canvas.context.scaleBy(x: ratio, y: ratio)
    fixture.canvas.draw(fixture.canvas.bounds, in: view.canvas.context, ratio: ratio)
    let weights = (0..<side).map { x in (0..<side).reduce(0) { $0 + view.alpha(x, $1) } }
    let middle = weights.dropFirst(side / 8).dropLast(side / 8)
    let expected = 255 * ratio
    for weight in middle { #expect(abs(CGFloat(weight) - expected) < expected * 0.25 + 3) }
  }

  @Test("Parts drawn at a low scale are those of the whole", arguments: [0.5, 0.25, 0.0625])
  func parts(ratio: CGFloat) throws {
    let fixture = try BoardFixture(320, 240)
    fixture.draw(PencilBrush(), [(13, 20), (300, 200), (40, 220)], width: 7)
    func view(_ parts: [CGRect]) throws -> [UInt32] {
      let view = try BoardFixture(Int(320 * ratio), Int(240 * ratio))
      for part in parts {
        view.canvas.context.saveGState()
        view.canvas.context.scaleBy(x: ratio, y: ratio)
        view.canvas.context.clip(to: part)
        fixture.canvas.draw(part, in: view.canvas.context, ratio: ratio)
        view.canvas.context.restoreGState()
      }
      return view.pixels
    }
    let halves = [
      CGRect(x: 0, y: 0, width: 160, height: 240), CGRect(x: 160, y: 0, width: 160, height: 240),
    ]
    #expect(try view([fixture.canvas.bounds]) == view(halves))
  }

  @Test(
    "The preview of a stroke is drawn as if it were part of the picture",
    arguments: [0.0625, 0.25, 0.3, 0.9, 1, 1.7])
  func overlay(ratio: CGFloat) throws {
    let fixture = try BoardFixture(320, 240)
    fixture.draw(PencilBrush(), [(13, 20), (300, 200), (40, 220)], width: 7)
    let session = fixture.session(HighlighterBrush(), width: 21, opacity: 0.6)
    session.begin(at: StrokeSample(30, 40))
    session.move(to: [StrokeSample(90, 160), StrokeSample(250, 201)])
    let overlay = try #require(session.overlayPixels(in: fixture.canvas.size.bounds))
    #expect(session.overlayPixels(in: PixelRect(x: 0, y: 0, width: 3, height: 3)) == nil)
    func view(_ canvas: BoardCanvas, _ overlay: PixelOverlay?) throws -> [UInt32] {
      let view = try BoardFixture(Int(320 * ratio), Int(240 * ratio))
      view.canvas.context.scaleBy(x: ratio, y: ratio)
      canvas.draw(canvas.bounds, in: view.canvas.context, ratio: ratio, overlay: overlay)
      return view.pixels
    }
    let other = try BoardFixture(320, 240)
    for (index, pixel) in try fixture.shown(session).enumerated() {
      other.canvas.memory.address(x: index % 320, y: index / 320)
        .storeBytes(of: pixel, as: UInt32.self)
    }
    #expect(fixture.pixels != other.pixels)
    #expect(try view(fixture.canvas, overlay) == view(other.canvas, nil))
  }
}
