import Foundation

/// The tables of a drawing.
enum StoreSchema {
  /// `DRAW`, by which a database is known to be a drawing.
  static let applicationID = 0x4452_4157

  /// The version of the tables; a later one is not opened.
  static let version = 1

  /// A step is one row, with its tiles, because a row takes a page or more of the write-ahead log.
  ///
  /// Nothing uses layers and elements yet; a drawing has one layer, of which its rows are.
  static let statements = [
    """
    CREATE TABLE drawing(
      id INTEGER PRIMARY KEY CHECK(id = 1), board BLOB NOT NULL,
      width INTEGER, height INTEGER, scale REAL, color_space INTEGER,
      first INTEGER NOT NULL, shown INTEGER, seal INTEGER NOT NULL)
    """,
    """
    CREATE TABLE background(
      id INTEGER PRIMARY KEY CHECK(id = 1), seal INTEGER NOT NULL, data BLOB NOT NULL)
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
      layer INTEGER NOT NULL, seal INTEGER NOT NULL, tiles BLOB NOT NULL, pixels BLOB NOT NULL)
    """,
    """
    CREATE TABLE element(
      id INTEGER PRIMARY KEY, step INTEGER NOT NULL, layer INTEGER NOT NULL, kind INTEGER NOT NULL,
      seal INTEGER NOT NULL, data BLOB NOT NULL)
    """,
    "INSERT INTO layer(id, place) VALUES(1, 0)",
  ]

  static let layer = 1

  /// What is read of the rows of steps when a drawing is opened.
  static let stepColumns =
    "id, number, previous, name, date, x, y, width, height, layer, seal, tiles"

  /// The number of columns of each table, by which a row that is found alone is known.
  static let columnCounts = (drawing: 9, background: 3, step: 13)

  /// Gives a database that is empty its tables, in a transaction.
  static func create(in database: Database) throws(StorageError) {
    for statement in statements { try database.run(statement) }
    try database.run("PRAGMA application_id=\(applicationID)")
    try database.run("PRAGMA user_version=\(version)")
  }

  /// Looks at the first bytes of a file, which is not opened as a database when it is none of this
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

  static let headByteCount = 100
}

/// A loss that a repaired database reports until something is drawn, or all is flushed, after it.
extension HistoryLoss {
  static let removal = "DROP TABLE IF EXISTS loss"

  /// Stores the loss; `restoresPicture`: whether the picture of the last full flush has what lost steps
  /// had drawn.
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
    let count = try database.number("SELECT count(*) FROM sqlite_master WHERE name = 'loss'")
    guard count ?? 0 > 0 else { return nil }
    var found: (HistoryLoss, Bool)?
    try database.forEachRow("SELECT * FROM loss") { row in
      let loss = HistoryLoss(
        reason: .damaged, lostSteps: row.integer(1), isPictureDamaged: row.integer(2) != 0,
        byteCount: row.integer(3), fileName: row.text(4).isEmpty ? nil : row.text(4))
      found = (loss, row.integer(5) != 0)
    }
    return found
  }
}

/// What a board has stored besides its history.
struct StoredBoard: Hashable, Sendable {
  /// The color spaces of boards.
  enum ColorSpace: UInt8, Sendable {
    case sRGB = 0
    case displayP3 = 1
  }

  /// The size of the canvas in pixels.
  var size = PixelSize.zero

  /// Pixels for each point.
  var scale = 1.0

  var colorSpace = ColorSpace.sRGB

  /// The encoded background; empty for none.
  var background = Data()

  /// The largest background, in bytes.
  static let longestBackground = 64 << 20
}

/// The directory of the tiles of a row, in bytes.
///
/// Each takes ``tileByteCount`` bytes, little-endian: identifier, identifier of the state before,
/// column, row, checksum of the pixels, size of the encoded bytes, layer, form, and a byte for later.
enum TileDirectory {
  static let tileByteCount = 24

  static func append(
    _ entry: TileEntry, at coordinate: TileCoordinate, to bytes: inout [UInt8]
  ) {
    func append<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    append(entry.id.rawValue)
    append(entry.previous.rawValue)
    append(Int16(clamping: coordinate.column))
    append(Int16(clamping: coordinate.row))
    append(entry.checksum)
    append(UInt32(entry.byteCount))
    append(UInt16(StoreSchema.layer))
    append(entry.formNumber)
    append(UInt8(0))
  }

