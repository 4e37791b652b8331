import Foundation

/// Puts a history together from a log that is damaged beyond restoring.
///
/// The steps before the damage are complete. After it, records are found by their marks, and the next
/// key frame tells which of their tiles belong to the picture. From there backward, each step tells the
/// states before it, up to the damage. What the lost steps changed becomes one step. Where a state of a
/// tile is lost, an earlier one is shown instead, until a later step changes the tile.
struct LogRecovery {
  /// A step with the states it gave to tiles.
  private struct Step {
    var description: HistoryStep
    var tiles: [UInt32: TileID]
  }

  /// All entries that were found, with their old identifiers.
  private var found: HistoryTable

  private var initial: [UInt32: TileID] = [:]
  private var steps: [Step] = []
  private var index: Int
  private var board: StoredBoard?

  private var lostSteps = 0
  private var damagedByteCount = 0
  private var isPictureUncertain = false

  /// Starts with the history before the damage.
  init(_ table: HistoryTable) {
    found = table
    board = table.board
    index = table.index
    for (slot, id) in table.slots.initial.enumerated() where id.isStored {
      initial[UInt32(slot)] = id
    }
    for position in 0..<table.steps.count {
      let step = table.steps[position]
      steps.append(Step(description: step.description, tiles: Self.tiles(table.entries(of: step))))
    }
  }

  private static func tiles(_ entries: some Sequence<TileEntry>) -> [UInt32: TileID] {
    entries.reduce(into: [:]) { $0[$1.slot] = $1.id }
  }

  // MARK: Reading

  /// Steps that were found after damage and wait for a key frame, those after each gap on their own.
  private var waiting: [[Step]] = []

  /// The identifiers of the log's steps since the last key frame; `nil` between damage and the next
  /// one.
  private var logSteps: [UInt64]?

  /// Reads what follows the damage.
  mutating func read(
    _ reader: inout LogReader, from start: Int, after sequence: UInt32?
  ) throws(StorageError) {
    var (offset, last) = (start, sequence)
    while let next = try reader.nextRecord(from: offset) {
      damagedByteCount += next.offset - offset + (next.isBodySound ? 0 : next.head.bodyByteCount)
      let isOlder = last.map { next.head.sequence <= $0 } ?? false
      guard !isOlder, let record = next.record else {
        offset = next.offset + 4
        continue
      }
      if last.map({ next.head.sequence != $0 &+ 1 }) ?? (next.head.sequence != 0) {
        startGap()
      }
      (offset, last) = (next.end, next.head.sequence)
      enter(record, next)
    }
    damagedByteCount += reader.end - offset
    closeGaps()
  }

  private mutating func startGap() {
    logSteps = nil
    waiting.append([])
  }

  private mutating func enter(_ record: LogRecord, _ place: LogReader.Found) {
    switch record {
    case .step(let step, let position, let tiles):
      let added = Step(description: step, tiles: register(tiles, place))
      guard var ids = logSteps else {
        if waiting.isEmpty { waiting.append([]) }
        return waiting[waiting.count - 1].append(added)
      }
      guard position <= ids.count else { return startGap() }
      ids.removeSubrange(position...)
      keep(ids)
      ids.append(step.id)
      logSteps = ids
      steps.append(added)
      index = steps.count - 1
    case .initial(let tiles):
      for (slot, id) in register(tiles, place) { initial[slot] = id }
    case .move(let position):
      guard let ids = logSteps, position < ids.count else { return }
      let shown = Set(ids[..<(position + 1)])
      index = (steps.lastIndex { shown.contains($0.description.id) }) ?? -1
    case .truncation(let count):
      guard let ids = logSteps, count <= ids.count else { return }
      logSteps = Array(ids[..<count])
      keep(ids[..<count].map { $0 })
    case .expiry(let count):
      guard let ids = logSteps, count <= ids.count else { return }
      logSteps = Array(ids[count...])
      expire(Set(ids[..<count]))
    case .board(let board): self.board = board
    case .checkpoint(_, let keyFrame?): confirm(keyFrame)
    case .padding, .checkpoint: break
    }
  }

