import Foundation

/// The duration of an animation, computed from the properties of `CAMediaTiming`.
struct AnimationTiming: Equatable, Sendable {
  /// The time from the beginning to the end of the last cycle, in seconds.
  ///
  /// It may be infinite.
  let activeDuration: TimeInterval

  /// A Boolean value that indicates whether the final state stays visible after the end.
  let retainsFinalState: Bool

  /// Creates a timing with a duration.
  ///
  /// - Parameters:
  ///   - activeDuration: The duration in seconds. Values that are not positive count as 0.
  ///   - retainsFinalState: A Boolean value that determines whether the final state stays visible after
  ///     the end. Default `false`.
  init(activeDuration: TimeInterval, retainsFinalState: Bool = false) {
    self.activeDuration = activeDuration > 0 ? activeDuration : 0
    self.retainsFinalState = retainsFinalState
  }

  /// Creates a timing from the properties of an animation.
  ///
  /// - Parameters:
  ///   - duration: The duration of one cycle in one direction, in seconds. Values that are not positive
  ///     count as ``standardDuration``, as in Core Animation.
  ///   - repeatCount: The number of cycles. 0 counts as 1.
  ///   - repeatDuration: The duration of all cycles, in seconds. A positive value takes precedence over
  ///     the count.
  ///   - autoreverses: A Boolean value that determines whether each cycle also runs in reverse.
  ///   - speed: The speed of the animation's time. An animation whose speed is not positive never ends.
  ///   - retainsFinalState: A Boolean value that determines whether the final state stays visible after
  ///     the end.
  init(
    duration: TimeInterval, repeatCount: Double, repeatDuration: TimeInterval, autoreverses: Bool,
    speed: Double, retainsFinalState: Bool
  ) {
    let oneWay = duration > 0 ? duration : Self.standardDuration
    let cycle = autoreverses ? oneWay * 2 : oneWay
    let total = repeatDuration > 0 ? repeatDuration : cycle * (repeatCount > 0 ? repeatCount : 1)
    self.init(
      activeDuration: speed > 0 ? total / speed : .infinity, retainsFinalState: retainsFinalState)
  }

  /// The duration of an animation without a duration of its own, in seconds: 0.25.
  static let standardDuration: TimeInterval = 0.25

  /// Returns a Boolean value that indicates whether the animation has ended.
  ///
  /// - Parameter elapsed: The time since the beginning, in seconds.
  /// - Returns: `true` if the duration has passed, within a tolerance of a millionth of a second.
  func isFinished(after elapsed: TimeInterval) -> Bool {
    elapsed >= activeDuration - 1e-6
  }
}
