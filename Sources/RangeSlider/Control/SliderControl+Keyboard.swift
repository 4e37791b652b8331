import UIKit

/// The keys of a hardware keyboard.
///
/// Tab moves the focus from thumb to thumb in ascending order, Shift-Tab back. The arrow keys move the
/// focused thumb by one step, or by a hundredth of the track without steps; with Shift, and with the page
/// keys, by ten. A held key repeats. Home and End move the thumb to its limits. Keys never move another
/// thumb.
extension SliderControl {
  /// The thumb with the keyboard focus, or `nil`.
  public var focusedThumb: Thumb? { focus }

  /// Performs a key, and repeats it while it is held.
  ///
  /// - Returns: `false` if the slider does not use the key.
  func begin(_ key: UIKey) -> Bool {
    guard perform(key) else { return false }
    keyRepeater.begin(key.keyCode) { [weak self] in self?.perform(key) ?? false }
    return true
  }

  /// Performs a key.
  ///
  /// - Returns: `false` if the slider does not use the key.
  func perform(_ key: UIKey) -> Bool {
    guard let thumb = focus, canAdjust(thumb), let thumbKey = ThumbKey(key.keyCode),
      key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
    else { return false }
    let movement = thumbKey.movement(
      isShifted: key.modifierFlags.contains(.shift), isMirrored: isRightToLeft)
    guard values.canMove(thumb, towardMaximum: movement.isTowardMaximum) else { return true }
    changeByUser(.keyboard) { values in
      switch movement {
      case .steps(let count): values.adjust(thumb, bySteps: count, unit: .fine)
      case .limit(let towardMaximum):
        let limits = values.limits(of: thumb)
        values.move(
          thumb, to: towardMaximum ? limits.upperBound : limits.lowerBound, from: values,
          collision: .stop, snapping: true)
      }
    }
    return true
  }
}

extension ThumbKey {
  /// The key with a code, or `nil` if it does not move a thumb.
  @MainActor
  init?(_ code: UIKeyboardHIDUsage) {
    switch code {
    case .keyboardLeftArrow: self = .leftArrow
    case .keyboardRightArrow: self = .rightArrow
    case .keyboardUpArrow: self = .upArrow
    case .keyboardDownArrow: self = .downArrow
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    case .keyboardHome: self = .home
    case .keyboardEnd: self = .end
    default: return nil
    }
  }
}
