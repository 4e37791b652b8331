/// The picture of the last full flush, as the one that is shown when a drawing opens.
///
/// It is one value, and each of its tiles stands on its own, while in the history the tiles of a picture
/// are all over the file, most of them patches of others. So another thread reads it while this one
/// reads the history.
extension OpenedStore {
  /// The tiles of the picture with their checksums, decoded; without those that cannot be read.
  static func flushedTiles(
    in folder: StoreFolder
  ) -> [TileCoordinate: (checksum: UInt32, pixels: TilePixels)] {
    guard let opened = try? OpenedStore(pictureOf: folder), let database = opened.database else {
      return [:]
    }
    let table = opened.state.table
    var chains = TileChains(count: table.slots.count)
    var tiles: [TileCoordinate: (checksum: UInt32, pixels: TilePixels)] = [:]
    do throws(StorageError) {
      for id in table.slots.initial { try chains.append(id, of: table) }
      try chains.readLinks(from: database)
    } catch {
      return [:]
    }
    EncodedTile.withScratch { scratch in
      for (slot, coordinate) in table.slots.coordinates.enumerated() {
        var pixels: TilePixels?
        guard !chains.isBlank(slot), chains.decode(slot, into: &pixels, using: scratch),
          let pixels
        else { continue }
        tiles[coordinate] = (chains.checksums[slot], pixels)
      }
    }
    return tiles
  }
}

extension StoreState {
  /// Keeps the flushed tiles that are the shown ones until the picture is read.
  ///
  /// Where something was drawn after the flush, the checksum is another one.
  mutating func keepFlushed(_ tiles: [TileCoordinate: (checksum: UInt32, pixels: TilePixels)]) {
    for (coordinate, tile) in tiles {
      guard let slot = table.slots.slot(of: coordinate) else { continue }
      let id = table.slots.shown[Int(slot)]
      guard table.tiles[id]?.checksum == tile.checksum else { continue }
      window.flushed[id] = tile.pixels
      unread.insert(id)
    }
  }
}
