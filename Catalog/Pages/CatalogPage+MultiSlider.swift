import ControlExtras
import RangeSlider
import UIKit

extension CatalogPage {
  static let multiSlider = CatalogPage(
    id: "multi-slider", title: "Multi Slider", module: "RangeSlider",
    summary: "One to eight thumbs divide a track.",
    keywords: ["slider", "thumbs", "values", "many", "single", "neutral", "limits", "equalizer"],
    article: "RangeSlider/SeveralThumbs", symbol: "slider.horizontal.below.rectangle",
    color: .systemIndigo, states: sliderStates,
    form: .control(MultiSliderControl.self, swiftUI: { $0.multiSliderView }),
    settings: [thumbs]
  ) { report in
    let slider = MultiSliderControl()
    let changed = UIAction { [weak slider] _ in
      if let slider { report("valueChanged values=\(slider.readout)") }
    }
    slider.addAction(changed, for: .valueChanged)
    slider.addAction(UIAction { _ in report("editingDidEnd") }, for: .editingDidEnd)
    return .control(slider) {
      $0.readout
    } liveCode: { slider in
      let values = slider.thumbValues.map(NumberText.code).joined(separator: ", ")
      return ["control.thumbValues = [\(values)]"]
    }
  }

  /// The values of all thumbs, separated by commas.
  private static let thumbs = PageSetting(
    "thumbs",
    text: { (slider: MultiSliderControl) in
      slider.thumbValues.map(NumberText.code).joined(separator: ",")
    },
    value: { text in
      let parts = text.split(separator: ",")
      let values = parts.compactMap { Double($0) }.filter(\.isFinite)
      return values.count == parts.count && (1...8).contains(values.count) ? values : nil
    }, set: { $0.thumbValues = $1 })

  private static let slider = PageState.of(MultiSliderControl.self)

  private static let sliderStates = [
    slider("default", "Three") { $0.thumbCount = 3 },
    slider("one", "One") { $0.thumbCount = 1 },
    slider(
      "neutral", "Neutral value", setUp: { $0.neutralValue = 0 }
    ) {
      $0.thumbCount = 1
      $0.minimumValue = -10
      $0.maximumValue = 10
      $0.thumbValues = [4]
      $0.showsTicks = true
      $0.tickCount = 5
    },
    slider("eight", "Eight") { $0.thumbCount = 8 },
    slider("labels", "Labels") {
      setHours($0)
      $0.showsValueLabels = true
    },
    slider("push", "Push") {
      setHours($0)
      $0.collision = .push
      $0.minimumDistance = 2
    },
    slider(
      "limits", "Limits",
      setUp: {
        $0.thumbCount = 3
        $0[.lower].limits = 0...9
        $0[Thumb(rawValue: 2)].limits = 15...24
      }
    ) {
      setHours($0)
      $0.showsValueLabels = true
    },
    slider(
      "colors", "Colors",
      setUp: {
        $0.thumbCount = 3
        for (index, color) in [UIColor.systemRed, .systemYellow, .systemGreen].enumerated() {
          $0[Thumb(rawValue: index)].tintColor = color
        }
      }),
    slider(
      "locked", "One locked",
      setUp: {
        $0.thumbCount = 3
        $0[Thumb(rawValue: 1)].isEnabled = false
      }),
    slider(
      "glass", "Glass, pressed",
      setUp: {
        $0.traitOverrides.systemDesign = .glass
        $0.isHighlighted = true
      }
    ) { $0.thumbCount = 3 },
    slider("minimal", "Minimal", setUp: { $0.appearance = .minimal }) { $0.thumbCount = 3 },
    slider("thumbless", "Thumbless", setUp: { $0.appearance = .thumbless }) { $0.thumbCount = 1 },
    slider(
      "segments", "Segments",
      setUp: {
        $0.thumbCount = 3
        let colors: [UIColor] = [.systemBlue, .systemTeal, .systemGreen, .systemOrange]
        for (index, color) in colors.enumerated() { $0.setSegmentTintColor(color, at: index) }
      }
    ) { $0.trackHeight = 8 },
    slider("merged", "Merged labels") {
      $0.thumbCount = 4
      $0.maximumValue = 24
      $0.thumbValues = [7, 12, 13, 14]
      $0.showsValueLabels = true
      $0.mergesOverlappingLabels = true
      $0.labelBackgroundColor = .systemIndigo
    },
    slider("vertical", "Vertical") {
      setHours($0)
      $0.isVertical = true
      $0.showsValueLabels = true
    },
    slider("disabled", "Disabled", setUp: { $0.isEnabled = false }) { $0.thumbCount = 3 },
  ]

  private static func setHours(_ slider: MultiSliderControl) {
    slider.thumbCount = 3
    slider.maximumValue = 24
    slider.thumbValues = [7, 12, 18]
    slider.step = 1
  }
}

extension Snippet {
  fileprivate var multiSliderView: [String] {
    let prefix = "\(form.name).thumbValues = "
    let values = live.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    var view = "MultiSliderView(value: $values"
    if has("minimumValue") || has("maximumValue") {
      let minimum = literal("minimumValue", default: "0")
      let maximum = literal("maximumValue", default: "1")
      view += ", in: \(NumberText.rangeCode(minimum, maximum))"
    }
    if has("step") { view += ", step: \(literal("step", default: "0"))" }
    // The view has a thumb for each value.
    var others = self
    others.live.removeAll { $0.hasPrefix(prefix) }
    return others.viewLines(
      state: ["@State private var values: [Double] = \(values ?? "[0.2, 0.8]")"], view: view + ")",
      parameters: ["thumbCount", "step", "minimumValue", "maximumValue"],
      taken: Set(setUp.filter { $0.hasPrefix("\(form.name).thumbCount = ") }))
  }
}

extension MultiSliderControl {
  fileprivate var readout: String {
    thumbValues.map { text(for: $0) }.joined(separator: " · ")
  }
}
