import Foundation

extension ImageStack {
  /// Adds a step after the shown one and shows it.
  ///
  /// Undone steps are dropped.
  ///
  /// Tiles that are equal before and after are left out; when all are, nothing happens. When the step
  /// does not fit the limits even alone, the history is empty afterwards: ``onExpire`` is called for the
  /// steps before it, and what was drawn cannot be undone.
  ///
  /// - Parameters:
  ///   - name: The name of the step, for example "Pencil".
  ///   - changes: The tiles before and after. Where the pixels before differ from what the history has,
  ///     undo shows what the history has.
  ///   - date: The time of the step; now by default.
  ///   - bounds: The pixels it changed; all pixels of the changed tiles by default.
  ///   - elements: What it has drawn, to be encoded by the queue of the store. Default none.
  ///   - joinsPrevious: Whether it becomes one step with the shown one. Default `false`; see also
  ///     ``HistoryLimits/mergeInterval``.
  ///   - correctsPrevious: Whether it joins the shown one, and its elements take the place of those of
  ///     that one. Default `false`.
  /// - Returns: Whether there is now a step that undoes the changes.
  @discardableResult
  package func push(
    name: String, changes: [TileChange], date: Date = Date(), bounds: PixelRect? = nil,
    elements: StepElements = .none, joinsPrevious: Bool = false, correctsPrevious: Bool = false
  ) -> Bool {
    let changes = TileChange.effective(changes)
    guard !changes.isEmpty, !isFollowing else { return false }
    var bounds = bounds ?? changes.reduce(PixelRect.zero) { $0.union($1.coordinate.rect) }
    // It may show pixels that were the same below it.
    if case .image(let image) = elements { bounds = bounds.union(image.rect) }
    let isAdded: Bool
    if joinsPrevious || correctsPrevious || isInTimeToJoin(name: name, date: date),
      let joined = join(
        changes, date: date, bounds: bounds, elements: elements, replacesElements: correctsPrevious)
    {
      isAdded = joined
    } else {
      nextStepID += 1
      let step = HistoryStep(
        id: nextStepID, name: name, date: date, bounds: bounds, elements: elements)
      isAdded = append(step, changes)
    }
    reportExpiry()
    return isAdded
  }

  /// Adds a step after the shown one.
  ///
  /// - Returns: Whether the step fits the limits.
  func append(_ step: HistoryStep, _ changes: [TileChange]) -> Bool {
    store.makeRoomForPending()
    store.change { $0.table.truncate(to: index + 1) }
    synchronize()
    if let limit = limits.stepLimit { expire(count + 1 - max(limit, 1)) }
    // A step that does not fit at least becomes a part of the picture that is kept.
    makeRoom(for: changes, of: step)
    store.change { $0.add(step, changes) }
    synchronize()
    // A tile whose base has just expired takes more than was made room for.
    if !fitsMemory(0) { store.encodeAhead() }
    makeRoom(for: 0)
    fitDisk()
    if limits.stepLimit ?? 1 <= 0 { expire(count) }
    updateWindow()
    guard count == 0 else { return true }
    // It was never reported as a step, so its expiry is not reported either.
    if !expiredOldest.isEmpty { expiredOldest.removeLast() }
    return false
  }

  /// Makes room for a step, whose tiles are encoded to find out their size when their pixels do not fit.
  private func makeRoom(for changes: [TileChange], of step: HistoryStep) {
    makeRoomOnDisk()
    // Growing arrays have room to spare.
    let tableByteCount =
      changes.count * (MemoryLayout<TileEntry>.stride * 2 + 96) + 256 + step.elements.byteCount
    let tiles = store.state.withLock { $0.addedTiles(of: changes) }
    let headByteCount = changes.count * TileEntry.directoryByteCount * 2
    var byteCount = headByteCount + tiles.count * Tile.byteCount
    let fitsMemory = fitsMemory(tableByteCount + (countsContents ? byteCount * 2 : 0))
    let fitsDisk = fitsDisk(byteCount + step.storedByteCount)
    if !fitsMemory || !fitsDisk {
      store.encodeAhead()
      byteCount = store.offMain { _ in
        tiles.reduce(headByteCount) {
          $0 + EncodedTile.encode($1, isUrgent: true).memoryByteCount
        }
      }
      if !fitsDisk { fitDisk(beside: byteCount + step.storedByteCount) }
    }
    makeRoom(for: tableByteCount + (countsContents ? byteCount : 0))
  }

  // MARK: Joining

  /// Whether a step follows the shown one closely enough to join it.
  private func isInTimeToJoin(name: String, date: Date) -> Bool {
    guard limits.mergeInterval > 0, canUndo, !canRedo, let last = step(at: index) else {
      return false
    }
    return last.name == name
      && (0...limits.mergeInterval).contains(date.timeIntervalSince(last.date))
  }

  /// Makes changes a part of the shown step.
  ///
  /// - Returns: Whether there is a step with them now; `nil` when they cannot join, and nothing has
  ///   happened: there is no step, its tiles cannot be read, or together they would change nothing.
  private func join(
    _ changes: [TileChange], date: Date, bounds: PixelRect, elements: StepElements,
    replacesElements: Bool
  ) -> Bool? {
    guard canUndo else { return nil }
    let (last, entries, coordinates) = store.state.withLock { state in
      let entries = Array(state.table.entries(ofStep: index))
      return (
        state.table.steps[index], entries,
        entries.map { state.table.slots.coordinates[Int($0.slot)] }
      )
    }
    var joined: [TileChange] = []
    for (entry, coordinate) in zip(entries, coordinates) {
      do throws(StorageError) {
        joined.append(
          TileChange(
            coordinate: coordinate, before: try store.read(entry.previous),
            after: try store.read(entry.id)))
      } catch {
        return nil
      }
    }
    joined = TileChange.effective(joined + changes)
    guard !joined.isEmpty else { return nil }
    store.change { $0.table.move(to: index - 1) }
    synchronize()
    let step = HistoryStep(
      id: last.id, name: last.name, date: date, bounds: last.bounds.union(bounds),
      elements: replacesElements ? elements : .joining(last.elements, elements))
    guard !append(step, joined) else { return true }
    expiredOldest.append(last)
    return false
  }
}
