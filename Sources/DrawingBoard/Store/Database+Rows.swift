/// The rows of databases, new databases of drawings, and copies of what can be read of old ones.
extension Database {
  /// A value of a row.
  enum Value: Equatable, Sendable {
    case integer(Int)
    case real(Double)
    case text(String)
    case bytes([UInt8])
    case null

    var integer: Int? { if case .integer(let value) = self { value } else { nil } }
    var text: String? { if case .text(let value) = self { value } else { nil } }
    var bytes: [UInt8]? { if case .bytes(let value) = self { value } else { nil } }

    /// A whole number is stored as an integer, whatever the column.
    var real: Double? {
      if case .real(let value) = self { value } else { integer.map(Double.init) }
    }
  }

  /// A part of a value of bytes.
  struct Part: Sendable {
    let row: Int
    let offset: Int
    let count: Int

    /// The offset among the bytes that are read.
    var place = 0
  }

  /// Creates a database with the tables of a drawing where there is no file, and brings it to the
  /// medium.
  ///
  /// One that is written once needs no write-ahead log. One that does not flush need not survive a loss
  /// of power. The closure writes in a transaction.
  static func create(
    _ path: String, on layer: any FileLayer, isWrittenOnce: Bool, flushes: Bool = true,
    _ write: (Database) throws(StorageError) -> Void
  ) throws(StorageError) {
    do {
      let database = try Database(
        path, system: layer.databaseSystem, isWrittenOnce: isWrittenOnce, flushes: flushes)
      try database.transaction { () throws(StorageError) in
        try database.createTables()
        try write(database)
      }
      // Closed without a write-ahead log, so that the file is whole.
      if !isWrittenOnce { try database.checkpoint(isFull: true) }
    }
    for suffix in ["-wal", "-journal"] where try layer.byteCount(of: path + suffix) != nil {
      try layer.remove(path + suffix)
    }
    layer.protect(path)
    if flushes { try layer.flushFile(path) }
  }

  /// Gives an empty database the tables of a drawing, in a transaction.
  func createTables() throws(StorageError) {
    for statement in StoreSchema.statements { try run(statement) }
    try run("PRAGMA application_id=\(StoreSchema.applicationID)")
    try run("PRAGMA user_version=\(StoreSchema.version)")
  }

  /// The row of a table with an identifier; `nil` when there is none.
  func row(_ id: Int, of table: String) throws(StorageError) -> [Value]? {
    var row: [Value]?
    try forEachRow("SELECT * FROM \(table) WHERE id = ?", [.integer(id)]) { row = $0 }
    return row
  }

  /// Writes a row, in place of one with its identifier.
  func insert(_ row: [Value], into table: String) throws(StorageError) {
    let places = repeatElement("?", count: row.count).joined(separator: ",")
    try run("INSERT OR REPLACE INTO \(table) VALUES(\(places))", row)
  }

  /// Removes a step, and the copies of heads that it is among.
  func removeStep(_ id: Int) throws(StorageError) {
    try run("DELETE FROM step WHERE id = ?", [.integer(id)])
    try run(
      "DELETE FROM head WHERE id = (SELECT min(id) FROM head WHERE id >= ?1) AND first <= ?1",
      [.integer(id)])
  }

  /// Copies a row of another database, if it is as it was written.
  ///
  /// - Returns: Whether it is.
  private func insertCopy(of row: [Value]) throws(StorageError) -> Bool {
    guard let table = StoreSchema.table(of: row) else { return false }
    try insert(row, into: table)
    return true
  }

  /// Copies a drawing, its background and some of its steps, row by row.
  ///
  /// - Returns: Whether all of it can be read.
  func insertRows(
    of old: Database, steps: some Sequence<Int>
  ) throws(StorageError) -> Bool {
    var isWhole = true
    let rows = [("drawing", 1), ("background", 1)] + steps.map { ("step", $0) }
    for (table, id) in rows {
      do throws(StorageError) {
        if let row = try old.row(id, of: table) {
          if try !insertCopy(of: row) { isWhole = false }
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
  func insertRows(of file: DatabaseFile) throws(StorageError) -> Int {
    var count = 0
    try file.forEachRow { row throws(StorageError) in
      if try insertCopy(of: row) { count += 1 }
    }
    return count
  }
}
