/// The one table of a history: its steps, every state of its tiles, and how much of it the log has.
///
/// A state of the drawing is a grid of tiles that it shares with its neighbors; a step is the tiles
/// it changed. The state before the first step is not a step: with n steps the index goes from -1 to
/// n - 1. The table knows neither pixels nor files; ``LogState`` does.
///
/// Invariant: an entry of ``tiles`` is live while a step or the state before the first step has it,
/// and stays in the table while another entry is a patch of it.
struct HistoryTable: Sendable {
  private(set) var steps = StepList()

  /// The position of the shown step; -1 for the state before the first one.
  private(set) var index = -1

  var tiles = TileTable()
  var slots = SlotTable()
  private(set) var board: StoredBoard?

  /// What a reader would find in the log once everything is written that was handed to it.
  var written = LogPosition()

  /// What a reader finds in the log for certain, as far as writing has succeeded.
  var durable = LogPosition()

  /// What a reader will find in the log that is about to replace this one.
  var rewriting: LogPosition?

  /// The bytes that the history takes in a log without anything else.
  private(set) var liveByteCount = 0

  private(set) var liveTileCount = 0

  /// The bytes that the board and its background take in a log.
  ///
  /// They are needed as the history is, but its limits do not include them.
  var boardByteCount: Int {
    board.map { LogRecord.boardByteCount(backgroundByteCount: $0.background.count) } ?? 0
  }

  /// The identifier of the next state of a tile.
  var nextTile = TileID(rawValue: 0)

  /// The greatest identifier that a step has had.
  var lastStepID: UInt64 = 0

  /// The states that nothing needs any more; ``LogState`` removes what it has of them.
  var freed: [TileID] = []

  var byteCount: Int { tiles.byteCount + steps.byteCount + slots.byteCount }

  func entries(of step: TableStep) -> ArraySlice<TileEntry> {
    tiles.entries(from: step.firstTile, count: step.tileCount)
  }

  // MARK: Positions in the log

  private mutating func changePositions(_ change: (inout LogPosition) -> Void) {
    change(&written)
    change(&durable)
    if var position = rewriting {
      change(&position)
      rewriting = position
    }
  }

  // MARK: Steps

  /// A tile that a step changes.
  struct NewTile {
    let slot: UInt32
    /// The checksum of the pixels after the step; 0 for a blank tile.
    let checksum: UInt32
    let isBlank: Bool
  }

  /// Adds a step after the shown one, which must be the last one, and shows it.
  ///
  /// - Returns: The identifier of the first tile; the others follow.
  @discardableResult
  mutating func append(_ description: HistoryStep, tiles added: [NewTile]) -> TileID {
    let first = nextTile
    for tile in added {
      add(tile, previous: slots.shown[Int(tile.slot)])
    }
    finishStep(description, first: first, tileCount: added.count)
    return first
  }

  /// Adds a step that was read from a log.
  mutating func append(_ description: HistoryStep, restored entries: [TileEntry]) {
    for entry in entries {
      restore(entry)
      slots.shown[Int(entry.slot)] = entry.id
      slots.newest[Int(entry.slot)] = entry.id
    }
    finishStep(
      description, first: entries.first?.id ?? nextTile, tileCount: entries.count)
  }

  private mutating func finishStep(_ description: HistoryStep, first: TileID, tileCount: Int) {
    let step = TableStep(description: description, firstTile: first, tileCount: tileCount)
    steps.append(step)
    liveByteCount += step.logByteCount
    lastStepID = max(lastStepID, description.id)
    index = steps.count - 1
  }

  private mutating func add(_ tile: NewTile, previous: TileID) {
    tiles.append(
      TileEntry(
        id: nextTile, slot: tile.slot, previous: previous, checksum: tile.checksum,
        isBlank: tile.isBlank))
    slots.shown[Int(tile.slot)] = nextTile
    slots.newest[Int(tile.slot)] = nextTile
    nextTile = nextTile.advanced(by: 1)
    liveTileCount += 1
    liveByteCount += LogTile.directoryByteCount
  }

  /// Adds an entry that was read from a log.
  mutating func restore(_ entry: TileEntry) {
    tiles.append(entry)
    nextTile = max(nextTile, entry.id.advanced(by: 1))
    liveTileCount += 1
    liveByteCount += entry.logByteCount
    if entry.isPatch { tiles.update(entry.previous) { $0.dependents &+= 1 } }
  }

  /// Drops the steps from a position on.
  mutating func truncate(to count: Int) {
    let count = min(max(count, 0), steps.count)
    if index >= count { move(to: count - 1) }
    while steps.count > count {
      let step = steps[steps.count - 1]
      // A copy, because a slice would make changing the table copy all of it.
      for entry in Array(entries(of: step)) {
        slots.newest[Int(entry.slot)] = entry.previous
        release(entry.id)
      }
      liveByteCount -= step.logByteCount
      steps.removeLast()
    }
    changePositions { $0.truncate(to: count) }
  }

  /// Drops the oldest steps; the state after them becomes the one before the first step.
  ///
  /// - Parameter count: At most the steps up to the shown one.
  mutating func expire(_ count: Int) {
    let count = min(max(count, 0), index + 1)
    guard count > 0 else { return }
    var isWritten = true
    for position in 0..<count {
      for entry in Array(entries(of: steps[position])) {
        let old = slots.initial[Int(entry.slot)]
        slots.initial[Int(entry.slot)] = entry.id
        isWritten = isWritten && entry.offset != nil
        release(old)
      }
      liveByteCount -= steps[position].logByteCount
    }
    steps.removeFirst(count)
    index -= count
    changePositions {
      $0.expire(count)
      if !isWritten { $0.hasInitial = false }
    }
  }

