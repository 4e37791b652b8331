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

  /// The states of the tiles that the picture of a step shows, of those that differ from the shown.
  private func states(changedUpTo target: Int) -> [ResidentTiles.Key] {
    if abs(target - index) == 1 {
      let position = max(target, index)
      let number = firstNumber + position
      return history[position].tiles.map {
        target < index ? keyBefore($0, in: number) : key($0.slot, number)
      }
    }
    let untouched = Int.min
    var numbers = [Int](repeating: untouched, count: slots.count)
    numbers.withUnsafeMutableBufferPointer { numbers in
      if target < index {
        // The earliest of the steps says what was before all of them.
        for position in stride(from: index, to: target, by: -1) {
          let number = firstNumber + position
          for record in history[position].tiles {
            numbers[Int(record.slot)] = keyBefore(record, in: number).step
          }
        }
      } else {
        for position in index + 1...target {
          for record in history[position].tiles {
            numbers[Int(record.slot)] = firstNumber + position
          }
        }
      }
    }
    return numbers.indices.compactMap { slot in
      guard numbers[slot] != untouched else { return nil }
      return ResidentTiles.Key(slot: UInt32(truncatingIfNeeded: slot), step: numbers[slot])
    }
  }
}
