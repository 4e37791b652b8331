import Foundation

/// What the history of a drawing may take up.
///
/// The limits hold at every moment: room is made before the history grows.
public struct HistoryLimits: Hashable, Sendable {
  /// The number of pictures on each side of the shown one that are kept ready; default 3.
  ///
  /// Undo and redo of these neither decode nor read. Values less than zero count as zero.
  public var residentRadius: Int

  /// The memory for the history in bytes; default 32 MiB.
  ///
  /// Pictures that are kept ready give way first, the farthest from the shown one before the others,
  /// down to a quarter of the limit; then the oldest steps, while the disk does not take them. Values
  /// less than zero count as zero.
  public var memoryByteLimit: Int

  /// The space for a drawing on the disk in bytes; default 256 MiB.
  ///
  /// The oldest steps give way, never the picture: a drawing whose picture alone is larger takes what
  /// it needs. The background comes in addition. While the file is compacted there are two. Values
  /// less than zero count as zero.
  public var diskByteLimit: Int

  /// The largest number of steps; `nil`, the default, for as many as fit.
  ///
  /// Values less than zero count as zero, where nothing can be undone.
  public var stepLimit: Int?

  /// The time after a step during which another one of the same name joins it, in seconds; default 0,
  /// which is never.
  ///
  /// Steps that joined are undone together. The time runs from the last one that joined.
  public var mergeInterval: Double

  /// Creates limits.
  public init(
    residentRadius: Int = 3, memoryByteLimit: Int = 32 << 20, diskByteLimit: Int = 256 << 20,
    stepLimit: Int? = nil, mergeInterval: Double = 0
  ) {
    self.residentRadius = residentRadius
    self.memoryByteLimit = memoryByteLimit
    self.diskByteLimit = diskByteLimit
    self.stepLimit = stepLimit
    self.mergeInterval = mergeInterval
  }
}

/// What the history of a drawing takes up.
public struct HistoryUsage: Hashable, Sendable {
  /// The pixels that are kept ready to be shown, in bytes.
  public internal(set) var residentBytes = 0

  /// The pixels that wait to be encoded, in bytes.
  public internal(set) var pendingBytes = 0

  /// The encoded tiles in memory, in bytes: those that the disk does not have yet.
  public internal(set) var encodedBytes = 0

  /// The table of what is where, in bytes.
  public internal(set) var tableBytes = 0

  /// The size of the drawing's file, in bytes.
  public internal(set) var fileBytes = 0

  /// The part of the drawing's records that is still needed, in bytes; more than the file while
  /// there is something to write.
  public internal(set) var liveBytes = 0

  /// The files that hold what could not be read, in bytes.
  public internal(set) var setAsideBytes = 0

  /// The number of steps.
  public internal(set) var stepCount = 0

  /// The number of tiles of all steps.
  public internal(set) var tileCount = 0

  /// The time at which the last flush ended that brought everything to the medium; `nil` when none
  /// has.
  public internal(set) var lastFlush: Date?

  /// The memory for the history, in bytes.
  public var memoryBytes: Int {
    residentBytes + pendingBytes + encodedBytes + tableBytes
  }

  /// The space for the drawing on the disk, in bytes.
  public var diskBytes: Int { fileBytes + setAsideBytes }
}

/// What could not be read of a drawing when it was opened.
public struct HistoryLoss: Hashable, Sendable {
  /// The reason: ``StorageError/damaged``, or `nil` for a file that belongs to another drawing.
  public let reason: StorageError?

  /// The number of steps that are known to be lost.
  ///
  /// Neighboring steps take over what they changed.
  public let lostSteps: Int

  /// A Boolean value that indicates whether parts of the newest picture are lost.
  public let isPictureDamaged: Bool

  /// The number of bytes that could not be read.
  public let byteCount: Int

  /// The name of the file in the drawing's folder that holds them; `nil` when there was no space.
  public let fileName: String?

  init(
    reason: StorageError? = .damaged, lostSteps: Int = 0, isPictureDamaged: Bool = false,
    byteCount: Int, fileName: String? = nil
  ) {
    (self.reason, self.lostSteps, self.isPictureDamaged) = (reason, lostSteps, isPictureDamaged)
    (self.byteCount, self.fileName) = (byteCount, fileName)
  }
}
