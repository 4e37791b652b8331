/// A set of identifiers that lie close together: a bit for each between the first and the last.
struct TileIDSet: Sendable {
  private let first: UInt32
  private var words: [UInt64]

  /// An empty set for the tiles of a table.
  ///
  /// It stays empty where they are so far apart that the bits would take more than the table.
  init(covering tiles: TileTable) {
    let (first, last) = (tiles.entries.first?.id ?? 0, tiles.entries.last?.id ?? 0)
    let count = Int(last - first) / 64 + 1
    self.first = first
    words = [UInt64](repeating: 0, count: count > tiles.count ? 0 : count)
  }

  /// A set that stays empty.
  init() {
    (first, words) = (0, [])
  }

  var byteCount: Int { words.count * 8 }

  func contains(_ id: TileID) -> Bool {
    guard let (word, bit) = place(of: id) else { return false }
    return words[word] &>> bit & 1 == 1
  }

  /// Takes in an identifier between those of the table; others are ignored.
  mutating func insert(_ id: TileID) {
    guard let (word, bit) = place(of: id) else { return }
    words[word] |= 1 &<< bit
  }

  private func place(of id: TileID) -> (word: Int, bit: UInt64)? {
    guard id.rawValue >= first else { return nil }
    let offset = Int(id.rawValue - first)
    return offset / 64 < words.count ? (offset / 64, UInt64(offset % 64)) : nil
  }
}
