import Testing
import UIKit

struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func traits(
    _ style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast = .normal,
    level: UIUserInterfaceLevel = .base
  ) -> UITraitCollection {
    UITraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
    }
  }

  private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    components(color.resolvedColor(with: traits)).map { Int(($0 * 255).rounded()) }
  }

  @Test("Components come back as they were given") func componentsComeBackAsTheyWereGiven() {
    #expect(
      components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
    #expect(components(UIColor(white: 0.5, alpha: 0.25)) == [0.5, 0.5, 0.5, 0.25])
    #expect(components(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1))) == [0.5, 0.5, 0.5, 1])
  }

  @Test("Alpha is clamped, other components are not") func alphaIsClampedOtherComponentsAreNot() {
    #expect(components(UIColor(red: 1.2, green: -0.1, blue: 0, alpha: 3)) == [1.2, -0.1, 0, 1])
  }

  @Test(
    "Hue, saturation and brightness convert both ways",
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (0.5, 1, 0.5, [0, 0.5, 0.5]),
      (0.75, 0.5, 1, [0.75, 0.5, 1]), (0.2, 0, 0.7, [0.7, 0.7, 0.7]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
  func hueSaturationAndBrightnessConvertBothWays(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, rgb: [CGFloat]
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(zip(components(color), rgb).allSatisfy { abs($0 - $1) < 0.0001 })
    var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: nil))
    #expect(abs(s - saturation) < 0.0001 && abs(b - brightness) < 0.0001)
    if saturation > 0 { #expect(abs(h - hue) < 0.0001) }
  }

  @Test("A color of Display P3 lies outside sRGB") func aColorOfDisplayP3LiesOutsideSRGB() {
    let color = components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(color[0] > 1.09 && color[0] < 1.1)
    #expect(color[1] < -0.2)
    let white = components(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1))
    #expect(white.allSatisfy { abs($0 - 1) < 0.001 })
  }

  @Test("Backgrounds are lighter above the base level, in dark appearance only")
  func backgroundsAreLighterAboveTheBaseLevelInDarkAppearanceOnly() {
    let elevated = traits(.dark, level: .elevated)
    #expect(bytes(.systemBackground, traits(.dark)) == [0, 0, 0, 255])
    #expect(bytes(.systemBackground, elevated) == [28, 28, 30, 255])
    #expect(bytes(.secondarySystemGroupedBackground, elevated) == [44, 44, 46, 255])
    #expect(bytes(.systemBackground, traits(.light, level: .elevated)) == [255, 255, 255, 255])
  }

  @Test("A dynamic color follows the current traits") func aDynamicColorFollowsTheCurrentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    traits(.dark).performAsCurrent {
      #expect(components(color) == [1, 0, 0, 1])
      #expect(color.cgColor == UIColor.red.cgColor)
    }
    traits(.light).performAsCurrent { #expect(components(color) == [0, 1, 0, 1]) }
  }

  @Test("A dynamic color stays dynamic with another opacity")
  func aDynamicColorStaysDynamicWithAnotherOpacity() {
    let faint = UIColor.label.withAlphaComponent(0.5)
    #expect(bytes(faint, traits(.light)) == [0, 0, 0, 128])
    #expect(bytes(faint, traits(.dark)) == [255, 255, 255, 128])
  }

  @Test("A provider may answer with a dynamic color") func aProviderMayAnswerWithADynamicColor() {
    let color = UIColor { _ in .systemBlue }
    #expect(bytes(color, traits(.dark)) == [10, 132, 255, 255])
  }

  @Test("Equality is by kind and components") func equalityIsByKindAndComponents() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
    #expect(UIColor.systemBlue != .systemRed)
    #expect(UIColor { _ in .red } != UIColor { _ in .red })
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), .blue]).count == 2)
  }

  @Test(
    "An archive brings a color back",
    arguments: [
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .systemIndigo, .white, .tintColor,
    ])
  func anArchiveBringsAColorBack(color: UIColor) throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(copy == color)
  }

  @Test("Setting a color sets it in the current context")
  func settingAColorSetsItInTheCurrentContext() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(try #require(PictureProbe(image))[1, 1] == .red)
  }
}
