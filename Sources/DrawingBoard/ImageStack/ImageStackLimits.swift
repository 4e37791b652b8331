/// What an ``ImageStack`` may take up.
///
/// The limits hold at every moment: room is made before the history grows, never afterwards.
public struct ImageStackLimits: Hashable, Sendable {
  /// How many pictures on each side of the shown one are kept ready to be shown; 3 by default.
  ///
  /// With 3 they are 7: as many undos and redos are a matter of handing over what is at hand. Less
  /// than zero counts as zero, where each undo decodes or reads.
  public var residentRadius: Int

  /// The memory for the history, in bytes; 32 MiB by default.
  ///
  /// First the pictures that are kept ready give way, those farthest from the shown one first, then
  /// the oldest steps. The tables of where each tile is count too.
  public var memoryByteLimit: Int

  /// The space for the history on the disk, in bytes; 256 MiB by default.
  ///
  /// The oldest steps give way. It counts only when there is a store.
  public var diskByteLimit: Int

  /// How many steps there may be; `nil`, the default, for as many as fit.
  ///
  /// Less than zero counts as zero, where nothing can be undone.
  public var stepLimit: Int?

  /// How long after a step another one of the same name joins it, in seconds; zero, the default, and
  /// less for never.
  ///
  /// Steps that joined are undone together. The time runs from the last one that joined.
  public var mergeInterval: Double

  /// Makes limits.
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