  private mutating func register(
    _ tiles: [LogTile], _ place: LogReader.Found
  ) -> [UInt32: TileID] {
    var entries = found.entries(tiles, place.bodyOffset)
    for position in entries.indices where !place.isBodySound && !entries[position].isBlank {
      entries[position].setLost()
    }
    for entry in entries { found.restore(entry) }
    return Self.tiles(entries)
  }

  /// Drops the steps that the log has no longer.
  private mutating func keep(_ ids: [UInt64]) {
    let kept = Set(ids)
    steps.removeAll { !kept.contains($0.description.id) }
    index = min(index, steps.count - 1)
  }

  private mutating func expire(_ ids: Set<UInt64>) {
    while let first = steps.first, ids.contains(first.description.id) {
      initial.merge(first.tiles) { $1 }
      steps.removeFirst()
      index -= 1
    }
    index = max(index, -1)
  }

  /// Enters what a key frame tells.
  private mutating func confirm(_ keyFrame: LogKeyFrame) {
    defer {
      logSteps = keyFrame.steps
      waiting = []
    }
    guard logSteps == nil else { return }
    let listed = Set(keyFrame.steps)
    if let first = keyFrame.steps.first {
      expire(Set(steps.map(\.description.id).filter { $0 < first }))
    }
    steps.removeAll { !listed.contains($0.description.id) }
    let known = Dictionary(
      (steps + waiting.joined()).map { ($0.description.id, $0) }, uniquingKeysWith: { $1 })
    var newest: [UInt32: TileID] = [:]
    for state in keyFrame.newest { newest[found.slots.add(state.coordinate)] = state.id }
    // From the newest picture backward, as far as all steps were found.
    var after: [Step] = []
    for id in keyFrame.steps.reversed() {
      guard let step = known[id], undo(step, in: &newest) else { break }
      after.append(step)
    }
    after.reverse()
    let between = keyFrame.steps.dropLast(after.count)
    let complete = between.prefix { known[$0] != nil }
    steps = complete.compactMap { known[$0] }
    var picture = initial
    for step in steps { picture.merge(step.tiles) { $1 } }
    // What the lost steps changed, as one step.
    var changed = newest.filter { picture[$0.key] != $0.value }
    for (slot, id) in picture where newest[slot] == nil && found.tiles[id]?.isBlank != true {
      changed[slot] = .blank
    }
    let missing = between.count - complete.count
    if between.isEmpty {
      // All steps are there, so this is what was there before them.
      initial = newest
    } else if missing == 0 {
      steps[steps.count - 1].tiles.merge(changed) { $1 }
    } else {
      let last = between.last.flatMap { known[$0]?.description }
      steps.append(
        Step(
          description: last
            ?? HistoryStep(
              id: between.last ?? 0, name: "",
              date: steps.last?.description.date ?? Date(timeIntervalSinceReferenceDate: 0),
              bounds: board?.size.bounds ?? .zero),
          tiles: changed))
      lostSteps += missing - 1
    }
    steps += after
    index = steps.count - 1
  }

  /// Takes a step out of a picture that it was the last one of.
  ///
  /// - Returns: Whether it was; nothing has changed otherwise.
  private func undo(_ step: Step, in picture: inout [UInt32: TileID]) -> Bool {
    for (slot, id) in step.tiles {
      guard let entry = found.tiles[id], picture[slot] ?? .blank == (entry.isBlank ? .blank : id)
      else { return false }
    }
    for (slot, id) in step.tiles {
      let previous = found.tiles[id]?.previous ?? .blank
      let isBlank = previous == .blank || found.tiles[previous]?.isBlank == true
      picture[slot] = isBlank ? nil : previous
    }
    return true
  }

  /// Ends gaps after which no key frame came: what was found is all there is of the picture.
  private mutating func closeGaps() {
    guard logSteps == nil else { return }
    for group in waiting {
      guard var merged = group.last else { continue }
      for step in group.dropLast().reversed() { merged.tiles.merge(step.tiles) { own, _ in own } }
      lostSteps += group.count - 1
      isPictureUncertain = true
      steps.append(merged)
      index = steps.count - 1
    }
    waiting = []
  }

  // MARK: Putting together

