extension ImageStack {
  /// Compresses the tiles of a step in memory; older steps make room for them.
  ///
  /// - Returns: The step; nil when it does not fit the limits even alone.
  func packedStep(_ description: ImageStackStep, _ entries: [Entry]) -> HistoryStep? {
    let table = HistoryStep.tableBytes(tileCount: entries.count, name: description.name)
    var tiles: ContiguousArray<TileRecord> = []
    tiles.reserveCapacity(entries.count)
    var packed: [UInt8] = []
    var ownSlots: [UInt32] { entries.map(\.slot) }
    for entry in entries {
      if needsInitial(entry.slot) {
        let initial = TileSlots.Initial(packing: entry.change.before)
        guard makeRoom(for: table + packed.count + initial.packedByteCount, keeping: ownSlots)
        else { return nil }
        slots.initial[Int(entry.slot)] = initial
        packedBytes += initial.packedByteCount
      }
      let before = key(entry.slot, slots.shown[Int(entry.slot)])
      let chain = place(of: before)
      let isBase = entry.isBeforeKnown && chain?.canExtend == true
      let base = isBase ? entry.change.before : nil
      let tile =
        packedAhead[entry.change.coordinate]
        ?? TileCodec.encode(entry.change.after, base: base, isUrgent: true)
      guard makeRoom(for: table + packed.count + tile.bytes.count, keeping: ownSlots) else {
        return nil
      }
      let place = tile.needsBase ? chain?.next : nil
      tiles.append(
        TileRecord(
          slot: entry.slot, stepsBack: stepsBack(entry), tile: tile, at: packed.count,
          place: place ?? TileChainPlace(leading: tile.bytes.count),
          fingerprint: entry.fingerprint))
      packed += tile.bytes
    }
    // A copy, because the array that grew has room to spare.
    packed = packed.withUnsafeBufferPointer { Array($0) }
    return HistoryStep(description: description, tiles: tiles, packed: packed)
  }

  /// Where a packed state of a tile is in a chain; nil when it is blank or not packed.
  private func place(of state: ResidentTiles.Key) -> TileChainPlace? {
    if let record = step(numbered: state.step)?.record(of: state.slot) {
      return record.isBlank ? nil : record.place
    }
    guard case .packed(let chain) = slots.initial[Int(state.slot)] else { return nil }
    return TileChainPlace(endOf: chain)
  }
}

extension TileSlots.Initial {
  /// Compresses the pixels.
  init(packing pixels: TilePixels?) {
    self = pixels.map { .packed([TileCodec.encode($0, isUrgent: true)]) } ?? .blank
  }
}
