extension ImageStack {
  /// Undoes the shown step.
  ///
  /// - Returns: The tiles that show the state before it; none, and nothing happens, when there is no
  ///   step to undo.
  /// - Throws: ``StorageError`` when a tile cannot be read. Nothing has changed then.
  @discardableResult
  package func undo() throws -> [TileUpdate] { try move(to: index - 1) }

  /// Shows the step again that was undone last.
  ///
  /// - Returns: The tiles that show it; none, and nothing happens, when there is no such step.
  /// - Throws: ``StorageError`` when a tile cannot be read. Nothing has changed then.
  @discardableResult
  package func redo() throws -> [TileUpdate] { try move(to: index + 1) }

  /// Shows any step.
  ///
  /// What it costs depends on the tiles that change, each once, and very little on the number of steps
  /// in between. Where many tiles change, ``move(to:showing:)`` takes less memory and time.
  ///
  /// - Parameter step: The index of the step, -1 for the state before the first one; clamped to the
  ///   steps there are.
  /// - Returns: The tiles that show it, each once; none when it is shown already.
  /// - Throws: ``StorageError`` when a tile cannot be read. Nothing has changed then.
  @discardableResult
  package func move(to step: Int) throws -> [TileUpdate] {
    let updates = Locked<[TileUpdate]>([])
    try move(to: step) { update in updates.withLock { $0.append(update) } }
    return updates.withLock { $0 }
  }

  /// Shows any step, and hands over its tiles on all cores at once.
  ///
  /// - Parameters:
  ///   - step: The index of the step, -1 for the state before the first one; clamped to the steps there
  ///     are.
  ///   - show: Called for each tile that changes, on any thread, on several at once. The stack must
  ///     not be used in it. The memory of pixels that it does not keep is used again.
  /// - Returns: The tiles that changed, each once.
  /// - Throws: ``StorageError`` when a tile cannot be read; nothing has changed then. Where tiles have
  ///   been shown by then, `show` is called again with what was there before.
  @discardableResult
  func move(
    to step: Int, showing show: @Sendable (TileUpdate) -> Void
  ) throws(StorageError) -> [TileCoordinate] {
    let target = min(max(step, -1), count - 1)
    guard target != index, !isFollowing else { return [] }
    let (changes, coordinates) = store.state.withLock { state in
      // What was read ahead of another step would only take time from this one.
      if abs(target - index) > 1 { state.window.wanted = [] }
      let coordinates = state.table.slots.coordinates
      var changes = state.table.changes(upTo: target).map {
        (change: $0, at: coordinates[Int($0.slot)])
      }
      // Neighbors share the memory of a row, which is found faster again.
      changes.sort { ($0.at.row, $0.at.column) < ($1.at.row, $1.at.column) }
      return (changes.map(\.change), changes.map(\.at))
    }
    do throws(StorageError) {
      try store.read(changes.map { $0.state }) { position, pixels in
        show(TileUpdate(coordinate: coordinates[position], pixels: pixels))
      }
    } catch {
      showAgain(changes.map { $0.slot }, coordinates, show)
      throw error
    }
    store.change { $0.table.show(changes, at: target) }
    synchronize()
    updateWindow()
    return coordinates
  }

  /// Shows the current state of tiles after another one may have been shown in its place.
  private func showAgain(
    _ slots: [UInt32], _ coordinates: [TileCoordinate], _ show: (TileUpdate) -> Void
  ) {
    for (slot, coordinate) in zip(slots, coordinates) {
      let shown = store.state.withLock { $0.table.slots.shown[Int(slot)] }
      // A blank tile is nil, which `try?` would take for a failure.
      guard case .success(let pixels) = Result(catching: { try store.read(shown) }) else {
        continue
      }
      show(TileUpdate(coordinate: coordinate, pixels: pixels))
    }
  }
}

/// The window: the pixels around the shown step, which undo and redo show without decoding or reading.
extension ImageStack {
  /// Keeps the pictures around the shown one ready, up to ``HistoryLimits/residentRadius`` on each
  /// side, the nearest first.
  ///
  /// The queue of the store moves the window, because that takes a sixth of what a touch-up takes, and
  /// reads what is not at hand.
  func updateWindow() {
    guard !isFollowing else { return }
    let next = (max(limits.residentRadius, 0), limits.memoryByteLimit)
    store.state.withLock { $0.nextWindow = next }
    store.schedule()
  }

  /// Shrinks the window so that it fits beside what does not give way.
  func fitWindow(beside bytes: Int) {
    let next = (max(limits.residentRadius, 0), limits.memoryByteLimit - bytes)
    store.state.withLock { state in
      // With what the queue is about to read.
      let window = state.window.byteCount + state.window.wanted.count * Tile.byteCount
      guard window > 0, state.memoryByteCount + bytes + window > memoryByteLimit else { return }
      state.nextWindow = next
      state.moveWindow()
    }
  }

  /// Evicts everything that can be decoded or read again.
  package func receivedMemoryWarning() {
    store.state.withLock { $0.removeWindow() }
    store.releaseMemory()
  }
}
