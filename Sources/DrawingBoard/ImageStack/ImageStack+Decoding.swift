extension ImageStack {
  /// A state of a tile whose pixels are at hand, to begin with when a later one is decoded.
  struct Known {
    let key: ResidentTiles.Key
    let pixels: TilePixels?
  }

  /// The pixels of a state of a tile, from wherever they are.
  func pixels(_ key: ResidentTiles.Key, knowing known: Known? = nil) throws(ImageStackError)
    -> TilePixels?
  {
    if let pixels = residents[key] { return pixels }
    if let record = step(numbered: key.step)?.record(of: key.slot) {
      if record.isBlank { return nil }
      guard let id = record.id else { return try unpacked(key, knowing: known) }
      return try read(id, key.slot, after: keyBefore(record, in: key.step), knowing: known)
    }
    switch slots.initial[Int(key.slot)] {
    case .blank: return nil
    case .notKept: throw .notKept(slots.coordinates[Int(key.slot)])
    case .stored(let id): return try read(id, key.slot, after: nil, knowing: nil)
    case .packed: return try unpacked(key, knowing: nil)
    }
  }

  // MARK: Store

  private func read(
    _ id: TileID, _ slot: UInt32, after before: ResidentTiles.Key?, knowing known: Known?
  ) throws(ImageStackError) -> TilePixels? {
    var knownTile: KnownTile?
    if let before, let id = self.id(before) {
      if let known, known.key == before {
        knownTile = KnownTile(id: id, pixels: known.pixels)
      } else if let pixels = residents[before] {
        knownTile = KnownTile(id: id, pixels: pixels)
      }
    }
    do {
      return try store?.read(id, knowing: knownTile)
    } catch {
      throw .unreadable(slots.coordinates[Int(slot)], error as? StoreError ?? .damaged)
    }
  }

  // MARK: Packed bytes

  /// One tile of a chain, in the packed bytes of its step.
  private struct Link {
    let record: TileRecord
    let step: HistoryStep
  }

  private func unpacked(_ key: ResidentTiles.Key, knowing known: Known?) throws(ImageStackError)
    -> TilePixels?
  {
    var pixels: TilePixels?
    try unpack(key, knowing: known, into: &pixels)
    return pixels
  }

  /// Decodes a chain of patches into one tile.
  ///
  /// - Parameters:
  ///   - key: A packed state.
  ///   - known: A state before it whose pixels are at hand.
  ///   - pixels: The memory to use, when nobody else holds it, and the outcome.
  /// - Throws: ``ImageStackError/unreadable(_:_:)`` when the bytes are damaged.
  func unpack(
    _ key: ResidentTiles.Key, knowing known: Known? = nil, into pixels: inout TilePixels?
  ) throws(ImageStackError) {
    var links: [Link] = []
    var state = key
    var base: TilePixels?
    while let step = step(numbered: state.step), let record = step.record(of: state.slot) {
      links.append(Link(record: record, step: step))
      if record.depth == 0 { break }
      state = keyBefore(record, in: state.step)
      base = known?.key == state ? known?.pixels : residents[state]
      if base != nil { break }
    }
    var initial: [EncodedTile] = []
    // All links are patches and nothing is at hand: the chain begins before the first step.
    if base == nil, links.last.map({ $0.record.depth > 0 }) ?? true,
      case .packed(let chain) = slots.initial[Int(key.slot)]
    {
      initial = chain
    }
    func decode(onto target: UnsafeMutableRawBufferPointer) throws {
      if let base { TileCodec.fill(target, with: base) }
      for tile in initial {
        try tile.bytes.withUnsafeBytes { try TileCodec.decode(tile.form, $0, onto: target) }
      }
      for link in links.reversed() {
        try link.step.packed.withUnsafeBytes { packed in
          let bytes = UnsafeRawBufferPointer(rebasing: packed[link.record.packedRange])
          try TileCodec.decode(link.record.form, bytes, onto: target)
        }
      }
    }
    do {
      if pixels == nil {
        pixels = try TilePixels(unsafeUninitialized: decode)
      } else {
        try pixels?.overwrite(decode)
      }
    } catch {
      throw .unreadable(slots.coordinates[Int(key.slot)], .damaged)
    }
  }

  /// What a state of a tile is stored as; nil when it is not.
  func id(_ key: ResidentTiles.Key) -> TileID? {
    if let record = step(numbered: key.step)?.record(of: key.slot) { return record.id }
    if case .stored(let id) = slots.initial[Int(key.slot)] { return id }
    return nil
  }

  /// Whether a state of a tile is held compressed in memory.
  func isPacked(_ key: ResidentTiles.Key) -> Bool {
    if let record = step(numbered: key.step)?.record(of: key.slot) {
      return !record.isBlank && record.id == nil
    }
    if case .packed = slots.initial[Int(key.slot)] { return true }
    return false
  }

  /// Whether a state of a tile is known to be blank.
  func isBlank(_ key: ResidentTiles.Key) -> Bool {
    if let record = step(numbered: key.step)?.record(of: key.slot) { return record.isBlank }
    if case .blank = slots.initial[Int(key.slot)] { return true }
    return false
  }
}
