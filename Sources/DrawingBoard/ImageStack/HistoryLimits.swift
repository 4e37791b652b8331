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
  /// down to a quarter of the limit; then the oldest steps of a drawing that lives in memory. Values
  /// less than zero count as zero.
  public var memoryByteLimit: Int

  /// The space for a drawing on the disk in bytes; default 256 MiB.
  ///
  /// The oldest steps give way, never the picture: a drawing whose picture alone is larger takes what
  /// it needs. While the file is compacted there are two. Values less than zero count as zero.
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
