import Foundation

/// Reading tiles back, from wherever they are.
extension ImageStackStore {
  /// Reads a tile, on the calling thread.
  ///
  /// - Parameters:
  ///   - id: The tile.
  ///   - known: A tile at the same coordinate whose pixels are at hand. When it is the one before,
  ///     as in redo, reading is one access instead of up to twenty-four.
  /// - Returns: The pixels; `nil` for a blank tile.
  /// - Throws: ``StoreError`` when it cannot be read, was damaged, or is of a step that is gone.
  public func read(_ id: TileID, knowing known: KnownTile?) throws(StoreError) -> TilePixels? {
    switch state.withLock({ $0.find(id, knowing: known) }) {
    case .pixels(let pixels): return pixels
    case .failure(let error): throw error
    case .chain(let links, let base, let file):
      var tiles: [EncodedTile] = []
      tiles.reserveCapacity(links.count)
      for link in links.reversed() { tiles.append(try encoded(link, in: file)) }
      return try decode(tiles, onto: base)
    }
  }

  private func encoded(
    _ link: StoreState.Link, in file: (any LayerFile)?
  ) throws(StoreError) -> EncodedTile {
    guard let form = EncodedTile.Form(rawValue: link.entry.form) else { throw .damaged }
    if let kept = link.bytes { return EncodedTile(form: form, bytes: kept) }
    guard let file, let offset = link.entry.offset else { throw .unknownTile }
    return EncodedTile(
      form: form, bytes: try StoredRecord.bytes(of: link.entry, at: offset, in: file))
  }

  /// The last of tiles that follow each other, decoded without a tile for each.
  private func decode(
    _ tiles: [EncodedTile], onto base: TilePixels?
  ) throws(StoreError) -> TilePixels? {
    if let last = tiles.last, last.form == .blank, last.bytes.isEmpty { return nil }
    do {
      return try TilePixels { target in
        TileCodec.fill(target, with: base)
        for tile in tiles {
          try tile.bytes.withUnsafeBytes { try TileCodec.decode(tile.form, $0, onto: target) }
        }
      }
    } catch {
      throw .damaged
    }
  }
}

extension StoreState {
  /// One tile of a chain.
  struct Link {
    let entry: TileTable.Entry
    /// The encoded tile; nil when it is in the file.
    let bytes: [UInt8]?
  }

  enum Found {
    case pixels(TilePixels?)
    /// The tile, the one it is a patch of, and so on, and the pixels that the last is a patch of.
    case chain([Link], base: TilePixels?, file: (any LayerFile)?)
    case failure(StoreError)
  }

  /// Where a tile's pixels come from.
  func find(_ id: TileID, knowing known: KnownTile?) -> Found {
    guard !isClosed else { return .failure(.closed) }
    var links: [Link] = []
    var id = id
    while true {
      if let found = inMemory(id, knowing: known) {
        return links.isEmpty ? .pixels(found.pixels) : .chain(links, base: found.pixels, file: file)
      }
      if let encoded = crowded[id] {
        // Encoded on its own, so the chain ends here.
        let entry = TileTable.Entry(
          id: id, coordinate: TileCoordinate(column: 0, row: 0), byteCount: encoded.bytes.count,
          form: encoded.form.rawValue)
        return .chain(links + [Link(entry: entry, bytes: encoded.bytes)], base: nil, file: file)
      }
      guard let entry = tables.tiles[id] else { return .failure(.unknownTile) }
      guard entry.form != LogTile.lost else { return .failure(.damaged) }
      links.append(Link(entry: entry, bytes: encoded[id]))
      guard let base = entry.baseID else { return .chain(links, base: nil, file: file) }
      id = base
    }
  }

  private func inMemory(_ id: TileID, knowing known: KnownTile?) -> KnownTile? {
    if let known, known.id == id { return known }
    if let pixels = pixels[id] ?? prefetched[id] { return KnownTile(id: id, pixels: pixels) }
    return nil
  }
}

/// A tile's record in a log.
enum StoredRecord {
  /// The encoded tile, when the record is as it was written.
  static func bytes(
    of entry: TileTable.Entry, at offset: Int, in file: any LayerFile
  ) throws(StoreError) -> [UInt8] {
    let record = try file.read(at: offset, count: entry.recordByteCount)
    let bytes: [UInt8]? = record.withUnsafeBytes { record in
      guard record.count == entry.recordByteCount, let head = LogRecordHead(record),
        head.kind == .tile, head.byteCount == record.count,
        head.checksum == LogRecordHead.checksum(of: record)
      else { return nil }
      var bytes = LogBytes(
        UnsafeRawBufferPointer(rebasing: record[LogEncoder.headByteCount...]))
      guard LogTileHead(&bytes)?.id == entry.tileID else { return nil }
      return Array(bytes.rest)
    }
    guard let bytes else { throw .damaged }
    return bytes
  }
}
