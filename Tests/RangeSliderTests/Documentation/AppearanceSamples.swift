// The samples of Appearance.md, compiled as in an app: without testable imports.

// sample Appearance 1
import RangeSlider
import UIKit

@MainActor
func makeMinimal(_ slider: SliderControl) {
  slider.appearance = .minimal
  slider.appearance.trackHeight = 3
  slider.tintColor = .systemGreen
}
// end of sample

// sample Appearance 2
@MainActor
func setColors(of slider: SliderControl) {
  slider.trackTintColor = .systemGray4
  slider.trackHighlightTintColor = .systemOrange
  slider.setThumbTintColor(.systemRed, for: .lower)
}
// end of sample

// sample Appearance 3
@MainActor
func setImages(of slider: SliderControl) {
  slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
  slider.setThumbImage(UIImage(systemName: "circle"), for: .highlighted)
  slider.minimumValueImage = UIImage(systemName: "minus")
  slider.maximumValueImage = UIImage(systemName: "plus")
}
// end of sample
