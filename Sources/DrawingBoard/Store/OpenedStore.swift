import Foundation

/// What a store starts with: an empty board, or what its folder has.
struct OpenedStore {
  private(set) var state = StoreState()
  private(set) var writer = StoreWriter()
  private(set) var database: Database?
  private(set) var loss: HistoryLoss?
  private(set) var isRestored = false
  private(set) var readOnlyReason: StorageError?

  /// A Boolean value that indicates whether the picture of the last full flush has what lost steps
  /// had drawn.
  private(set) var restoresPicture = false

  private let folder: StoreFolder

  init(_ folder: StoreFolder, isReadOnly: Bool) throws(StorageError) {
    self.folder = folder
    if isReadOnly {
      setReadOnly(.inUse)
    } else {
      try lock()
    }
    if !writer.isReadOnly { try finishInterrupted() }
    if let path = try file() { try read(path) }
    state.fileByteCount = folder.historyByteCount
    state.asideByteCount = folder.asideByteCount()
  }

  private mutating func setReadOnly(_ reason: StorageError) {
    readOnlyReason = reason
    writer.isReadOnly = true
    writer.lock = nil
  }

  private mutating func lock() throws(StorageError) {
    do throws(StorageError) {
      writer.lock = try folder.lock()
    } catch {
      switch error {
      case .inUse: throw error
      case .readOnly: setReadOnly(.readOnly)
      case .diskFull where try file() == nil:
        // A new board starts in memory; there is no drawing that it would hide.
        state.suspension = .diskFull
      default:
        // An existing drawing is shown, but cannot be locked for writing.
        guard (try? file()) ?? nil != nil else { throw error }
        setReadOnly(error)
      }
    }
  }

  private mutating func finishInterrupted() throws(StorageError) {
    do throws(StorageError) {
      try folder.finishInterrupted()
    } catch {
      // A database that was started now would take the place of the one that lacks its name, and
      // what was drawn on the old one now would be gone.
      let (isReady, isThere) = (try folder.readyFile() != nil, try folder.has(folder.history))
      if isReady || !isThere { setReadOnly(error) }
    }
  }

  /// The file that has the newest state of the drawing; `nil` when there is no drawing.
  private mutating func file() throws(StorageError) -> String? {
    // What another process writes is not read at the same time.
    let isInUse = readOnlyReason == .inUse
    if writer.lock == nil, !isInUse, let ready = try folder.readyFile() { return ready }
    if try folder.has(folder.history), !isInUse { return folder.history }
    guard try folder.has(folder.picture) else { return nil }
    if writer.isReadOnly || writer.lock == nil { return folder.picture }
    // Restored from a backup without the history.
    try folder.startFromPicture()
    return folder.history
  }

  /// Starts with an empty board.
  init(newIn folder: StoreFolder) { self.folder = folder }

  /// Reads the picture of the last full flush alone.
  ///
  /// - Throws: ``StorageError`` when there is none that can be read.
  init(pictureOf folder: StoreFolder) throws(StorageError) {
    self.folder = folder
    setReadOnly(.inUse)
    try read(folder.picture)
  }

  // MARK: Reading

  private mutating func read(_ path: String) throws(StorageError) {
    do throws(StorageError) {
      // SQLite drops what follows the last change that is whole, and says nothing.
      let log = try WriteAheadLog(path + "-wal", in: folder.layer)
      try check(path, log)
      if writer.isReadOnly, !log.places.isEmpty { return try readRows(of: path) }
      guard try open(path) else {
        guard !writer.isReadOnly else { throw .damaged }
        return try setAside(reason: nil, byteCount: folder.historyByteCount)
      }
      guard !writer.isReadOnly, log.hasRemains else { return }
      // It would look like damage the next time.
      try? database?.checkpoint(isFull: true)
      if log.unreadByteCount > 0, loss == nil {
        loss = HistoryLoss(
          reason: .damaged, lostSteps: 0, isPictureDamaged: false, byteCount: log.unreadByteCount,
          fileName: nil)
      }
    } catch {
      database = nil
      guard error == .damaged, !writer.isReadOnly else {
        guard !writer.isReadOnly, error != .laterFormat, error != .damaged else { throw error }
        // A drawing that can only be read is shown.
        setReadOnly(error)
        return try read(path)
      }
      try restore(path)
    }
  }

  /// Looks at the first page of a database, which its log may have anew, before it is opened.
  private func check(_ path: String, _ log: WriteAheadLog) throws(StorageError) {
    let count = StoreSchema.headByteCount
    if let place = log.places[1] {
      try StoreSchema.check(head: try folder.layer.read(path + "-wal", at: place, count: count))
    }
    try StoreSchema.check(head: try folder.layer.read(path, at: 0, count: count))
  }

