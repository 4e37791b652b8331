// The samples of GettingStarted.md, compiled as in an app: without testable imports.

// sample GettingStarted 1
import RangeSlider
import UIKit

final class PriceViewController: UIViewController {
  let slider = RangeSliderControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    slider.maximumValue = 500
    slider.range = 120...340
    slider.step = 10
    slider.showsValueLabels = true
    slider.setValueFormat(.currency(code: "EUR").precision(.fractionLength(0)))
    slider.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(slider)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      slider.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      slider.topAnchor.constraint(equalTo: guide.topAnchor, constant: 40),
    ])
  }
}
// end of sample

// sample GettingStarted 2
@MainActor
func showAllPrices(in slider: RangeSliderControl) {
  slider.setValues(lower: slider.minimumValue, upper: slider.maximumValue, animated: true)
}
// end of sample
