extension ImageStack {
  /// Drops all steps so that they cannot be brought back; the shown picture stays.
  ///
  /// With a store, their tiles are removed from the disk too. ``onExpire`` is not called.
  ///
  /// - Throws: ``ImageStackError`` when a tile of the shown picture cannot be read. Nothing has
  ///   changed then; ``eraseHistory(keeping:)`` does not need to read.
  public func eraseHistory() throws(ImageStackError) { eraseHistory(keeping: try picture()) }

  /// Drops all steps so that they cannot be brought back, and starts with a picture.
  ///
  /// With a store, their tiles are removed from the disk too. ``onExpire`` is not called.
  ///
  /// - Parameter picture: The tiles of the picture; those that are left out are blank, and of a tile
  ///   that is given twice the last one counts. Without a store, tiles for which there is no room in
  ///   memory are not kept: ``pixels(at:step:)`` throws for them.
  public func eraseHistory(keeping picture: [TileUpdate]) {
    while let number = residentNumbers.last { leaveWindow(number) }
    history = []
    firstNumber = 0
    index = -1
    slots = TileSlots()
    (packedBytes, stepTableBytes) = (0, 0)

    var tiles: [TileCoordinate: TilePixels] = [:]
    for tile in picture { tiles[tile.coordinate] = tile.pixels?.unlessBlank }
    let updates = tiles.map { TileUpdate(coordinate: $0.key, pixels: $0.value) }
    guard let store else { return keep(updates) }
    for (update, id) in zip(updates, store.eraseHistory(keeping: updates)) {
      _ = slots.add(update.coordinate, initial: .stored(id))
    }
  }

  /// Packs the tiles of the state before the first step.
  private func keep(_ updates: [TileUpdate]) {
    let added = updates.map { slots.add($0.coordinate, initial: .notKept) }
    for (slot, update) in zip(added, updates) {
      let initial = TileSlots.Initial(packing: update.pixels)
      let bytes = initial.packedByteCount
      guard memoryBytes + bytes <= limits.memoryByteLimit else { return }
      slots.initial[Int(slot)] = initial
      packedBytes += bytes
    }
  }
}
