import Testing
import UIKit

@testable import ActionSheet

struct TextSizeCurveTests {
  private func sizes(_ curve: TextSizeCurve) -> [CGFloat] {
    UIContentSizeCategory.preferredSizes.map(curve.pointSize)
  }

  @Test("Actions have the system's sizes at the twelve text sizes, as has body text beside them")
  func system() {
    #expect(sizes(.systemAction) == [21, 21, 21, 21, 23, 24, 24, 28, 33, 40, 47, 53])
    #expect(sizes(.body) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test("A custom size grows as body text does")
  func scaled() {
    let curve = TextSizeCurve.scaled(34)
    #expect(sizes(curve) == sizes(.body).map { $0 * 2 })
    #expect(sizes(.scaled(20, relativeTo: nil)) == Array(repeating: 20, count: 12))
  }

  @Test("A font scales with the text style that it names")
  func textStyle() {
    let font = SheetFont(.systemFont(ofSize: 12), relativeTo: .largeTitle)
    let metrics = UIFontMetrics(forTextStyle: .largeTitle)
    for size in UIContentSizeCategory.preferredSizes {
      let traits = UITraitCollection(preferredContentSizeCategory: size)
      #expect(
        font.uiFont(at: size).pointSize == metrics.scaledValue(for: 12, compatibleWith: traits))
    }
    #expect(SheetFont(.systemFont(ofSize: 12), relativeTo: nil).uiFont(at: .small).pointSize == 12)
  }

  @Test("A font of the app keeps its family, and a preferred action has it bold")
  func ownFont() {
    let font = SheetFont(.monospacedSystemFont(ofSize: 15, weight: .regular))
    #expect(font.uiFont(at: .extraLarge).familyName == font.font.familyName)
    let emphasized = font.emphasized.font
    #expect(emphasized.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(emphasized.familyName == font.font.familyName)
  }

  @Test("Too few, invalid or no sizes give a usable curve")
  func badInput() {
    #expect(sizes(TextSizeCurve([10, 12])) == [10] + Array(repeating: 12, count: 11))
    #expect(sizes(TextSizeCurve([])) == Array(repeating: 17, count: 12))
    #expect(sizes(TextSizeCurve([.nan, -3, 0])) == Array(repeating: 17, count: 12))
    #expect(TextSizeCurve.scaled(.infinity).pointSize(at: .large) == 17)
  }

  @Test("Text sizes are in order")
  func order() {
    #expect(UIContentSizeCategory.preferredSizes == UIContentSizeCategory.preferredSizes.sorted())
  }
}
