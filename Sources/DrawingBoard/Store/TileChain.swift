/// How long a chain of patches may get before a tile is stored on its own again.
///
/// A tile full of strokes or of a photo takes many times on its own what it takes as a patch; reading
/// one costs as many accesses as its chain has tiles. With six, a jump spends about as long on the
/// patches of a crowded board as on the tiles on their own, and those take little more than half of
/// the space.
enum TileChain {
  /// The most tiles that have to be decoded before one.
  static let mostLinks = 5

  /// The same, where the first of them is noise: that takes most on the disk and least to decode.
  static let mostLinksOnNoise = 11

  /// The most bytes that have to be decoded for a tile, itself among them.
  static let mostBytes = 3 * Tile.byteCount

  /// Longer chains than are written are read, up to this.
  static let longestReadable = 254

  /// Whether a tile can be a patch of this base.
  static func canExtend(_ base: TileTable.Entry) -> Bool {
    let isNoise = base.chainByteCount >= Tile.byteCount
    return base.form != LogTile.lost && base.chainByteCount < mostBytes
      && base.links < (isNoise ? mostLinksOnNoise : mostLinks)
  }
}
