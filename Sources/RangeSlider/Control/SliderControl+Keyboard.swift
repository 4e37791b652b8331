import UIKit

/// The keys of a hardware keyboard. Tab moves the focus from thumb to thumb in ascending order and to the
/// playhead, Shift-Tab back. The arrow keys move the focused thumb by one step, or by a hundredth of the
/// track without steps, and the playhead by a hundredth of what is visible; with Shift, and with the page
/// keys, by ten. A held key repeats. Home and End move the thumb to its limits. Keys never move another
/// thumb.
extension SliderControl {
  /// The thumb with the keyboard focus, or the playhead, or `nil`.
  public var focusedThumb: Thumb? { focus }

  // Performs a key, and repeats it while it is held. Returns `false` if the slider does not use the key.
  func begin(_ key: UIKey) -> Bool {
    guard perform(key) else { return false }
    keyRepeater.begin(key.keyCode) { [weak self] in self?.perform(key) ?? false }
    return true
  }

  // Performs a key. Returns `false` if the slider does not use the key.
  func perform(_ key: UIKey) -> Bool {
    guard let thumb = focus, canAdjust(thumb),
      let steps = key.keyCode.thumbSteps(
        isShifted: key.modifierFlags.contains(.shift),
        isMirrored: isRightToLeft != (settings.isInverted && !settings.isVertical),
        isUpsideDown: settings.isVertical && settings.isInverted),
      key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
    else { return false }
    adjust(thumb, bySteps: steps, by: .keyboard)
    return true
  }
}

extension UIKeyboardHIDUsage {
  // Returns the steps by which the key moves a thumb, or `nil` for a key that moves none. The right and the
  // up arrow raise the value. In a right-to-left layout the left arrow raises it instead of the right one,
  // and in a slider whose minimum is at the top the down arrow instead of the up arrow. Shift makes ten
  // steps, as do the page keys. Home and End make more steps than there are.
  func thumbSteps(
    isShifted: Bool = false, isMirrored: Bool = false, isUpsideDown: Bool = false
  ) -> Int? {
    let stride = isShifted ? 10 : 1
    switch self {
    case .keyboardLeftArrow: return isMirrored ? stride : -stride
    case .keyboardRightArrow: return isMirrored ? -stride : stride
    case .keyboardUpArrow: return isUpsideDown ? -stride : stride
    case .keyboardDownArrow: return isUpsideDown ? stride : -stride
    case .keyboardPageUp: return 10
    case .keyboardPageDown: return -10
    case .keyboardHome: return -.max
    case .keyboardEnd: return .max
    default: return nil
    }
  }
}

// Repeats the action of a key that is held. UIKit reports a held key once, and its release.
@MainActor
final class KeyRepeater {
  static let delay: TimeInterval = 0.5
  static let interval: TimeInterval = 0.1

  /// Calls a closure after a time in seconds, and returns a closure that prevents it.
  typealias Schedule =
    @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> @MainActor () -> Void

  static let afterSleep: Schedule = { time, action in
    let task = Task {
      try? await Task.sleep(for: .seconds(time))
      if !Task.isCancelled { action() }
    }
    return { task.cancel() }
  }

  /// The clock, which tests replace.
  var schedule = afterSleep
  private var key: UIKeyboardHIDUsage?
  private var cancelNext: @MainActor () -> Void = {}

  // Repeats the action of a key, and ends the repetition of another one. The repetition ends if the action
  // returns `false`.
  func begin(_ key: UIKeyboardHIDUsage, action: @escaping @MainActor () -> Bool) {
    end()
    self.key = key
    scheduleNext(after: Self.delay, action)
  }

  private func scheduleNext(after time: TimeInterval, _ action: @escaping @MainActor () -> Bool) {
    cancelNext = schedule(time) { [weak self] in
      guard let self, key != nil else { return }
      if action() { scheduleNext(after: Self.interval, action) } else { end() }
    }
  }

  func end(_ key: UIKeyboardHIDUsage) {
    if key == self.key { end() }
  }

  func end() {
    key = nil
    cancelNext()
    cancelNext = {}
  }
}
