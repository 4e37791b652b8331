import Foundation

/// A row of the table `step`: a step and its tiles, or tiles as they were before the first step.
struct StepRow: Sendable {
  static let columnCount = 14

  let id: Int

  /// The step; its number is 0 for tiles as they were before the first step.
  let step: HistoryStep

  /// The number of the step before it when it was written; 0 for none.
  let previous: UInt64

  var tiles: [StoredTile] = []

  /// The encoded tiles, one after the other.
  var pixels: [UInt8] = []

  init(id: Int, step: HistoryStep?, previous: UInt64) {
    self.id = id
    self.step =
      step
      ?? HistoryStep(id: 0, name: "", date: Date(timeIntervalSinceReferenceDate: 0), bounds: .zero)
    self.previous = previous
  }

  /// Creates it from the values of the row; `nil` when they are not as they were written.
  init?(_ row: [Database.Value]) {
    guard row.count == Self.columnCount, StoreSchema.isSound(row), let id = row[0].integer,
      let number = row[1].integer.flatMap(UInt64.init(exactly:)),
      let previous = row[2].integer.flatMap(UInt64.init(exactly:)), let name = row[3].text,
      let date = row[4].real, let x = row[5].integer, let y = row[6].integer,
      let width = row[7].integer, let height = row[8].integer,
      let tiles = row[11].bytes.flatMap(StoredTile.tiles), let elements = row[12].bytes,
      let pixels = row[13].bytes
    else { return nil }
    step = HistoryStep(
      id: number, name: name, date: Date(timeIntervalSinceReferenceDate: date),
      bounds: PixelRect(x: x, y: y, width: width, height: height),
      elements: .bytes(elements))
    (self.id, self.previous, self.tiles, self.pixels) = (id, previous, tiles, pixels)
  }

  /// The values of the row, with its checksum.
  var values: [Database.Value] {
    var directory: [UInt8] = []
    directory.reserveCapacity(tiles.count * StoredTile.directoryByteCount)
    for tile in tiles { tile.append(to: &directory) }
    return StoreSchema.addingChecksum(to: [
      .integer(id), .integer(Int(clamping: step.id)), .integer(Int(clamping: previous)),
      .text(step.name), .real(step.date.timeIntervalSinceReferenceDate),
      .integer(step.bounds.x), .integer(step.bounds.y), .integer(step.bounds.width),
      .integer(step.bounds.height), .integer(StoreSchema.layer), .null, .bytes(directory),
      .bytes(step.elements.bytes), .bytes(pixels),
    ])
  }
}

/// A tile in the directory of a row.
///
/// There it takes ``directoryByteCount`` bytes, little-endian: identifier, identifier of the state
/// before, column, row, checksum of the pixels, size of the encoded bytes, layer, form, and a byte for
/// later.
struct StoredTile: Sendable {
  static let directoryByteCount = 24

  let id: TileID
  var previous: TileID
  let coordinate: TileCoordinate
  let checksum: UInt32

  /// The size of the encoded bytes.
  let byteCount: Int
  var form: UInt8

  init(_ entry: TileEntry, at coordinate: TileCoordinate) {
    (id, previous, self.coordinate) = (entry.id, entry.previous, coordinate)
    (checksum, byteCount, form) = (entry.checksum, Int(entry.byteCount), entry.formNumber)
  }

  private init(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    func number<Number: FixedWidthInteger>(_ offset: Int, _ type: Number.Type) -> Number {
      Number(littleEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: type))
    }
    id = TileID(rawValue: number(0, UInt32.self))
    previous = TileID(rawValue: number(4, UInt32.self))
    coordinate = TileCoordinate(
      column: Int(number(8, Int16.self)), row: Int(number(10, Int16.self)))
    checksum = number(12, UInt32.self)
    byteCount = Int(number(16, UInt32.self))
    form = number(22, UInt8.self)
  }

  /// The tiles of a directory; `nil` when the bytes make no sense.
  static func tiles(in directory: [UInt8]) -> [StoredTile]? {
    guard directory.count.isMultiple(of: directoryByteCount) else { return nil }
    let tiles = directory.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: directoryByteCount).map { StoredTile(bytes, at: $0) }
    }
    var wholeByteCount = 0
    for tile in tiles {
      wholeByteCount += tile.byteCount
      // SQLite reads from the first 2 GiB of a value, and the identifier after it must be one.
      guard tile.byteCount <= Tile.byteCount, wholeByteCount < Int32.max, tile.id.isStored,
        tile.id.advanced(by: 1).isStored
      else { return nil }
    }
    return tiles
  }

  func append(to directory: inout [UInt8]) {
    func append<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { directory.append(contentsOf: $0) }
    }
    append(id.rawValue)
    append(previous.rawValue)
    append(Int16(clamping: coordinate.column))
    append(Int16(clamping: coordinate.row))
    append(checksum)
    append(UInt32(byteCount))
    append(UInt16(StoreSchema.layer))
    append(form)
    append(UInt8(0))
  }
}
