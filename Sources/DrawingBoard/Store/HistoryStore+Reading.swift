import Foundation

/// Reading tiles back, from wherever they are.
extension HistoryStore {
  /// Reads a state of a tile, on the calling thread.
  ///
  /// - Parameters:
  ///   - id: The state.
  ///   - known: A state of the same tile whose pixels are at hand. When it is the one before, one tile
  ///     is decoded instead of up to twelve.
  /// - Returns: The pixels; `nil` for a blank tile.
  /// - Throws: ``StorageError`` when they cannot be read, are damaged, or belong to a step that is gone.
  func read(
    _ id: TileID, knowing known: (id: TileID, pixels: TilePixels?)? = nil
  ) throws(StorageError) -> TilePixels? {
    if id == .blank { return nil }
    return try chains(of: [id], knowing: known).decodeOne()
  }

  /// What has to be decoded for some states, with all bytes of it.
  ///
  /// A row may be gone by the time it is read, when its tiles were moved to another one meanwhile.
  private func chains(
    of ids: [TileID], knowing known: (id: TileID, pixels: TilePixels?)? = nil
  ) throws(StorageError) -> TileChains {
    var attempts = 3
    while true {
      var chains = try state.withLock { state throws(StorageError) in
        var chains = TileChains(count: ids.count)
        for id in ids {
          try chains.append(
            id, of: state.table, pixels: state.pixels, encoded: state.encoded, window: state.window,
            knowing: known)
        }
        return chains
      }
      guard chains.needsDatabase else { return chains }
      do throws(StorageError) {
        try database.withLock { connection throws(StorageError) in
          try chains.readLinks(from: try readable(&connection))
        }
        return chains
      } catch {
        attempts -= 1
        guard error == .damaged else { throw error }
        guard attempts > 0 else {
          state.withLock { $0.hasUnreadableRow = true }
          throw error
        }
      }
    }
  }

  /// A connection to read with: that of the store, or one for a database that cannot get its place.
  private func readable(_ connection: inout Database?) throws(StorageError) -> Database {
    do throws(StorageError) {
      try reopen(&connection)
    } catch {
      // It is whole, and a full disk takes no name.
      guard let file = try folder.readyFile() else { throw error }
      return try Database(file, system: folder.layer.databaseSystem, isReadOnly: true)
    }
    guard let connection else { throw .closed }
    return connection
  }

  /// The number of tiles that a thread takes at a time.
  private static let share = 16

  /// Below this, starting other threads takes longer than they save.
  private static let fewestInParallel = 64

  /// Reads many tiles, as a jump needs them, and shows each as soon as it is read.
  ///
  /// All cores read and decode: some 5 µs a tile.
  ///
  /// - Parameters:
  ///   - ids: The states.
  ///   - show: Called for each with its position in `ids` and its pixels, `nil` for a blank tile; on any
  ///     thread, on several at once, in any order. The memory of pixels that it does not keep is used
  ///     again. A damaged tile is never shown.
  /// - Throws: ``StorageError`` when tiles cannot be read. Others may have been shown.
  func read(
    _ ids: [TileID], showing show: @Sendable (_ position: Int, _ pixels: TilePixels?) -> Void
  ) throws(StorageError) {
    let chains = try chains(of: ids)
    state.withLock { $0.window.flushed = [:] }
    let isDamaged = Locked(false)
    @Sendable func decode(_ positions: Range<Int>) {
      EncodedTile.withScratch { scratch in
        var pixels: TilePixels?
        for position in positions {
          if chains.isBlank(position) {
            show(position, nil)
          } else if chains.decode(position, into: &pixels, using: scratch) {
            show(position, pixels)
          } else {
            isDamaged.withLock { $0 = true }
          }
        }
      }
    }
    if chains.count < Self.fewestInParallel {
      decode(0..<chains.count)
    } else {
      DispatchQueue.concurrentPerform(iterations: (chains.count + Self.share - 1) / Self.share) {
        decode($0 * Self.share..<min(($0 + 1) * Self.share, chains.count))
      }
    }
    if isDamaged.withLock({ $0 }) { throw .damaged }
  }
}
