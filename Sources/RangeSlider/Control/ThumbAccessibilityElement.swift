import ControlCore
import UIKit

/// One thumb as a screen reader knows it: an adjustable element that lives as long as the control.
@MainActor
final class ThumbAccessibilityElement: UIAccessibilityElement {
  private let thumb: Thumb
  private weak var slider: RangeSliderControl?

  init(thumb: Thumb, slider: RangeSliderControl) {
    self.thumb = thumb
    self.slider = slider
    super.init(accessibilityContainer: slider)
    accessibilityTraits = .adjustable
    accessibilityLabel =
      switch thumb {
      case .lower: LocalizedText.lowerValue.text
      case .upper: LocalizedText.upperValue.text
      }
  }

  override func accessibilityIncrement() {
    slider?.accessibilityAdjusted(thumb, isIncrement: true)
  }

  override func accessibilityDecrement() {
    slider?.accessibilityAdjusted(thumb, isIncrement: false)
  }
}
