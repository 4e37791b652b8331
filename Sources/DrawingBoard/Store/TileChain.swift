/// How long a chain of patches may get before a tile is stored on its own again.
///
/// A tile of noise takes 16 KB on its own and some hundred bytes as a patch; reading one costs as
/// many accesses as the chain has links. With sixteen the tiles on their own add a fifth to a step
/// on a photo, and a step of twenty tiles is read in half a millisecond.
enum TileChain {
  /// The most tiles that have to be decoded before one.
  static let mostLinks = 15

  /// The most bytes that have to be decoded for a tile, itself among them.
  static let mostBytes = 3 * Tile.byteCount

  /// Longer chains than are written are read, up to this.
  static let longestReadable = 254

  /// Whether a tile can be a patch of this base.
  static func canExtend(_ base: TileTable.Entry) -> Bool {
    base.form != LogTile.lost && base.links < mostLinks && base.chainByteCount < mostBytes
  }
}
