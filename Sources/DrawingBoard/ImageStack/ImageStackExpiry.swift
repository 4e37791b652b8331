/// Steps that an ``ImageStack`` gave up to stay within its limits.
public struct ImageStackExpiry: Hashable, Sendable {
  /// The end of the history that the steps were at.
  public enum End: Hashable, Sendable {
    /// They were the oldest and can no longer be undone.
    case oldest

    /// They were undone and can no longer be redone.
    ///
    /// That happens when the limits are lowered while the state before the first step is shown.
    case newest
  }

  /// The steps, the oldest first.
  public let steps: [ImageStackStep]

  /// The end of the history that they were at.
  public let end: End
}
