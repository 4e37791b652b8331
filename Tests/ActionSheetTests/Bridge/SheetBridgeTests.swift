import Testing
import UIKit

@testable import ActionSheet

/// Text sizes, fonts, materials, corners and insets of a style as UIKit's.
@MainActor struct SheetBridgeTests {
  @Test("each of the twelve text sizes has its category, and an unknown one is the ordinary size")
  func textSizes() {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(categories.map { SheetTextSize($0) } == SheetTextSize.allCases)
    #expect(SheetTextSize(.unspecified) == .large)
  }

  @Test("X11: a font is as large as its curve says at every text size")
  func fonts() {
    let font = SheetFont(.semibold, .systemAction)
    let sizes = SheetTextSize.allCases.map { font.uiFont(at: $0).pointSize }
    #expect(sizes == [21, 21, 21, 21, 23, 24, 24, 28, 33, 40, 47, 53])
  }

  @Test("M7: what is opaque has no blur, everything else has one")
  func materials() {
    #expect(SheetMaterial.opaque.visualEffect() == nil)
    let blurs: [SheetMaterial] = [
      .glass, .ultraThin, .thin, .regular, .thick,
    ]
    #expect(blurs.allSatisfy { $0.visualEffect() != nil })
  }

  @Test("C1, C12: corners are masked above, below, or both")
  func corners() {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    #expect(RowCorners.top.maskedCorners == top)
    #expect(RowCorners.bottom.maskedCorners == bottom)
    #expect(RowCorners.all.maskedCorners == top.union(bottom))
    #expect(RowCorners([]).maskedCorners == [])
    #expect(
      SheetInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == SheetInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}
