import ControlCore
import UIKit

/// The thumbs as accessibility elements.
///
/// The control is a container of one element for each thumb, in ascending order of their values. The
/// elements exist as long as the control, so a screen reader keeps its position. Their frames are at
/// least 44 by 44 points. Nothing is announced during a drag.
extension SliderControl {
  /// Returns the element of a thumb, whose label, hint or value you can replace.
  ///
  /// Its label is the `accessibilityLabel` of the control, if there is one, followed by the role of the
  /// thumb in the user's language. Its value is the text of the label of the thumb.
  ///
  /// - Parameter thumb: The thumb. A thumb that the slider does not have means the nearest one.
  /// - Returns: The element, which is always the same.
  public func accessibilityElement(for thumb: Thumb) -> UIAccessibilityElement {
    thumbElements[min(max(thumb.rawValue, 0), thumbElements.count - 1)]
  }

  /// The distance that an assistive technology moves a thumb without stops, as a fraction of the
  /// track.
  ///
  /// Default: 0.1.
  ///
  /// With stops it is at least one stop. Values greater than 1 count as 1. Values that are zero,
  /// negative or NaN are ignored. Keys always move by a hundredth.
  @IBInspectable public dynamic var accessibilityAdjustment: CGFloat {
    get { settings.accessibilityAdjustment }
    set { if newValue > 0 { configure { $0.accessibilityAdjustment = min(newValue, 1) } } }
  }

  /// Returns whether keys and assistive technologies can move a thumb.
  func canAdjust(_ thumb: Thumb) -> Bool {
    isEnabled && isThumbEnabled(thumb)
  }

  /// A Boolean value that indicates whether all thumbs can be moved together.
  var canMoveRange: Bool {
    dragsRange && values.count > 1 && isEnabled && settings.behavior.locked.isEmpty
  }

  /// Increments or decrements a value.
  func adjust(_ thumb: Thumb, isIncrement: Bool) {
    guard canAdjust(thumb), values.canMove(thumb, towardMaximum: isIncrement) else { return }
    let unit = SliderValues.AdjustmentUnit.fraction(Double(accessibilityAdjustment))
    changeByUser(.accessibility) {
      $0.adjust(thumb, bySteps: isIncrement ? 1 : -1, unit: unit)
    }
  }

  /// Increments or decrements all values by the same amount.
  ///
  /// - Returns: `false` if there is no room.
  func moveRange(isIncrement: Bool) -> Bool {
    let hasRoom =
      isIncrement ? values.upper < values.maximum : values.lower > values.minimum
    guard canMoveRange, hasRoom else { return false }
    // The amount that the lowest thumb would move alone.
    var alone = SliderValues(count: 1)
    alone.set(
      minimum: values.minimum, maximum: values.maximum, values: ThumbNumbers([values.lower]))
    alone.step = values.step
    alone.stops = values.stops
    alone.scale = values.scale
    alone.adjust(
      .lower, bySteps: isIncrement ? 1 : -1, unit: .fraction(Double(accessibilityAdjustment)))
    let distance = alone.lower - values.lower
    return changeByUser(.accessibility) {
      $0.moveRange(by: distance, from: $0, snapping: true)
    }
  }
}
