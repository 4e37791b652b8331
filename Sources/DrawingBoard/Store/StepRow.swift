import Foundation

/// A row of the table `step`: a step and its tiles, or tiles as they were before the first step.
struct StepRow: Sendable {
  static let columnCount = 14

  let id: Int

  /// The step; its number is 0 for tiles as they were before the first step.
  let step: HistoryStep

  /// The number of the step before it when it was written; 0 for none.
  let previous: UInt64

  /// The tiles, as ``TileEntry/directoryByteCount`` says.
  private(set) var directory: ArraySlice<UInt8> = []

  /// The encoded tiles, one after the other.
  var pixels: [UInt8] = []

  init(id: Int, step: HistoryStep?, previous: UInt64, directory: ArraySlice<UInt8> = []) {
    self.id = id
    self.step =
      step
      ?? HistoryStep(id: 0, name: "", date: Date(timeIntervalSinceReferenceDate: 0), bounds: .zero)
    self.previous = previous
    self.directory = directory
  }

  /// Creates it from the values of the row; `nil` when they are not as they were written.
  init?(_ row: [Database.Value]) {
    guard row.count == Self.columnCount, StoreSchema.isSound(row), let id = row[0].integer,
      let number = row[1].integer.flatMap(UInt64.init(exactly:)),
      let previous = row[2].integer.flatMap(UInt64.init(exactly:)), let name = row[3].text,
      let date = row[4].real, let x = row[5].integer, let y = row[6].integer,
      let width = row[7].integer, let height = row[8].integer,
      let directory = row[11].bytes, directory.withUnsafeBytes(TileEntry.areTiles),
      let elements = row[12].bytes, let pixels = row[13].bytes
    else { return nil }
    step = HistoryStep(
      id: number, name: name, date: Date(timeIntervalSinceReferenceDate: date),
      bounds: PixelRect(x: x, y: y, width: width, height: height),
      elements: .bytes(elements[...]))
    (self.id, self.previous, self.directory, self.pixels) = (id, previous, directory[...], pixels)
  }

  /// The values of the row, with its checksum.
  var values: [Database.Value] {
    StoreSchema.addingChecksum(to: [
      .integer(id), .integer(Int(clamping: step.id)), .integer(Int(clamping: previous)),
      .text(step.name), .real(step.date.timeIntervalSinceReferenceDate),
      .integer(step.bounds.x), .integer(step.bounds.y), .integer(step.bounds.width),
      .integer(step.bounds.height), .integer(StoreSchema.layer), .null, .bytes(Array(directory)),
      .bytes(step.elements.bytes), .bytes(pixels),
    ])
  }

  // MARK: Tiles

  var tileCount: Int { directory.count / TileEntry.directoryByteCount }

  mutating func append(_ entry: TileEntry, at coordinate: TileCoordinate) {
    entry.append(to: &directory, at: coordinate)
  }

  /// Calls a closure with each tile, whose slot is not known.
  func forEachTile(_ body: (TileEntry, TileCoordinate) -> Void) {
    directory.withUnsafeBytes { directory in
      for place in 0..<directory.count / TileEntry.directoryByteCount {
        let (entry, coordinate) = TileEntry.tile(place, of: directory)
        body(entry, coordinate)
      }
    }
  }
}

/// The directory of a row.
///
/// Each tile takes ``directoryByteCount`` bytes there, little-endian: identifier, identifier of the state
/// before, column, row, checksum of the pixels, size of the encoded bytes, and form.
extension TileEntry {
  static let directoryByteCount = 19

  /// Whether the bytes are those of a directory.
  static func areTiles(in directory: UnsafeRawBufferPointer) -> Bool {
    guard directory.count.isMultiple(of: directoryByteCount) else { return false }
    var (wholeByteCount, isSound) = (0, true)
    for place in 0..<directory.count / directoryByteCount {
      let (entry, _) = tile(place, of: directory)
      wholeByteCount += Int(entry.byteCount)
      // SQLite reads from the first 2 GiB of a value, and the identifier after it must be one.
      isSound =
        isSound && entry.byteCount <= Tile.byteCount && wholeByteCount < Int32.max
        && entry.id.isStored && entry.id.advanced(by: 1).isStored
    }
    return isSound
  }

  fileprivate static func tile(
    _ place: Int, of directory: UnsafeRawBufferPointer
  ) -> (TileEntry, TileCoordinate) {
    func number<Number: FixedWidthInteger>(_ offset: Int, _ type: Number.Type) -> Number {
      let start = place * directoryByteCount + offset
      return Number(littleEndian: directory.loadUnaligned(fromByteOffset: start, as: type))
    }
    let entry = TileEntry(
      id: TileID(rawValue: number(0, UInt32.self)), slot: 0,
      previous: TileID(rawValue: number(4, UInt32.self)), checksum: number(12, UInt32.self),
      form: number(18, UInt8.self), byteCount: Int(number(16, UInt16.self)))
    let coordinate = TileCoordinate(
      column: Int(number(8, Int16.self)), row: Int(number(10, Int16.self)))
    return (entry, coordinate)
  }

  fileprivate func append(to directory: inout ArraySlice<UInt8>, at coordinate: TileCoordinate) {
    func append<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { directory.append(contentsOf: $0) }
    }
    append(id.rawValue)
    append(previous.rawValue)
    append(Int16(clamping: coordinate.column))
    append(Int16(clamping: coordinate.row))
    append(checksum)
    append(byteCount)
    append(formNumber)
  }
}
