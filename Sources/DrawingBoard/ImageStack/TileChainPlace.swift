/// Where a packed tile is in a chain of patches, and how long the chain may become.
///
/// Patches are small, but to decode one takes all before it: some 0.8 µs each, and 0.3 to 3 µs for
/// the tile that the chain begins with. So chains end early enough for a jump to change the whole of
/// a large board within a frame, and are not begun where they would save little.
struct TileChainPlace: Equatable {
  /// How many tiles must be decoded first.
  let depth: UInt8

  /// How many there may be at most.
  let deepest: UInt8

  private init(_ depth: Int, deepest: Int) {
    self.init(depth: UInt8(clamping: depth), deepest: UInt8(clamping: deepest))
  }

  init(depth: UInt8, deepest: UInt8) {
    self.depth = depth
    self.deepest = deepest
  }

  /// The place of a tile that stands on its own, by its size.
  init(leading byteCount: Int) {
    switch byteCount {
    case ..<1024: self.init(0, deepest: 0)
    case ..<8192: self.init(0, deepest: 7)
    default: self.init(0, deepest: 15)
    }
  }

  /// The place of a patch of the last tile of a chain that began before the first step.
  init(endOf chain: [EncodedTile]) {
    let leading = TileChainPlace(leading: chain.first?.bytes.count ?? 0)
    self.init(chain.count - 1, deepest: Int(leading.deepest))
  }

  /// Whether a patch may follow.
  var canExtend: Bool { depth < deepest }

  /// The place of the patch that follows.
  var next: TileChainPlace { TileChainPlace(depth: depth &+ 1, deepest: deepest) }
}
