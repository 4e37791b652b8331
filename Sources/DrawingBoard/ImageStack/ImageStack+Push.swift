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
  private func append(_ description: ImageStackStep, _ changes: [TileChange]) -> Bool {
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
  private struct Entry {
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
  private func needsInitial(_ slot: UInt32) -> Bool {
    guard case .notKept = slots.initial[Int(slot)] else { return false }
    return slots.shown[Int(slot)] < firstNumber
  }

  /// How many steps before the one that is being added the tile was changed; 0 when none did.
  private func stepsBack(_ entry: Entry) -> UInt32 {
    let shown = slots.shown[Int(entry.slot)]
    return shown < firstNumber
      ? 0 : UInt32(truncatingIfNeeded: firstNumber + history.count - shown)
  }

  private func storedStep(
    _ description: ImageStackStep, _ entries: [Entry], in store: any TileStore
  ) -> HistoryStep? {
    makeRoom(for: HistoryStep.tableBytes(tileCount: entries.count, name: description.name))
    makeRoomInStore(for: entries.count * Tile.byteCount)
    let new = entries.filter { needsInitial($0.slot) }
    for entry in new { slots.initial[Int(entry.slot)] = .blank }
    let covered = new.filter { $0.change.before != nil }
    if !covered.isEmpty {
      let ids = store.setInitial(
        covered.map { TileUpdate(coordinate: $0.change.coordinate, pixels: $0.change.before) })
      for (entry, id) in zip(covered, ids) { slots.initial[Int(entry.slot)] = .stored(id) }
    }
    let ids = store.append(
      StoredStep(
        identifier: description.id, name: description.name, date: description.date,
        bounds: description.bounds),
      at: index + 1,
      tiles: entries.map { entry in
        let before = key(entry.slot, slots.shown[Int(entry.slot)])
        let isBase = entry.change.before != nil && entry.isBeforeKnown
        return TileRevision(entry.change, base: isBase ? id(before) : nil)
      })
    guard ids.count == entries.count else { return nil }
    let tiles = zip(entries, ids).map { entry, id in
      TileRecord(
        slot: entry.slot, stepsBack: stepsBack(entry), id: id, isBlank: entry.change.after == nil,
        fingerprint: entry.fingerprint)
    }
    return HistoryStep(description: description, tiles: ContiguousArray(tiles), packed: [])
  }

  private func packedStep(_ description: ImageStackStep, _ entries: [Entry]) -> HistoryStep? {
    let table = HistoryStep.tableBytes(tileCount: entries.count, name: description.name)
    var tiles: ContiguousArray<TileRecord> = []
    tiles.reserveCapacity(entries.count)
    var packed: [UInt8] = []
    var ownSlots: [UInt32] { entries.map(\.slot) }
    for entry in entries {
      if needsInitial(entry.slot) {
        let initial = TileSlots.Initial(packing: entry.change.before)
        guard makeRoom(for: table + packed.count + initial.packedByteCount, keeping: ownSlots)
        else { return nil }
        slots.initial[Int(entry.slot)] = initial
        packedBytes += initial.packedByteCount
      }
      let before = key(entry.slot, slots.shown[Int(entry.slot)])
      let chain = place(of: before)
      let isBase = entry.isBeforeKnown && chain?.canExtend == true
      let base = isBase ? entry.change.before : nil
      let tile = TileCodec.encode(entry.change.after, base: base)
      guard makeRoom(for: table + packed.count + tile.bytes.count, keeping: ownSlots) else {
        return nil
      }
      let place = tile.needsBase ? chain?.next : nil
      tiles.append(
        TileRecord(
          slot: entry.slot, stepsBack: stepsBack(entry), tile: tile, at: packed.count,
          place: place ?? TileChainPlace(leading: tile.bytes.count),
          fingerprint: entry.fingerprint))
      packed += tile.bytes
    }
    // A copy, because the array that grew has room to spare.
    packed = packed.withUnsafeBufferPointer { Array($0) }
    return HistoryStep(description: description, tiles: tiles, packed: packed)
  }

  /// Where a packed state of a tile is in a chain; nil when it is blank or not packed.
  private func place(of state: ResidentTiles.Key) -> TileChainPlace? {
    if let record = step(numbered: state.step)?.record(of: state.slot) {
      return record.isBlank ? nil : record.place
    }
    guard case .packed(let chain) = slots.initial[Int(state.slot)] else { return nil }
    return TileChainPlace(endOf: chain)
  }
}

extension ImageStack {
  /// Whether a step follows the shown one closely enough to join it.
  private func isInTimeToJoin(name: String, date: Date) -> Bool {
    guard limits.mergeInterval > 0, canUndo, !canRedo else { return false }
    let last = history[index].description
    return last.name == name
      && (0...limits.mergeInterval).contains(date.timeIntervalSince(last.date))
  }

  /// Makes changes a part of the shown step.
  ///
  /// - Returns: Whether there is a step with them now; nil when they cannot join, and nothing has
  ///   happened: there is no step, its tiles cannot be read, or together they would change nothing.
  private func join(_ changes: [TileChange], date: Date, bounds: PixelRect) -> Bool? {
    guard canUndo else { return nil }
    let (number, last) = (firstNumber + index, history[index])
    var joined: [TileChange] = []
    for record in last.tiles {
      do {
        joined.append(
          TileChange(
            coordinate: slots.coordinates[Int(record.slot)],
            before: try pixels(keyBefore(record, in: number)),
            after: try pixels(key(record.slot, number))))
      } catch {
        return nil
      }
    }
    joined = TileChange.effective(joined + changes)
    guard !joined.isEmpty else { return nil }
    for record in last.tiles {
      slots.shown[Int(record.slot)] = keyBefore(record, in: number).step
    }
    index -= 1
    let step = ImageStackStep(
      id: last.description.id, name: last.description.name, date: date,
      bounds: last.description.bounds.union(bounds))
    guard !append(step, joined) else { return true }
    expiredOldest.append(last.description)
    return false
  }
}

extension TileSlots.Initial {
  /// Compresses the pixels.
  init(packing pixels: TilePixels?) {
    self = pixels.map { .packed([TileCodec.encode($0)]) } ?? .blank
  }
}
