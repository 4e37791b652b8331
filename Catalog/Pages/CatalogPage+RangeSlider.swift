import ControlCore
import RangeSlider
import UIKit

extension CatalogPage {
  static let rangeSlider = CatalogPage(
    id: "range-slider", title: "Range Slider", module: "RangeSlider",
    summary: "Two thumbs choose a range of values.",
    keywords: ["slider", "range", "two", "thumbs", "price", "filter", "interval"],
    symbol: "slider.horizontal.3", color: .systemBlue,
    content: .control(
      Showcase(
        make: { RangeSliderControl() },
        states: RangeSliderStates.all,
        readout: { ($0 as? RangeSliderControl)?.readout ?? "" },
        connect: { control, sent in
          guard let slider = control as? RangeSliderControl else { return }
          let changed = UIAction { [weak slider] _ in
            if let slider { sent(slider.eventLine) }
          }
          slider.addAction(changed, for: .valueChanged)
        },
        swiftUI: { $0.rangeSliderView })))
}

extension Snippet {
  fileprivate var rangeSliderView: [String] {
    let lower = literal("lowerValue", default: "0.2")
    let upper = literal("upperValue", default: "0.8")
    let minimum = literal("minimumValue", default: "0")
    let maximum = literal("maximumValue", default: "1")
    var view = "RangeSliderView(range: $range"
    if has("minimumValue") || has("maximumValue") {
      view += ", in: \(NumberText.rangeCode(minimum, maximum))"
    }
    if has("step") { view += ", step: \(literal("step", default: "0"))" }
    return viewLines(
      state: [
        "@State private var range: ClosedRange<Double> = \(NumberText.rangeCode(lower, upper))"
      ],
      view: view + ")",
      parameters: ["lowerValue", "upperValue", "minimumValue", "maximumValue", "step"])
  }
}

extension RangeSliderControl {
  fileprivate var readout: String {
    "\(text(for: Double(lowerValue))) – \(text(for: Double(upperValue)))"
  }

  fileprivate var eventLine: String {
    "valueChanged lower=\(NumberText.string(lowerValue)) upper=\(NumberText.string(upperValue))"
  }
}
