import UIKit

/// The two thumbs as assistive technology finds them.
///
/// The control is no element itself but a container of two, always the lower thumb and then the upper
/// one. They are the same objects for as long as the control lives, so a screen reader stays where it
/// is, and they follow the thumbs with at least 44×44 points. Nothing is announced while a finger
/// drags; a screen reader that adjusts a thumb says the new value by itself.
extension RangeSliderControl {
  static let minimumTargetLength = SliderBand.minimumThickness

  /// The element of a thumb, for giving it a label, a hint or a value of the app's own.
  ///
  /// Its label is the control's own `accessibilityLabel`, if there is one, followed by "Minimum value"
  /// or "Maximum value" in the user's language; its value is the text of the thumb's value label.
  public func accessibilityElement(for thumb: Thumb) -> UIAccessibilityElement {
    thumbElements[thumb == .lower ? 0 : 1]
  }

  /// Whether a thumb can be adjusted by keys and screen readers.
  func canAdjust(_ thumb: Thumb) -> Bool {
    isEnabled && isThumbEnabled(thumb)
  }

  /// Whether both thumbs can be moved together.
  var canMoveRange: Bool {
    picker.dragsRange && Thumb.allCases.allSatisfy(canAdjust)
  }

  // MARK: Adjusting

  /// Raises or lowers a value, whichever way the slider runs.
  func adjust(_ thumb: Thumb, isIncrement: Bool) {
    guard canAdjust(thumb), model.canMove(thumb, towardMaximum: isIncrement) else { return }
    let unit = AdjustmentUnit.fraction(Double(accessibilityAdjustment))
    changeByUser(.accessibility) {
      $0.adjust(thumb, bySteps: isIncrement ? 1 : -1, unit: unit)
    }
  }

  /// Raises or lowers both values by the same amount; false where there is no room.
  func moveRange(isIncrement: Bool) -> Bool {
    let hasRoom =
      isIncrement ? model.upper < model.maximum : model.lower > model.minimum
    guard canMoveRange, hasRoom else { return false }
    // As far as the lower thumb would go if it were alone.
    var alone = model
    alone.minimumDistance = 0
    alone.maximumDistance = .infinity
    alone.setValues(lower: model.lower, upper: model.maximum)
    alone.adjust(
      .lower, bySteps: isIncrement ? 1 : -1, unit: .fraction(Double(accessibilityAdjustment)))
    let distance = alone.lower - model.lower
    return changeByUser(.accessibility) {
      $0.moveRange(by: distance, from: $0, snapping: true)
    }
  }

  /// Whether thumbs have an outline, for those who see shades or colours badly.
  var outlinesThumbs: Bool {
    traitCollection.accessibilityContrast == .high
      || UIAccessibility.shouldDifferentiateWithoutColor
  }

  // MARK: Places

  /// The frame of a thumb, in points of the control.
  func thumbFrame(of thumb: Thumb) -> CGRect {
    geometry.thumbFrame(at: model.value(of: thumb), size: look.restingSize(of: thumb))
  }

  /// The room of a thumb for fingers, pointers and screen readers, at least 44×44 points.
  func targetFrame(of thumb: Thumb) -> CGRect {
    let frame = thumbFrame(of: thumb)
    return frame.insetBy(
      dx: min((frame.width - Self.minimumTargetLength) / 2, 0),
      dy: min((frame.height - Self.minimumTargetLength) / 2, 0))
  }

  /// The thumb that a place belongs to: of those that can be moved the nearest within reach.
  func thumb(under point: CGPoint) -> Thumb? {
    let within = Thumb.allCases.filter { canAdjust($0) && targetFrame(of: $0).contains(point) }
    let position = geometry.along(point)
    func distance(to thumb: Thumb) -> CGFloat {
      abs(geometry.position(of: model.value(of: thumb)) - position)
    }
    return within.min { distance(to: $0) < distance(to: $1) }
  }

  /// Lets elements, focus ring and pointer follow the thumbs.
  func updateAccessibilityFrames() {
    for element in thumbElements {
      element.accessibilityFrameInContainerSpace = targetFrame(of: element.thumb)
    }
    updateFocusRing()
    thumbPointer.interaction.invalidate()
  }
}
