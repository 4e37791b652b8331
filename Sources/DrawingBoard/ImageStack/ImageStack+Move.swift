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
  /// lie between.
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
    if missing > 0 { shedResidents(toFit: missing * Tile.byteCount) }

    var updates: [TileUpdate] = []
    updates.reserveCapacity(states.count)
    for state in states {
      let update = TileUpdate(
        coordinate: slots.coordinates[Int(state.slot)], pixels: try pixels(state))
      updates.append(update)
    }
    for state in states { slots.shown[Int(state.slot)] = state.step }
    index = target
    store?.moved(to: target)
    leaveResidentsOutsideWindow()
    prefetchFromStore()
    return updates
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
