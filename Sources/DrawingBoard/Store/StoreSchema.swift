import Foundation

/// The tables of a drawing.
enum StoreSchema {
  /// `DRAW`, by which a database is known to be a drawing.
  static let applicationID = 0x4452_4157

  /// The version of the tables; a later one is not opened.
  static let version = 1

  /// A step is one row, with its tiles, because a row takes a page or more of the write-ahead log.
  ///
  /// Nothing uses layers yet; a drawing has one layer, of which its rows are.
  static let statements = [
    """
    CREATE TABLE drawing(
      id INTEGER PRIMARY KEY CHECK(id = 1), board BLOB NOT NULL,
      width INTEGER, height INTEGER, scale REAL, color_space INTEGER,
      first INTEGER NOT NULL, shown INTEGER, checksum INTEGER NOT NULL)
    """,
    """
    CREATE TABLE background(
      id INTEGER PRIMARY KEY CHECK(id = 1), checksum INTEGER NOT NULL, data BLOB NOT NULL)
    """,
    """
    CREATE TABLE layer(
      id INTEGER PRIMARY KEY, place INTEGER NOT NULL, name TEXT NOT NULL DEFAULT '',
      opacity REAL NOT NULL DEFAULT 1, blend INTEGER NOT NULL DEFAULT 0,
      is_hidden INTEGER NOT NULL DEFAULT 0)
    """,
    """
    CREATE TABLE step(
      id INTEGER PRIMARY KEY, number INTEGER NOT NULL, previous INTEGER NOT NULL,
      name TEXT NOT NULL, date REAL NOT NULL,
      x INTEGER NOT NULL, y INTEGER NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL,
      layer INTEGER NOT NULL, checksum INTEGER NOT NULL, tiles BLOB NOT NULL,
      elements BLOB NOT NULL, pixels BLOB NOT NULL)
    """,
    "CREATE TABLE head(id INTEGER PRIMARY KEY, first INTEGER NOT NULL, data BLOB NOT NULL)",
    "INSERT INTO layer(id, place) VALUES(1, 0)",
  ]

  static let layer = 1

  /// The columns of the rows of steps, without the pixels, which are read only when they are shown.
  static let stepColumns =
    "id, number, previous, name, date, x, y, width, height, layer, checksum, tiles, elements, x''"

  static let headByteCount = 100

  /// Checks the first bytes of a file, which is not opened as a database unless it is one of this
  /// version.
  static func check(head: [UInt8]) throws(StorageError) {
    guard head.count == headByteCount, head.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw .damaged
    }
    func number(at position: Int) -> Int {
      head[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(at: 68) == applicationID else { throw .damaged }
    if number(at: 60) > version { throw .laterFormat }
  }

  // MARK: Checksums

  /// The name of the table of a row that is as it was written; `nil` for any other row.
  ///
  /// A row that is found alone is known by the number of its values.
  static func table(of row: [Database.Value]) -> String? {
    switch row.count {
    case DrawingRow.columnCount: DrawingRow(row) == nil ? nil : "drawing"
    case StepRow.columnCount: StepRow(row) == nil ? nil : "step"
    case 3: isSound(row) && row[2].bytes != nil ? "background" : nil
    default: nil
    }
  }

  /// Whether the checksum of a row is right.
  static func isSound(_ row: [Database.Value]) -> Bool {
    guard let column = checksumColumn(of: row), let id = row[0].integer else { return false }
    return row[column] == .integer(checksum(of: row)) && (1..<Int(UInt32.max)).contains(id)
  }

  private static func checksumColumn(of row: [Database.Value]) -> Int? {
    switch row.count {
    case DrawingRow.columnCount: 8
    case StepRow.columnCount: 10
    case 3: 1
    default: nil
    }
  }

  /// A row with its checksum.
  static func addingChecksum(to row: [Database.Value]) -> [Database.Value] {
    var row = row
    if let column = checksumColumn(of: row) { row[column] = .integer(checksum(of: row)) }
    return row
  }

  /// The checksum of 32 bits of a row without its pixels, which have checksums of their own.
  ///
  /// SQLite has none, and a place that is wrong would show right pixels in the wrong place.
  static func checksum(of row: [Database.Value]) -> Int {
    var sum: UInt64 = 0x243F_6A88_85A3_08D3
    func add(_ word: UInt64) {
      // A product carries differences to higher bits only; the shift brings them down again.
      sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum &>> 31
    }
    func add(_ bytes: UnsafeRawBufferPointer) {
      add(UInt64(bytes.count))
      let wholeCount = bytes.count & ~7
      for start in stride(from: 0, to: wholeCount, by: 8) {
        add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
      }
      for byte in bytes[wholeCount...] { add(UInt64(byte)) }
    }
    let own = checksumColumn(of: row)
    for (column, value) in row.prefix(StepRow.columnCount - 1).enumerated() where column != own {
      switch value {
      case .integer(let number): add(UInt64(bitPattern: Int64(number)))
      case .real(let number):
        // In the file, a whole number is an integer.
        add(Int(exactly: number).map { UInt64(bitPattern: Int64($0)) } ?? number.bitPattern)
      case .text(let text):
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
      case .bytes(let bytes): bytes.withUnsafeBytes { add($0) }
      case .null: add(1 << 63)
      }
    }
    // The highest bit of the last word is in the upper half alone.
    return Int((sum ^ sum >> 32) & 0xFFFF_FFFF)
  }
}

/// A loss that a repaired database reports until something is drawn, or all is flushed, after it.
extension HistoryLoss {
  static let removal = "DROP TABLE IF EXISTS loss"

  /// Stores the loss; with `restoresPicture`, the picture of the last full flush has what lost steps had
  /// drawn.
  func write(to database: Database, restoresPicture: Bool = false) throws(StorageError) {
    try database.run(
      """
      CREATE TABLE loss(
        id INTEGER PRIMARY KEY, steps INTEGER NOT NULL, is_picture_damaged INTEGER NOT NULL,
        bytes INTEGER NOT NULL, file TEXT NOT NULL, restores_picture INTEGER NOT NULL)
      """)
    try database.run(
      "INSERT INTO loss VALUES(1,?,?,?,?,?)",
      [
        .integer(lostSteps), .integer(isPictureDamaged ? 1 : 0), .integer(byteCount),
        .text(fileName ?? ""), .integer(restoresPicture ? 1 : 0),
      ])
  }

  static func read(
    from database: Database
  ) throws(StorageError) -> (loss: HistoryLoss, restoresPicture: Bool)? {
    guard try database.number("SELECT 1 FROM sqlite_master WHERE name = 'loss'") != nil,
      let row = try database.row(1, of: "loss")
    else { return nil }
    let fileName = row[4].text ?? ""
    let loss = HistoryLoss(
      lostSteps: row[1].integer ?? 0, isPictureDamaged: row[2] != .integer(0),
      byteCount: row[3].integer ?? 0, fileName: fileName.isEmpty ? nil : fileName)
    return (loss, row[5] != .integer(0))
  }
}
