import Foundation

/// Reading very many tiles at once.
extension ImageStackStore {
  /// How many tiles a thread takes at a time.
  private static let share = 16

  /// Reads many tiles, as a jump needs them, and shows them as they are read.
  ///
  /// Each record is compared with its checksum by the first of a row of jumps that needs it, until
  /// drawing goes on. All cores decode, each tile in the cache of one, straight from the system's
  /// memory of the file: some 5 µs a tile.
  ///
  /// - Parameters:
  ///   - ids: The tiles.
  ///   - show: Called once for each with its place in `ids` and its pixels, `nil` for a blank tile:
  ///     on any thread, on several at once, in any order, and only after all were found sound.
  /// - Throws: ``TileReadFailure`` when a tile cannot be read.
  public func read(
    _ ids: [TileID], showing show: @Sendable (_ position: Int, _ pixels: TilePixels?) -> Void
  ) throws(TileReadFailure) {
    let (chains, jumpSource) = try state.withLock { state throws(TileReadFailure) in
      let chains = try state.chains(of: ids)
      return (chains, chains.range.isEmpty ? nil : state.jumpSource(of: chains.range))
    }
    guard jumpSource != nil || chains.range.isEmpty else {
      return try readStaged(ids, showing: show)
    }
    let source = ChainSource(chains, in: jumpSource)
    if let failure = Self.first(in: chains, where: source.isSound) {
      throw TileReadFailure(position: failure, reason: .damaged, hasShown: false)
    }
    if let jumpSource { state.withLock { $0.verified(chains, in: jumpSource.file) } }
    let failure = Guarded<Int?>(nil)
    let shares = (chains.count + Self.share - 1) / Self.share
    DispatchQueue.concurrentPerform(iterations: shares) { share in
      let positions = share * Self.share..<min((share + 1) * Self.share, chains.count)
      source.decode(positions) { position, pixels in
        show(position, pixels)
      } failed: { position in
        failure.withLock { $0 = min($0 ?? position, position) }
      }
    }
    if let position = failure.withLock({ $0 }) {
      throw TileReadFailure(position: position, reason: .damaged, hasShown: true)
    }
  }

  /// The first chain that is not as it should be; nil when all are.
  private static func first(
    in chains: TileChains, where isSound: @Sendable (_ position: Int) -> Bool
  ) -> Int? {
    let found = Guarded<Int?>(nil)
    DispatchQueue.concurrentPerform(iterations: (chains.count + share - 1) / share) { number in
      for position in number * share..<min((number + 1) * share, chains.count)
      where !isSound(position) {
        found.withLock { $0 = min($0 ?? position, position) }
      }
    }
    return found.withLock { $0 }
  }
}
