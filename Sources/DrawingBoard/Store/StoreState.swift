import Foundation

/// Everything a ``HistoryStore`` knows, for one thread at a time.
///
/// Invariant: a state that is not blank is in ``pixels`` or in ``encoded``, or its entry in the table has
/// a row of the database. What is in memory takes precedence, and carries its own form, so bytes and the
/// form they are read by cannot be mixed up.
struct StoreState: Sendable {
  var table = HistoryTable()

  /// The pixels that wait to be encoded, with those of the state before where a patch of it is possible.
  private(set) var pixels: [TileID: (pixels: TilePixels, base: TilePixels?)] = [:]

  /// The encoded tiles that the disk does not hold for certain.
  private(set) var encoded: [TileID: EncodedTile] = [:]

  /// The first tile that may wait to be encoded; no tile before it does.
  private var firstUnencoded = TileID(rawValue: 0)

  /// The size of ``pixels`` in bytes.
  private(set) var pixelByteCount = 0

  /// The size of ``encoded`` in bytes, with what their storage takes.
  private(set) var encodedByteCount = 0

  /// The states that were shown from the file of the picture: whether the history can be read where it
  /// has them is not known, so nothing is a patch of them.
  var unread: Set<TileID> = []

  /// The pixels around the shown step, ready to be shown.
  var window = StateWindow()

  /// How many pictures on each side the window is to have, and the memory limit in bytes, until it has
  /// moved to the shown step.
  var nextWindow: (radius: Int, byteLimit: Int)?

  /// The bytes of the database with its write-ahead log.
  var fileByteCount = 0
  var asideByteCount = 0

  /// A Boolean value that indicates whether the database is to be replaced by one without the past.
  var isErasing = false

  /// A Boolean value that indicates whether a row was damage when its pixels were read.
  var hasUnreadableRow = false

  /// The number of times that the history was erased.
  var eraseCount = 0

  /// What the files may have at most, in bytes, before space that is not needed is given back.
  var fileByteLimit = Int.max

  /// A Boolean value that determines whether backups of the device have the history.
  var isBackedUp = true

  /// A Boolean value that indicates whether a background waits to be stored until it is encoded.
  var isEncodingBackground = false

  /// The number of backgrounds that were set.
  var backgroundCount = 0

  /// The reason that the background cannot be stored; `nil` when it can.
  var backgroundError: StorageError?

  /// The reason that the mark for backups could not be set; `nil` when it could.
  var backupError: StorageError?

  var requests: [StoreRequest] = []
  var isScheduled = false

  /// A Boolean value that indicates whether everything would survive a loss of power.
  var isFlushed = true
  var hasChanged = false
  var lastFlush: Date?
  var suspension: StorageError?
  var listeners: [Int: AsyncStream<StoreReport>.Continuation] = [:]
  var nextListener = 0

  /// The streams that notify boards which show the history, but do not change it, of its changes.
  var followers: [Int: AsyncStream<Void>.Continuation] = [:]

  /// A Boolean value that indicates whether there is a board that changes the history.
  var isClaimed = false

  // MARK: Contents

  /// Keeps pixels until they are encoded.
  mutating func keep(_ tile: TilePixels, base: TilePixels? = nil, of id: TileID) {
    discard(id)
    pixels[id] = (tile, base)
    pixelByteCount += Self.byteCount(base: base)
  }

  /// Keeps an encoded tile until it is written.
  mutating func keep(_ tile: EncodedTile, of id: TileID) {
    discard(id)
    encoded[id] = tile
    encodedByteCount += tile.memoryByteCount
  }

  mutating func discard(_ id: TileID) {
    if let tile = pixels.removeValue(forKey: id) {
      pixelByteCount -= Self.byteCount(base: tile.base)
    } else if let tile = encoded.removeValue(forKey: id) {
      encodedByteCount -= tile.memoryByteCount
    }
  }

  mutating func discardContents() {
    (pixels, encoded) = ([:], [:])
    (pixelByteCount, encodedByteCount) = (0, 0)
  }

  private static func byteCount(base: TilePixels?) -> Int {
    Tile.byteCount * (base == nil ? 1 : 2)
  }

