import UIKit

/// Repeats the action of a key that is held.
///
/// UIKit reports a held key once, and its release.
@MainActor
final class KeyRepeater {
  /// The time before the first repetition, in seconds.
  static let delay: TimeInterval = 0.5

  /// The time between repetitions, in seconds.
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

  /// Ends the repetition if it is that of a key.
  func end(_ key: UIKeyboardHIDUsage) {
    if key == self.key { end() }
  }

  /// Ends the repetition.
  func end() {
    key = nil
    cancelNext()
    cancelNext = {}
  }
}
