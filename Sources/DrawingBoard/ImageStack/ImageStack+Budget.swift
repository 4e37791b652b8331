extension ImageStack {
  /// Gives up what is beyond the limits.
  func enforceLimits() {
    store.state.withLock { $0.fileByteLimit = max(limits.diskByteLimit, 0) }
    if let limit = limits.stepLimit { expire(count - max(limit, 0)) }
    if !fitsMemory(0) { store.encodeAhead() }
    makeRoom(for: 0)
    makeRoomOnDisk()
    fitDisk()
    updateWindow()
  }

  /// A Boolean value that indicates whether encoded tiles stay in memory, so that giving up steps frees
  /// some of it.
  var countsContents: Bool {
    store.state.withLock { $0.suspension != nil }
  }

  var memoryByteLimit: Int { max(limits.memoryByteLimit, 0) }

  /// What the limit leaves for steps beside the tables.
  private var diskByteLimit: Int { max(limits.diskByteLimit - HistoryStore.emptyByteCount, 0) }

  /// Whether as many bytes fit into the memory limit beside what cannot be evicted.
  func fitsMemory(_ bytes: Int) -> Bool {
    store.state.withLock { $0.memoryByteCount } + bytes <= memoryByteLimit
  }

  /// Makes room in memory for the history to grow.
  ///
  /// Resident pictures are evicted first, down to a quarter of the limit, then the oldest steps:
  /// the next undo is worth more than the last of very many.
  ///
  /// - Returns: A Boolean value that indicates whether there is room now.
  @discardableResult
  func makeRoom(for bytes: Int) -> Bool {
    let radius = max(limits.residentRadius, 0)
    let window = store.state.withLock { state in
      func byteCount() -> Int { min(state.window.wholeByteCount, memoryByteLimit / 4) }
      // No step gives way to pictures that are too far away by now.
      if state.memoryByteCount + bytes + byteCount() > memoryByteLimit { state.moveWindow() }
      return byteCount()
    }
    while !fitsMemory(bytes + (count > radius ? window : 0)) {
      guard expire(1) else { return false }
    }
    fitWindow(beside: bytes)
    return fitsMemory(bytes)
  }

  /// Makes room in the file for the history to grow.
  ///
  /// The figures are of the moment that the queue has got to, so steps are given up by what a step
  /// takes on the average.
  func makeRoomOnDisk() {
    guard count > 0 else { return }
    let live = store.state.withLock { $0.table.liveByteCount }
    let limit = Double(diskByteLimit) * HistoryStore.liveShare
    let bytesPerStep = max(Double(live) / Double(count), 1)
    let excess = Double(live) + bytesPerStep - limit
    if excess > 0 { expire(Int(min((excess / bytesPerStep).rounded(.up), Double(count)))) }
  }

  /// Whether as many bytes fit into the disk limit beside what is needed.
  func fitsDisk(_ bytes: Int) -> Bool {
    let limit = Double(diskByteLimit) * HistoryStore.mostLiveShare
    return Double(store.state.withLock { $0.liveByteBound }) + Double(bytes) <= limit
  }

  /// Gives up steps until the file is within its limit, or has the picture alone.
  func fitDisk(beside bytes: Int = 0) {
    guard !fitsDisk(bytes) else { return }
    store.encodeAhead()
    while !fitsDisk(bytes), expire(1) {}
  }

  // MARK: Expiry

  /// Gives up steps: the oldest that are not undone, then those that are, from the last one on.
  ///
  /// - Returns: Whether there were as many.
  @discardableResult
  func expire(_ steps: Int) -> Bool {
    guard steps > 0 else { return true }
    let oldest = min(steps, index + 1)
    let newest = min(steps - oldest, count - oldest)
    guard oldest + newest > 0 else { return false }
    let all = self.steps
    expiredOldest += all.prefix(oldest)
    expiredNewest.insert(contentsOf: all.suffix(newest), at: 0)
    store.change { state in
      state.table.expire(oldest)
      state.table.truncate(to: state.table.steps.count - newest)
    }
    synchronize()
    return oldest + newest == steps
  }

  /// Reports the steps that have been given up; the stack must be consistent by then.
  func reportExpiry() {
    guard !expiredOldest.isEmpty || !expiredNewest.isEmpty else { return }
    let (oldest, newest) = (expiredOldest, expiredNewest)
    (expiredOldest, expiredNewest) = ([], [])
    if !oldest.isEmpty { onExpire?(oldest, false) }
    if !newest.isEmpty { onExpire?(newest, true) }
  }
}
