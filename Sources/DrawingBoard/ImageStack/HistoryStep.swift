import Foundation

/// A step as the history keeps it: a list of the tiles it changed, ordered by their slots.
final class HistoryStep {
  let description: ImageStackStep
  let tiles: ContiguousArray<TileRecord>

  /// The compressed pixels of the tiles; empty when the store has them.
  let packed: [UInt8]

  /// Whether the pixels before and after it are held in ``ResidentTiles``.
  var isResident = false

  init(description: ImageStackStep, tiles: ContiguousArray<TileRecord>, packed: [UInt8]) {
    self.description = description
    self.tiles = tiles
    self.packed = packed
  }

  /// What the step made of a tile; nil when it did not change it.
  func record(of slot: UInt32) -> TileRecord? {
    var (low, high) = (0, tiles.count)
    while low < high {
      let middle = (low + high) / 2
      if tiles[middle].slot < slot { low = middle + 1 } else { high = middle }
    }
    guard low < tiles.count, tiles[low].slot == slot else { return nil }
    return tiles[low]
  }

  /// What the step takes up besides its packed bytes, in bytes: the object, its place in the list,
  /// the headers of its arrays, and its records.
  static func tableBytes(tileCount: Int, name: String) -> Int {
    // Short strings are inside the object.
    let nameBytes = name.utf8.count > 15 ? name.utf8.count + 32 : 0
    return 272 + tileCount * MemoryLayout<TileRecord>.stride + nameBytes
  }

  var tableBytes: Int { Self.tableBytes(tileCount: tiles.count, name: description.name) }
}
