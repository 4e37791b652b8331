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
  ///
  /// - Parameters:
  ///   - ids: The states.
  ///   - known: As in ``read(_:knowing:)``.
  ///   - body: Called with the chains, and with the positions of those that can be decoded since the
  ///     last call; with some of them again after a row was gone.
  /// - Returns: The chains.
  /// - Throws: ``StorageError`` when they cannot be read.
  @discardableResult
  private func chains(
    of ids: [TileID], knowing known: (id: TileID, pixels: TilePixels?)? = nil,
    whenComplete body: (TileChains, [Int]) -> Void = { _, _ in }
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
      guard chains.needsDatabase else {
        body(chains, Array(0..<chains.count))
        return chains
      }
      do throws(StorageError) {
        try database.withLock { connection throws(StorageError) in
          try chains.readLinks(from: try readable(&connection), whenComplete: body)
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
      // It is whole, and a full disk takes no name, or does not open it to be changed.
      let file = try folder.readyFile() ?? folder.history
      guard try folder.has(file) else { throw error }
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
  /// One core reads, and the others decode what it has read; in the end all of them do. That takes some
  /// 5 µs a tile.
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
    let failure = Locked<StorageError?>(nil)
    @Sendable func decode(
      _ chains: TileChains, _ positions: [Int], into pixels: inout TilePixels?,
      using scratch: UnsafeMutableRawBufferPointer
    ) {
      for position in positions {
        if chains.isBlank(position) {
          show(position, nil)
        } else if chains.decode(position, into: &pixels, using: scratch) {
          show(position, pixels)
        } else {
          failure.withLock { $0 = $0 ?? .damaged }
        }
      }
    }
    if ids.count < Self.fewestInParallel {
      let chains = try chains(of: ids)
      var pixels: TilePixels?
      EncodedTile.withScratch { decode(chains, Array(ids.indices), into: &pixels, using: $0) }
    } else {
      let coreCount = ProcessInfo.processInfo.activeProcessorCount
      let hasReader = Locked(false)
      let shares = Locked<[(chains: TileChains, positions: [Int])]>([])
      let available = DispatchSemaphore(value: 0)
      @Sendable func read() {
        var isComplete = [Bool](repeating: false, count: ids.count)
        do throws(StorageError) {
          try chains(of: ids) { chains, positions in
            let new = positions.filter { !isComplete[$0] }
            for position in new { isComplete[position] = true }
            for start in stride(from: 0, to: new.count, by: Self.share) {
              shares.withLock { $0.append((chains, Array(new[start...].prefix(Self.share)))) }
              available.signal()
            }
          }
        } catch {
          failure.withLock { $0 = error }
        }
        // A signal without a share is the end.
        for _ in 0..<coreCount { available.signal() }
      }
      DispatchQueue.concurrentPerform(iterations: coreCount) { _ in
        let isFirst = hasReader.withLock { hasReader in
          defer { hasReader = true }
          return !hasReader
        }
        if isFirst { read() }
        EncodedTile.withScratch { scratch in
          var pixels: TilePixels?
          while true {
            available.wait()
            guard let (chains, positions) = shares.withLock({ $0.popLast() }) else { return }
            decode(chains, positions, into: &pixels, using: scratch)
          }
        }
      }
    }
    state.withLock { $0.window.flushed = [:] }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }
}
