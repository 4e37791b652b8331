extension ImageStack {
  /// The pixels of a tile in the picture of a step.
  ///
  /// - Parameters:
  ///   - coordinate: Where the tile is.
  ///   - step: The index of the step, -1 for the state before the first one; the shown one unless
  ///     given.
  /// - Returns: The pixels; `nil` for a blank tile, which includes one that no step has changed.
  /// - Throws: ``ImageStackError`` when it cannot be read, was not kept, or there is no such step.
  public func pixels(at coordinate: TileCoordinate, step: Int? = nil) throws(ImageStackError)
    -> TilePixels?
  {
    let position = step ?? index
    guard (-1..<count).contains(position) else { throw .noSuchStep }
    guard let slot = slots.slot(of: coordinate) else { return nil }
    return try pixels(state(of: slot, atStep: position))
  }

  /// The whole picture of a step.
  ///
  /// - Parameter step: The index of the step, -1 for the state before the first one; the shown one
  ///   unless given.
  /// - Returns: Its tiles that are not blank, in no particular order.
  /// - Throws: ``ImageStackError`` when a tile cannot be read or was not kept, or there is no such
  ///   step.
  public func picture(ofStep step: Int? = nil) throws(ImageStackError) -> [TileUpdate] {
    let position = step ?? index
    guard (-1..<count).contains(position) else { throw .noSuchStep }
    var tiles: [TileUpdate] = []
    for (slot, coordinate) in slots.coordinates.enumerated() {
      let key = state(of: UInt32(truncatingIfNeeded: slot), atStep: position)
      guard let pixels = try pixels(key) else { continue }
      tiles.append(TileUpdate(coordinate: coordinate, pixels: pixels))
    }
    return tiles
  }

  /// Which state of a tile the picture of a step shows.
  private func state(of slot: UInt32, atStep position: Int) -> ResidentTiles.Key {
    let limit = firstNumber + position
    let start = position <= index ? slots.shown : slots.newest
    var key = key(slot, start[Int(slot)])
    while key.step > limit, let record = step(numbered: key.step)?.record(of: slot) {
      key = keyBefore(record, in: key.step)
    }
    return key
  }

  /// A state of a tile whose pixels are at hand, to begin with when a later one is decoded.
  struct Known {
    let key: ResidentTiles.Key
    let pixels: TilePixels?
  }

  /// The pixels of a state of a tile, from wherever they are.
  func pixels(_ key: ResidentTiles.Key, knowing known: Known? = nil) throws(ImageStackError)
    -> TilePixels?
  {
    if let known, known.key == key { return known.pixels }
    if let pixels = residents[key] { return pixels }
    guard let record = step(numbered: key.step)?.record(of: key.slot) else {
      return try initialPixels(key.slot)
    }
    if record.isBlank { return nil }
    let before = keyBefore(record, in: key.step)
    if let id = record.id { return try read(id, key.slot, after: before, knowing: known) }
    guard let packed = step(numbered: key.step)?.packed else { return nil }
    let tile = record.tile(in: packed)
    let base = tile.needsBase ? try pixels(before, knowing: known) : nil
    return try decode(tile, base: base, key.slot)
  }

  private func initialPixels(_ slot: UInt32) throws(ImageStackError) -> TilePixels? {
    switch slots.initial[Int(slot)] {
    case .blank: return nil
    case .notKept: throw .notKept(slots.coordinates[Int(slot)])
    case .stored(let id): return try read(id, slot, after: nil, knowing: nil)
    case .packed(let chain):
      var pixels: TilePixels?
      for tile in chain { pixels = try decode(tile, base: pixels, slot) }
      return pixels
    }
  }

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

  private func decode(_ tile: EncodedTile, base: TilePixels?, _ slot: UInt32)
    throws(ImageStackError) -> TilePixels?
  {
    do {
      return try TileCodec.decode(tile, base: base)
    } catch {
      throw .unreadable(slots.coordinates[Int(slot)], .damaged)
    }
  }

  /// What a state of a tile is stored as; nil when it is not.
  func id(_ key: ResidentTiles.Key) -> TileID? {
    if let record = step(numbered: key.step)?.record(of: key.slot) { return record.id }
    if case .stored(let id) = slots.initial[Int(key.slot)] { return id }
    return nil
  }

  /// Whether a state of a tile is known to be blank.
  func isBlank(_ key: ResidentTiles.Key) -> Bool {
    if let record = step(numbered: key.step)?.record(of: key.slot) { return record.isBlank }
    if case .blank = slots.initial[Int(key.slot)] { return true }
    return false
  }
}
