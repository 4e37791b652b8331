/// What has to be decoded for many tiles.
struct TileChains: Sendable {
  /// Chain after chain, the tile itself first in each, and then what it is a patch of.
  private(set) var links: [StoreState.Link] = []

  /// Where each chain ends in the links.
  private(set) var ends: [Int] = []

  /// The pixels that the last tile of each chain is a patch of, or the tile's own.
  private(set) var bases: [TilePixels?] = []

  /// The part of the file that has all of it; empty when all is in memory.
  private(set) var range = 0..<0

  init(count: Int) {
    ends.reserveCapacity(count)
    bases.reserveCapacity(count)
    links.reserveCapacity(count * 8)
  }

  var count: Int { ends.count }

  /// The links of a chain.
  func links(of position: Int) -> Range<Int> {
    (position == 0 ? 0 : ends[position - 1])..<ends[position]
  }

  /// Appends the chain of a tile.
  mutating func append(
    _ id: TileID, of state: StoreState
  ) throws(StoreError) {
    let start = links.count
    let base = try state.chain(of: id, knowing: nil, to: &links)
    for position in start..<links.count where links[position].bytes == nil {
      guard let offset = links[position].entry.offset else { throw .unknownTile }
      let end = offset + links[position].entry.recordByteCount
      range =
        range.isEmpty
        ? offset..<end : min(range.lowerBound, offset)..<max(range.upperBound, end)
    }
    ends.append(links.count)
    bases.append(base?.pixels)
  }
}

extension StoreState {
  /// Where the pixels of many tiles come from.
  func chains(of ids: [TileID]) throws(TileReadFailure) -> TileChains {
    var chains = TileChains(count: ids.count)
    for (position, id) in ids.enumerated() {
      do throws(StoreError) {
        try chains.append(id, of: self)
      } catch {
        throw TileReadFailure(position: position, reason: error, hasShown: false)
      }
    }
    return chains
  }
}
