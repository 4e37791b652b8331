extension ImageStack {
  /// Gives up what is beyond the limits.
  func enforceLimits() {
    leaveResidentsOutsideWindow()
    if let limit = limits.stepLimit { expire(count - max(limit, 0)) }
    makeRoom(for: 0)
    makeRoomInStore(for: 0)
  }

  /// Makes room in memory for the history to grow.
  ///
  /// Resident steps give way down to a quarter of the limit, then the oldest steps, then the
  /// resident ones that are left: the next undo is worth more than the last of very many. When
  /// there is no step any more, the picture itself is let go of.
  ///
  /// - Parameters:
  ///   - bytes: The room that is wanted.
  ///   - slots: The tiles whose pixels are needed all the same.
  /// - Returns: Whether there is room now.
  @discardableResult
  func makeRoom(for bytes: Int, keeping slots: @autoclosure () -> [UInt32] = []) -> Bool {
    while memoryBytes + bytes > limits.memoryByteLimit {
      if residents.byteCount > limits.memoryByteLimit / 4, leaveFarthestResident() { continue }
      if expire(1) || leaveFarthestResident() { continue }
      letGoOfPicture(toFit: bytes, except: Set(slots()))
      return memoryBytes + bytes <= limits.memoryByteLimit
    }
    return true
  }

  /// Lets go of packed tiles of the state before the first step, which no step needs.
  private func letGoOfPicture(toFit bytes: Int, except kept: Set<UInt32>) {
    for slot in slots.initial.indices {
      guard memoryBytes + bytes > limits.memoryByteLimit else { return }
      guard case .packed = slots.initial[slot], !kept.contains(UInt32(slot)) else { continue }
      packedBytes -= slots.initial[slot].packedByteCount
      slots.initial[slot] = .notKept
    }
  }

  /// Makes room for what the store is going to hold.
  ///
  /// The store's figures are of the moment its queue has got to, so steps are given up by what a
  /// step takes on the average.
  ///
  /// - Parameter bytes: What is going to be stored, at most.
  func makeRoomInStore(for bytes: Int) {
    guard let usage = store?.usage, usage.stepCount > 0, count > 0 else { return }
    let bytesPerStep = max(Double(usage.liveBytes) / Double(usage.stepCount), 1)
    let excess = bytesPerStep * Double(count) + Double(bytes) - Double(limits.diskByteLimit)
    if excess > 0 { expire(Int(min((excess / bytesPerStep).rounded(.up), Double(count)))) }

    // A store that cannot write holds the newest steps in memory. Those that it has written are
    // older, and go before it lets go of any: in time only when it is begun early enough.
    guard case .suspended = usage.durability,
      memoryBytes + usage.memoryBytes + bytes > limits.memoryByteLimit / 8 * 7
    else { return }
    leaveResidents(toFit: usage.memoryBytes + bytes)
    if memoryBytes + usage.memoryBytes + bytes > limits.memoryByteLimit / 8 * 7 {
      expire(max(count / 16, 1))
    }
  }

  // MARK: Expiry

  /// Gives up steps: the oldest that are not undone, then those that are, from the last one on.
  ///
  /// - Returns: Whether there were as many.
  @discardableResult
  func expire(_ steps: Int) -> Bool {
    guard steps > 0 else { return true }
    let oldest = min(steps, index + 1)
    expireOldest(oldest)
    let newest = min(steps - oldest, count)
    if newest > 0 {
      expiredNewest.insert(contentsOf: history.suffix(newest).map(\.description), at: 0)
      dropNewest(newest)
      store?.truncated(to: count)
    }
    return oldest + newest == steps
  }

  /// The state after the steps becomes the one before the first step.
  private func expireOldest(_ steps: Int) {
    guard steps > 0 else { return }
    for position in 0..<steps { leaveWindow(firstNumber + position) }
    for (position, step) in history.prefix(steps).enumerated() {
      for record in step.tiles {
        let slot = Int(record.slot)
        packedBytes -= slots.initial[slot].packedByteCount
        slots.initial[slot].become(record, packed: step.packed)
        packedBytes += slots.initial[slot].packedByteCount
        slots.initialFingerprints[slot] = record.fingerprint
        residents.rename(
          ResidentTiles.Key(slot: record.slot, step: firstNumber + position),
          to: ResidentTiles.Key(slot: record.slot, step: TileSlots.initialStep))
      }
      packedBytes -= step.packed.count
      stepTableBytes -= step.tableBytes
      expiredOldest.append(step.description)
    }
    history.removeFirst(steps)
    firstNumber += steps
    index -= steps
    store?.expired(steps)
  }

  /// Drops the last steps, which must be undone.
  func dropNewest(_ steps: Int) {
    for step in history.suffix(steps).reversed() {
      let number = firstNumber + history.count - 1
      leaveWindow(number)
      for record in step.tiles {
        slots.newest[Int(record.slot)] = keyBefore(record, in: number).step
      }
      packedBytes -= step.packed.count
      stepTableBytes -= step.tableBytes
      history.removeLast()
    }
  }

  /// Tells of the steps that have been given up; the stack must be in order when it is called.
  func reportExpiry() {
    guard !expiredOldest.isEmpty || !expiredNewest.isEmpty else { return }
    let (oldest, newest) = (expiredOldest, expiredNewest)
    (expiredOldest, expiredNewest) = ([], [])
    if !oldest.isEmpty { onExpire?(ImageStackExpiry(steps: oldest, end: .oldest)) }
    if !newest.isEmpty { onExpire?(ImageStackExpiry(steps: newest, end: .newest)) }
  }
}

extension TileSlots.Initial {
  /// Takes over what a step made of the tile.
  mutating func become(_ record: TileRecord, packed: [UInt8]) {
    if record.isBlank {
      self = .blank
    } else if let id = record.id {
      self = .stored(id)
    } else {
      let tile = record.tile(in: packed)
      if tile.needsBase, case .packed(let chain) = self {
        self = .packed(chain + [tile])
      } else {
        self = .packed([tile])
      }
    }
  }
}