  /// Opens a database, and reads its history.
  ///
  /// - Returns: `false` for the database of another drawing, which is closed again.
  private mutating func open(
    _ path: String, isRepaired: Bool = false
  ) throws(StorageError) -> Bool {
    let opened = try Database(
      path, system: folder.layer.databaseSystem, isReadOnly: writer.isReadOnly)
    let reader = try StoreReader(opened, board: folder.id, isRepaired: isRepaired)
    guard reader.isOfBoard else { return false }
    database = opened
    enter(reader)
    guard path != folder.picture, let stored = try HistoryLoss.read(from: opened) else {
      return true
    }
    loss = stored.loss
    restoresPicture = stored.restoresPicture
    let picture = try? OpenedStore(pictureOf: folder)
    if state.table.board == nil { state.table.restoreBoard(picture?.state.table.board) }
    // The numbers of lost steps are never used again.
    let last = picture?.state.table.lastStepID ?? 0
    state.table.lastStepID = max(state.table.lastStepID, last)
    return true
  }

  /// Reads every row that can be found, into memory, without changing the file.
  private mutating func readRows(of path: String) throws(StorageError) {
    let file = try DatabaseFile(path, in: folder.layer)
    let copy = try Database(":memory:", system: nil)
    var found: StoreReader?
    try copy.transaction { () throws(StorageError) in
      try StoreSchema.create(in: copy)
      if try StoreCopy.copyAll(of: file, to: copy) > 0 {
        found = try Self.repair(copy, board: folder.id)
      }
    }
    guard let found else { throw .damaged }
    database = copy
    enter(found)
    let isPictureDamaged = found.lacksTiles(after: 0)
    guard found.lostSteps > 0 || isPictureDamaged else { return }
    loss = HistoryLoss(
      reason: .damaged, lostSteps: found.lostSteps, isPictureDamaged: isPictureDamaged,
      byteCount: folder.historyByteCount, fileName: nil)
  }

  private mutating func enter(_ reader: StoreReader) {
    isRestored = true
    state.table = reader.table
    // What the app had written when it ended may not have reached the medium.
    state.isFlushed = reader.table.steps.count == 0 && reader.table.board == nil
  }

  private mutating func setAside(reason: StorageError?, byteCount: Int) throws(StorageError) {
    database = nil
    let name = try folder.setAside()
    let picture = try? OpenedStore(pictureOf: folder)
    restoresPicture = picture != nil
    state.table.restoreBoard(picture?.state.table.board)
    state.table.lastStepID = picture?.state.table.lastStepID ?? 0
    loss = HistoryLoss(
      reason: reason, lostSteps: 0, isPictureDamaged: !restoresPicture, byteCount: byteCount,
      fileName: name)
  }

  // MARK: Damage

  private mutating func restore(_ path: String) throws(StorageError) {
    do throws(StorageError) {
      try replaceDamaged(path)
    } catch {
      _ = try? folder.removeNew()
      guard error != .damaged else { throw error }
      // As on a full disk: what can be read is shown.
      let readable = try folder.readyFile() ?? path
      setReadOnly(error)
      guard readable == path else { return try read(readable) }
      try readRows(of: path)
      loss =
        loss
        ?? HistoryLoss(
          reason: .damaged, lostSteps: 0, isPictureDamaged: false,
          byteCount: folder.historyByteCount, fileName: nil)
    }
  }

