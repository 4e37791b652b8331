import CoreGraphics
import Foundation
import Testing

struct CGColorTests {
  @Test("Components end with alpha") func componentsEndWithAlpha() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.4)
    #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
  }

  @Test("Colors are equal when space and components are")
  func colorsAreEqualWhenSpaceAndComponentsAre() {
    let color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(color != color.copy(alpha: 0.5))
    #expect(CGColor(gray: 1, alpha: 1) != CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    #expect(Set([color, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }

  @Test("A space is found by name, and an unknown name gives nil")
  func aSpaceIsFoundByNameAndAnUnknownNameGivesNil() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.model == .rgb)
    #expect(CGColorSpace(name: "kCGColorSpaceNobodyKnows" as CFString) == nil)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColorSpaceCreateDeviceRGB().name == nil)
  }

  @Test("Display P3's red lies outside sRGB and comes back the same")
  func displayP3SRedLiesOutsideSRGBAndComesBackTheSame() throws {
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 1]))
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let there = try #require(red.converted(to: extended, intent: .defaultIntent, options: nil))
    let components = try #require(there.components)
    #expect(abs(components[0] - 1.093) < 0.002)
    #expect(abs(components[1] + 0.227) < 0.002)
    let back = try #require(there.converted(to: wide, intent: .defaultIntent, options: nil))
    #expect(abs((back.components?[0] ?? 0) - 1) < 1e-6)
  }

  @Test("Gray is the color's lightness") func grayIsTheColorsLightness() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.5)
    let converted = try #require(green.converted(to: gray, intent: .defaultIntent, options: nil))
    #expect(abs((converted.components?[0] ?? 0) - 0.862) < 0.002)
    #expect(converted.alpha == 0.5)
  }
}
