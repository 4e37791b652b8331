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
    guard let thumb = focus, canAdjust(thumb),
      let movement = ThumbMovement(
        key.keyCode, isShifted: key.modifierFlags.contains(.shift),
        isMirrored: isRightToLeft != (settings.isInverted && !settings.isVertical),
        isUpsideDown: settings.isVertical && settings.isInverted),
      key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
    else { return false }
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

enum ThumbMovement: Equatable, Sendable {
  /// A number of steps, negative toward the minimum.
  case steps(Int)
  case limit(towardMaximum: Bool)

  var isTowardMaximum: Bool {
    switch self {
    case .steps(let count): count > 0
    case .limit(let towardMaximum): towardMaximum
    }
  }

  /// Creates the movement by a key, or `nil` for a key that moves no thumb.
  ///
  /// The right and the up arrow raise the value. In a right-to-left layout the left arrow raises it instead
  /// of the right one, and in a slider whose minimum is at the top the down arrow instead of the up arrow.
  /// Shift makes ten steps, as do the page keys. Home and End move to the limits between the neighbors.
  @MainActor
  init?(
    _ key: UIKeyboardHIDUsage, isShifted: Bool = false, isMirrored: Bool = false,
    isUpsideDown: Bool = false
  ) {
    let stride = isShifted ? 10 : 1
    switch key {
    case .keyboardLeftArrow: self = .steps(isMirrored ? stride : -stride)
    case .keyboardRightArrow: self = .steps(isMirrored ? -stride : stride)
    case .keyboardUpArrow: self = .steps(isUpsideDown ? -stride : stride)
    case .keyboardDownArrow: self = .steps(isUpsideDown ? stride : -stride)
    case .keyboardPageUp: self = .steps(10)
    case .keyboardPageDown: self = .steps(-10)
    case .keyboardHome: self = .limit(towardMaximum: false)
    case .keyboardEnd: self = .limit(towardMaximum: true)
    default: return nil
    }
  }
}

/// Repeats the action of a key that is held.
///
/// UIKit reports a held key once, and its release.
@MainActor
final class KeyRepeater {
  static let delay: TimeInterval = 0.5
  static let interval: TimeInterval = 0.1

  /// Calls a closure after a time in seconds, and returns a closure that prevents it.
  typealias Schedule =
    @MainActor (TimeInterval, @escaping @MainActor () -> Void) ->
    @MainActor () -> Void

  /// The clock, which tests replace.
  var schedule: Schedule = { time, action in
    let task = Task {
      try? await Task.sleep(for: .seconds(time))
      if !Task.isCancelled { action() }
    }
    return { task.cancel() }
  }

  private var key: UIKeyboardHIDUsage?
  private var cancelNext: @MainActor () -> Void = {}

  /// Repeats the action of a key, and ends the repetition of another one.
  ///
  /// The repetition ends if the action returns `false`.
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
