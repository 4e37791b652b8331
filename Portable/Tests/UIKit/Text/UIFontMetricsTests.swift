import TestSupport
import Testing
import UIKit

@Suite(.pinnedFont) struct UIFontMetricsTests {
  private let large = UITraitCollection {
    $0.preferredContentSizeCategory = .accessibilityMedium
    $0.displayScale = 2
  }

  @Test("Values grow as the text style does") func valuesGrowAsTheTextStyleDoes() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 28)
    let normal = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(metrics.scaledValue(for: 44, compatibleWith: normal) == 44)
  }

  @Test("Values are rounded to whole pixels") func valuesAreRoundedToWholePixels() {
    let value = UIFontMetrics.default.scaledValue(for: 10, compatibleWith: large)
    #expect(value == 16.5)
  }

  @Test("Fonts grow up to their maximum") func fontsGrowUpToTheirMaximum() {
    let font = UIFont.systemFont(ofSize: 10, weight: .bold)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let scaled = metrics.scaledFont(for: font, compatibleWith: large)
    #expect(scaled.pointSize == 16)
    #expect(scaled.fontName == font.fontName)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 13, compatibleWith: large).pointSize == 13)
  }

  @Test("A scaled font is not scaled again") func aScaledFontIsNotScaledAgain() {
    let metrics = UIFontMetrics.default
    let once = metrics.scaledFont(for: .systemFont(ofSize: 10), compatibleWith: large)
    // "Do not specify a font that has already been scaled; doing so results in an exception"
    // (Apple's documentation of scaledFont(for:)).
    let twice = expectMisuse("UIFontMetrics.scaledFont(for:)", reason: "is scaled already") {
      metrics.scaledFont(for: once, compatibleWith: large)
    }
    #expect(twice == once)
  }
}
