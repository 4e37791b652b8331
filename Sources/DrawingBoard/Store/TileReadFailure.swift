/// Why one of many tiles could not be read.
public struct TileReadFailure: Error, Hashable, Sendable {
  /// The tile's place among those that were asked for.
  public let position: Int

  /// What was in the way.
  public let reason: StoreError

  /// Whether some of the tiles have been shown: what was written into the file makes no sense, which
  /// its checksum does not tell.
  public let hasShown: Bool

  /// Makes a failure.
  public init(position: Int, reason: StoreError, hasShown: Bool) {
    self.position = position
    self.reason = reason
    self.hasShown = hasShown
  }
}

extension TileStore {
  /// Reads many tiles one after the other, and then shows them.
  ///
  /// - Parameters:
  ///   - ids: The tiles.
  ///   - show: Called once for each with its place in `ids` and its pixels, `nil` for a blank tile.
  /// - Throws: ``TileReadFailure`` when a tile cannot be read; nothing has been shown then.
  public func read(
    _ ids: [TileID], showing show: @Sendable (_ position: Int, _ pixels: TilePixels?) -> Void
  ) throws(TileReadFailure) {
    try readStaged(ids, showing: show)
  }

  /// Reads all tiles before the first of them is shown.
  func readStaged(
    _ ids: [TileID], showing show: (_ position: Int, _ pixels: TilePixels?) -> Void
  ) throws(TileReadFailure) {
    var tiles: [TilePixels?] = []
    tiles.reserveCapacity(ids.count)
    for (position, id) in ids.enumerated() {
      do {
        tiles.append(try read(id, knowing: nil))
      } catch {
        throw TileReadFailure(
          position: position, reason: error as? StoreError ?? .damaged, hasShown: false)
      }
    }
    for (position, pixels) in tiles.enumerated() { show(position, pixels) }
  }
}
