import Foundation

/// What a history tells its store: taken in at once, seen to later.
extension ImageStackStore {
  /// Takes in a step, and makes it the last one and the shown one.
  ///
  /// - Parameters:
  ///   - step: What the step is.
  ///   - position: How many steps stay before it; those after are dropped. Clamped to what there is.
  ///   - tiles: The tiles that it changed.
  /// - Returns: What to read the tiles by, in the same order.
  public func append(_ step: StoredStep, at position: Int, tiles: [TileRevision]) -> [TileID] {
    let step = step.withShortName
    return add(tiles.count) { ids in
      zip(ids, tiles).map { PendingTile(id: $0, revision: $1) }
    } operation: {
      .append(step, position: position, tiles: $0)
    }
  }

  /// Takes in tiles of the state before the first step, when that is not blank.
  ///
  /// - Parameter tiles: They replace those at the same coordinates.
  /// - Returns: What to read the tiles by, in the same order.
  public func setInitial(_ tiles: [TileUpdate]) -> [TileID] {
    add(tiles.count) { ids in
      zip(ids, tiles).map { PendingTile(id: $0, update: $1) }
    } operation: {
      .initial($0)
    }
  }

  /// The shown step is another one now.
  ///
  /// - Parameter index: From -1; clamped to what there is.
  public func moved(to index: Int) { tell(.move(index)) }

  /// The steps from `count` on are dropped, as when redo is given up.
  ///
  /// - Parameter count: How many steps stay; clamped to what there is.
  public func truncated(to count: Int) { tell(.truncation(count)) }

  /// The oldest steps are dropped, and the state after them is the one before the first.
  ///
  /// - Parameter count: How many steps go; clamped to those up to the shown one.
  public func expired(_ count: Int) { tell(.expiry(count)) }

  /// The canvas has another size, scale or background.
  ///
  /// That is no step, and undo does not change it.
  public func setBoard(_ board: StoredBoard) {
    var board = board
    if board.background.count > 64 << 20 { board.background = Data() }
    tell(.board(board))
  }

  /// Drops all steps so that they cannot be brought back, and starts with a picture.
  ///
  /// The old file is overwritten with zeros and removed, and so is what was set aside. It has
  /// happened when a later ``flush(_:)`` completes without an error.
  ///
  /// - Parameter picture: The tiles of the state before the first step; others are blank.
  /// - Returns: What to read the tiles by, in the same order.
  public func eraseHistory(keeping picture: [TileUpdate]) -> [TileID] {
    add(picture.count) { ids in
      zip(ids, picture).map { PendingTile(id: $0, update: $1) }
    } operation: {
      .erase($0)
    }
  }

  /// Brings all that was told so far to the disk, as far as the system can.
  ///
  /// - Parameter completion: Called on any thread, with an error when the history would not survive
  ///   a loss of power. It is in memory even so.
  public func flush(_ completion: (@Sendable (Result<Void, StoreError>) -> Void)? = nil) {
    tell(.flush(completion))
  }

  /// Removes the board from the disk, overwritten with zeros, and closes the store.
  ///
  /// What the store is told afterwards is ignored, and reading throws ``StoreError/closed``.
  ///
  /// - Parameter completion: Called on any thread, with an error when something is left.
  public func discard(_ completion: (@Sendable (Result<Void, StoreError>) -> Void)? = nil) {
    tell(.discard(completion))
  }

  /// Reads tiles in the background that will be asked for soon.
  ///
  /// - Parameter ids: They replace those of the last call, and stay in memory up to 8 MiB; an empty
  ///   list lets go of them, and of the file that jumps look at.
  public func prefetch(_ ids: [TileID]) {
    state.withLock { state in
      state.wanted = ids
      if ids.isEmpty { state.letGoOfJumpSource() }
      let keep = Set(ids)
      state.prefetched = state.prefetched.filter { keep.contains($0.key) }
    }
    if !ids.isEmpty { schedule() }
  }

  // MARK: The queue

  private func tell(_ operation: StoreOperation) {
    state.withLock { $0.add(operation) }
    schedule()
  }

  private func add(
    _ count: Int, tiles make: ([TileID]) -> [PendingTile],
    operation: ([PendingTile]) -> StoreOperation
  ) -> [TileID] {
    makeRoomForWaiting()
    // One lock for all, so that operations are in the order of their identifiers.
    let ids = state.withLock { state in
      let ids = state.takeIDs(count)
      var tiles = make(ids)
      if state.waitingPixelByteCount > max(options.pendingByteLimit, 0) {
        tiles = tiles.map { tile in
          PendingTile(tile, encoded: tile.encoded(on: tile.base.flatMap { state.tables.tiles[$0] }))
        }
      }
      state.add(operation(tiles))
      return ids
    }
    schedule()
    return ids
  }

  private func schedule() {
    let isNew = state.withLock { state in
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isNew { executor.perform { [self] in work() } }
  }
}