  // MARK: States

  /// Shows another step.
  ///
  /// - Parameter target: From -1; clamped to the steps there are.
  mutating func move(to target: Int) {
    let target = min(max(target, -1), steps.count - 1)
    guard target != index else { return }
    show(changes(upTo: target), at: target)
  }

  /// Shows another step, whose states are known.
  mutating func show(_ changes: [StateChange], at target: Int) {
    for change in changes { slots.shown[Int(change.slot)] = change.state }
    index = target
  }

  /// Sets the state of a tile before the first step.
  ///
  /// - Returns: The identifier of the state.
  mutating func setInitial(of slot: UInt32, checksum: UInt32) -> TileID {
    let id = nextTile
    let old = slots.initial[Int(slot)]
    let (shown, newest) = (slots.shown[Int(slot)], slots.newest[Int(slot)])
    add(NewTile(slot: slot, checksum: checksum, isBlank: false), previous: .blank)
    slots.shown[Int(slot)] = shown
    slots.newest[Int(slot)] = newest
    slots.setInitial(id, of: slot)
    release(old)
    changePositions { $0.hasInitial = false }
    return id
  }

  /// Sets the state of a tile before the first step to one that was read from a log.
  mutating func setInitial(restored entry: TileEntry) {
    restore(entry)
    let old = slots.initial[Int(entry.slot)]
    slots.setInitial(entry.id, of: entry.slot)
    release(old)
  }

  /// Gives up the pixels of a tile before the first step.
  mutating func loseInitial(of slot: UInt32) {
    let old = slots.initial[Int(slot)]
    slots.setInitial(.notKept, of: slot)
    release(old)
  }

  mutating func setBoard(_ board: StoredBoard) {
    guard board != self.board else { return }
    self.board = board
    changePositions { $0.hasBoard = false }
  }

  /// Sets the board to one that was read from a log.
  mutating func restoreBoard(_ board: StoredBoard?) { self.board = board }

  /// Drops everything except the board.
  ///
  /// Identifiers go on.
  mutating func removeAll() {
    var empty = HistoryTable()
    (empty.board, empty.nextTile, empty.lastStepID) = (board, nextTile, lastStepID)
    self = empty
  }

  // MARK: Bytes

  /// Enters what encoding made of a tile.
  mutating func setEncoded(_ id: TileID, _ form: EncodedTile.Form, byteCount: Int) {
    guard let entry = tiles[id] else { return }
    let base = form.needsBase ? tiles[entry.previous] : nil
    tiles.update(id) { $0.setEncoded(form, byteCount: byteCount, base: base) }
    if base != nil { tiles.update(entry.previous) { $0.dependents &+= 1 } }
    liveByteCount += byteCount - Int(entry.byteCount)
    // Last, because the base may be the same and needed by nothing else.
    if entry.isPatch { removeDependent(of: entry.previous) }
  }

  /// Replaces what is known of the bytes of tiles, after they were copied to another log.
  ///
  /// Tiles that are in neither the new log nor memory are no longer needed.
  ///
  /// - Parameters:
  ///   - placed: The tiles of the new log.
  ///   - inMemory: Returns whether the tile of an identifier is in memory.
  mutating func replaceBytes(_ placed: TileTable, inMemory: (TileID) -> Bool) {
    var table = TileTable()
    liveByteCount = 0
    for entry in tiles.entries {
      var entry = entry
      entry.dependents = 0
      if let placed = placed[entry.id] {
        let isLive = entry.isLive
        entry = placed
        entry.isLive = isLive
        entry.dependents = 0
      } else {
        entry.offset = nil
        if !entry.isBlank, !inMemory(entry.id) {
          guard entry.isLive else { continue }
          entry.setLost()
        }
      }
      table.append(entry)
    }
    tiles = table
    for entry in table.entries where entry.isPatch {
      tiles.update(entry.previous) { $0.dependents &+= 1 }
    }
    // From the end, because a base is freed with the last patch of it.
    for id in table.entries.reversed().map(\.id) {
      guard let entry = tiles[id], !entry.isNeeded else { continue }
      freed.append(id)
      if entry.isPatch { tiles.update(entry.previous) { $0.dependents &-= 1 } }
    }
    tiles.removeFreed()
    for entry in tiles.entries { liveByteCount += entry.logByteCount }
    for position in 0..<steps.count { liveByteCount += steps[position].logByteCount }
  }

  // MARK: Release

  /// Takes a state out of the history.
  private mutating func release(_ id: TileID) {
    guard let entry = tiles[id], entry.isLive else { return }
    tiles.update(id) { $0.isLive = false }
    liveTileCount -= 1
    if entry.dependents == 0 { free(entry) }
  }

  private mutating func removeDependent(of id: TileID) {
    guard let entry = tiles[id] else { return }
    tiles.update(id) { $0.dependents &-= 1 }
    if entry.dependents == 1, !entry.isLive { free(entry) }
  }

  private mutating func free(_ entry: TileEntry) {
    liveByteCount -= entry.logByteCount
    freed.append(entry.id)
    if entry.isPatch { removeDependent(of: entry.previous) }
    tiles.free()
  }
}
