/// The window: the steps around the shown one whose pixels before and after are held.
extension ImageStack {
  /// Makes the pictures around the shown one ready, up to ``ImageStackLimits/residentRadius`` on each
  /// side, the nearest first.
  ///
  /// Call it when there is time, after a step has been shown: the next undo and redo then need not
  /// decode or read. It ends early when the limit of memory is reached. What cannot be read is left
  /// out; the undo that needs it will say so.
  public func prefetch() {
    leaveResidentsOutsideWindow()
    for distance in 1...max(limits.residentRadius, 1) where distance <= limits.residentRadius {
      for position in [index - distance + 1, index + distance] {
        guard history.indices.contains(position), !history[position].isResident else { continue }
        guard enterWindow(firstNumber + position) else { return }
      }
    }
  }

  /// Lets go of all that can be decoded or read again: every picture but the one that is shown, which
  /// whoever shows it has.
  ///
  /// To undo and to redo then takes a little longer, and shows the same.
  public func receivedMemoryWarning() {
    while let number = residentNumbers.last { leaveWindow(number) }
    store?.prefetch([])
    hasPrefetched = false
  }

  /// Whether a step belongs to the window around the shown one.
  private func isInWindow(_ number: Int) -> Bool {
    let shown = firstNumber + index
    return number > shown - limits.residentRadius && number <= shown + limits.residentRadius
  }

  func leaveResidentsOutsideWindow() {
    for number in residentNumbers where !isInWindow(number) { leaveWindow(number) }
  }

  /// Holds the pixels of a step that are at hand.
  ///
  /// - Parameters:
  ///   - number: A step that is not resident.
  ///   - pixels: Before and after, in the order of its records; blank ones are not looked at.
  /// - Returns: Whether there was room for them.
  @discardableResult
  func enterWindow(_ number: Int, pixels: [(before: TilePixels?, after: TilePixels?)]) -> Bool {
    guard let step = step(numbered: number), isInWindow(number),
      makeRoomAmongResidents(for: step, number)
    else { return false }
    for (record, pixels) in zip(step.tiles, pixels) {
      residents.retain(keyBefore(record, in: number), pixels.before)
      residents.retain(key(record.slot, number), pixels.after)
    }
    step.isResident = true
    residentNumbers.append(number)
    return true
  }

  private func enterWindow(_ number: Int) -> Bool {
    guard let step = step(numbered: number), makeRoomAmongResidents(for: step, number) else {
      return false
    }
    var all: [(before: TilePixels?, after: TilePixels?)] = []
    all.reserveCapacity(step.tiles.count)
    for record in step.tiles {
      let state = keyBefore(record, in: number)
      do {
        let before = try pixels(state)
        let known = Known(key: state, pixels: before)
        all.append((before, try pixels(key(record.slot, number), knowing: known)))
      } catch {
        return true
      }
    }
    return enterWindow(number, pixels: all)
  }

  func leaveWindow(_ number: Int) {
    guard let position = residentNumbers.firstIndex(of: number),
      let step = step(numbered: number)
    else { return }
    for record in step.tiles {
      residents.release(keyBefore(record, in: number))
      residents.release(key(record.slot, number))
    }
    step.isResident = false
    residentNumbers.swapAt(position, residentNumbers.count - 1)
    residentNumbers.removeLast()
  }

  /// Makes room for the pixels of the newest step at the cost of the oldest ones, as long as all
  /// pixels together take no more than a quarter of the limit.
  func makeRoomInWindow(for step: HistoryStep, _ number: Int) {
    let bytes = missingBytes(of: step, number)
    guard isInWindow(number), residents.byteCount + bytes <= limits.memoryByteLimit / 4 else {
      return
    }
    while memoryBytes + bytes > limits.memoryByteLimit, index > limits.residentRadius { expire(1) }
  }

  /// The pixels of a step that are not resident yet, in bytes.
  private func missingBytes(of step: HistoryStep, _ number: Int) -> Int {
    step.tiles.reduce(0) { bytes, record in
      let (before, after) = (keyBefore(record, in: number), key(record.slot, number))
      return bytes + (residents[before] == nil && !isBlank(before) ? Tile.byteCount : 0)
        + (residents[after] == nil && !record.isBlank ? Tile.byteCount : 0)
    }
  }

  /// Makes room for the pixels of a step, at the cost of steps that are farther from the shown one.
  private func makeRoomAmongResidents(for step: HistoryStep, _ number: Int) -> Bool {
    // Steps that go may take pixels with them that this one needs too.
    while memoryBytes + missingBytes(of: step, number) > limits.memoryByteLimit {
      guard leaveFarthestResident(fartherThan: distance(of: number)) else { return false }
    }
    return true
  }

  /// Lets go of resident steps, the farthest from the shown one first, until there is room or none
  /// is left.
  func leaveResidents(toFit bytes: Int) {
    while memoryBytes + bytes > limits.memoryByteLimit, leaveFarthestResident() {}
  }

  /// Lets go of the resident step that is farthest from the shown one.
  ///
  /// - Returns: Whether there was one that is farther than the distance.
  func leaveFarthestResident(fartherThan distance: Int = -1) -> Bool {
    guard
      let farthest = residentNumbers.max(by: { self.distance(of: $0) < self.distance(of: $1) }),
      self.distance(of: farthest) > distance
    else { return false }
    leaveWindow(farthest)
    return true
  }

  /// How many undos or redos it takes to pass a step.
  private func distance(of number: Int) -> Int {
    let position = number - firstNumber
    return position > index ? position - index : index - position + 1
  }

  /// Has the store read what the next undo and redo need, where it is not resident.
  func prefetchFromStore() {
    guard let store else { return }
    var ids: [TileID] = []
    if canUndo, !history[index].isResident {
      let number = firstNumber + index
      ids += history[index].tiles.compactMap { id(keyBefore($0, in: number)) }
    }
    if canRedo, !history[index + 1].isResident { ids += history[index + 1].tiles.compactMap(\.id) }
    guard hasPrefetched || !ids.isEmpty else { return }
    store.prefetch(ids)
    hasPrefetched = !ids.isEmpty
  }
}
