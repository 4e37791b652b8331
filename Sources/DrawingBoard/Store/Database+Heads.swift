import Foundation

/// Copies of the heads of steps: of their rows without the pixels.
///
/// A new row gets the next pages of the file, so the heads lie among the pixels of all steps, and opening
/// a drawing would read a third of the file. The copies of a thousand heads are one value, whose pages
/// are next to one another. They are never needed: where copies are missing or make no sense, the rows are
/// read. Those of removed steps are removed in the same transaction.
extension Database {
  /// The number of heads that are copied at once.
  static let headCount = 1024

  /// Calls a closure with each step without its pixels, in the order of identifiers.
  ///
  /// - Parameters:
  ///   - usesHeads: Whether copies stand for the rows that they are of.
  ///   - body: Called with `nil` for a row that is not as it was written.
  /// - Throws: ``StorageError`` when a row cannot be read.
  func forEachStep(
    usingHeads usesHeads: Bool, _ body: (StepRow?) throws(StorageError) -> Void
  ) throws(StorageError) {
    var next = 1
    if usesHeads {
      try forEachRow("SELECT id, first, data FROM head ORDER BY id") { row throws(StorageError) in
        guard let last = row[0].integer, let first = row[1].integer, next <= first, first <= last,
          let heads = row[2].bytes.flatMap(Self.decompress)
        else { return }
        try forEachStep(from: next, before: first, body)
        var place = 0
        while place < heads.count { try body(StepRow(head: heads, at: &place)) }
        next = last + 1
      }
    }
    try forEachStep(from: next, before: .max, body)
  }

  private func forEachStep(
    from first: Int, before end: Int, limit: Int = .max,
    _ body: (StepRow?) throws(StorageError) -> Void
  ) throws(StorageError) {
    guard first < end else { return }
    try forEachRow(
      "SELECT \(StoreSchema.stepColumns) FROM step WHERE id >= ? AND id < ? ORDER BY id LIMIT ?",
      [.integer(first), .integer(end), .integer(limit)]
    ) { row throws(StorageError) in
      try body(StepRow(row))
    }
  }

  /// Copies heads that have no copy, if there are enough of them.
  ///
  /// - Parameter lastRow: The greatest identifier that a step has had.
  /// - Throws: ``StorageError`` when they cannot be written.
  func copyHeads(upTo lastRow: Int) throws(StorageError) {
    let first = (try number("SELECT max(id) FROM head") ?? 0) + 1
    guard lastRow - first + 1 >= Self.headCount else { return }
    var (bytes, last): ([UInt8], Int) = ([], 0)
    try forEachStep(from: first, before: .max, limit: Self.headCount) { row throws(StorageError) in
      guard let row else { throw .damaged }
      last = row.id
      row.appendHead(to: &bytes)
    }
    guard last > 0 else { return }
    try insert([.integer(last), .integer(first), .bytes(Self.compress(bytes))], into: "head")
  }

  // MARK: Compression

  /// The size of the bytes, their fingerprint, and the bytes compressed by LZ4.
  private static func compress(_ bytes: [UInt8]) -> [UInt8] {
    let head = [UInt32(clamping: bytes.count), fingerprint(of: bytes)].flatMap {
      withUnsafeBytes(of: $0.littleEndian, Array.init)
    }
    let room = bytes.count + bytes.count / 128 + 64
    return head + (bytes.withUnsafeBytes { EncodedTile.compress($0, room: room) } ?? [])
  }

  /// The bytes; `nil` when they are not as they were written.
  private static func decompress(_ data: [UInt8]) -> [UInt8]? {
    let headByteCount = 8
    guard data.count > headByteCount else { return nil }
    return data.withUnsafeBytes { data in
      let (count, checksum) = (
        Int(UInt32(littleEndian: data.loadUnaligned(as: UInt32.self))),
        UInt32(littleEndian: data.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
      )
      // Bytes that compress better are none of ours.
      guard count <= data.count * 255 else { return nil }
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { target, written in
        written = EncodedTile.decompress(
          UnsafeRawBufferPointer(rebasing: data[headByteCount...]),
          into: UnsafeMutableRawBufferPointer(target))
      }
      return bytes.count == count && fingerprint(of: bytes) == checksum ? bytes : nil
    }
  }

  /// The fingerprint of the whole blocks of eight words, with a checksum of the rest.
  private static func fingerprint(of bytes: [UInt8]) -> UInt32 {
    let wordCount = bytes.count / 64 * 8
    let rest = StoreSchema.checksum(of: [.bytes(Array(bytes[(wordCount * 8)...]))])
    return bytes.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: UInt64.self) { words in
        guard wordCount > 0, let start = words.baseAddress else { return 0 }
        return TilePixels.fingerprint(of: start, wordCount: wordCount)
      }
    } ^ UInt32(truncatingIfNeeded: rest)
  }
}

/// A head: numbers of eight bytes, the bounds in four each, three lengths, and what has them.
extension StepRow {
  private static let headByteCount = 60

  /// Writes all but the pixels.
  fileprivate func appendHead(to bytes: inout [UInt8]) {
    func append<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    let elements = step.elements.bytes
    append(UInt64(id))
    append(step.id)
    append(previous)
    append(step.date.timeIntervalSinceReferenceDate.bitPattern)
    for side in [step.bounds.x, step.bounds.y, step.bounds.width, step.bounds.height] {
      append(Int32(side))
    }
    for count in [step.name.utf8.count, tileCount, elements.count] { append(UInt32(count)) }
    bytes += step.name.utf8
    bytes += directory
    bytes += elements
  }

  /// Reads a head; `nil` where there is none.
  fileprivate init?(head all: [UInt8], at place: inout Int) {
    let start = place
    // Whatever happens, reading ends.
    place = all.count
    guard start + Self.headByteCount <= all.count else { return nil }
    let row = all.withUnsafeBytes { bytes -> (row: StepRow, end: Int)? in
      func number<Number: FixedWidthInteger>(_ offset: Int, _ type: Number.Type) -> Number {
        Number(littleEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: type))
      }
      var end = start + Self.headByteCount
      func take(_ count: Int) -> Range<Int>? {
        guard count <= bytes.count - end else { return nil }
        defer { end += count }
        return end..<end + count
      }
      guard let name = take(Int(number(48, UInt32.self))),
        let directory = take(Int(number(52, UInt32.self)) * TileEntry.directoryByteCount),
        let elements = take(Int(number(56, UInt32.self))),
        TileEntry.areTiles(in: UnsafeRawBufferPointer(rebasing: bytes[directory]))
      else { return nil }
      let side = { Int(number(32 + $0 * 4, Int32.self)) }
      let step = HistoryStep(
        id: number(8, UInt64.self), name: String(decoding: bytes[name], as: UTF8.self),
        date: Date(
          timeIntervalSinceReferenceDate: Double(bitPattern: number(24, UInt64.self))),
        bounds: PixelRect(x: side(0), y: side(1), width: side(2), height: side(3)),
        elements: .bytes(Array(bytes[elements])[...]))
      let row = StepRow(
        id: Int(clamping: number(0, UInt64.self)), step: step, previous: number(16, UInt64.self),
        directory: all[directory])
      return (row, end)
    }
    guard let row else { return nil }
    (self, place) = row
  }
}
