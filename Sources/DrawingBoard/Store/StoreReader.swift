import Foundation

/// A history as a database has it.
struct StoreReader {
  private(set) var table = HistoryTable()

  /// The number of steps that are known to be lost.
  private(set) var lostSteps = 0

  /// The numbers of the steps before which steps are lost whose tiles nothing later has replaced.
  private var gaps: [UInt64] = []

  /// The steps that changed tiles last whose states are lost.
  private var lostTiles: [UInt32: UInt64] = [:]

  private var entries: ContiguousArray<TileEntry> = []

  /// The steps with the number of the step before each when it was written, 0 for none.
  private var steps: [(step: HistoryStep, previous: UInt64, first: TileID, tileCount: Int)] = []

  /// Reads a history; `nil` for that of another board.
  ///
  /// A repaired database has what could be read of another one. Tiles that are lost have no bytes there.
  ///
  /// - Throws: ``StorageError/damaged`` when something cannot be read.
  init?(
    _ database: Database, board: UUID, isRepaired: Bool = false, lost: Set<TileID> = [],
    usesHeads: Bool = false
  ) throws(StorageError) {
    let row = try database.row(1, of: "drawing")
    let found = row.flatMap(DrawingRow.init)
    // Without it, every step that is there is one, and the last is shown.
    guard isRepaired || found != nil else { throw .damaged }
    let own = withUnsafeBytes(of: board.uuid) { Array($0) }
    guard found == nil || row?[1] == .bytes(own) else { return nil }
    let drawing = found ?? DrawingRow()
    var stored = drawing.board
    if let row = try database.row(1, of: "background") {
      guard StoreSchema.table(of: row) != nil, let bytes = row[2].bytes else { throw .damaged }
      stored?.background = Data(bytes)
    }
    table.board = stored
    try readRows(
      of: database, first: drawing.first, isRepaired: isRepaired, lost: lost, usesHeads: usesHeads)
    try link(first: drawing.first, isRepaired: isRepaired)
    show(drawing.shown)
    if isRepaired { findGaps(first: drawing.first) }
    table.writtenDrawing = found
    table.lastStepID = max(table.lastStepID, max(drawing.first, 1) - 1)
  }

  /// Reads a history from the copies of its heads, or from its rows where those make no sense.
  static func reading(
    _ database: Database, board: UUID
  ) throws(StorageError) -> StoreReader? {
    do throws(StorageError) {
      return try StoreReader(database, board: board, usesHeads: true)
    } catch {
      guard error == .damaged else { throw error }
      return try StoreReader(database, board: board)
    }
  }

  private mutating func readRows(
    of database: Database, first: UInt64, isRepaired: Bool, lost: Set<TileID>, usesHeads: Bool
  ) throws(StorageError) {
    var slots = SlotTable()
    var entries: ContiguousArray<TileEntry> = []
    var lastRow = 0
    try database.forEachStep(usingHeads: usesHeads) { row throws(StorageError) in
      guard let row, row.id > lastRow else { throw .damaged }
      lastRow = row.id
      let start = entries.count
      var offset = 0
      row.forEachTile { entry, coordinate in
        var entry = entry
        entry.slot = slots.add(coordinate)
        if lost.contains(entry.id) { entry.setLost() }
        entry.setPlace(row: row.id, offset: offset)
        entries.append(entry)
        offset += Int(entry.byteCount)
      }
      guard row.step.id >= max(first, 1), entries.count > start else { return }
      steps.append((row.step, row.previous, entries[start].id, entries.count - start))
    }
    table.slots = slots
    table.setLastRow(lastRow)
    self.entries = entries
    // Sorting would copy every step, even of those that are in order.
    let isInOrder =
      entries.indices.dropFirst().allSatisfy { entries[$0 - 1].id < entries[$0].id }
      && steps.indices.dropFirst().allSatisfy { steps[$0 - 1].step.id < steps[$0].step.id }
    if !isInOrder { try sort(isRepaired: isRepaired) }
  }

  /// Sorts tiles and steps, and removes those that are there twice, of which only damage is the reason.
  private mutating func sort(isRepaired: Bool) throws(StorageError) {
    entries.sort { ($0.id, $0.row ?? 0) < ($1.id, $1.row ?? 0) }
    steps.sort { $0.step.id < $1.step.id }
    let count = entries.count + steps.count
    var last: TileID?
    entries.removeAll { entry in
      defer { last = entry.id }
      return entry.id == last
    }
    var lastNumber: UInt64?
    steps.removeAll { step in
      defer { lastNumber = step.step.id }
      return step.step.id == lastNumber
    }
    guard isRepaired || entries.count + steps.count == count else { throw .damaged }
  }

