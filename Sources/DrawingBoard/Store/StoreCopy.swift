/// New databases, and what can be read of old ones.
enum StoreCopy {
  /// Creates a database, and brings it to the medium.
  ///
  /// - Parameters:
  ///   - path: Where there is no file.
  ///   - folder: The folder of the board.
  ///   - isKept: Whether it is never changed, so that it needs no write-ahead log. Default `false`.
  ///   - write: Writes what it has, in a transaction.
  /// - Throws: ``StorageError`` when it cannot be written.
  static func create(
    _ path: String, in folder: StoreFolder, isKept: Bool = false,
    _ write: (Database) throws(StorageError) -> Void
  ) throws(StorageError) {
    try create(path, on: folder.layer, isKept: isKept, flushes: !folder.isTemporary, write)
  }

  // For a file outside of the folder of a board as well. `flushes`: whether it has to survive a loss of power.
  static func create(
    _ path: String, on layer: any FileLayer, isKept: Bool, flushes: Bool,
    _ write: (Database) throws(StorageError) -> Void
  ) throws(StorageError) {
    do {
      let database = try Database(
        path, system: layer.databaseSystem, isKept: isKept, flushes: flushes)
      try database.transaction { () throws(StorageError) in
        try StoreSchema.create(in: database)
        try write(database)
      }
      // Closed without a write-ahead log, so that the file is whole.
      if !isKept { try database.checkpoint(isFull: true) }
    }
    for suffix in ["-wal", "-journal"] where try layer.byteCount(of: path + suffix) != nil {
      try layer.remove(path + suffix)
    }
    layer.protect(path)
    if flushes { try layer.flushFile(path) }
  }

  /// Copies a drawing, its background and some of its steps, row by row.
  ///
  /// - Returns: A Boolean value that indicates whether all of it can be read.
  static func copy(
    _ steps: some Sequence<Int>, from old: Database, to new: Database
  ) throws(StorageError) -> Bool {
    var isWhole = true
    let rows = [("drawing", 1), ("background", 1)] + steps.map { ("step", $0) }
    for (table, row) in rows {
      do throws(StorageError) {
        var found: [Database.Value]?
        try old.forEachRow("SELECT * FROM \(table) WHERE id = ?", [.integer(row)]) {
          found = $0.values
        }
        if let found {
          if try !insert(found, into: new) { isWhole = false }
        } else if table == "step" {
          isWhole = false
        }
      } catch {
        guard error == .damaged else { throw error }
        isWhole = false
      }
    }
    return isWhole
  }

  /// Copies every row that is as it was written, wherever it is in a damaged file.
  ///
  /// - Returns: The number of rows.
  static func copyAll(of file: DatabaseFile, to new: Database) throws(StorageError) -> Int {
    var count = 0
    try file.forEachRow { values throws(StorageError) in
      if try insert(values, into: new) { count += 1 }
    }
    return count
  }

  /// - Returns: Whether the values are those of a row that is as it was written.
  private static func insert(
    _ values: [Database.Value], into new: Database
  ) throws(StorageError) -> Bool {
    let table: String
    switch values.count {
    case StoreSchema.columnCounts.drawing:
      guard StoredDrawingRow(values) != nil else { return false }
      table = "drawing"
    case StoreSchema.columnCounts.background, StoreSchema.columnCounts.step:
      guard TileDirectory.isSound(values) else { return false }
      table = values.count == StoreSchema.columnCounts.step ? "step" : "background"
    default: return false
    }
    let places = [String](repeating: "?", count: values.count).joined(separator: ",")
    try new.run("INSERT OR REPLACE INTO \(table) VALUES(\(places))", values)
    return true
  }

  /// Decodes every tile, and enters in the database which cannot be read.
  ///
  /// - Returns: A Boolean value that indicates whether there are any.
  static func markLostTiles(
    of table: HistoryTable, in database: Database
  ) throws(StorageError) -> Bool {
    let rows = Dictionary(grouping: table.tiles.entries) { $0.row ?? 0 }
    var isWhole = true
    for (row, entries) in rows {
      let lost = try lostTiles(of: entries, of: table, in: database)
      guard !lost.isEmpty else { continue }
      isWhole = false
      try mark(lost, in: row, of: database)
    }
    return !isWhole
  }

  private static func lostTiles(
    of entries: [TileEntry], of table: HistoryTable, in database: Database
  ) throws(StorageError) -> Set<TileID> {
    var chains = TileChains(count: entries.count)
    do throws(StorageError) {
      for entry in entries { try chains.append(entry.id, of: table, contents: [:]) }
      try chains.readLinks(from: database)
    } catch {
      guard error == .damaged else { throw error }
      guard entries.count > 1 else { return Set(entries.map(\.id)) }
      // Some of them cannot even be looked for.
      var lost: Set<TileID> = []
      for entry in entries { lost.formUnion(try lostTiles(of: [entry], of: table, in: database)) }
      return lost
    }
    return TileCodec.withScratch { scratch in
      var pixels: TilePixels?
      let lost = entries.indices.filter {
        chains.decode($0, into: &pixels, using: scratch) == .damaged
      }
      return Set(lost.map { entries[$0].id })
    }
  }

  /// Has the rows of a repaired database say what comes before each step and tile now.
  ///
  /// Rows that the history has nothing of are removed.
  static func relink(_ table: HistoryTable, in database: Database) throws(StorageError) {
    var (previous, last): ([Int: Int], Int) = ([:], 0)
    for position in 0..<table.steps.count {
      let number = Int(clamping: table.steps[position].description.id)
      (previous[number], last) = (last, number)
    }
    var (removed, rows): ([Int], [[Database.Value]]) = ([], [])
    try database.forEachRow("SELECT \(StoreSchema.stepColumns), x'' FROM step") { row in
      guard table.rows[row.integer(0)] != nil else { return removed.append(row.integer(0)) }
      var values = row.values
      if let previous = previous[row.integer(1)] { values[2] = .integer(previous) }
      values[11] = .bytes(TileDirectory.relinking(Array(row.bytes(11)), in: table))
      values[10] = TileDirectory.seal(of: values).map { .integer($0) } ?? .null
      rows.append([values[2], values[10], values[11], values[0]])
    }
    for row in removed { try database.run("DELETE FROM step WHERE id = ?", [.integer(row)]) }
    for row in rows {
      try database.run("UPDATE step SET previous = ?, seal = ?, tiles = ? WHERE id = ?", row)
    }
  }

  private static func mark(
    _ lost: Set<TileID>, in row: Int, of database: Database
  ) throws(StorageError) {
    var values: [Database.Value] = []
    try database.forEachRow("SELECT * FROM step WHERE id = ?", [.integer(row)]) {
      values = $0.values
    }
    guard values.count == StoreSchema.columnCounts.step, let tiles = values[11].bytes else {
      return
    }
    values[11] = .bytes(TileDirectory.marking(lost, in: tiles))
    values[10] = TileDirectory.seal(of: values).map { .integer($0) } ?? .null
    let places = [String](repeating: "?", count: values.count).joined(separator: ",")
    try database.run("INSERT OR REPLACE INTO step VALUES(\(places))", values)
  }
}
