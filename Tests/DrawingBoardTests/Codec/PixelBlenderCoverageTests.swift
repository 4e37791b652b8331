import TestSupport
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

@Suite("Coverage of encoded strokes")
struct PixelBlenderCoverageTests {
  /// Every component by itself, in exact arithmetic, rounded.
  private static func blended(_ paint: PixelBlender, _ pixel: UInt32, _ coverage: UInt32) -> UInt32
  {
    func share(_ value: UInt32, _ factor: UInt32) -> UInt32 { (value * factor * 2 + 255) / 510 }
    let alpha = paint.erases ? coverage : share(paint.color >> 24, coverage)
    return [0, 8, 16, 24].reduce(0) { result, shift in
      let painted = paint.erases ? 0 : share(paint.color >> shift & 0xFF, coverage)
      return result | (painted + share(pixel >> shift & 0xFF, 255 - alpha)) << shift
    }
  }

  private static func premultiplied(_ random: inout SeededGenerator) -> UInt32 {
    let alpha = random.next(below: 3) == 0 ? UInt32(random.next(below: 256)) : 255
    return PixelBlender.scaled(UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000, by: alpha)
  }

  @Test(
    "The arithmetic is that of exact division for every coverage, as the format requires",
    arguments: [false, true])
  func exact(erases: Bool) {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<Torture.count(40, torture: 4000) {
      let color = Self.premultiplied(&random)
      let paint = PixelBlender(color: erases ? 0 : color, erases: erases)
      let pixel = Self.premultiplied(&random)
      for coverage in 0...UInt32(255) {
        let isExact =
          paint.blended(pixel, coverage: coverage) == Self.blended(paint, pixel, coverage)
        #expect(isExact)
      }
    }
  }

  @Test("The coverage is found, or another one that gives the same pixel")
  func found() throws {
    var random = SeededGenerator(seed: 5)
    var count = 0
    for number in 0..<400 {
      let erases = number % 4 == 0
      let paint = PixelBlender(
        color: erases ? 0 : Self.premultiplied(&random) | 0xFF00_0000, erases: erases)
      let pixel = Self.premultiplied(&random)
      let coverage = UInt32(1 + random.next(below: 255))
      let new = paint.blended(pixel, coverage: coverage)
      guard new != pixel else { continue }
      count += 1
      let found = try #require(paint.coverage(from: pixel, to: new))
      #expect(paint.blended(pixel, coverage: UInt32(found)) == new)
    }
    #expect(count > 300)
  }

  @Test("No coverage makes a pixel of another color")
  func foreign() {
    let paint = PixelBlender(color: 0xFFFF_0000, erases: false)
    #expect(paint.coverage(from: 0xFF00_0000, to: 0xFF00_FF00) == nil)
    #expect(paint.coverage(from: 0xFFFF_0000, to: 0xFFFF_0001) == nil)
  }

  @Test("Only opaque colors and erasers cover")
  func covers() {
    #expect(PixelBlender(color: 0xFF00_0000, erases: false).covers)
    #expect(!PixelBlender(color: 0xFE00_0000, erases: false).covers)
    #expect(PixelBlender(color: 0, erases: true).covers)
  }

  @Test("An eraser is encoded without a color and ignores the one it is decoded with")
  func eraser() {
    let eraser = PixelBlender(color: 0x1234_5678, erases: true)
    #expect(eraser.encodedColor == 0)
    #expect(eraser == PixelBlender(color: 0, erases: true))
    #expect(eraser.blended(0xFFFF_FFFF, coverage: 255) == 0)
    #expect(PixelBlender(color: 0x8040_2010, erases: false).encodedColor == 0x8040_2010)
  }
}
