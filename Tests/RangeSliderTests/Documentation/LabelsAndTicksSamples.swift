// The samples of LabelsAndTicks.md, compiled as in an app: without testable imports.

// sample LabelsAndTicks 1
import RangeSlider
import UIKit

@MainActor
func showTemperatures(in slider: SliderControl) {
  slider.showsValueLabels = true
  slider.showsLabelsOnlyWhileTracking = true
  slider.valueFormatter = { "\(Int($0.rounded())) °C" }
}
// end of sample

// sample LabelsAndTicks 2
@MainActor
func showBubbles(in slider: SliderControl) {
  slider.showsValueLabels = true
  slider.labelBackgroundColor = .systemBlue
  slider.mergesOverlappingLabels = true
}
// end of sample

// sample LabelsAndTicks 3
@MainActor
func showDifferentBubbles(in slider: RangeSliderControl) {
  slider[.lower].valueFormatter = { "from \(Int($0)) °C" }
  slider[.upper].valueFormatter = { "to \(Int($0)) °C" }
  slider[.lower].labelBackgroundColor = .systemTeal
  slider[.upper].labelBackgroundColor = .systemOrange
}
// end of sample

// sample LabelsAndTicks 4
@MainActor
func showSizes(in slider: RangeSliderControl) {
  slider.maximumValue = 100
  slider.ticks = [
    SliderTick(value: 10, title: "S"), SliderTick(value: 50, title: "M"),
    SliderTick(value: 90, title: "L"),
  ]
  slider.snapsToTicks = true
}
// end of sample

// sample LabelsAndTicks 5
@MainActor
func showOffers(_ counts: [Double], in slider: RangeSliderControl) {
  slider.histogram = counts
  slider.histogramHeight = 60
}
// end of sample

// sample LabelsAndTicks 6
@MainActor
func addFields(for slider: RangeSliderControl, to row: UIStackView) {
  slider.valueFormatter = { "\(Int($0.rounded())) m²" }
  row.addArrangedSubview(SliderValueField(slider: slider, thumb: .lower))
  row.addArrangedSubview(SliderValueField(slider: slider, thumb: .upper))
}
// end of sample
