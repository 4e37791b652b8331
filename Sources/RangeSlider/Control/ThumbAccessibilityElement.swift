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

  /// The value in words, unless the app has set others.
  ///
  /// It is told when asked, since a screen reader asks right after an adjustment, before any layout.
  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? slider?.accessibilityText(of: thumb) }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      slider?.isEnabled == false
        ? super.accessibilityTraits.union(.notEnabled) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityIncrement() {
    slider?.accessibilityAdjusted(thumb, isIncrement: true)
  }

  override func accessibilityDecrement() {
    slider?.accessibilityAdjusted(thumb, isIncrement: false)
  }
}
