/// What an ``ImageStack`` takes up.
public struct ImageStackUsage: Hashable, Sendable {
  /// The pixels that are kept ready to be shown, in bytes.
  public var residentBytes = 0

  /// Compressed tiles in memory, in bytes.
  public var packedBytes = 0

  /// The tables of where each tile is, in bytes.
  public var tableBytes = 0

  /// What the store takes up; `nil` when there is none.
  public var store: StoreUsage?

  /// Makes figures of zero.
  public init() {}

  /// What the history itself holds in memory, in bytes; the store's share is in ``store``.
  public var memoryBytes: Int { residentBytes + packedBytes + tableBytes }

  /// What the history has on the disk, in bytes.
  public var diskBytes: Int { store?.diskBytes ?? 0 }
}
