/// What a history told its store and the store has not seen to yet.
enum StoreOperation: Sendable {
  case append(StoredStep, position: Int, tiles: [PendingTile])
  case initial([PendingTile])
  case move(Int)
  case truncation(Int)
  case expiry(Int)
  case board(StoredBoard)
  case erase([PendingTile])
  case flush((@Sendable (Result<Void, StoreError>) -> Void)?)
  case discard((@Sendable (Result<Void, StoreError>) -> Void)?)

  /// The tiles that it brings.
  var tiles: [PendingTile] {
    switch self {
    case .append(_, _, let tiles), .initial(let tiles), .erase(let tiles): tiles
    case .move, .truncation, .expiry, .board, .flush, .discard: []
    }
  }

  /// The pixels that it holds, in bytes.
  var pixelByteCount: Int { tiles.reduce(0) { $0 + $1.pixelByteCount } }

  /// What else it holds, in bytes.
  var encodedByteCount: Int {
    if case .board(let board) = self { return board.background.count }
    return tiles.reduce(0) { $0 + $1.encodedByteCount }
  }

  /// Whether it changes the history.
  var isChange: Bool {
    switch self {
    case .flush, .discard: false
    case .append, .initial, .move, .truncation, .expiry, .board, .erase: true
    }
  }

  /// Whether the operations up to this one are seen to before those after it.
  var endsBatch: Bool {
    switch self {
    case .erase, .flush, .discard: true
    case .append, .initial, .move, .truncation, .expiry, .board: false
    }
  }

  /// Whether it makes space on the disk, or somebody waits for an answer, so that it is worth a try
  /// to write again.
  var asksForWriting: Bool {
    switch self {
    case .truncation, .expiry, .erase, .flush: true
    case .append, .initial, .move, .board, .discard: false
    }
  }
}

/// A tile that waits to be encoded, or to be written.
struct PendingTile: Sendable {
  enum Content: Sendable {
    case pixels(TilePixels?, before: TilePixels?)
    case encoded(EncodedTile)
  }

  let id: TileID
  let coordinate: TileCoordinate
  let base: TileID?
  let content: Content

  /// The tile as it is, and the one before it, which nobody else may hold any more.
  var pixelByteCount: Int {
    guard case .pixels(let pixels, let before) = content else { return 0 }
    return (pixels == nil ? 0 : Tile.byteCount) + (before == nil ? 0 : Tile.byteCount)
  }

  /// What the thread made of it that brought it.
  var encodedByteCount: Int {
    if case .encoded(let encoded) = content { return encoded.bytes.count }
    return 0
  }

  init(id: TileID, revision: TileRevision) {
    self.id = id
    coordinate = revision.change.coordinate
    base = revision.change.before == nil ? nil : revision.base
    content = .pixels(
      revision.change.after, before: base == nil ? nil : revision.change.before)
  }

  init(id: TileID, update: TileUpdate) {
    self.id = id
    coordinate = update.coordinate
    base = nil
    content = .pixels(update.pixels, before: nil)
  }

  /// The same tile, encoded.
  init(_ tile: PendingTile, encoded: EncodedTile) {
    id = tile.id
    coordinate = tile.coordinate
    base = encoded.needsBase ? tile.base : nil
    content = .encoded(encoded)
  }

  /// Encodes the tile, if it is not.
  ///
  /// - Parameter entry: Its base's; nil when that is not in the tables, or there is none. The tile is
  ///   encoded on its own then, and when the base's chain is long enough.
  /// - Returns: The tile in few bytes.
  func encoded(on entry: TileTable.Entry?) -> EncodedTile {
    switch content {
    case .encoded(let encoded): return encoded
    case .pixels(let pixels, let before):
      let isPatch = entry.map { $0.coordinate == coordinate && TileChain.canExtend($0) } ?? false
      return TileCodec.encode(pixels, base: isPatch ? before : nil)
    }
  }
}