  /// Copies what can be read to a new database, and sets the old one aside.
  private mutating func replaceDamaged(_ path: String) throws(StorageError) {
    let (byteCount, layer, id) = (folder.historyByteCount, folder.layer, folder.id)
    let name = try folder.nextAsideName()
    let file = try DatabaseFile(path, in: layer)
    let picture = try? OpenedStore(pictureOf: folder)
    var (isRepaired, isEmpty) = (false, false)
    try folder.removeNew()
    try StoreCopy.create(folder.newHistory, in: folder) { new throws(StorageError) in
      guard try StoreCopy.copyAll(of: file, to: new) > 0 else {
        isEmpty = true
        return try HistoryLoss(
          reason: .damaged, lostSteps: 0, isPictureDamaged: picture == nil, byteCount: byteCount,
          fileName: name
        ).write(to: new, restoresPicture: picture != nil)
      }
      guard let reader = try Self.repair(new, board: id) else { return }
      isRepaired = true
      // Where there is no row, nothing says that there was none.
      let isBlank = reader.table.tiles.entries.isEmpty
      var (isPictureDamaged, restoresPicture) = (isBlank || reader.lacksTiles(after: 0), false)
      if let shown = picture?.state.table.writtenDrawing?.shown, reader.follows(shown) {
        (isPictureDamaged, restoresPicture) = (reader.lacksTiles(after: shown), true)
      }
      // With the database, because the app may end before it is reported.
      try HistoryLoss(
        reason: .damaged, lostSteps: reader.lostSteps, isPictureDamaged: isPictureDamaged,
        byteCount: byteCount, fileName: name
      ).write(to: new, restoresPicture: restoresPicture)
    }
    guard isRepaired || isEmpty else {
      try folder.removeNew()
      return try setAside(reason: .damaged, byteCount: byteCount)
    }
    try folder.commitNew(keepsOld: true)
    try folder.finishReplacing()
    _ = try open(folder.history, isRepaired: true)
    isRestored = isRepaired
  }

  /// Has what was found of a history make sense, in a transaction.
  ///
  /// - Returns: The history; `nil` for that of another drawing.
  private static func repair(
    _ database: Database, board: UUID
  ) throws(StorageError) -> StoreReader? {
    var reader = try StoreReader(database, board: board, isRepaired: true)
    guard reader.isOfBoard else { return nil }
    if try StoreCopy.markLostTiles(of: reader.table, in: database) {
      reader = try StoreReader(database, board: board, isRepaired: true)
    }
    try StoreCopy.relink(reader.table, in: database)
    return reader
  }
}

/// A history as a database has it.
struct StoreReader {
  private(set) var table = HistoryTable()

  /// Whether the database belongs to the board.
  private(set) var isOfBoard = true

  /// The number of steps that are known to be lost.
  private(set) var lostSteps = 0

  /// The numbers of the steps before which steps are lost whose tiles nothing later has replaced.
  private var gaps: [UInt64] = []

  /// The steps that changed tiles last whose states are lost.
  private var lostTiles: [UInt32: UInt64] = [:]

  private struct Step {
    let description: HistoryStep

    /// The number of the step before it when it was written; 0 for none.
    let previous: UInt64
    let first: TileID
    let tileCount: Int
  }

  private var entries: ContiguousArray<TileEntry> = []
  private var steps: [Step] = []

  /// - Parameters:
  ///   - database: The database.
  ///   - board: The board that it should belong to.
  ///   - isRepaired: Whether it has what could be read of another one.
  /// - Throws: ``StorageError/damaged`` when something cannot be read.
  init(
    _ database: Database, board: UUID, isRepaired: Bool = false
  ) throws(StorageError) {
    var found: StoredDrawingRow?
    let own = withUnsafeBytes(of: board.uuid) { Array($0) }
    try database.forEachRow("SELECT * FROM drawing") { row in
      let values = row.values
      found = StoredDrawingRow(values)
      isOfBoard = found == nil || values[1].bytes == own
    }
    guard isOfBoard else { return }
    // Without it, every step that is there is one, and the last is shown.
    guard isRepaired || found != nil else { throw .damaged }
    let drawing = found ?? StoredDrawingRow()
    var stored = drawing.board
    try database.forEachRow("SELECT * FROM background") { row throws(StorageError) in
      let values = row.values
      guard TileDirectory.isSound(values), let bytes = values[2].bytes else { throw .damaged }
      stored?.background = Data(bytes)
    }
    table.restoreBoard(stored)
    try readRows(of: database, first: drawing.first, isRepaired: isRepaired)
    try link(first: drawing.first, isRepaired: isRepaired)
    show(drawing.shown)
    if isRepaired { findGaps(first: drawing.first) }
    table.writtenDrawing = found
    table.lastStepID = max(table.lastStepID, max(drawing.first, 1) - 1)
  }

