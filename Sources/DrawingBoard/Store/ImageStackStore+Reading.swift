import Foundation

/// Reading tiles back, from wherever they are.
extension ImageStackStore {
  /// Reads a tile, on the calling thread.
  ///
  /// - Parameters:
  ///   - id: The tile.
  ///   - known: A tile at the same coordinate whose pixels are at hand. When it is the one before,
  ///     as in redo, reading is one access instead of up to twelve.
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
    var links: [Link] = []
    do throws(StoreError) {
      let found = try chain(of: id, knowing: known, to: &links)
      if let found, links.isEmpty { return .pixels(found.pixels) }
      return .chain(links, base: found?.pixels, file: file)
    } catch {
      return .failure(error)
    }
  }

  /// Appends what has to be decoded for a tile, the tile itself first.
  ///
  /// - Returns: The tile that the last one is a patch of, when that one's pixels are in memory.
  func chain(
    of id: TileID, knowing known: KnownTile?, to links: inout [Link]
  ) throws(StoreError) -> KnownTile? {
    guard !isClosed else { throw .closed }
    if let pixels = prefetched[id] { return KnownTile(id: id, pixels: pixels) }
    var id = id
    while true {
      if let known, known.id == id { return known }
      let base: TileID?
      if let tile = waiting[id] {
        switch tile.content {
        case .pixels(let pixels, _): return KnownTile(id: id, pixels: pixels)
        case .encoded(let encoded): links.append(Link(tile, encoded))
        }
        base = tile.base
      } else {
        guard let entry = tables.tiles[id] else { throw .unknownTile }
        guard entry.form != LogTile.lost else { throw .damaged }
        links.append(Link(entry: entry, bytes: encoded.isEmpty ? nil : encoded[id]))
        base = entry.baseID
      }
      guard let base else { return nil }
      id = base
    }
  }
}

extension StoreState.Link {
  /// A tile that waits to be written.
  init(_ tile: PendingTile, _ encoded: EncodedTile) {
    entry = TileTable.Entry(
      id: tile.id, coordinate: tile.coordinate, byteCount: encoded.bytes.count,
      form: encoded.form.rawValue)
    bytes = encoded.bytes
  }
}

/// A tile's record in a log.
enum StoredRecord {
  /// The encoded tile, when the record is as it was written.
  static func bytes(
    of entry: TileTable.Entry, at offset: Int, in file: any LayerFile
  ) throws(StoreError) -> [UInt8] {
    let record = try file.read(at: offset, count: entry.recordByteCount)
    guard let bytes = record.withUnsafeBytes({ Self.bytes(of: entry, in: $0).map { Array($0) } })
    else { throw .damaged }
    return bytes
  }

  /// The encoded tile in a record; nil when the record is not as it was written.
  static func bytes(
    of entry: TileTable.Entry, in record: UnsafeRawBufferPointer
  ) -> UnsafeRawBufferPointer? {
    func number(at position: Int) -> UInt32 {
      UInt32(littleEndian: record.loadUnaligned(fromByteOffset: position, as: UInt32.self))
    }
    // Only the places that matter: a jump looks at thousands.
    let head = LogEncoder.headByteCount
    guard record.count == entry.recordByteCount, record[2] == LogRecord.Kind.tile.rawValue,
      number(at: 4) == UInt32(record.count - head), number(at: head) == entry.id,
      record[head + LogTile.headByteCount - 1] == entry.form,
      number(at: 16) == LogRecordHead.checksum(of: record)
    else { return nil }
    return UnsafeRawBufferPointer(rebasing: record[(head + LogTile.headByteCount)...])
  }
}
