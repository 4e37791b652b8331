import Foundation

/// What a ``TileStore`` takes up, and whether it would survive.
public struct StoreUsage: Hashable, Sendable {
  /// What waits in memory for the store's queue, in bytes: tiles, encoded or not, with those before
  /// them, and backgrounds.
  public var pendingBytes = 0

  /// Encoded tiles in memory because the disk does not hold them for certain yet, in bytes.
  public var unflushedBytes = 0

  /// Tiles in memory that were read in advance, in bytes.
  public var prefetchedBytes = 0

  /// The store's tables of what is where, in bytes.
  public var tableBytes = 0

  /// The history's file, in bytes.
  public var fileBytes = 0

  /// The part of what is stored that the history still needs, in bytes; more than the file while
  /// there is something to write.
  public var liveBytes = 0

  /// Files that hold what could not be read, in bytes.
  public var setAsideBytes = 0

  /// How many tiles the history has.
  public var tileCount = 0

  /// How many steps the history has.
  public var stepCount = 0

  /// When the last flush ended that brought everything to the disk; `nil` when none has.
  public var lastFlush: Date?

  /// Whether the history would survive.
  public var durability = StoreDurability.flushed

  /// Makes figures of zero.
  public init() {}

  /// All that the store holds in memory, in bytes.
  public var memoryBytes: Int { pendingBytes + unflushedBytes + prefetchedBytes + tableBytes }

  /// All that the store has on the disk, in bytes.
  public var diskBytes: Int { fileBytes + setAsideBytes }
}

/// Whether a history would survive the end of the app and a loss of power.
public enum StoreDurability: Hashable, Sendable {
  /// All of it would survive a loss of power.
  case flushed

  /// What is not flushed yet might be lost with the power; what is not written yet, also with the
  /// app. Both take moments.
  case pending

  /// The history goes on in memory, and what was drawn since would not survive the app.
  case suspended(StoreError)
}

/// What happens in a ``TileStore`` without being asked for.
public enum StoreEvent: Hashable, Sendable {
  /// The history goes on in memory from now on; tell the user. The last state on the disk is kept.
  case suspended(StoreError)

  /// The disk holds the whole history again.
  case resumed

  /// Parts of the file that the history did not need any more were given back.
  case compacted(freedBytes: Int)
}

/// Why a ``TileStore`` cannot do its work.
public enum StoreError: Error, Hashable, Sendable {
  /// There is no space on the disk.
  case diskFull

  /// The history has reached the size that was set for its file.
  case limitReached

  /// The system refused; the number is `errno`'s.
  case system(Int32)

  /// What was read is not what was written.
  case damaged

  /// The tile is not in the store, or is of a step that is gone.
  case unknownTile

  /// Another store has the same board open, in this app or another one.
  case inUse

  /// The store was closed or its history discarded.
  case closed
}
