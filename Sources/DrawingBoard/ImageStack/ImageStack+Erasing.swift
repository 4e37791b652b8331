extension ImageStack {
  /// Drops all steps so that they cannot be brought back; the shown image stays.
  ///
  /// - Throws: ``ImageStackError`` when a tile of the shown image cannot be read. Nothing has changed
  ///   then; ``eraseHistory(keeping:)`` does not need to read.
  func eraseHistory() throws(ImageStackError) { eraseHistory(keeping: try picture()) }

  /// Drops all steps so that they cannot be brought back, and starts with an image.
  ///
  /// On the disk a new file takes the place of the old one, which has happened when a later flush
  /// completes without an error. The old bytes are not overwritten: see ``FileLayer/remove(_:)``.
  /// ``onExpire`` is not called.
  ///
  /// - Parameter picture: The tiles of the image; those that are left out are blank, and of a tile that
  ///   is given twice the last one counts. Tiles of a history in memory for which there is no room
  ///   are not retained.
  func eraseHistory(keeping picture: [TileUpdate]) {
    var tiles: [TileCoordinate: TilePixels] = [:]
    for tile in picture { tiles[tile.coordinate] = tile.pixels?.unlessBlank }
    let (isInMemory, limit) = (log.folder == nil, limits.memoryByteLimit)
    log.change { state in
      state.table.removeAll()
      state.discardContents()
      state.window.removeAll()
      state.isErasing = true
      state.eraseCount += 1
      for (coordinate, pixels) in tiles {
        let slot = state.table.slots.add(coordinate)
        let id = state.table.setInitial(of: slot, checksum: pixels.fingerprint)
        state.keep(.pixels(pixels, base: nil), of: id)
        if isInMemory {
          _ = state.setEncoded(id, TileCodec.encode(pixels, isUrgent: true))
          if state.memoryByteCount > limit { state.table.loseInitial(of: slot) }
          state.removeFreed()
        } else {
          state.unencoded.append(id)
        }
      }
    }
    synchronize()
    // The table of the tiles has grown meanwhile.
    if isInMemory { makeRoom(for: 0) }
  }
}
