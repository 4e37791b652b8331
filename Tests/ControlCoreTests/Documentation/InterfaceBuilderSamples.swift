// The samples of InterfaceBuilder.md, compiled as in an app: without testable imports.

// sample InterfaceBuilder 1
import RangeSlider

@IBDesignable
final class PriceSlider: RangeSliderControl {
  @IBInspectable override var lowerValue: CGFloat {
    get { super.lowerValue }
    set { super.lowerValue = newValue }
  }

  @IBInspectable override var upperValue: CGFloat {
    get { super.upperValue }
    set { super.upperValue = newValue }
  }

  @IBInspectable override var step: CGFloat {
    get { super.step }
    set { super.step = newValue }
  }

  override func commonInit() {
    super.commonInit()
    maximumValue = 500
    trackHighlightTintColor = .systemGreen
  }
}
// end of sample

// sample InterfaceBuilder 2
import ControlCore
import UIKit

extension RatingControl: Inspectable {
  static var inspectableProperties: [InspectableProperty] {
    [
      InspectableProperty(
        "rating", \RatingControl.rating, kind: .integer(0...10), default: 0),
      InspectableProperty(
        "maximumRating", \RatingControl.maximumRating, kind: .integer(1...10), default: 5),
    ]
  }
}
// end of sample
