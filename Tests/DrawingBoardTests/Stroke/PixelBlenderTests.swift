import CoreGraphics
import TestSupport
import Testing
@testable import DrawingBoard

struct PixelBlenderTests {
  /// Rounded division, component by component.
  private func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
    ([0, 8, 16, 24] as [UInt32]).reduce(0) { result, shift in
      let product = Double(pixel >> shift & 0xFF) * Double(factor) / 255
      return result | UInt32(product.rounded()) << shift
    }
  }

  private func premultiplied(_ generator: inout SeededGenerator) -> UInt32 {
    let alpha = UInt32.random(in: 0...255, using: &generator)
    return ([0, 8, 16] as [UInt32]).reduce(alpha << 24) {
      $0 | UInt32.random(in: 0...alpha, using: &generator) << $1
    }
  }

  @Test("Every product of two bytes is divided by 255 and rounded")
  func products() {
    for factor in 0...255 as ClosedRange<UInt32> {
      for value in stride(from: 0, through: 255, by: 3) as StrideThrough<UInt32> {
        let pixel = value << 24 | value << 8 | (255 - value)
        if PixelBlender.scaled(pixel, by: factor) != scaled(pixel, factor) {
          Issue.record("\(value) times \(factor)")
        }
      }
    }
  }

  /// Component by component, with each product divided by 255 and rounded.
  private func blended(
    _ pixel: UInt32, _ color: UInt32, _ mode: StrokeBlendMode, _ coverage: UInt32
  ) -> UInt32 {
    func divided(_ product: UInt32) -> UInt32 { (product * 2 + 255) / 510 }
    let alpha = divided((color >> 24) * coverage)
    return ([0, 8, 16, 24] as [UInt32]).reduce(0) { result, shift in
      let source = divided((color >> shift & 0xFF) * coverage)
      let below = pixel >> shift & 0xFF
      let rest = divided(below * (255 - alpha))
      switch mode {
      case .normal: return result | (source + rest) << shift
      case .erase: return result | rest << shift
      case .multiply:
        let sum = rest + divided(source * (255 - pixel >> 24)) + divided(below * source)
        return result | min(sum, 255) << shift
      }
    }
  }

  @Test(
    "The arithmetic is exact in every mode, because the format depends on it",
    arguments: [StrokeBlendMode.normal, .multiply, .erase])
  func exact(mode: StrokeBlendMode) {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<Torture.count(60, torture: 6000) {
      let (color, pixel) = (premultiplied(&generator), premultiplied(&generator))
      let below = round.isMultiple(of: 3) ? 0x0101_0101 &* (pixel >> 24) : pixel
      let blender = PixelBlender(
        color: round.isMultiple(of: 2) ? 0x0101_0101 &* (color >> 24) : color, mode: mode)
      for coverage in 0...255 as ClosedRange<UInt32> {
        if blender.blended(below, coverage: coverage)
          != blended(below, blender.color, mode, coverage)
        {
          Issue.record("\(blender), \(below), \(coverage)")
        }
      }
    }
  }

  @Test("Pixels of a damaged file, whose components exceed their alpha, saturate when multiplied")
  func damaged() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<Torture.count(60, torture: 6000) {
      let pixel = UInt32.random(in: 0...UInt32.max, using: &generator)
      let blender = PixelBlender(
        color: UInt32.random(in: 0...UInt32.max, using: &generator), mode: .multiply)
      for coverage in 0...255 as ClosedRange<UInt32> {
        if blender.blended(pixel, coverage: coverage)
          != blended(pixel, blender.color, .multiply, coverage)
        {
          Issue.record("\(blender), \(pixel), \(coverage)")
        }
      }
    }
  }

  @Test(
    "Zero coverage changes nothing, in every mode",
    arguments: [
      StrokeBlendMode.normal, .multiply, .erase,
    ])
  func uncovered(mode: StrokeBlendMode) {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      let (color, pixel) = (premultiplied(&generator), premultiplied(&generator))
      #expect(PixelBlender(color: color, mode: mode).blended(pixel, coverage: 0) == pixel)
    }
  }

  @Test("An opaque color with full coverage replaces the pixel; an eraser leaves zero")
  func covered() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let (color, pixel) = (premultiplied(&generator) | 0xFF00_0000, premultiplied(&generator))
      #expect(PixelBlender(color: color, mode: .normal).blended(pixel, coverage: 255) == color)
      #expect(PixelBlender(color: color, mode: .erase).blended(pixel, coverage: 255) == 0)
    }
  }

  @Test(
    "No component becomes more than its opacity",
    arguments: [
      StrokeBlendMode.normal, .multiply, .erase,
    ])
  func staysPremultiplied(mode: StrokeBlendMode) {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<Torture.count(2000, torture: 1_000_000) {
      let blender = PixelBlender(color: premultiplied(&generator), mode: mode)
      let result = blender.blended(
        premultiplied(&generator), coverage: .random(in: 0...255, using: &generator))
      let most = max(result & 0xFF, result >> 8 & 0xFF, result >> 16 & 0xFF)
      if most > result >> 24 { Issue.record("\(String(result, radix: 16))") }
    }
  }

  @Test("A color of another space is converted, with its alpha and the opacity")
  func colors() {
    #expect(PixelBlender.word(CGColor(gray: 1, alpha: 0.5), opacity: 1) == 0x8080_8080)
    #expect(
      PixelBlender.word(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), opacity: 0.2)
        == 0x3333_0000
    )
    #expect(
      PixelBlender.word(CGColor(srgbRed: 2, green: -1, blue: 0, alpha: 1), opacity: 7)
        == 0xFFFF_0000)
  }
}

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
    "The arithmetic equals exact division for every coverage, as the format requires",
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

  @Test("No coverage gives a pixel of another color")
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
