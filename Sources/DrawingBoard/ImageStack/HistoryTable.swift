import Foundation

/// The one table of a history: its steps, every state of its tiles, and where each is in the database.
///
/// A state of the drawing is a grid of tiles that it shares with its neighbors; a step is the tiles
/// it changed. The state before the first step is not a step: with n steps the index goes from -1 to
/// n - 1. The table knows neither pixels nor files; ``StoreState`` does.
///
/// Invariant: an entry of ``tiles`` is live while a step or the state before the first step has it,
/// and stays in the table while another entry is a patch of it.
struct HistoryTable: Sendable {
  private(set) var steps = HistorySteps()

  /// The position of the shown step; -1 for the state before the first one.
  private(set) var index = -1

  var tiles = TileTable()
  var slots = SlotTable()
  /// The board; ``setBoard(_:)`` sets one that differs from the stored one.
  var board: StoredBoard?

  /// The row of the drawing that the database has.
  var writtenDrawing: DrawingRow?

  /// A number that changes with the background, and what it was when the background was written.
  private(set) var backgroundNumber = 0
  var writtenBackground = 0

  /// Whether states before the first step may not be in the database.
  private(set) var hasUnwrittenInitial = false

  /// The rows that nothing needs any more.
  var removedRows: [Int] = []

  /// What is needed of each row.
  private(set) var rows: [Int: RowUse] = [:]

  /// The greatest identifier that a row has had.
  private(set) var lastRow = 0

  /// The bytes of the rows of the history that are needed.
  private(set) var liveByteCount = 0

  private(set) var liveTileCount = 0

  /// The bytes of the background, which is needed as the history is, but not within its limits.
  var boardByteCount: Int { board?.background.count ?? 0 }

  /// The number of the shown step; 0 for the state before the first one.
  var shownStepID: UInt64 { index < 0 ? 0 : steps[index].id }

  /// The identifier of the next state of a tile.
  var nextTile = TileID(rawValue: 0)

  /// The greatest identifier that a step has had.
  var lastStepID: UInt64 = 0

  /// The states that nothing needs any more; ``StoreState`` removes what it has of them.
  var freed: [TileID] = []

  var byteCount: Int {
    tiles.byteCount + steps.byteCount + slots.byteCount + rows.count * RowUse.tableByteCount
  }

  func entries(ofStep position: Int) -> ArraySlice<TileEntry> {
    tiles.entries(from: steps.firstTile(of: position), count: steps.tileCount(of: position))
  }

  // MARK: Steps

  /// Adds a step after the shown one, which must be the last one, and shows it.
  ///
  /// - Returns: The identifier of the first tile; the others follow.
  @discardableResult
  mutating func append(
    _ step: HistoryStep, tiles added: [(slot: UInt32, isBlank: Bool)]
  ) -> TileID {
    let first = nextTile
    for (slot, isBlank) in added {
      let (id, previous) = (nextTile, slots.shown[Int(slot)])
      add(TileEntry(id: id, slot: slot, previous: previous, isBlank: isBlank))
      (slots.shown[Int(slot)], slots.newest[Int(slot)]) = (id, id)
    }
    append(step, firstTile: first, tileCount: added.count)
    return first
  }

  /// Adds a step whose tiles were added before.
  mutating func append(_ step: HistoryStep, firstTile: TileID, tileCount: Int) {
    steps.append(step, firstTile: firstTile, tileCount: tileCount)
    liveByteCount += step.storedByteCount
    lastStepID = max(lastStepID, step.id)
    index = steps.count - 1
  }

  /// Adds a state of a tile.
  mutating func add(_ entry: TileEntry) {
    if let row = entry.row { rows[row, default: RowUse()].add(entry) }
    addCounted(entry)
  }

  /// Adds a state of a tile that is counted in its row already.
  mutating func addCounted(_ entry: TileEntry) {
    tiles.append(entry)
    nextTile = max(nextTile, entry.id.advanced(by: 1))
    liveTileCount += 1
    liveByteCount += entry.storedByteCount
    if entry.isPatch { tiles.update(entry.previous) { $0.dependents &+= 1 } }
  }

