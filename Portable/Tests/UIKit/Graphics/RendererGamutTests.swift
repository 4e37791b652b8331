import TestSupport
import Testing
import UIKit

/// The renderers of a wide display.
///
/// Apple's documentation of prefersExtendedRange: "The default is true on devices that natively support wide
/// color, and false on those that do not", and of init(for:): "the most suitable format for rendering on a
/// device with the specified traits".
@MainActor struct RendererGamutTests {
  private func bits(_ format: UIGraphicsImageRendererFormat) -> Int? {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }
      .cgImage?.bitsPerComponent
  }

  @Test("A format for a wide display makes wide images, unless the standard range is preferred")
  func aFormatForAWideDisplayMakesWideImagesUnlessTheStandardRangeIsPreferred() {
    let traits = UITraitCollection(displayGamut: .P3)
    #expect(bits(UIGraphicsImageRendererFormat(for: traits)) == 16)
    #expect(bits(UIGraphicsImageRendererFormat(for: UITraitCollection(displayGamut: .SRGB))) == 8)
    let format = UIGraphicsImageRendererFormat(for: traits)
    format.preferredRange = .standard
    #expect(bits(format) == 8)
  }

  @Test("A renderer without a format follows the display of the view that draws")
  func aRendererWithoutAFormatFollowsTheDisplayOfTheViewThatDraws() {
    final class Drawn: UIView {
      var bits: Int?
      override func draw(_ rect: CGRect) {
        bits = UIGraphicsImageRenderer(size: rect.size).image { _ in }.cgImage?.bitsPerComponent
      }
    }
    let test = TestHost()
    let view = test.add(Drawn(frame: CGRect(x: 0, y: 0, width: 4, height: 4)))
    #expect(view.bits == 8)
    test.host.setTraits { $0.displayGamut = .P3 }
    view.setNeedsDisplay()
    test.layout()
    #expect(view.bits == 16)
  }
}
