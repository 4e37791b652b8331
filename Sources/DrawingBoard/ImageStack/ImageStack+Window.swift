/// The window: the pixels around the shown step, which undo and redo show without decoding or reading.
extension ImageStack {
  /// Keeps the pictures around the shown one ready, up to ``HistoryLimits/residentRadius`` on each
  /// side, the nearest first.
  ///
  /// What is not at hand is read in the background.
  func updateWindow() {
    moveWindow(beside: 0)
    log.schedule()
  }

  /// Shrinks the window so that it fits beside what does not give way.
  func fitWindow(beside bytes: Int) {
    let byteCount = log.state.withLock { $0.window.byteCount }
    if byteCount > 0, !fitsMemory(bytes + byteCount) { moveWindow(beside: bytes) }
  }

  private func moveWindow(beside bytes: Int) {
    let (isInMemory, radius) = (log.folder == nil, max(limits.residentRadius, 0))
    let limit = limits.memoryByteLimit - bytes
    log.state.withLock { state in
      let used =
        isInMemory || state.suspension != nil ? state.memoryByteCount : state.table.byteCount
      state.window.move(in: state.table, radius: radius, byteLimit: max(limit - used, 0))
    }
  }

  /// Drops everything that can be decoded or read again: every picture except the shown one, which who
  /// shows it has.
  @_spi(Benchmarks) public func receivedMemoryWarning() {
    log.state.withLock { $0.window.removeAll() }
    log.blockMemory.removeAll()
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
      let radius = max(limits.residentRadius, 0)
      var (low, high) = (index, index)
      while low >= 0, index - low < radius, isResident(low, \.previous) { low -= 1 }
      while high + 1 < count, high - index < radius, isResident(high + 1, \.id) { high += 1 }
      return low...high
    }
  }
}
