import CoreGraphics
import TestSupport
import Testing

@testable import DrawingBoard

struct PixelMixerTests {
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
        if PixelMixer.scaled(pixel, by: factor) != scaled(pixel, factor) {
          Issue.record("\(value) times \(factor)")
        }
      }
    }
  }

  @Test(
    "Nothing covered changes nothing, whatever is mixed",
    arguments: [
      StrokeMixing.paint, .multiply, .erase,
    ])
  func uncovered(mixing: StrokeMixing) {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      let (color, pixel) = (premultiplied(&generator), premultiplied(&generator))
      #expect(PixelMixer(color: color, mixing: mixing).mixed(pixel, covered: 0) == pixel)
    }
  }

  @Test("An opaque colour that covers all replaces the pixel; an eraser leaves zero")
  func covered() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let (color, pixel) = (premultiplied(&generator) | 0xFF00_0000, premultiplied(&generator))
      #expect(PixelMixer(color: color, mixing: .paint).mixed(pixel, covered: 255) == color)
      #expect(PixelMixer(color: color, mixing: .erase).mixed(pixel, covered: 255) == 0)
    }
  }

  @Test(
    "No component becomes more than its opacity",
    arguments: [
      StrokeMixing.paint, .multiply, .erase,
    ])
  func staysPremultiplied(mixing: StrokeMixing) {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<Torture.count(2000, torture: 1_000_000) {
      let mixer = PixelMixer(color: premultiplied(&generator), mixing: mixing)
      let result = mixer.mixed(
        premultiplied(&generator), covered: .random(in: 0...255, using: &generator))
      let most = max(result & 0xFF, result >> 8 & 0xFF, result >> 16 & 0xFF)
      if most > result >> 24 { Issue.record("\(String(result, radix: 16))") }
    }
  }

  @Test("A colour of another space is converted, with its alpha and the opacity")
  func colors() {
    #expect(PixelMixer.word(CGColor(gray: 1, alpha: 0.5), opacity: 1) == 0x8080_8080)
    #expect(
      PixelMixer.word(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), opacity: 0.2) == 0x3333_0000
    )
    #expect(
      PixelMixer.word(CGColor(srgbRed: 2, green: -1, blue: 0, alpha: 1), opacity: 7) == 0xFFFF_0000)
  }
}
