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
        })))
}

extension RangeSliderControl {
  fileprivate var readout: String {
    "\(text(for: Double(lowerValue))) – \(text(for: Double(upperValue)))"
  }

  fileprivate var eventLine: String {
    "valueChanged lower=\(NumberText.string(lowerValue)) upper=\(NumberText.string(upperValue))"
  }
}
