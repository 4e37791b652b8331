extension ImageStack {
  /// Hands the tiles of a step over to the store.
  ///
  /// - Returns: The step; nil when the store does not name all of its tiles.
  func storedStep(
    _ description: ImageStackStep, _ entries: [Entry], in store: any TileStore
  ) -> HistoryStep? {
    makeRoom(for: HistoryStep.tableBytes(tileCount: entries.count, name: description.name))
    makeRoomInStore(for: entries.count * Tile.byteCount)
    let new = entries.filter { needsInitial($0.slot) }
    for entry in new { slots.initial[Int(entry.slot)] = .blank }
    let covered = new.filter { $0.change.before != nil }
    if !covered.isEmpty {
      let ids = store.setInitial(
        covered.map { TileUpdate(coordinate: $0.change.coordinate, pixels: $0.change.before) })
      for (entry, id) in zip(covered, ids) { slots.initial[Int(entry.slot)] = .stored(id) }
    }
    let ids = store.append(
      StoredStep(
        identifier: description.id, name: description.name, date: description.date,
        bounds: description.bounds),
      at: index + 1,
      tiles: entries.map { entry in
        let before = key(entry.slot, slots.shown[Int(entry.slot)])
        let isBase = entry.change.before != nil && entry.isBeforeKnown
        return TileRevision(entry.change, base: isBase ? id(before) : nil)
      })
    guard ids.count == entries.count else { return nil }
    let tiles = zip(entries, ids).map { entry, id in
      TileRecord(
        slot: entry.slot, stepsBack: stepsBack(entry), id: id, isBlank: entry.change.after == nil,
        fingerprint: entry.fingerprint)
    }
    return HistoryStep(description: description, tiles: ContiguousArray(tiles), packed: [])
  }
}
