/// Tiles on their way to a log.
struct LogCopy {
  var sink: LogSink

  /// Whether the log is a new one, that has nothing but what was placed.
  let isWhole: Bool

  /// Whether a tile that cannot be read is written as lost, instead of giving up.
  var bearsLoss = false
  private(set) var hasLoss = false

  /// The tiles that were written, as they are there.
  private(set) var placed = TileTable()

  init(_ sink: LogSink, isWhole: Bool) {
    self.sink = sink
    self.isWhole = isWhole
  }

  /// Writes a tile; its base must be in the log.
  mutating func append(
    _ entry: TileTable.Entry, bytes: [UInt8], base: TileTable.Entry?
  ) throws(StoreError) {
    var entry = entry
    entry.setChain(on: base)
    entry.offset = sink.end
    try sink.append(
      .tile(
        LogTile(
          id: entry.tileID, base: base?.tileID, coordinate: entry.coordinate, form: entry.form,
          bytes: bytes)))
    placed.append(entry)
  }

  /// Writes that a tile could not be read.
  mutating func appendLost(_ entry: TileTable.Entry) throws(StoreError) {
    hasLoss = true
    var lost = TileTable.Entry(
      id: entry.tileID, coordinate: entry.coordinate, byteCount: 0, form: LogTile.lost)
    lost.offset = nil
    try append(lost, bytes: [], base: nil)
  }
}

extension ImageStackStore {
  /// Writes a tile: as it is kept when the log has its base, else on its own.
  func write(_ id: TileID, to copy: inout LogCopy) throws(StoreError) {
    let (entry, kept, oldBase) = state.withLock { state in
      let entry = state.tables.tiles[id]
      return (entry, state.encoded[id], entry?.baseID.flatMap { state.tables.tiles[$0] })
    }
    guard var entry else { return }
    guard entry.form != LogTile.lost else { return try copy.appendLost(entry) }
    let base = entry.baseID.flatMap { id in
      copy.placed[id] ?? (copy.isWhole || oldBase?.offset == nil ? nil : oldBase)
    }
    do throws(StoreError) {
      if entry.baseID != nil, base == nil || base?.form == LogTile.lost {
        let encoded = TileCodec.encode(try read(id, knowing: nil))
        entry.change(to: encoded)
        try copy.append(entry, bytes: encoded.bytes, base: nil)
      } else {
        let bytes = if let kept { kept } else { try storedBytes(of: entry) }
        try copy.append(entry, bytes: bytes, base: base)
      }
    } catch {
      guard copy.bearsLoss, error == .damaged else { throw error }
      try copy.appendLost(entry)
    }
  }

  private func storedBytes(of entry: TileTable.Entry) throws(StoreError) -> [UInt8] {
    guard let file = state.withLock({ $0.file }), let offset = entry.offset else {
      throw .unknownTile
    }
    return try StoredRecord.bytes(of: entry, at: offset, in: file)
  }
}
