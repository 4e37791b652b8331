import Foundation

extension ImageStack {
  /// Adds a step after the shown one and shows it; steps that were undone are dropped.
  ///
  /// Tiles that are equal before and after are left out; when all are, nothing happens at all. When
  /// the step does not fit the limits even alone, the history is empty afterwards: ``onExpire`` is
  /// called for the steps before it, and what was drawn cannot be undone.
  ///
  /// - Parameters:
  ///   - name: What the user calls the step, as "Pencil".
  ///   - changes: The tiles before and after. Of a tile that the history knows, what is given as
  ///     before should be what the shown step made of it: where it is not, as after the picture was
  ///     cut, undo shows what that step made.
  ///   - date: When it was made; now unless given.
  ///   - bounds: The pixels it changed; all pixels of the changed tiles unless given.
  ///   - joinsPrevious: Whether it becomes one step with the shown one, as when the force of the last
  ///     touches comes in late. False by default; see also ``ImageStackLimits/mergeInterval``.
  /// - Returns: Whether there is now a step that takes the changes back.
  @discardableResult
  public func push(
    name: String, changes: [TileChange], date: Date = Date(), bounds: PixelRect? = nil,
    joinsPrevious: Bool = false
  ) -> Bool {
    let changes = TileChange.effective(changes)
    guard !changes.isEmpty else { return false }
    let bounds = bounds ?? changes.reduce(PixelRect.zero) { $0.union($1.coordinate.rect) }
    let isAdded: Bool
    if joinsPrevious || isInTimeToJoin(name: name, date: date),
      let joined = join(changes, date: date, bounds: bounds)
    {
      isAdded = joined
    } else {
      nextID += 1
      let step = ImageStackStep(id: nextID, name: name, date: date, bounds: bounds)
      isAdded = append(step, changes)
    }
    reportExpiry()
    return isAdded
  }

  /// Adds a step after the shown one.
  ///
  /// - Parameters:
  ///   - description: What it is.
  ///   - changes: Each tile once.
  /// - Returns: Whether the step fits the limits.
  func append(_ description: ImageStackStep, _ changes: [TileChange]) -> Bool {
    dropNewest(count - 1 - index)
    if let limit = limits.stepLimit { expire(count + 1 - max(limit, 1)) }
    let entries = entries(of: changes)
    let step: HistoryStep?
    if let store {
      step = storedStep(description, entries, in: store)
    } else {
      step = packedStep(description, entries)
    }
    guard let step else {
      giveUp(entries)
      return false
    }
    add(step, entries)
    if limits.stepLimit ?? 1 <= 0 || memoryBytes > limits.memoryByteLimit {
      // Nobody has seen it as a step, so nobody is told that it is none any more.
      expire(1)
      expiredOldest.removeLast()
      return false
    }
    return true
  }

  private func add(_ step: HistoryStep, _ entries: [Entry]) {
    let number = firstNumber + history.count
    history.append(step)
    stepTableBytes += step.tableBytes
    packedBytes += step.packed.count
    for entry in entries {
      slots.shown[Int(entry.slot)] = number
      slots.newest[Int(entry.slot)] = number
    }
    index += 1
    leaveResidentsOutsideWindow()
    makeRoomInWindow(for: step, number)
    if entries.allSatisfy(\.isBeforeKnown) {
      enterWindow(number, pixels: entries.map { ($0.change.before, $0.change.after) })
    }
    prefetchFromStore()
  }

  /// The history cannot hold what a step changed: it ends, and so does its knowledge of the tiles.
  private func giveUp(_ entries: [Entry]) {
    expire(count)
    for entry in entries {
      let slot = Int(entry.slot)
      packedBytes -= slots.initial[slot].packedByteCount
      slots.initial[slot] = .notKept
    }
  }

  // MARK: Tiles of the step

  /// A changed tile and its slot.
  struct Entry {
    let slot: UInt32
    let change: TileChange
    let fingerprint: UInt32

    /// Whether the pixels before are those that the history has.
    let isBeforeKnown: Bool
  }

  /// The changes by their slots; tiles that are not known yet get one.
  private func entries(of changes: [TileChange]) -> [Entry] {
    changes.map { change in
      let known = slots.slot(of: change.coordinate)
      let slot = known ?? slots.add(change.coordinate, initial: .notKept)
      let before = change.before?.fingerprint ?? 0
      if needsInitial(slot) { slots.initialFingerprints[Int(slot)] = before }
      return Entry(
        slot: slot, change: change, fingerprint: change.after?.fingerprint ?? 0,
        isBeforeKnown: needsInitial(slot) || before == fingerprint(ofShown: slot))
    }
    .sorted { $0.slot < $1.slot }
  }

  /// That of what is shown of a tile, 0 when it is blank; nil when it is not known.
  private func fingerprint(ofShown slot: UInt32) -> UInt32? {
    let state = key(slot, slots.shown[Int(slot)])
    if isBlank(state) { return 0 }
    let record = step(numbered: state.step)?.record(of: slot)
    let fingerprint = record?.fingerprint ?? slots.initialFingerprints[Int(slot)]
    return fingerprint == 0 ? nil : fingerprint
  }

  /// Whether only the change itself tells what was there before the first step.
  func needsInitial(_ slot: UInt32) -> Bool {
    guard case .notKept = slots.initial[Int(slot)] else { return false }
    return slots.shown[Int(slot)] < firstNumber
  }

  /// How many steps before the one that is being added the tile was changed; 0 when none did.
  func stepsBack(_ entry: Entry) -> UInt32 {
    let shown = slots.shown[Int(entry.slot)]
    return shown < firstNumber
      ? 0 : UInt32(truncatingIfNeeded: firstNumber + history.count - shown)
  }
}
