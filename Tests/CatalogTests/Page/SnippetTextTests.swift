import RangeSlider
import TestSupport
import Testing

@testable import CatalogApp

@MainActor
struct SnippetTextTests {
  @Test func onlyWhatDiffersFromTheDefaultsIsWritten() {
    let slider = RangeSliderControl()
    #expect(
      SnippetText.swift(for: slider, module: "RangeSlider") == """
        import RangeSlider

        let control = RangeSliderControl()
        """)
    slider.maximumValue = 10
    slider.trackHighlightTintColor = .systemPink
    slider.trackTintColor = UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)
    #expect(
      SnippetText.swift(for: slider, module: "RangeSlider").split(separator: "\n").dropFirst(2)
        == [
          "control.maximumValue = 10",
          "control.trackTintColor = UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)",
          "control.trackHighlightTintColor = .systemPink",
        ])
  }
}
