import ControlCore
import Foundation

/// The texts of a slider for assistive technologies.
enum RangeSliderString: String, LocalizedString {
  /// The label of the thumb of the lower value.
  case lowerValue = "range.lower"

  /// The label of the thumb of the upper value.
  case upperValue = "range.upper"

  /// The label of a thumb that is neither the lower nor the upper one.
  case value = "range.value"

  /// An action that raises both values by the same amount.
  case moveRangeUp = "range.moveUp"

  /// An action that lowers both values by the same amount.
  case moveRangeDown = "range.moveDown"

  static var bundle: Bundle { Bundle.module }
}
