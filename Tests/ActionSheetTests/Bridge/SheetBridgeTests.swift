import Testing
import UIKit

@testable import ActionSheet

/// Text sizes, fonts and materials of a style as UIKit's.
@MainActor struct SheetBridgeTests {
  @Test("An unknown text size is the ordinary size")
  func textSizes() {
    let font = SheetFont(.semibold, .systemAction)
    #expect(font.uiFont(at: .unspecified).pointSize == font.uiFont(at: .large).pointSize)
  }

  @Test("A font is as large as its curve says at every text size")
  func fonts() {
    let font = SheetFont(.semibold, .systemAction)
    let sizes = UIContentSizeCategory.preferredSizes.map { font.uiFont(at: $0).pointSize }
    #expect(sizes == [21, 21, 21, 21, 23, 24, 24, 28, 33, 40, 47, 53])
  }

  @Test("An opaque material has no blur, every other one has")
  func materials() {
    #expect(SheetMaterial.opaque.visualEffect() == nil)
    let blurs: [SheetMaterial] = [
      .glass, .ultraThin, .thin, .regular, .thick,
    ]
    #expect(blurs.allSatisfy { $0.visualEffect() != nil })
  }
}
