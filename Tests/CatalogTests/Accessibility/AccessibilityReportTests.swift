import Testing
import UIKit

@testable import CatalogApp

/// The rules of the panel: contrast, targets, labels.
struct AccessibilityReportTests {
  private func color(_ hex: UInt32) -> Contrast.Color {
    Contrast.Color(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }

  // https://www.w3.org/WAI/WCAG22/Techniques/general/G18 gives the formula; the grays are those that
  // every checker of contrast has as its examples.
  @Test(
    "Two colors have a contrast",
    arguments: [
      (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0xFFFFFF, 1), (0x767676, 0xFFFFFF, 4.54),
      (0x777777, 0xFFFFFF, 4.48), (0x949494, 0xFFFFFF, 3.03), (0xFF0000, 0xFFFFFF, 4),
      (0x0000FF, 0xFFFFFF, 8.59),
    ] as [(UInt32, UInt32, Double)])
  func theContrastOfTwoColors(first: UInt32, second: UInt32, ratio: Double) {
    #expect(abs(Contrast.ratio(color(first), color(second)) - ratio) < 0.01)
    #expect(abs(Contrast.ratio(color(second), color(first)) - ratio) < 0.01)
  }

  @Test("The contrast of pixels leaves edges out") func theContrastOfPixelsLeavesEdgesOut() {
    let white = Array(repeating: color(0xFFFFFF), count: 980)
    let text = Array(repeating: color(0x767676), count: 18)
    let edge = [color(0x000000)]
    let ratio = Contrast.ratio(in: white + text + edge)
    #expect(ratio.map { abs($0 - 4.54) < 0.01 } == true)
    #expect(Contrast.ratio(in: white) == nil)
    #expect(Contrast.ratio(in: []) == nil)
  }

  @Test("The report of an element lists its missing properties") func anElementIsToldWhatItLacks() {
    var element = AccessibilityReport.Element()
    element.role = .button
    element.label = "Done"
    element.target = CGSize(width: 44, height: 44)
    element.contrast = 3
    #expect(element.problems == [])
    element.target = CGSize(width: 60, height: 43)
    #expect(element.problems == [.smallTarget])
    element.contrast = 2.9
    #expect(element.problems == [.smallTarget, .lowContrast(needed: 3)])
    element.isEnabled = false
    #expect(element.problems == [])
    element.label = ""
    #expect(element.problems == [.noLabel])
    element.role = .staticText
    element.isEnabled = true
    element.label = "Text"
    element.target = nil
    element.contrast = 4.4
    #expect(element.problems == [.lowContrast(needed: 4.5)])
    element.isLargeText = true
    #expect(element.problems == [])
  }
}