  /// Drops the steps from a position on.
  mutating func truncate(to count: Int) {
    let count = min(max(count, 0), steps.count)
    if index >= count { move(to: count - 1) }
    while steps.count > count {
      // A copy, because a slice would make changing the table copy all of it.
      for entry in Array(entries(ofStep: steps.count - 1)) {
        slots.newest[Int(entry.slot)] = entry.previous
        release(entry.id)
      }
      liveByteCount -= steps[steps.count - 1].storedByteCount
      steps.removeLast()
    }
  }

  /// Drops the oldest steps; the state after them becomes the one before the first step.
  ///
  /// - Parameter count: At most the steps up to the shown one.
  mutating func expire(_ count: Int) {
    let count = min(max(count, 0), index + 1)
    guard count > 0 else { return }
    for position in 0..<count {
      for entry in Array(entries(ofStep: position)) {
        let old = slots.initial[Int(entry.slot)]
        slots.initial[Int(entry.slot)] = entry.id
        if entry.row == nil { hasUnwrittenInitial = true }
        release(old)
      }
      liveByteCount -= steps[position].storedByteCount
    }
    steps.removeFirst(count)
    index -= count
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
  mutating func show(_ changes: [(slot: UInt32, state: TileID)], at target: Int) {
    for change in changes { slots.shown[Int(change.slot)] = change.state }
    index = target
  }

  /// Sets the state of a tile before the first step.
  ///
  /// - Returns: The identifier of the state.
  mutating func setInitial(of slot: UInt32) -> TileID {
    let id = nextTile
    let old = slots.initial[Int(slot)]
    add(TileEntry(id: id, slot: slot, previous: .blank, isBlank: false))
    slots.setInitial(id, of: slot)
    release(old)
    hasUnwrittenInitial = true
    return id
  }

  /// Sets the state of a tile before the first step to one that was read.
  mutating func setInitial(restored entry: TileEntry) {
    let old = slots.initial[Int(entry.slot)]
    slots.setInitial(entry.id, of: entry.slot)
    release(old)
  }

  mutating func setBoard(_ board: StoredBoard) {
    guard board != self.board else { return }
    if board.background != self.board?.background ?? Data() { backgroundNumber += 1 }
    self.board = board
  }

  /// Drops everything except the board.
  ///
  /// Identifiers go on.
  mutating func removeAll() {
    var empty = HistoryTable()
    (empty.board, empty.nextTile, empty.lastStepID) = (board, nextTile, lastStepID)
    // A database without the past needs all of it.
    (empty.backgroundNumber, empty.lastRow) = (1, lastRow)
    self = empty
  }

  // MARK: Bytes

  /// Sets the form and size of a tile that was encoded.
  mutating func setEncoded(
    _ id: TileID, _ form: EncodedTile.Form, byteCount: Int, checksum: UInt32
  ) {
    guard let entry = tiles[id] else { return }
    let base = form.needsBase ? tiles[entry.previous] : nil
    tiles.update(id) {
      $0.setEncoded(form, byteCount: byteCount, checksum: checksum, base: base)
    }
    if base != nil { tiles.update(entry.previous) { $0.dependents &+= 1 } }
    liveByteCount += byteCount - Int(entry.byteCount)
    // Last, because the base may be the same and needed by nothing else.
    if entry.isPatch { removeDependent(of: entry.previous) }
  }

  /// Sets the elements of a step after they were encoded.
  mutating func setEncoded(_ elements: [UInt8], firstTile: TileID) {
    liveByteCount -= steps.setEncoded(elements, firstTile: firstTile) ?? 0
  }

  // MARK: Release

  /// Takes a state out of the history.
  private mutating func release(_ id: TileID) {
    guard let entry = tiles[id], entry.isLive else { return }
    tiles.update(id) { $0.isLive = false }
    liveTileCount -= 1
    if entry.dependents == 0 {
      free(entry)
    } else if entry.row == nil {
      hasUnwrittenInitial = true
    }
  }

  private mutating func removeDependent(of id: TileID) {
    guard let entry = tiles[id] else { return }
    tiles.update(id) { $0.dependents &-= 1 }
    if entry.dependents == 1, !entry.isLive { free(entry) }
  }

  private mutating func free(_ entry: TileEntry) {
    liveByteCount -= entry.storedByteCount
    freed.append(entry.id)
    leaveRow(entry)
    if entry.isPatch { removeDependent(of: entry.previous) }
    tiles.free()
  }
}

/// What is needed of a row of the database.
struct RowUse: Sendable {
  var tileCount: UInt32 = 0
  var byteCount: UInt32 = 0

