// The samples of SeveralThumbs.md, compiled as in an app: without testable imports.

// sample SeveralThumbs 1
import RangeSlider
import UIKit

@MainActor
func makeDaySlider() -> MultiSliderControl {
  let slider = MultiSliderControl(thumbCount: 3)
  slider.maximumValue = 24
  slider.thumbValues = [7, 12, 18]
  slider[Thumb(rawValue: 1)].tintColor = .systemOrange
  slider[.lower].limits = 0...10
  return slider
}
// end of sample

// sample SeveralThumbs 2
@MainActor
func makeBalanceSlider() -> MultiSliderControl {
  let slider = MultiSliderControl(thumbCount: 1)
  slider.minimumValue = -1
  slider.thumbValues = [0]
  slider.neutralValue = 0
  return slider
}
// end of sample
