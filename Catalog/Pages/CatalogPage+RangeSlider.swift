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
        states: [
          PageState("default", "Default"),
          slider("wide", "Ends") { $0.setRange(0, 1) },
          slider("coincident", "Meeting") { $0.setRange(0.5, 0.5) },
          slider("colors", "Colours") {
            $0.trackHighlightTintColor = .systemOrange
            $0.trackTintColor = .systemGray4
          },
          slider("images", "Images") {
            $0.thumbImage = SampleImages.knob
            $0.highlightedThumbImage = SampleImages.highlightedKnob
          },
          slider("disabled", "Disabled") { $0.isEnabled = false },
        ],
        readout: { ($0 as? RangeSliderControl)?.readout ?? "" },
        connect: { control, sent in
          guard let slider = control as? RangeSliderControl else { return }
          let changed = UIAction { [weak slider] _ in
            if let slider { sent(slider.eventLine) }
          }
          slider.addAction(changed, for: .valueChanged)
        })))

  private static func slider(
    _ id: String, _ title: String, configure: @escaping @MainActor (RangeSliderControl) -> Void
  ) -> PageState {
    PageState(id, title) { control in
      if let slider = control as? RangeSliderControl { configure(slider) }
    }
  }
}

extension RangeSliderControl {
  fileprivate func setRange(_ lower: CGFloat, _ upper: CGFloat) {
    lowerValue = lower
    upperValue = upper
  }

  fileprivate var readout: String {
    "\(NumberText.string(lowerValue)) – \(NumberText.string(upperValue))"
  }

  fileprivate var eventLine: String {
    "valueChanged lower=\(NumberText.string(lowerValue)) upper=\(NumberText.string(upperValue))"
  }
}
