import Foundation

/// What a store starts with: an empty board, or what its folder has.
struct OpenedStore {
  private(set) var state = StoreState()
  private(set) var writer = StoreWriter()
  private(set) var database: Database?
  private(set) var loss: HistoryLoss?
  private(set) var isRestored = false
  private(set) var readOnlyReason: StorageError?

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
      // A database that was started now would take the place of the one that lacks its name.
      if try !folder.has(folder.history) { setReadOnly(error) }
    }
  }

  /// The file that has the newest state of the drawing; `nil` when there is no drawing.
  private mutating func file() throws(StorageError) -> String? {
    // What another process writes is not read at the same time.
    let isInUse = readOnlyReason == .inUse
    if try folder.has(folder.history), !isInUse { return folder.history }
    if writer.isReadOnly, try folder.has(folder.newHistory), !isInUse { return folder.newHistory }
    guard try folder.has(folder.picture) else { return nil }
    if writer.isReadOnly || writer.lock == nil { return folder.picture }
    // Restored from a backup without the history.
    try folder.layer.rename(folder.picture, to: folder.history)
    return folder.history
  }

  // MARK: Reading

  private mutating func read(_ path: String) throws(StorageError) {
    do throws(StorageError) {
      let head = try folder.layer.read(path, count: StoreSchema.headByteCount)
      try StoreSchema.check(head: head)
      let opened = try Database(
        path, system: folder.layer.databaseSystem, isReadOnly: writer.isReadOnly)
      database = opened
      try enter(try StoreReader(opened, board: folder.id))
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

  private mutating func enter(_ reader: StoreReader) throws(StorageError) {
    guard reader.isOfBoard else {
      return try setAside(reason: nil, byteCount: folder.historyByteCount)
    }
    isRestored = true
    state.table = reader.table
    // What the app had written when it ended may not have reached the medium.
    state.isFlushed = reader.table.steps.count == 0 && reader.table.board == nil
  }

  private mutating func setAside(reason: StorageError?, byteCount: Int) throws(StorageError) {
    database = nil
    let name = try folder.setAside()
    loss = HistoryLoss(
      reason: reason, lostSteps: 0, isPictureDamaged: true, byteCount: byteCount, fileName: name)
  }

  // MARK: Damage

  /// Copies what can be read to a new database, and sets the old one aside.
  private mutating func restore(_ path: String) throws(StorageError) {
    let byteCount = folder.historyByteCount
    var (lost, isCopied) = (0, false)
    do throws(StorageError) {
      let system = folder.layer.databaseSystem
      let old = try Database(path, system: system)
      _ = try folder.removeNew()
      try StoreCopy.create(folder.newHistory, in: folder.layer) { new throws(StorageError) in
        lost = try StoreCopy.copyAll(from: old, to: new)
      }
      isCopied = true
    } catch {
      _ = try? folder.removeNew()
      guard error == .damaged else { throw error }
    }
    guard isCopied else { return try setAside(reason: .damaged, byteCount: byteCount) }
    let name = try folder.nextAsideName()
    try folder.replaceHistory(keepsOld: true)
    do throws(StorageError) {
      let opened = try Database(folder.history, system: folder.layer.databaseSystem)
      let reader = try StoreReader(opened, board: folder.id, isRepaired: true)
      database = opened
      try enter(reader)
      guard loss == nil else { return }
      loss = HistoryLoss(
        reason: .damaged, lostSteps: max(lost, reader.lostSteps),
        isPictureDamaged: reader.isPictureDamaged, byteCount: byteCount, fileName: name)
    } catch {
      guard error == .damaged else { throw error }
      try setAside(reason: .damaged, byteCount: byteCount)
    }
  }
}

/// A history as a database has it.
struct StoreReader {
  private(set) var table = HistoryTable()

  /// Whether the database belongs to the board.
  private(set) var isOfBoard = true

  /// The number of steps that are known to be lost.
  private(set) var lostSteps = 0

  /// Whether tiles of the shown picture are lost.
  private(set) var isPictureDamaged = false

  /// Whether the row of the drawing is there as it was written.
  private var isDrawingSound = false

  private struct Step {
    let description: HistoryStep
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
    var drawing = StoredDrawingRow()
    let own = withUnsafeBytes(of: board.uuid) { Array($0) }
    try database.forEachRow("SELECT * FROM drawing") { row in
      isOfBoard = row.bytes(1).elementsEqual(own)
      drawing.first = UInt64(clamping: row.integer(6))
      if !row.isNull(7) { drawing.shown = UInt64(clamping: row.integer(7)) }
      if !row.isNull(2) {
        drawing.board = StoredBoard(
          size: PixelSize(width: row.integer(2), height: row.integer(3)), scale: row.real(4),
          colorSpace: StoredBoard.ColorSpace(rawValue: UInt8(clamping: row.integer(5))) ?? .sRGB)
      }
      isDrawingSound = drawing.seal == row.integer(8)
    }
    guard isOfBoard else { return }
    // Without it, every step that is there is one, and the last is shown.
    if !isDrawingSound {
      guard isRepaired else { throw .damaged }
      drawing = StoredDrawingRow()
    }
    var stored = drawing.board
    try database.forEachRow("SELECT data FROM background") { row in
      stored?.background = Data(row.bytes(0))
    }
    table.restoreBoard(stored)
    try readRows(of: database, first: drawing.first)
    link(first: drawing.first)
    show(drawing.shown)
    table.writtenDrawing = drawing
    table.lastStepID = max(table.lastStepID, max(drawing.first, 1) - 1)
  }

  private mutating func readRows(of database: Database, first: UInt64) throws(StorageError) {
    var slots = SlotTable()
    var (added, found): (ContiguousArray<TileEntry>, [Step]) = ([], [])
    var lastRow = 0
    try database.forEachRow(
      "SELECT \(StoreSchema.stepColumns) FROM step ORDER BY id"
    ) { row throws(StorageError) in
      guard TileDirectory.isSound(row) else { throw .damaged }
      let (id, number, name) = (row.integer(0), row.integer(1), row.text(2))
      let bounds = PixelRect(
        x: row.integer(4), y: row.integer(5), width: row.integer(6), height: row.integer(7))
      lastRow = id
      let start = added.count
      var offset = 0
      _ = TileDirectory.read(row.bytes(9)) {
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
            date: Date(timeIntervalSinceReferenceDate: row.real(3)), bounds: bounds),
          first: added[start].id, tileCount: added.count - start))
    }
    table.slots = slots
    table.setLastRow(lastRow)
    (entries, steps) = (added, found)
    if zip(entries, entries.dropFirst()).contains(where: { $0.id >= $1.id }) {
      entries.sort { $0.id < $1.id }
    }
    steps.sort { $0.description.id < $1.description.id }
  }

  /// Puts the states of each tile in order.
  ///
  /// Where a step is lost, its neighbors take over what it changed; a patch of a tile that is lost is
  /// lost itself.
  private mutating func link(first: UInt64) {
    var steps = self.steps[...]
    for entry in entries {
      while let step = steps.first, step.first.advanced(by: step.tileCount) <= entry.id {
        steps.removeFirst()
      }
      let slot = Int(entry.slot)
      let isStep = steps.first.map { $0.first <= entry.id } ?? false
      let before = isStep ? table.slots.newest[slot] : table.slots.initial[slot]
      var linked = entry
      if before != entry.previous || entry.isPatch {
        linked = TileEntry(entry, previous: before)
        let base = table.tiles[before]
        if entry.isPatch, before != entry.previous || base == nil || base?.isLost == true {
          linked.setLost()
        } else if entry.isPatch, let base {
          linked.setBase(base)
        }
      }
      table.restore(linked)
      if isStep {
        table.slots.shown[slot] = entry.id
        table.slots.newest[slot] = entry.id
      } else {
        table.setInitial(restored: linked)
      }
    }
    var number: UInt64?
    for step in self.steps {
      table.append(
        restored: step.description, first: step.first, tileCount: step.tileCount)
      if let number { lostSteps += Int(clamping: step.description.id - number - 1) }
      number = step.description.id
    }
  }

  private mutating func show(_ shown: UInt64?) {
    if let shown {
      var index = table.steps.count - 1
      while index >= 0, table.steps[index].description.id > shown { index -= 1 }
      table.move(to: index)
    }
    isPictureDamaged = table.slots.shown.contains { table.tiles[$0]?.isLost == true }
  }
}
