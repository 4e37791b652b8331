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

  @Test("System colors have their published values") func systemColorsHaveTheirPublishedValues() {
    #expect(bytes(.systemBlue, traits(.light)) == [0, 122, 255, 255])
    #expect(bytes(.systemBlue, traits(.dark)) == [10, 132, 255, 255])
    #expect(bytes(.systemRed, traits(.light, contrast: .high)) == [215, 0, 21, 255])
    #expect(bytes(.systemGreen, traits(.dark, contrast: .high)) == [48, 219, 91, 255])
    #expect(bytes(.label, traits(.dark)) == [255, 255, 255, 255])
    #expect(bytes(.secondaryLabel, traits(.light)) == [60, 60, 67, 153])
    #expect(bytes(.systemGray6, traits(.dark)) == [28, 28, 30, 255])
  }

  @Test("A named color is nil without an asset catalog") func aNamedColorIsNilAsThereIsNoCatalog() {
    #expect(UIColor(named: "Accent") == nil)
  }

  @Test(
    "A color has a name to be read out",
    arguments: [
      (UIColor.black, "black"), (.white, "white"), (.gray, "gray"), (.red, "red"), (.blue, "blue"),
      (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
      (UIColor(red: 1, green: 0.8, blue: 0.8, alpha: 1), "light red"), (.clear, "transparent"),
      (.brown, "orange"), (UIColor(red: 0.4, green: 0.2, blue: 0, alpha: 1), "brown"),
    ])
  func aColorHasANameToBeReadOut(color: UIColor, name: String) {
    #expect(color.accessibilityName == name)
  }
}