  /// Calls a closure with each tile; returns `false` when the bytes make no sense.
  static func read(
    _ bytes: UnsafeRawBufferPointer,
    _ body: (
      _ id: TileID, _ previous: TileID, _ coordinate: TileCoordinate, _ checksum: UInt32,
      _ byteCount: Int, _ form: UInt8
    ) -> Void
  ) -> Bool {
    guard bytes.count.isMultiple(of: tileByteCount) else { return false }
    var wholeByteCount = 0
    for start in stride(from: 0, to: bytes.count, by: tileByteCount) {
      func number<Number: FixedWidthInteger>(_ offset: Int, _ type: Number.Type) -> Number {
        Number(littleEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: type))
      }
      let byteCount = Int(number(16, UInt32.self))
      let id = TileID(rawValue: number(0, UInt32.self))
      wholeByteCount += byteCount
      // SQLite reads from the first 2 GiB of a value, and the identifier after it must be one.
      guard byteCount <= Tile.byteCount, wholeByteCount < Int32.max, id.advanced(by: 1).isStored,
        id.isStored
      else { return false }
      body(
        id, TileID(rawValue: number(4, UInt32.self)),
        TileCoordinate(column: Int(number(8, Int16.self)), row: Int(number(10, Int16.self))),
        number(12, UInt32.self), byteCount, number(22, UInt8.self))
    }
    return true
  }

  /// Whether a row of ``StoreSchema/stepColumns`` is as it was written.
  static func isSound(_ row: Database.Row) -> Bool {
    let numbers = [0, 1, 2, 5, 6, 7, 8, 9].map { row.integer($0) }
    let sealed = seal(numbers, name: row.text(3), date: row.real(4), bytes: row.bytes(11))
    return sealed == row.integer(10) && numbers[0] > 0 && numbers[0] < Int(UInt32.max)
      && read(row.bytes(11)) { _, _, _, _, _, _ in }
  }

  /// Whether the values of a whole row of the steps or the background are as they were written.
  static func isSound(_ values: [Database.Value]) -> Bool {
    guard let seal = seal(of: values), let id = values[0].integer else { return false }
    let isStep = values.count == StoreSchema.columnCounts.step
    guard values[isStep ? 10 : 1].integer == seal, (1..<Int(UInt32.max)).contains(id) else {
      return false
    }
    guard isStep else { return true }
    return values[12].bytes != nil
      && values[11].bytes?.withUnsafeBytes { read($0) { _, _, _, _, _, _ in } } == true
  }

  /// The checksum that a whole row of the steps or the background has to have; `nil` for no such row.
  static func seal(of values: [Database.Value]) -> Int? {
    let isStep = values.count == StoreSchema.columnCounts.step
    guard isStep || values.count == StoreSchema.columnCounts.background,
      let bytes = values[isStep ? 11 : 2].bytes
    else { return nil }
    let numbers = (isStep ? [0, 1, 2, 5, 6, 7, 8, 9] : [0]).compactMap { values[$0].integer }
    let name = isStep ? values[3].text : ""
    let date = isStep ? values[4].real : 0
    guard let name, let date, numbers.count == (isStep ? 8 : 1) else { return nil }
    return bytes.withUnsafeBytes { seal(numbers, name: name, date: date, bytes: $0) }
  }

  /// A directory in which each tile comes after the state that comes before it in a table.
  static func relinking(_ tiles: [UInt8], in table: HistoryTable) -> [UInt8] {
    var tiles = tiles
    for start in stride(from: 0, to: tiles.count, by: tileByteCount) {
      let id = tiles.withUnsafeBytes {
        UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt32.self))
      }
      if let entry = table.tiles[TileID(rawValue: id)] {
        let previous = withUnsafeBytes(of: entry.previous.rawValue.littleEndian, Array.init)
        tiles.replaceSubrange(start + 4..<start + 8, with: previous)
      } else {
        tiles[start + 22] = TileEntry.lostForm
      }
    }
    return tiles
  }

  /// A directory of which some tiles are entered as lost.
  static func marking(_ lost: Set<TileID>, in tiles: [UInt8]) -> [UInt8] {
    var tiles = tiles
    for start in stride(from: 0, to: tiles.count, by: tileByteCount) {
      let id = tiles.withUnsafeBytes {
        UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt32.self))
      }
      if lost.contains(TileID(rawValue: id)) { tiles[start + 22] = TileEntry.lostForm }
    }
    return tiles
  }

  /// The checksum of a row without its pixels, which have checksums of their own.
  ///
  /// SQLite has none, and a place that is wrong would show right pixels in the wrong place.
  ///
  /// - Parameters:
  ///   - numbers: The values that are whole numbers, in the order of the columns.
  ///   - name: The value that is a text.
  ///   - date: The value that is a real number.
  ///   - bytes: The value of bytes that has no checksums of its own.
  /// - Returns: The checksum, of 32 bits.
  static func seal(
    _ numbers: [Int], name: String = "", date: Double = 0, bytes: UnsafeRawBufferPointer
  ) -> Int {
    var sum: UInt64 = 0x243F_6A88_85A3_08D3
    func add(_ word: UInt64) {
      // A product carries differences to higher bits only; the shift brings them down again.
      sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum &>> 31
    }
    for number in numbers + [name.utf8.count, bytes.count] {
      add(UInt64(bitPattern: Int64(number)))
    }
    add(date.bitPattern)
    for byte in name.utf8 { add(UInt64(byte)) }
    let wholeCount = bytes.count & ~7
    for start in stride(from: 0, to: wholeCount, by: 8) {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
    }
    for byte in bytes[wholeCount...] { add(UInt64(byte)) }
    return Int(sum & 0xFFFF_FFFF)
  }
}

extension Database.Value {
  var integer: Int? { if case .integer(let value) = self { value } else { nil } }
  var text: String? { if case .text(let value) = self { value } else { nil } }
  var bytes: [UInt8]? { if case .bytes(let value) = self { value } else { nil } }

  /// A whole number is stored as an integer, whatever the column.
  var real: Double? {
    if case .real(let value) = self { value } else { integer.map(Double.init) }
  }
}
