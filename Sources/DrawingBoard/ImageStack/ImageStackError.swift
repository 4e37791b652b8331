/// The reason that a step cannot be shown; nothing has changed then.
@_spi(Benchmarks) public enum ImageStackError: Error, Hashable, Sendable {
  /// A tile of the step cannot be read.
  case unreadable(TileCoordinate, StorageError)

  /// The tile's pixels were not retained, because the picture alone is larger than the memory limit.
  case notKept(TileCoordinate)

  /// There is no such step.
  case noSuchStep
}

/// Steps that an ``ImageStack`` gave up to stay within its limits.
struct HistoryExpiry: Hashable, Sendable {
  /// The end of the history that the steps were at.
  enum End: Hashable, Sendable {
    /// They were the oldest and can no longer be undone.
    case oldest

    /// They were undone and can no longer be redone.
    ///
    /// That happens when the limits are lowered while the state before the first step is shown.
    case newest
  }

  /// The steps, the oldest first.
  let steps: [HistoryStep]

  let end: End
}
