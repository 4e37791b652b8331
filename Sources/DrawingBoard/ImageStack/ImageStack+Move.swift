extension ImageStack {
  /// Takes back the shown step.
  ///
  /// - Returns: The tiles that show the state before it. None, and nothing happens, when there is no
  ///   step to take back: see ``canUndo``.
  /// - Throws: ``ImageStackError`` when a tile cannot be read. Nothing has changed then.
  @discardableResult
  public func undo() throws(ImageStackError) -> [TileUpdate] { try move(to: index - 1) }

  /// Shows the step again that was taken back last.
  ///
  /// - Returns: The tiles that show it. None, and nothing happens, when there is no such step: see
  ///   ``canRedo``.
  /// - Throws: ``ImageStackError`` when a tile cannot be read. Nothing has changed then.
  @discardableResult
  public func redo() throws(ImageStackError) -> [TileUpdate] { try move(to: index + 1) }

  /// Shows any step.
  ///
  /// What it costs depends on the tiles that change, each once, and very little on how many steps
  /// lie between. Where many change, ``move(to:showing:)`` takes less memory and time.
  ///
  /// - Parameter step: The index of the step, -1 for the state before the first one. Beyond the ends
  ///   it counts as the first or last one.
  /// - Returns: The tiles that show it, each once; none when it is shown already.
  /// - Throws: ``ImageStackError`` when a tile cannot be read. Nothing has changed then.
  @discardableResult
  public func move(to step: Int) throws(ImageStackError) -> [TileUpdate] {
    let target = min(max(step, -1), count - 1)
    guard target != index else { return [] }
    let states = states(changedUpTo: target)
    let missing = states.reduce(0) { $0 + (residents[$1] == nil && !isBlank($1) ? 1 : 0) }
    if missing > 0 { leaveResidents(toFit: missing * Tile.byteCount) }
    var updates: [TileUpdate] = []
    updates.reserveCapacity(states.count)
    try show(states) { updates.append($0) }
    arrive(at: target, states)
    return updates
  }

  /// Shows any step, and hands over its tiles one after the other.
  ///
  /// The memory of a tile that `show` does not keep is used again for the next one.
  ///
  /// - Parameters:
  ///   - step: The index of the step, -1 for the state before the first one. Beyond the ends it
  ///     counts as the first or last one.
  ///   - show: Called for each tile that changes. The stack must not be used in it.
  /// - Throws: ``ImageStackError`` when a tile cannot be read. `show` has not been called then, and
  ///   nothing has changed.
  public func move(to step: Int, showing show: (TileUpdate) -> Void) throws(ImageStackError) {
    let target = min(max(step, -1), count - 1)
    guard target != index else { return }
    let states = states(changedUpTo: target)
    try self.show(states, show)
    arrive(at: target, states)
  }

  /// Shows any step, and hands over its tiles on all cores at once.
  ///
  /// A jump that changes the whole of a large board takes a fraction of what ``move(to:)`` does.
  ///
  /// - Parameters:
  ///   - step: The index of the step, -1 for the state before the first one. Beyond the ends it
  ///     counts as the first or last one.
  ///   - show: Called for each tile that changes, on any thread, on several at once. The stack must
  ///     not be used in it. The memory of pixels that it does not keep is used again.
  /// - Returns: The tiles that changed, each once.
  /// - Throws: ``ImageStackError`` when a tile cannot be read; nothing has changed then. As a rule
  ///   `show` has not been called: only a store that finds out late has it called again, with what
  ///   was shown before.
  @discardableResult
  public func moveInParallel(
    to step: Int, showing show: @Sendable (TileUpdate) -> Void
  ) throws(ImageStackError) -> [TileCoordinate] {
    let target = min(max(step, -1), count - 1)
    guard target != index else { return [] }
    let states = states(changedUpTo: target)
    if let store, states.count >= Self.fewestInParallel {
      try self.show(states, from: store, show)
    } else {
      try self.show(states, show)
    }
    arrive(at: target, states)
    return states.map { slots.coordinates[Int($0.slot)] }
  }

  private func arrive(at target: Int, _ states: [ResidentTiles.Key]) {
    for state in states { slots.shown[Int(state.slot)] = state.step }
    index = target
    store?.moved(to: target)
    leaveResidentsOutsideWindow()
    prefetchFromStore()
  }

  private func show(
    _ states: [ResidentTiles.Key], _ show: (TileUpdate) -> Void
  ) throws(ImageStackError) {
    // All that can fail comes first. What was packed in memory comes out of it again.
    let read = try pixels(of: states.filter { !isPacked($0) && residents[$0] == nil })
    var unpacked: TilePixels?
    for state in states {
      var pixels = residents[state] ?? read[state]
      if pixels == nil, isPacked(state) {
        try unpack(state, into: &unpacked)
        pixels = unpacked
      }
      show(TileUpdate(coordinate: slots.coordinates[Int(state.slot)], pixels: pixels))
    }
  }
}
