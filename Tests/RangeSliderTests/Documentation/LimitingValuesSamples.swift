// The samples of LimitingValues.md, compiled as in an app: without testable imports.

// sample LimitingValues 1
import RangeSlider

@MainActor
func limitHours(of slider: RangeSliderControl) {
  slider.maximumValue = 24
  slider.step = 0.5
  slider.minimumDistance = 1
  slider.maximumDistance = 8
  slider.enabledRange = 6...22
  slider[.lower].limits = 6...12
}
// end of sample

// sample LimitingValues 2
@MainActor
func limitToFStops(_ slider: RangeSliderControl) {
  slider.setRange(minimum: 1, maximum: 32, lower: 2.8, upper: 8)
  slider.stops = [1.4, 2, 2.8, 4, 5.6, 8, 11, 16, 22]
  slider.scale = .logarithmic
}
// end of sample

// sample LimitingValues 3
@MainActor
func pushNeighbors(in slider: SliderControl) {
  slider.collision = .push
}
// end of sample
