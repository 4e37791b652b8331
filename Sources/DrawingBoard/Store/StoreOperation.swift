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

  /// Tiles in memory as they are, in bytes.
  var pixelByteCount: Int {
    switch self {
    case .append(_, _, let tiles), .initial(let tiles), .erase(let tiles):
      tiles.reduce(0) { $0 + $1.pixelByteCount }
    case .move, .truncation, .expiry, .board, .flush, .discard: 0
    }
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

  /// The tile as it is; the tile before it is shared, and counts as nothing.
  var pixelByteCount: Int {
    if case .pixels(.some, _) = content { return Tile.byteCount }
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

  private init(encoding tile: PendingTile, _ pixels: TilePixels?) {
    id = tile.id
    coordinate = tile.coordinate
    base = nil
    content = .encoded(TileCodec.encode(pixels))
  }

  /// The tile encoded on its own.
  var encodedAlone: PendingTile {
    guard case .pixels(let pixels, _) = content else { return self }
    return PendingTile(encoding: self, pixels)
  }
}