  /// The history that can be shown, with new identifiers.
  ///
  /// - Parameter file: The damaged log, which the tiles are read from.
  /// - Returns: The history, and what is missing from it.
  mutating func finish(from file: any LayerFile) -> (HistoryTable, LogDamage) {
    var readable: [TileID: Bool] = [:]
    var unreadable: Set<UInt32> = []
    var kept: [Step] = []
    // Without its first state a tile counts as blank.
    for (slot, id) in initial where !isReadable(id, &readable) {
      initial[slot] = nil
      unreadable.insert(slot)
    }
    var keptIndex = -1
    for (position, step) in steps.enumerated() {
      // A tile that cannot be read stays as it was, until a later step changes it.
      var tiles: [UInt32: TileID] = [:]
      for (slot, id) in step.tiles {
        if isReadable(id, &readable) {
          tiles[slot] = id
          unreadable.remove(slot)
        } else {
          unreadable.insert(slot)
        }
      }
      if tiles.isEmpty, !step.tiles.isEmpty {
        lostSteps += 1
        continue
      }
      kept.append(Step(description: step.description, tiles: tiles))
      if position <= index { keptIndex = kept.count - 1 }
    }
    let isDamaged = isPictureUncertain || !unreadable.isEmpty
    let (table, rebuilt) = rebuild(kept, index: keptIndex, from: file)
    return (
      table,
      LogDamage(
        lostSteps: lostSteps, byteCount: damagedByteCount, isPictureDamaged: isDamaged,
        rebuilt: rebuilt)
    )
  }

  private func isReadable(_ id: TileID, _ known: inout [TileID: Bool]) -> Bool {
    if id == .blank { return true }
    if let answer = known[id] { return answer }
    guard let entry = found.tiles[id], !entry.isLost else {
      known[id] = false
      return false
    }
    let answer = !entry.isPatch || isReadable(entry.previous, &known)
    known[id] = answer
    return answer
  }

  private func rebuild(
    _ kept: [Step], index: Int, from file: any LayerFile
  ) -> (HistoryTable, [TileID: EncodedTile]) {
    var table = HistoryTable()
    var rebuilt: [TileID: EncodedTile] = [:]
    var names: [TileID: TileID] = [.blank: .blank]
    for coordinate in found.slots.coordinates { _ = table.slots.add(coordinate) }
    table.restoreBoard(board)
    func entry(_ slot: UInt32, _ old: TileID) -> TileEntry {
      let (id, previous) = (table.nextTile, table.slots.shown[Int(slot)])
      var entry = TileEntry(
        id: id, slot: slot, previous: previous, checksum: found.tiles[old]?.checksum ?? 0,
        isBlank: found.tiles[old]?.isBlank ?? true)
      table.nextTile = id.advanced(by: 1)
      names[old] = id
      guard let stored = found.tiles[old], let form = stored.form, !stored.isBlank else {
        return entry
      }
      if !stored.isPatch || names[stored.previous] == previous {
        let base = stored.isPatch ? table.tiles[previous] : nil
        entry.setEncoded(form, byteCount: Int(stored.byteCount), base: base)
        entry.offset = stored.offset
      } else {
        guard let tile = standalone(old, from: file) else {
          entry.setLost()
          return entry
        }
        entry.setEncoded(tile.form, byteCount: tile.bytes.count, base: nil)
        rebuilt[id] = tile
      }
      return entry
    }
    for (slot, id) in initial.sorted(by: { $0.key < $1.key }) {
      table.setInitial(restored: entry(slot, id))
    }
    for step in kept {
      var entries: [TileEntry] = []
      for (slot, id) in step.tiles.sorted(by: { $0.key < $1.key }) {
        entries.append(entry(slot, id))
      }
      table.append(step.description, restored: entries)
    }
    table.move(to: index)
    return (table, rebuilt)
  }

  /// A tile encoded without the one before it.
  private func standalone(_ id: TileID, from file: any LayerFile) -> EncodedTile? {
    var chains = TileChains()
    guard (try? chains.append(id, of: found, contents: [:])) != nil,
      let pixels = try? chains.decodeOne(from: file)
    else { return nil }
    return TileCodec.encode(pixels)
  }
}
