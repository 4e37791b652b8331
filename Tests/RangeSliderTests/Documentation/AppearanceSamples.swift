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
  slider[.lower].tintColor = .systemRed
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

// sample Appearance 4
@MainActor
func setSegments(of slider: SliderControl) {
  slider.setSegmentTintColor(.systemBlue, at: 0)
  slider.setSegmentTintColor(.systemRed, at: 2)
}

@MainActor
func fillOutside(_ slider: SliderControl) {
  slider.filledSegments = [0, 2]
}
// end of sample

// sample Appearance 5
@MainActor
func setGradients(of slider: SliderControl) {
  slider.appearance.trackColors = [.systemTeal, .systemYellow]
  slider.appearance.fillColors = [.systemBlue, .systemRed]
}
// end of sample

// sample Appearance 6
@MainActor
func setThumbs(of slider: SliderControl) {
  slider.appearance.thumbBorderWidth = 2
  slider.appearance.thumbBorderColor = .systemOrange
  slider.appearance.thumbShadowColor = .clear
  slider.appearance.heldThumbScale = 1.2
}
// end of sample

// sample Appearance 7
@MainActor
func place(_ view: UIView, above thumb: Thumb, of slider: SliderControl) {
  let frame = slider.thumbRect(for: thumb)
  view.center = CGPoint(x: frame.midX, y: frame.minY - 20)
}

@MainActor
func place(_ marker: UIView, at value: Double, of slider: SliderControl) {
  marker.center = slider.position(of: value)
}
// end of sample

// sample Appearance 8
@MainActor
func setViews(of slider: RangeSliderControl, lower: UIView, upper: UIView) {
  slider[.lower].view = lower
  slider[.upper].view = upper
}
// end of sample
