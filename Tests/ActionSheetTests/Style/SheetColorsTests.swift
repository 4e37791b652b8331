import Testing
import UIKit

@testable import ActionSheet

/// The colors of a style.
@MainActor struct SheetColorsTests {
  private func trait(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal)
    -> UITraitCollection
  {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(accessibilityContrast: contrast),
    ])
  }

  @Test("Newly created colors equal those of the preset")
  func newlyCreatedColorsEqualThoseOfThePreset() {
    #expect(SheetColors() == SheetStyle.system.colors)
  }

  @Test("The header has a stronger shade with increased contrast")
  func theHeaderHasAStrongerShadeWithIncreasedContrast() {
    let header = SheetStyle.classic.colors.header
    func white(_ traits: UITraitCollection) -> CGFloat? {
      header.resolvedColor(with: traits).cgColor.components?.first
    }
    #expect(white(trait(.light)) == 0.56)
    #expect(white(trait(.light, .high)) == 0.4)
    #expect(white(trait(.dark)) == 0.64)
    #expect(white(trait(.dark, .high)) == 0.8)
  }

  @Test("Opaque and invisible colors are recognized, light and dark")
  func opaqueAndInvisibleColorsAreKnownLightAndDark() {
    #expect(UIColor.clear.isClear)
    #expect(!UIColor.separator.isClear)
    #expect(!UIColor.dynamic(light: .gray(1, alpha: 0), dark: .gray(1)).isClear)
    #expect(UIColor.secondarySystemGroupedBackground.isOpaque)
    #expect(UIColor.gray(1).isOpaque)
    #expect(!UIColor.dynamic(light: .gray(1), dark: .gray(0, alpha: 0.9)).isOpaque)
  }

  @Test("The tint color stands for that of the sheet, and others are used as they are")
  func theTintColorStandsForThatOfTheSheetAndOthersAreUsedAsTheyAre() {
    let sheet = ActionSheetControl()
    sheet.tintColor = .systemGreen
    #expect(sheet.appearance.color(.tintColor) == .systemGreen)
    let own = UIColor { $0.accessibilityContrast == .high ? .black : .gray }
    sheet.style.colors.action = own
    #expect(sheet.appearance.color(sheet.style.colors.action) == own)
  }
}
