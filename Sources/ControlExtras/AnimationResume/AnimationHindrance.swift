/// What an animation does on its return.
public enum AnimationResumption: Equatable, Sendable {
  /// Goes on where it would be, had it been on show all along.
  case continues
  /// Begins anew.
  case restarts
}

/// Why animations cannot or may not run.
public struct AnimationHindrance: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of hindrances.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// There is no window to be seen in.
  public static let noWindow = AnimationHindrance(rawValue: 1 << 0)
  /// The app, or this window of it, is in the background.
  public static let background = AnimationHindrance(rawValue: 1 << 1)
  /// The user has asked for less motion.
  public static let reducedMotion = AnimationHindrance(rawValue: 1 << 2)
}
