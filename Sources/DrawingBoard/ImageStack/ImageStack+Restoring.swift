extension ImageStack {
  /// Takes over what a store has of an earlier history.
  func restore(_ recovered: RecoveredHistory) {
    for tile in recovered.initialTiles where slots.slot(of: tile.coordinate) == nil {
      _ = slots.add(tile.coordinate, initial: tile.isBlank ? .blank : .stored(tile.id))
    }
    index = min(max(recovered.index, -1), recovered.steps.count - 1)
    history.reserveCapacity(recovered.steps.count)
    for (number, step) in recovered.steps.enumerated() {
      restore(step, recovered.tiles(ofStep: number), number)
    }
    enforceLimits()
    reportExpiry()
  }

  private func restore(
    _ step: StoredStep, _ stored: ArraySlice<RecoveredHistory.StoredTile>, _ number: Int
  ) {
    var tiles: ContiguousArray<TileRecord> = []
    tiles.reserveCapacity(stored.count)
    for tile in stored {
      let slot = slots.slot(of: tile.coordinate) ?? slots.add(tile.coordinate, initial: .blank)
      let before = slots.newest[Int(slot)]
      // A step names each tile once; should it not, the first one counts.
      guard before != number else { continue }
      tiles.append(
        TileRecord(
          slot: slot,
          stepsBack: before < 0 ? 0 : UInt32(truncatingIfNeeded: number - before),
          id: tile.id, isBlank: tile.isBlank))
      slots.newest[Int(slot)] = number
      if number <= index { slots.shown[Int(slot)] = number }
    }
    tiles.sort { $0.slot < $1.slot }
    let description = ImageStackStep(
      id: step.identifier, name: step.name, date: step.date, bounds: step.bounds)
    let restored = HistoryStep(description: description, tiles: tiles, packed: [])
    history.append(restored)
    stepTableBytes += restored.tableBytes
    nextID = max(nextID, step.identifier)
  }
}
