/// How long a chain of patches may get before a tile is encoded on its own again.
///
/// A tile full of strokes or of a photo takes many times on its own what it takes as a patch, and
/// decoding one takes as long as its chain. With six tiles, a jump spends about as long on the patches
/// of a crowded board as on the tiles on their own, and those take little more than half of the space.
enum TileChain {
  /// The most tiles that have to be decoded before one.
  static let mostLinks = 5

  /// The same for a chain that begins with noise, which takes most on the disk and least to decode.
  static let mostLinksOnNoise = 11

  /// Longer chains than are written can be read, up to this.
  static let longestReadable = 254

  /// The most bytes that have to be decoded for a tile, its own included.
  static let mostBytes = 3 * Tile.byteCount

  /// Whether a tile can be a patch of this base.
  static func canExtend(_ base: TileEntry) -> Bool {
    let isNoise = base.chainByteCount >= Tile.byteCount
    return base.isEncoded && !base.isLost && base.chainByteCount < mostBytes
      && base.links < (isNoise ? mostLinksOnNoise : mostLinks)
  }
}
