import ControlCore
import Foundation

/// The texts that a slider gives to assistive technologies.
enum RangeSliderString: String, LocalizedString {
  /// The label of the thumb of the lower value.
  case lowerValue = "range.lower"

  /// The label of the thumb of the upper value.
  case upperValue = "range.upper"

  /// An action that raises both values by the same amount.
  case moveRangeUp = "range.moveUp"

  /// An action that lowers both values by the same amount.
  case moveRangeDown = "range.moveDown"

  static var bundle: Bundle { Bundle.module }
}
