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
    "CREATE TABLE background(id INTEGER PRIMARY KEY CHECK(id = 1), data BLOB NOT NULL)",
    """
    CREATE TABLE layer(
      id INTEGER PRIMARY KEY, place INTEGER NOT NULL, name TEXT NOT NULL DEFAULT '',
      opacity REAL NOT NULL DEFAULT 1, blend INTEGER NOT NULL DEFAULT 0,
      is_hidden INTEGER NOT NULL DEFAULT 0)
    """,
    """
    CREATE TABLE step(
      id INTEGER PRIMARY KEY, number INTEGER NOT NULL, name TEXT NOT NULL, date REAL NOT NULL,
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
  static let stepColumns = "id, number, name, date, x, y, width, height, seal, tiles"

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
    for start in stride(from: 0, to: bytes.count, by: tileByteCount) {
      func number<Number: FixedWidthInteger>(_ offset: Int, _ type: Number.Type) -> Number {
        Number(littleEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: type))
      }
      let byteCount = Int(number(16, UInt32.self))
      guard byteCount <= Tile.byteCount else { return false }
      body(
        TileID(rawValue: number(0, UInt32.self)), TileID(rawValue: number(4, UInt32.self)),
        TileCoordinate(column: Int(number(8, Int16.self)), row: Int(number(10, Int16.self))),
        number(12, UInt32.self), byteCount, number(22, UInt8.self))
    }
    return true
  }

  /// Whether a row of ``StoreSchema/stepColumns`` is as it was written.
  static func isSound(_ row: Database.Row) -> Bool {
    let bounds = PixelRect(
      x: row.integer(4), y: row.integer(5), width: row.integer(6), height: row.integer(7))
    let sealed = seal(
      id: row.integer(0), number: row.integer(1), name: row.text(2), date: row.real(3),
      bounds: bounds, tiles: row.bytes(9))
    return sealed == row.integer(8) && row.integer(0) > 0 && row.integer(0) < Int(UInt32.max)
      && read(row.bytes(9)) { _, _, _, _, _, _ in }
  }

  /// The checksum of a row without its pixels, which have checksums of their own.
  ///
  /// SQLite has none, and a place that is wrong would show right pixels in the wrong place.
  static func seal(
    id: Int, number: Int, name: String, date: Double, bounds: PixelRect,
    tiles: UnsafeRawBufferPointer
  ) -> Int {
    var sum: UInt64 = 0x243F_6A88_85A3_08D3
    func add(_ word: UInt64) {
      // A product carries differences to higher bits only; the shift brings them down again.
      sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
      sum ^= sum &>> 31
    }
    let sides = [bounds.x, bounds.y, bounds.width, bounds.height]
    for number in [id, number, name.utf8.count, tiles.count] + sides {
      add(UInt64(bitPattern: Int64(number)))
    }
    add(date.bitPattern)
    for byte in name.utf8 { add(UInt64(byte)) }
    for start in stride(from: 0, to: tiles.count - 7, by: 8) {
      add(UInt64(littleEndian: tiles.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
    }
    return Int(sum & 0xFFFF_FFFF)
  }
}
