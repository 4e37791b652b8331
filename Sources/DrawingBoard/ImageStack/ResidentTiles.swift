/// The pixels that are kept ready, each once however many steps need it.
struct ResidentTiles {
  /// What a step made of a tile.
  struct Key: Hashable {
    let slot: UInt32

    /// The number of the step, or ``TileSlots/initialStep``.
    let step: Int
  }

  private struct Entry {
    let pixels: TilePixels
    var uses: Int
  }

  private var entries: [Key: Entry] = [:]

  /// The bytes of all pixels held.
  var byteCount: Int { entries.count * Tile.byteCount }

  subscript(key: Key) -> TilePixels? { entries[key]?.pixels }

  /// Holds the pixels until as many releases as retains have been made; blank ones need no room.
  mutating func retain(_ key: Key, _ pixels: @autoclosure () throws -> TilePixels?) rethrows {
    if entries[key] != nil {
      entries[key]?.uses += 1
    } else if let pixels = try pixels() {
      entries[key] = Entry(pixels: pixels, uses: 1)
    }
  }

  /// Lets go once; a key that is not held is ignored.
  mutating func release(_ key: Key) {
    guard let index = entries.index(forKey: key) else { return }
    if entries.values[index].uses > 1 {
      entries.values[index].uses -= 1
    } else {
      entries.remove(at: index)
    }
  }

  /// From now on the pixels are asked for by the other key, and held as often as before.
  mutating func rename(_ key: Key, to other: Key) {
    entries[other] = entries.removeValue(forKey: key)
  }
}