  /// Puts the states of each tile in order.
  ///
  /// Where a step is lost, its neighbors take over what it changed, and so they do with a tile that is
  /// lost. A patch of a lost tile is lost itself.
  ///
  /// - Throws: ``StorageError/damaged`` when a row is missing and the database is not a repaired one.
  private mutating func link(first: UInt64, isRepaired: Bool) throws(StorageError) {
    table.tiles.reserveCapacity(entries.count)
    table.countRows(of: entries)
    var position = 0
    // Looking at a step counts references, which for each tile would take a third of the time.
    let spans = steps.map { (first: $0.first, end: $0.first.advanced(by: $0.tileCount)) }
    var found = spans.map { (first: $0.first, tileCount: 0) }
    for entry in entries {
      while position < spans.count, spans[position].end <= entry.id { position += 1 }
      let slot = Int(entry.slot)
      let isStep = position < spans.count && spans[position].first <= entry.id
      let before = isStep ? table.slots.newest[slot] : table.slots.initial[slot]
      guard isRepaired || !isStep || before == entry.previous || entry.isLost else {
        throw .damaged
      }
      var linked = entry
      linked.previous = before
      if entry.isPatch {
        if before == entry.previous, let form = entry.form, let base = table.tiles[before] {
          linked.setEncoded(
            form, byteCount: Int(entry.byteCount), checksum: entry.checksum, base: base)
        } else {
          linked.setLost()
        }
      }
      if linked.isLost {
        table.leaveRow(entry)
        lostTiles[entry.slot] = isStep ? steps[position].step.id : 0
        // Its identifier is in the database still, and never used again.
        table.nextTile = max(table.nextTile, entry.id.advanced(by: 1))
        continue
      }
      table.addCounted(linked)
      if isStep {
        if found[position].tileCount == 0 { found[position].first = entry.id }
        found[position].tileCount += 1
        table.slots.shown[slot] = entry.id
        table.slots.newest[slot] = entry.id
      } else {
        table.setInitial(restored: linked)
      }
      if !lostTiles.isEmpty { lostTiles[entry.slot] = nil }
    }
    var last: UInt64?
    for (step, found) in zip(steps, found) {
      guard found.tileCount > 0 else {
        lostSteps += 1
        continue
      }
      let isNext = last.map { step.previous == $0 } ?? (step.previous < max(first, 1))
      guard isRepaired || isNext else { throw .damaged }
      last = step.step.id
      table.append(step.step, firstTile: found.first, tileCount: found.tileCount)
    }
  }

  // MARK: Loss

  /// Finds out which steps lack the one before.
  private mutating func findGaps(first: UInt64) {
    var (number, end) = (max(first, 1) - 1, steps.first?.first ?? TileID(rawValue: 0))
    let replaced = Set(entries.map(\.previous))
    for step in steps {
      if step.previous > number {
        lostSteps += 1
        let lost = (end.rawValue..<max(step.first.rawValue, end.rawValue)).lazy.map(TileID.init)
        // Nothing is known of what the first steps had drawn.
        if end == step.first || !lost.allSatisfy(replaced.contains) {
          gaps.append(step.step.id)
        }
      }
      (number, end) = (step.step.id, step.first.advanced(by: step.tileCount))
    }
  }

  /// Whether what lost steps had drawn is not in the shown picture, apart from that of a step and those
  /// before it.
  func lacksTiles(after number: UInt64) -> Bool {
    gaps.contains { $0 > number } || lostTiles.values.contains { $0 > number }
  }

  /// Whether the last step, which must be shown, is the one with this number or came after it, so that
  /// its picture is still right where nothing was drawn since.
  func follows(_ number: UInt64) -> Bool {
    guard table.index == table.steps.count - 1 else { return false }
    // Of steps that were undone when another one was drawn, the picture is not wanted.
    return steps.first { $0.step.id > number }.map { $0.previous >= number } ?? true
  }

  private mutating func show(_ shown: UInt64?) {
    guard let shown else { return }
    table.move(to: (table.steps.firstIndex { $0.id > shown } ?? table.steps.count) - 1)
  }
}
