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
    change: (any Inspectable) -> Void = { _ in }
  ) throws -> Snippet {
    let state = page.states.first { $0.id == id } ?? page.states.first
    let (subject, source) = page.subject(in: try #require(state))
    change(try #require(subject.control))
    return source.snippet()
  }

  @Test("Only what differs from the defaults is written")
  func onlyWhatDiffersFromTheDefaultsIsWritten() throws {
    #expect(
      try snippet(.rangeSlider).lines(.swift) == [
        "import RangeSlider", "import UIKit", "", "@MainActor",
        "func makeRangeSlider() -> RangeSliderControl {", "  let control = RangeSliderControl()",
        "  return control", "}",
      ])
    let changed = try snippet(.rangeSlider) { control in
      guard let slider = control as? RangeSliderControl else { return }
      slider.maximumValue = 10
      slider.trackHighlightTintColor = .systemPink
      slider.trackTintColor = UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)
      slider.collision = .push
    }
    #expect(
      changed.settings == [
        "control.maximumValue = 10", "control.collision = .push",
        "control.trackTintColor = UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)",
        "control.trackHighlightTintColor = .systemPink",
      ])
  }

  @Test("What no attribute holds is written first") func whatNoAttributeHoldsIsWrittenFirst() throws
  {
    #expect(
      try snippet(.rangeSlider, state: "stops").settings.prefix(2) == [
        "control.stops = [0, 5, 10, 25, 50, 100]", "control.maximumValue = 100",
      ])
  }

  @Test("The preset of an appearance is one line") func thePresetOfAnAppearanceIsOneLine() throws {
    #expect(
      try snippet(.rangeSlider, state: "tutorial").settings == ["control.appearance = .tutorial"])
  }

  @Test("What touches change is written too") func whatTouchesChangeIsWrittenToo() throws {
    let snippet = try snippet(.multiSlider, state: "labels")
    #expect(snippet.settings.last == "control.thumbValues = [7, 12, 18]")
  }

  @Test("A view of its own takes the values") func aViewOfItsOwnTakesTheValues() throws {
    let snippet = try snippet(.rangeSlider, state: "step")
    #expect(
      snippet.lines(.swiftUI) == [
        "import RangeSlider", "import SwiftUI", "", "struct ContentView: View {",
        "  @State private var range: ClosedRange<Double> = 20...80", "",
        "  var body: some View {", "    RangeSliderView(value: $range, in: 0...100, step: 10)",
        "      .configured { control in", "        control.showsValueLabels = true",
        "        control.showsTicks = true", "      }", "  }", "}",
      ])
  }

  @Test("Any other control is wrapped") func anyOtherControlIsWrapped() throws {
    let lines = try snippet(.radarPulse, state: "busy").lines(.swiftUI)
    #expect(lines.contains("struct RadarPulseView: UIViewRepresentable {"))
    #expect(lines.contains("    control.ringCount = 6"))
  }

  @Test("Numbers are written exactly") func numbersAreWrittenExactly() throws {
    let snippet = try snippet(.rangeSlider) { control in
      guard let slider = control as? RangeSliderControl else { return }
      slider.step = 0.004
      slider.minimumDistance = 1.0 / 3
      slider.trackTintColor = UIColor(red: 0.0004, green: 0.25, blue: 1, alpha: 1)
    }
    let swift = snippet.settings
    #expect(swift.contains("control.step = 0.004"))
    #expect(swift.contains("control.minimumDistance = 0.3333333333333333"))
    #expect(
      swift.contains(
        "control.trackTintColor = UIColor(red: 0.0004, green: 0.25, blue: 1, alpha: 1)"))
    #expect(
      snippet.lines(.swiftUI).contains {
        $0.contains("step: 0.004")
      })
    let document = snippet.lines(.interfaceBuilder)
    #expect(document.contains { $0.contains(#"<real key="value" value="0.004"/>"#) })
    #expect(document.contains { $0.contains(#"<real key="value" value="0.3333333333333333"/>"#) })
  }

  @Test("A range of negative numbers compiles") func aRangeOfNegativeNumbersCompiles() throws {
    let snippet = try snippet(.rangeSlider) { control in
      guard let slider = control as? RangeSliderControl else { return }
      slider.minimumValue = -9
      slider.lowerValue = -5
      slider.upperValue = -2
      slider.maximumValue = -1
    }
    let lines = snippet.lines(.swiftUI)
    // An operator of Swift takes the minus sign that follows it.
    #expect(
      lines.contains("  @State private var range: ClosedRange<Double> = -5 ... -2"))
    #expect(lines.contains("    RangeSliderView(value: $range, in: -9 ... -1)"))
  }

  @Test("Numbers of a document read back as the same bits")
  func numbersOfADocumentReadBackAsTheSameBits() throws {
    var generator = SeededGenerator(seed: 29)
    func attribute(_ value: InspectableValue) -> String? {
      Snippet.Attribute(name: "a", kind: .point, value: value).element
    }
    for _ in 0..<2_000 {
      let bits = Double(bitPattern: generator.next())
      let number = bits.isFinite ? bits : Double.random(in: -9...9, using: &generator)
      let other = Double.random(in: -100...100, using: &generator)
      for (value, numbers) in [
        (InspectableValue.number(number), [number]),
        (.point(CGPoint(x: number, y: other)), [number, other]),
        (.size(CGSize(width: other, height: number)), [other, number]),
        (.rect(CGRect(x: 1, y: other, width: 0.5, height: 12)), [1, other, 0.5, 12]),
      ] {
        let element = try #require(attribute(value))
        let found = element.split(separator: "\"").compactMap { Double($0)?.bitPattern }
        #expect(found == numbers.map(\.bitPattern), "\(element)")
      }
    }
    #expect(attribute(.number(12))?.contains(#"<real key="value" value="12"/>"#) == true)
  }

  // No document is known that has one, so no text for it is.
  @Test("A number that is not finite is set in code") func aNumberThatIsNotFiniteIsSetInCode()
    throws
  {
    let attribute = Snippet.Attribute(
      name: "maximumDistance", kind: .number(0...1), value: .number(.infinity))
    #expect(attribute.element == nil)
    #expect(attribute.lines(on: "control") == ["control.maximumDistance = .infinity"])
    let point = Snippet.Attribute(
      name: "place", kind: .point, value: .point(CGPoint(x: 0, y: -CGFloat.infinity)))
    #expect(point.element == nil)
    #expect(point.lines(on: "control") == ["control.place = CGPoint(x: 0, y: -.infinity)"])
  }

  @Test("A document has the attributes and names the rest")
  func aDocumentHasTheAttributesAndNamesTheRest() throws {
    let lines = try snippet(.rangeSlider, state: "stops").lines(.interfaceBuilder)
    let first = try #require(lines.first).split(separator: "\"").map(String.init)
    try #require(first.count == 7)
    #expect(first[0] == "<view id=")
    #expect(first[1].split(separator: "-").map(\.count) == [3, 2, 3])
    #expect(first[3] == "RangeSliderControl")
    #expect(first[5] == "RangeSlider")
    #expect(first[6] == ">")
    let expected: [String] = [
      #"  <rect key="frame" x="0" y="0" width="320" height="48"/>"#,
      "  <userDefinedRuntimeAttributes>",
      #"    <userDefinedRuntimeAttribute type="number" keyPath="maximumValue">"#
        + #"<real key="value" value="100"/></userDefinedRuntimeAttribute>"#,
      #"    <userDefinedRuntimeAttribute type="number" keyPath="lowerValue">"#
        + #"<real key="value" value="10"/></userDefinedRuntimeAttribute>"#,
      #"    <userDefinedRuntimeAttribute type="number" keyPath="upperValue">"#
        + #"<real key="value" value="50"/></userDefinedRuntimeAttribute>"#,
      #"    <userDefinedRuntimeAttribute type="boolean" keyPath="showsValueLabels" value="YES"/>"#,
      #"    <userDefinedRuntimeAttribute type="boolean" keyPath="showsTicks" value="YES"/>"#,
      "  </userDefinedRuntimeAttributes>", "</view>", "",
      "<!-- What has no attribute is set in code:",
      "  control.stops = [0, 5, 10, 25, 50, 100]", "-->",
    ]
    #expect(Array(lines.dropFirst()) == expected)
  }

  @Test("Views of a document have different ids") func viewsOfADocumentHaveDifferentIds() throws {
    let ids = try ["default", "stops", "step", "labels"].map { state in
      try #require(snippet(.rangeSlider, state: state).lines(.interfaceBuilder).first)
    }
    #expect(Set(ids).count == ids.count)
  }
}