  /// Removes what is held of states that nothing needs any more.
  mutating func removeFreed() {
    for id in table.freed { discard(id) }
    table.freed = []
  }

  // MARK: Encoding

  /// Takes tiles that wait to be encoded, none of which comes after another of the same place.
  ///
  /// - Returns: The tiles, each with the pixels that a board had before, where the tile can be a patch of
  ///   them, and the checksum of those that the history has.
  mutating func takeUnencoded(
    _ count: Int
  ) -> [(id: TileID, pixels: TilePixels, base: TilePixels?, baseChecksum: UInt32)] {
    var batch: [(id: TileID, pixels: TilePixels, base: TilePixels?, baseChecksum: UInt32)] = []
    var position = table.tiles.position(of: firstUnencoded)
    while batch.count < count, position < table.tiles.count {
      let entry = table.tiles.entries[position]
      if !entry.isEncoded, let (pixels, base) = pixels[entry.id] {
        // Its base has to be encoded first.
        if let first = batch.first, entry.previous >= first.id, entry.previous < entry.id { break }
        batch.append(
          (
            entry.id, pixels, canExtend(entry.previous) ? base : nil,
            table.tiles[entry.previous]?.checksum ?? 0
          ))
      }
      firstUnencoded = entry.id.advanced(by: 1)
      position += 1
    }
    return batch
  }

  /// Keeps what encoding made of a tile.
  ///
  /// A patch whose base is gone is refused.
  ///
  /// - Returns: Whether the tile is encoded now, or needed no more.
  mutating func setEncoded(_ id: TileID, _ tile: EncodedTile, checksum: UInt32) -> Bool {
    guard pixels[id] != nil, let entry = table.tiles[id] else { return true }
    if tile.form.needsBase, !canExtend(entry.previous) { return false }
    table.setEncoded(id, tile.form, byteCount: tile.bytes.count, checksum: checksum)
    keep(tile, of: id)
    removeFreed()
    return true
  }

  /// Whether a tile can be a patch of a state.
  func canExtend(_ id: TileID) -> Bool {
    // A patch of a blank tile stands on its own; of what nothing needs any more there are no bytes.
    guard let entry = table.tiles[id], !entry.isBlank, entry.isNeeded else { return false }
    return TileChains.canExtend(entry) && !unread.contains(id)
  }

  // MARK: Window

  /// Moves the window to the shown step, where it is not there yet.
  mutating func moveWindow() {
    guard let (radius, byteLimit) = nextWindow else { return }
    nextWindow = nil
    window.move(in: table, radius: radius, byteLimit: max(byteLimit - memoryByteCount, 0))
  }

  mutating func removeWindow() { (window, nextWindow) = (StateWindow(), nil) }

  // MARK: Figures

  /// The memory that cannot be evicted, in bytes: the table, and all tiles while the disk does not take
  /// them.
  var memoryByteCount: Int {
    table.byteCount + (suspension == nil ? 0 : pixelByteCount + encodedByteCount)
  }

  /// The most bytes that the rows of the history can take: tiles that are not encoded yet count as if
  /// they did not compress.
  var liveByteBound: Int { table.liveByteCount + pixels.count * Tile.byteCount }

  /// The reason that a part of the drawing is in memory only; `nil` when all of it is written.
  var failure: StorageError? { suspension ?? backgroundError }

  // MARK: Requests

  /// A Boolean value that indicates whether there is a request that can be answered now.
  var hasReadyRequests: Bool { requests.contains { isReady($0) } }

  private func isReady(_ request: StoreRequest) -> Bool {
    if case .flush = request { return !isEncodingBackground }
    return true
  }

  /// Takes the requests that can be answered now.
  mutating func takeReadyRequests() -> [StoreRequest] {
    let all = requests
    requests = all.filter { !isReady($0) }
    return all.filter { isReady($0) }
  }
}

/// What a store is asked for besides changes.
enum StoreRequest: Sendable {
  /// Waits until the background is encoded.
  case flush((@Sendable (Result<Void, StorageError>) -> Void)?)

  /// A flush that does not wait for the background.
  case flushSteps

  /// Another attempt to write, after writing was suspended.
  case retry

  /// A Boolean value that indicates whether no caller waits for the result.
  var isRetry: Bool { if case .retry = self { true } else { false } }
}