  private mutating func readRows(
    of database: Database, first: UInt64, isRepaired: Bool
  ) throws(StorageError) {
    var slots = SlotTable()
    var (added, found): (ContiguousArray<TileEntry>, [Step]) = ([], [])
    var lastRow = 0
    try database.forEachRow(
      "SELECT \(StoreSchema.stepColumns) FROM step ORDER BY id"
    ) { row throws(StorageError) in
      guard TileDirectory.isSound(row), row.integer(0) > lastRow else { throw .damaged }
      let (id, number, name) = (row.integer(0), row.integer(1), row.text(3))
      let bounds = PixelRect(
        x: row.integer(5), y: row.integer(6), width: row.integer(7), height: row.integer(8))
      lastRow = id
      let start = added.count
      var offset = 0
      _ = TileDirectory.read(row.bytes(11)) {
        tile, previous, coordinate, checksum, byteCount, form in
        var entry = TileEntry(
          id: tile, slot: slots.add(coordinate), previous: previous, checksum: checksum,
          form: form, byteCount: byteCount)
        entry.setPlace(row: id, offset: offset)
        added.append(entry)
        offset += byteCount
      }
      guard UInt64(clamping: number) >= first, number > 0, start < added.count else { return }
      found.append(
        Step(
          description: HistoryStep(
            id: UInt64(clamping: number), name: name,
            date: Date(timeIntervalSinceReferenceDate: row.real(4)), bounds: bounds),
          previous: UInt64(clamping: row.integer(2)), first: added[start].id,
          tileCount: added.count - start))
    }
    table.slots = slots
    table.setLastRow(lastRow)
    (entries, steps) = (added, found)
    if zip(entries, entries.dropFirst()).contains(where: { $0.id >= $1.id }) {
      entries.sort { ($0.id, $0.row ?? 0) < ($1.id, $1.row ?? 0) }
    }
    steps.sort { $0.description.id < $1.description.id }
    try removeDoubles(isRepaired: isRepaired)
  }

  /// Removes what is there twice, of which only damage is the reason.
  private mutating func removeDoubles(isRepaired: Bool) throws(StorageError) {
    var ids: ContiguousArray<TileEntry> = []
    for entry in entries where ids.last?.id != entry.id { ids.append(entry) }
    var numbers: [Step] = []
    for step in steps where numbers.last?.description.id != step.description.id {
      numbers.append(step)
    }
    let isDoubled = ids.count < entries.count || numbers.count < steps.count
    guard isRepaired || !isDoubled else { throw .damaged }
    if isDoubled { (entries, steps) = (ids, numbers) }
  }

  /// Puts the states of each tile in order.
  ///
  /// Where a step is lost, its neighbors take over what it changed, and so they do with a tile that is
  /// lost. A patch of a lost tile is lost itself.
  ///
  /// - Throws: ``StorageError/damaged`` when a row is missing and the database is not a repaired one.
  private mutating func link(first: UInt64, isRepaired: Bool) throws(StorageError) {
    var position = 0
    var found = steps.map { (first: $0.first, tileCount: 0) }
    for entry in entries {
      while position < steps.count,
        steps[position].first.advanced(by: steps[position].tileCount) <= entry.id
      {
        position += 1
      }
      let slot = Int(entry.slot)
      let isStep = position < steps.count && steps[position].first <= entry.id
      let before = isStep ? table.slots.newest[slot] : table.slots.initial[slot]
      var linked = entry
      if before != entry.previous || entry.isPatch {
        guard isRepaired || !isStep || before == entry.previous || entry.isLost else {
          throw .damaged
        }
        linked = TileEntry(entry, previous: before)
        if entry.isPatch, before == entry.previous, let base = table.tiles[before] {
          linked.setBase(base)
        } else if entry.isPatch {
          linked.setLost()
        }
      }
      if linked.isLost {
        lostTiles[entry.slot] = isStep ? steps[position].description.id : 0
        // Its identifier is in the database still, and never used again.
        table.nextTile = max(table.nextTile, entry.id.advanced(by: 1))
        continue
      }
      table.restore(linked)
      if isStep {
        if found[position].tileCount == 0 { found[position].first = entry.id }
        found[position].tileCount += 1
        table.slots.shown[slot] = entry.id
        table.slots.newest[slot] = entry.id
      } else {
        table.setInitial(restored: linked)
      }
      lostTiles[entry.slot] = nil
    }
    var last: UInt64?
    for (step, found) in zip(steps, found) {
      guard found.tileCount > 0 else {
        lostSteps += 1
        continue
      }
      let isNext = last.map { step.previous == $0 } ?? (step.previous < max(first, 1))
      guard isRepaired || isNext else { throw .damaged }
      last = step.description.id
      table.append(
        restored: step.description, first: found.first, tileCount: found.tileCount)
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
          gaps.append(step.description.id)
        }
      }
      (number, end) = (step.description.id, step.first.advanced(by: step.tileCount))
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
    return steps.first { $0.description.id > number }.map { $0.previous >= number } ?? true
  }

  private mutating func show(_ shown: UInt64?) {
    if let shown {
      var index = table.steps.count - 1
      while index >= 0, table.steps[index].description.id > shown { index -= 1 }
      table.move(to: index)
    }
  }
}