  /// The bytes of its pixels, those included that are not needed any more.
  var wholeByteCount: UInt32 = 0

  /// What a row takes in the table.
  static let tableByteCount = 48

  var garbage: Int { Int(wholeByteCount) - Int(byteCount) }

  mutating func add(_ entry: TileEntry) {
    tileCount += 1
    byteCount += UInt32(entry.byteCount)
    wholeByteCount = max(wholeByteCount, UInt32(entry.offset) + UInt32(entry.byteCount))
  }
}

/// Where tiles are in the database.
extension HistoryTable {
  /// Takes the identifier of a new row.
  mutating func takeRow() -> Int {
    lastRow += 1
    return lastRow
  }

  /// Continues after the greatest identifier that a row has.
  mutating func setLastRow(_ row: Int) { lastRow = max(lastRow, row) }

  /// Whether a step is in the database.
  func isWritten(_ position: Int) -> Bool {
    entries(ofStep: position).first.map { $0.row != nil } ?? true
  }

  /// The first step that is not in the database; steps are written in order.
  var firstUnwrittenStep: Int {
    var position = steps.count
    while position > 0, !isWritten(position - 1) { position -= 1 }
    return position
  }

  /// The states that the database needs and does not have: those before the first step, and those
  /// that what is written next is patched onto.
  var unwrittenInitial: [TileID] {
    var ids = slots.initial.filter { $0.isStored && tiles[$0].map { $0.row == nil } ?? false }
    // States that only a patch needs have no step.
    for entry in tiles.entries where !entry.isLive && entry.dependents > 0 && entry.row == nil {
      ids.append(entry.id)
    }
    return ids.sorted()
  }

  mutating func updateUnwrittenInitial() {
    if hasUnwrittenInitial { hasUnwrittenInitial = !unwrittenInitial.isEmpty }
  }

  /// Sets where a tile is.
  mutating func place(_ id: TileID, row: Int, offset: Int) {
    guard let old = tiles[id] else { return }
    leaveRow(old)
    tiles.update(id) { $0.setPlace(row: row, offset: offset) }
    if let entry = tiles[id] { rows[row, default: RowUse()].add(entry) }
  }

  /// Counts states in their rows, before they are added.
  mutating func countRows(of entries: ContiguousArray<TileEntry>) {
    rows.reserveCapacity(min(lastRow, entries.count))
    var (row, use) = (0, RowUse())
    for entry in entries {
      // Neighbors are of one row, and a look-up for each would take most of the time of opening.
      if entry.row ?? 0 != row {
        if row > 0 { rows[row] = use }
        row = entry.row ?? 0
        use = rows[row] ?? RowUse()
      }
      use.add(entry)
    }
    if row > 0 { rows[row] = use }
  }

  /// Counts a state no more in its row.
  mutating func leaveRow(_ entry: TileEntry) {
    guard let row = entry.row, var use = rows[row] else { return }
    use.tileCount -= 1
    use.byteCount -= UInt32(entry.byteCount)
    rows[row] = use.tileCount > 0 ? use : nil
    if use.tileCount == 0 { removedRows.append(row) }
  }

  /// Makes all of the history unwritten, as for a new database.
  mutating func forgetRows() {
    for id in tiles.entries.map(\.id) { tiles.update(id) { $0.removePlace() } }
    (rows, removedRows, writtenDrawing) = ([:], [], nil)
    (writtenBackground, hasUnwrittenInitial) = (backgroundNumber - 1, true)
  }
}
