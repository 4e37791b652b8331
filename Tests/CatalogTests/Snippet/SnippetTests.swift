import ControlCore
import RangeSlider
import TestSupport
import Testing

@testable import CatalogApp

/// The code of a control: what it sets, and how each language writes it.
@MainActor
struct SnippetTests {
  private func snippet(
    _ page: CatalogPage, state id: String? = nil,
    change: (any Inspectable & Control) -> Void = { _ in }
  ) throws -> (Snippet, Showcase) {
    guard case .control(let showcase) = page.content else { throw SnippetError() }
    let state = showcase.states.first { $0.id == id } ?? showcase.states.first
    let control = showcase.make()
    state?.setUp(control)
    let source = SnippetSource(control, page: page, showcase: showcase, state: state)
    state?.configure(control)
    change(control)
    return (try #require(source.snippet()), showcase)
  }

  private struct SnippetError: Error {}

  @Test func onlyWhatDiffersFromTheDefaultsIsWritten() throws {
    #expect(
      try snippet(.rangeSlider).0.lines(.swift) == [
        "import RangeSlider", "import UIKit", "", "let control = RangeSliderControl()",
      ])
    let (changed, _) = try snippet(.rangeSlider) { control in
      guard let slider = control as? RangeSliderControl else { return }
      slider.maximumValue = 10
      slider.trackHighlightTintColor = .systemPink
      slider.trackTintColor = UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)
      slider.collision = .push
    }
    #expect(
      changed.lines(.swift).dropFirst(4) == [
        "control.maximumValue = 10", "control.collision = .push",
        "control.trackTintColor = UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)",
        "control.trackHighlightTintColor = .systemPink",
      ])
  }

  @Test func whatNoAttributeHoldsIsWrittenFirst() throws {
    #expect(
      try snippet(.rangeSlider, state: "stops").0.settings.prefix(2) == [
        "control.stops = [0, 5, 10, 25, 50, 100]", "control.maximumValue = 100",
      ])
  }

  @Test func thePresetOfAnAppearanceIsOneLine() throws {
    #expect(
      try snippet(.rangeSlider, state: "tutorial").0.settings == ["control.appearance = .tutorial"])
  }

  @Test func whatTouchesChangeIsWrittenToo() throws {
    let (snippet, _) = try snippet(.multiSlider, state: "labels")
    #expect(snippet.settings.last == "control.thumbValues = [7, 12, 18]")
  }

  @Test func aViewOfItsOwnTakesTheValues() throws {
    let (snippet, showcase) = try snippet(.rangeSlider, state: "step")
    #expect(
      snippet.lines(.swiftUI, view: showcase.swiftUI) == [
        "import RangeSlider", "import SwiftUI", "", "struct ContentView: View {",
        "  @State private var range: ClosedRange<Double> = 20...80", "",
        "  var body: some View {", "    RangeSliderView(range: $range, in: 0...100, step: 10)",
        "      .configured { control in", "        control.showsValueLabels = true",
        "        control.showsTicks = true", "      }", "  }", "}",
      ])
  }

  @Test func anyOtherControlIsWrapped() throws {
    let lines = try snippet(.radarPulse, state: "busy").0.lines(.swiftUI)
    #expect(lines.contains("struct RadarPulseView: UIViewRepresentable {"))
    #expect(lines.contains("    control.ringCount = 6"))
  }

  @Test func aDocumentHasTheAttributesAndNamesTheRest() throws {
    #expect(
      try snippet(.rangeSlider, state: "stops").0.lines(.interfaceBuilder) == [
        #"<view customClass="RangeSliderControl" customModule="RangeSlider">"#,
        "  <userDefinedRuntimeAttributes>",
        #"    <userDefinedRuntimeAttribute type="number" keyPath="maximumValue">"#
          + #"<real key="value" value="100.0"/></userDefinedRuntimeAttribute>"#,
        #"    <userDefinedRuntimeAttribute type="number" keyPath="lowerValue">"#
          + #"<real key="value" value="10.0"/></userDefinedRuntimeAttribute>"#,
        #"    <userDefinedRuntimeAttribute type="number" keyPath="upperValue">"#
          + #"<real key="value" value="50.0"/></userDefinedRuntimeAttribute>"#,
        #"    <userDefinedRuntimeAttribute type="boolean" keyPath="showsValueLabels" value="YES"/>"#,
        #"    <userDefinedRuntimeAttribute type="boolean" keyPath="showsTicks" value="YES"/>"#,
        "  </userDefinedRuntimeAttributes>", "</view>", "",
        "<!-- What has no attribute is set in code:",
        "  control.stops = [0, 5, 10, 25, 50, 100]", "-->",
      ])
  }
}
