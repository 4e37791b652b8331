/// New databases, and what can be read of old ones.
enum StoreCopy {
  /// Creates a database, and brings it to the medium.
  ///
  /// - Parameters:
  ///   - path: Where there is no file.
  ///   - layer: The file system.
  ///   - write: Writes what it has, in a transaction.
  /// - Throws: ``StorageError`` when it cannot be written.
  static func create(
    _ path: String, in layer: any FileLayer, _ write: (Database) throws(StorageError) -> Void
  ) throws(StorageError) {
    do {
      let database = try Database(path, system: layer.databaseSystem)
      try database.transaction { () throws(StorageError) in
        try StoreSchema.create(in: database)
        try write(database)
      }
      // Closed without a write-ahead log, so that the file is whole.
      try database.checkpoint(isFull: true)
    }
    for suffix in ["-wal", "-journal"] where try layer.byteCount(of: path + suffix) != nil {
      try layer.remove(path + suffix)
    }
    layer.protect(path)
    try layer.flushFile(path)
  }

  /// Copies the rows of the drawing and of its background.
  static func copyDrawing(from old: Database, to new: Database) throws(StorageError) {
    for (table, columns) in [("drawing", Int32(9)), ("background", 2)] {
      do throws(StorageError) {
        try copy(table, columns: columns, row: 1, from: old, to: new)
      } catch {
        guard error == .damaged else { throw error }
      }
    }
  }

  /// Copies rows one by one.
  ///
  /// - Returns: The rows that cannot be read.
  static func copy(
    _ rows: some Sequence<Int>, from old: Database, to new: Database
  ) throws(StorageError) -> [Int] {
    var lost: [Int] = []
    for row in rows {
      do throws(StorageError) {
        try copy("step", columns: 12, row: row, from: old, to: new)
      } catch {
        guard error == .damaged else { throw error }
        lost.append(row)
      }
    }
    return lost
  }

  /// - Returns: Whether there is such a row.
  @discardableResult
  private static func copy(
    _ table: String, columns: Int32, row: Int, from old: Database, to new: Database
  ) throws(StorageError) -> Bool {
    if table == "step" {
      var isSound = true
      try old.forEachRow(
        "SELECT \(StoreSchema.stepColumns) FROM step WHERE id = ?", [.integer(row)]
      ) { isSound = TileDirectory.isSound($0) }
      guard isSound else { throw .damaged }
    }
    var values: [Database.Value] = []
    try old.forEachRow("SELECT * FROM \(table) WHERE id = ?", [.integer(row)]) { found in
      values = (0..<columns).map { found.value($0) }
    }
    guard !values.isEmpty else { return false }
    let places = [String](repeating: "?", count: values.count).joined(separator: ",")
    try new.run("INSERT INTO \(table) VALUES(\(places))", values)
    return true
  }
}

extension StoreCopy {
  /// How many rows in a row may be missing before no more are looked for.
  private static let longestGap = 1 << 16

  /// Copies every row that can be found, whatever else of the database cannot be read.
  ///
  /// - Returns: The number of rows that are there and cannot be read.
  static func copyAll(from old: Database, to new: Database) throws(StorageError) -> Int {
    try copyDrawing(from: old, to: new)
    // Where the last one cannot be found, they are looked for until many are missing.
    let last = (try? old.number("SELECT max(id) FROM step")) ?? nil
    var (row, missing, lost) = (1, 0, 0)
    while last.map({ row <= $0 }) ?? (missing < longestGap) {
      do throws(StorageError) {
        missing = try copy("step", columns: 12, row: row, from: old, to: new) ? 0 : missing + 1
      } catch {
        guard error == .damaged else { throw error }
        (missing, lost) = (missing + 1, lost + 1)
      }
      row += 1
    }
    return lost
  }
}
