/// The window: the pixels around the shown step, which undo and redo show without decoding or reading.
extension ImageStack {
  /// Keeps the pictures around the shown one ready, up to ``HistoryLimits/residentRadius`` on each
  /// side, the nearest first. What is not at hand is read in the background.
  func updateWindow() {
    let limit = windowByteLimit(beside: 0)
    log.state.withLock { state in
      state.setWindow(state.table.window(radius: max(limits.residentRadius, 0)), byteLimit: limit)
    }
    log.schedule()
  }

  /// Shrinks the window so that it fits beside what does not give way.
  func fitWindow(beside bytes: Int) {
    let limit = windowByteLimit(beside: bytes)
    guard log.state.withLock({ $0.windowByteCount > limit }) else { return }
    log.state.withLock { state in
      state.setWindow(state.table.window(radius: max(limits.residentRadius, 0)), byteLimit: limit)
    }
  }

  private func windowByteLimit(beside bytes: Int) -> Int {
    let used = log.state.withLock { state in
      log.folder == nil || state.suspension != nil
        ? state.memoryByteCount : state.table.byteCount
    }
    return max(limits.memoryByteLimit - used - bytes, 0)
  }

  /// Drops everything that can be decoded or read again: every picture except the shown one, which who
  /// shows it has.
  @_spi(Benchmarks) public func receivedMemoryWarning() {
    log.state.withLock { $0.clearWindow() }
  }

  /// The indexes of the pictures that can be shown without decoding or reading anything.
  var residentIndexes: ClosedRange<Int> {
    log.state.withLock { state in
      func isResident(_ position: Int, _ id: KeyPath<TileEntry, TileID>) -> Bool {
        state.table.entries(of: state.table.steps[position]).allSatisfy { entry in
          let id = entry[keyPath: id]
          return id == .blank || state.table.tiles[id]?.isBlank == true
            || state.window[id] != nil
        }
      }
      var (low, high) = (index, index)
      while low >= 0, isResident(low, \.previous) { low -= 1 }
      while high + 1 < count, isResident(high + 1, \.id) { high += 1 }
      return low...high
    }
  }
}

extension HistoryTable {
  /// The states that undo and redo show next, the nearest first, then those that they replace first:
  /// redo shows them after undo, and undo after redo.
  func window(radius: Int) -> [TileID] {
    var ids: [TileID] = []
    for distance in 0..<radius {
      let (undone, redone) = (index - distance, index + 1 + distance)
      if undone >= 0 { ids += entries(of: steps[undone]).map(\.previous) }
      if redone < steps.count { ids += entries(of: steps[redone]).map(\.id) }
    }
    guard radius > 0 else { return ids }
    if index >= 0 { ids += entries(of: steps[index]).map(\.id) }
    if index + 1 < steps.count { ids += entries(of: steps[index + 1]).map(\.previous) }
    return ids
  }
}
