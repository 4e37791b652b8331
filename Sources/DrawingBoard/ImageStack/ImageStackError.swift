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

/// The reason that a drawing cannot be read or saved.
public enum StorageError: Error, Hashable, Sendable {
  /// The disk has no space left.
  case diskFull

  /// The system refused an operation; the number is a value of `errno`.
  case system(Int32)

  /// Bytes that were read differ from what was written.
  case damaged

  /// Another process has the same drawing open, or another board of this one.
  case inUse

  /// The file system can only be read.
  case readOnly

  /// A later version of the kit wrote the drawing.
  case laterFormat

  /// The drawing was discarded.
  case closed
}
