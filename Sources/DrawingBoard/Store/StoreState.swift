import Foundation

/// All that a store knows, for one thread at a time.
struct StoreState: Sendable {
  // MARK: What callers add

  var operations: [StoreOperation] = []
  /// The tiles of the operations.
  private(set) var waiting: [TileID: PendingTile] = [:]
  /// Those of their bytes that are pixels.
  private(set) var waitingPixelByteCount = 0
  /// Those of their bytes that were encoded by the thread that brought them, and backgrounds.
  private var waitingEncodedByteCount = 0
  var nextTile: UInt32 = 0
  /// Whether the queue will look at the operations, or does.
  var isScheduled = false
  var wanted: [TileID] = []
  var isClosed = false

  // MARK: What the queue makes of it

  var tables = StoreTables()
  /// The encoded tiles that the disk does not hold for certain.
  var encoded: [TileID: [UInt8]] = [:]
  var encodedByteCount = 0
  var prefetched: [TileID: TilePixels?] = [:]
  var file: (any LayerFile)? { didSet { jumpSource = nil } }
  private(set) var jumpSource: JumpSource?
  var fileByteCount = 0
  var asideByteCount = 0
  /// Whether the disk has everything, whatever happens to the power.
  var isFlushed = true
  var lastFlush: Date?
  var suspension: StoreError?
  var listeners: [Int: AsyncStream<StoreEvent>.Continuation] = [:]
  var nextListener = 0

  // MARK: Identifiers

  /// Gives out identifiers in a row.
  mutating func takeIDs(_ count: Int) -> [TileID] {
    defer { nextTile &+= UInt32(clamping: count) }
    return (0..<count).map { TileID(rawValue: nextTile &+ UInt32(clamping: $0)) }
  }

  // MARK: Operations

  mutating func add(_ operation: StoreOperation) {
    for tile in operation.tiles { waiting[tile.id] = tile }
    waitingPixelByteCount += operation.pixelByteCount
    waitingEncodedByteCount += operation.encodedByteCount
    operations.append(operation)
  }

  /// What waits for the queue, in bytes.
  var waitingByteCount: Int { waitingPixelByteCount + waitingEncodedByteCount }

  /// The next operations that make one change together; at most one flush, at the end.
  mutating func takeOperations() -> [StoreOperation] {
    var (count, byteCount) = (0, 0)
    for operation in operations {
      count += 1
      byteCount += operation.pixelByteCount
      if operation.endsBatch || byteCount > 4 << 20 { break }
    }
    let taken = Array(operations[..<count])
    operations.removeFirst(count)
    if taken.contains(where: \.isChange) { isFlushed = false }
    return taken
  }

  /// The tables know of the operation now.
  mutating func letGoOfWaiting(_ operation: StoreOperation) {
    for tile in operation.tiles { waiting[tile.id] = nil }
    waitingPixelByteCount -= operation.pixelByteCount
    waitingEncodedByteCount -= operation.encodedByteCount
  }

  // MARK: Jumps

  /// A part of the file in memory; nil when it cannot be had, or the file ends before.
  mutating func jumpSource(of range: Range<Int>) -> JumpSource? {
    if let jumpSource, jumpSource.file.covers(range) { return jumpSource }
    let mapped = file?.mapped(0..<max(range.upperBound, fileByteCount)) ?? file?.mapped(range)
    jumpSource = mapped.map { JumpSource($0, of: tables.tiles) }
    return jumpSource
  }

  mutating func verified(_ chains: TileChains, in file: MappedBytes) {
    if jumpSource?.file === file { jumpSource?.verified(chains) }
  }

  mutating func letGoOfJumpSource() { jumpSource = nil }

  // MARK: Encoded tiles

  mutating func keep(_ bytes: [UInt8], of id: TileID) {
    letGo(of: id)
    encoded[id] = bytes
    encodedByteCount += bytes.count
  }

  mutating func letGo(of id: TileID) {
    if let bytes = encoded.removeValue(forKey: id) { encodedByteCount -= bytes.count }
  }

  var holdsEncoded: Bool { !encoded.isEmpty }

  mutating func letGoOfEncoded() {
    encoded = [:]
    encodedByteCount = 0
  }

  // MARK: Figures

  var durability: StoreDurability {
    if let suspension { return .suspended(suspension) }
    return isFlushed && operations.isEmpty ? .flushed : .pending
  }

  var usage: StoreUsage {
    var usage = StoreUsage()
    usage.pendingBytes = waitingByteCount
    usage.unflushedBytes = encodedByteCount
    usage.prefetchedBytes = prefetched.count * Tile.byteCount
    usage.tableBytes = tables.byteCount + (jumpSource?.byteCount ?? 0)
    usage.fileBytes = fileByteCount
    usage.liveBytes = tables.liveByteCount
    usage.setAsideBytes = asideByteCount
    usage.tileCount = tables.liveTileCount
    usage.stepCount = tables.steps.count
    usage.lastFlush = lastFlush
    usage.durability = durability
    return usage
  }
}
