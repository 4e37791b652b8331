import Foundation

/// How long an animation runs, from what Core Animation is told of it.
public struct AnimationTiming: Equatable, Sendable {
  /// From the beginning to the end of the last cycle, in seconds; infinite for an endless one.
  public let length: TimeInterval

  /// Whether the last state stays on show after the end.
  public let holdsEnd: Bool

  /// Describes an animation by its length.
  ///
  /// - Parameters:
  ///   - length: In seconds; negative and unusable values count as zero.
  ///   - holdsEnd: Whether the last state stays on show after the end. Default `false`.
  public init(length: TimeInterval, holdsEnd: Bool = false) {
    self.length = length > 0 ? length : 0
    self.holdsEnd = holdsEnd
  }

  /// Describes an animation as `CAMediaTiming` does.
  ///
  /// - Parameters:
  ///   - duration: One way through, in seconds; values of zero or less count as
  ///     ``standardDuration``, which Core Animation puts in their place.
  ///   - repeatCount: How many cycles; zero is one. Infinite for an endless animation.
  ///   - repeatDuration: How long cycles go on, in seconds; above zero it outdoes the count.
  ///   - autoreverses: Whether each cycle also runs back.
  ///   - speed: How fast its time runs; zero or less never ends.
  ///   - holdsEnd: Whether the last state stays on show after the end.
  public init(
    duration: TimeInterval, repeatCount: Double, repeatDuration: TimeInterval, autoreverses: Bool,
    speed: Double, holdsEnd: Bool
  ) {
    let once = duration > 0 ? duration : Self.standardDuration
    let cycle = autoreverses ? once * 2 : once
    let whole = repeatDuration > 0 ? repeatDuration : cycle * (repeatCount > 0 ? repeatCount : 1)
    self.init(length: speed > 0 ? whole / speed : .infinity, holdsEnd: holdsEnd)
  }

  /// How long an animation without a duration of its own runs, in seconds: 0.25.
  public static let standardDuration: TimeInterval = 0.25

  /// Whether all of it has run.
  ///
  /// - Parameter elapsed: Since its beginning, in seconds. A millionth of a second is forgiven.
  /// - Returns: `false` for an endless animation, however long it has run.
  public func isOver(after elapsed: TimeInterval) -> Bool {
    elapsed >= length - 1e-6
  }
}
