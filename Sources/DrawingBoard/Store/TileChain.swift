/// How long a chain of patches may get before a tile is stored on its own again.
///
/// A tile full of strokes or of a photo takes many times on its own what it takes as a patch; reading
/// one costs as many accesses as its chain has tiles. With twenty-four the tiles on their own are a
/// third of what strokes on a crowded board take, and a step of twenty tiles is read in less than a
/// millisecond.
enum TileChain {
  /// The most tiles that have to be decoded before one.
  static let mostLinks = 23

  /// The most bytes that have to be decoded for a tile, itself among them.
  static let mostBytes = 3 * Tile.byteCount

  /// Longer chains than are written are read, up to this.
  static let longestReadable = 254

  /// Whether a tile can be a patch of this base.
  static func canExtend(_ base: TileTable.Entry) -> Bool {
    base.form != LogTile.lost && base.links < mostLinks && base.chainByteCount < mostBytes
  }
}
