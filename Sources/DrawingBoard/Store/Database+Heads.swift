/// Copies of the heads of steps: of their rows without the pixels.
///
/// A new row gets the next pages of the file, so the heads lie among the pixels of all steps, and opening
/// a drawing would read a third of the file. The copies of some hundred heads are one value, whose pages
/// are next to one another. They are never needed: where copies are missing or make no sense, the rows are
/// read. Those of removed steps are removed in the same transaction.
extension Database {
  /// The number of heads that are copied at once.
  static let headCount = 512

  /// Calls a closure with the values of each step without its pixels, in the order of identifiers.
  ///
  /// - Parameters:
  ///   - usesHeads: Whether copies stand for the rows that they are of.
  ///   - body: The closure.
  /// - Throws: ``StorageError`` when a row cannot be read.
  func forEachStep(
    usingHeads usesHeads: Bool, _ body: ([Value]) throws(StorageError) -> Void
  ) throws(StorageError) {
    var next = 1
    if usesHeads {
      try forEachRow("SELECT id, first, data FROM head ORDER BY id") { row throws(StorageError) in
        guard let last = row[0].integer, let first = row[1].integer, next <= first, first <= last,
          let heads = row[2].bytes.flatMap(Self.heads)
        else { return }
        try forEachStep(from: next, before: first, body)
        for head in heads { try body(head) }
        next = last + 1
      }
    }
    try forEachStep(from: next, before: .max, body)
  }

  private func forEachStep(
    from first: Int, before end: Int, limit: Int = .max,
    _ body: ([Value]) throws(StorageError) -> Void
  ) throws(StorageError) {
    guard first < end else { return }
    try forEachRow(
      "SELECT \(StoreSchema.stepColumns) FROM step WHERE id >= ? AND id < ? ORDER BY id LIMIT ?",
      [.integer(first), .integer(end), .integer(limit)], body: body)
  }

  /// Copies heads that have no copy, if there are enough of them.
  ///
  /// - Parameter lastRow: The greatest identifier that a step has had.
  /// - Throws: ``StorageError`` when they cannot be written.
  func copyHeads(upTo lastRow: Int) throws(StorageError) {
    let first = (try number("SELECT max(id) FROM head") ?? 0) + 1
    guard lastRow - first + 1 >= Self.headCount else { return }
    var (bytes, last): ([UInt8], Int) = ([], 0)
    try forEachStep(from: first, before: .max, limit: Self.headCount) { row in
      last = row[0].integer ?? last
      for value in row.dropLast() { value.append(to: &bytes) }
    }
    guard last > 0 else { return }
    try insert(
      [.integer(last), .integer(first), .bytes(Self.compress(bytes))], into: "head")
  }

  /// The values of heads; `nil` when they are not as they were written.
  private static func heads(in data: [UInt8]) -> [[Value]]? {
    guard let bytes = decompress(data) else { return nil }
    return bytes.withUnsafeBytes { bytes in
      var heads: [[Value]] = []
      var place = 0
      while place < bytes.count {
        var row: [Value] = []
        row.reserveCapacity(StepRow.columnCount)
        while row.count < StepRow.columnCount - 1 {
          guard let value = Value(bytes, at: &place) else { return nil }
          row.append(value)
        }
        heads.append(row + [.bytes([])])
      }
      return heads
    }
  }

  // MARK: Compression

  /// The size of the bytes, and the bytes compressed by LZ4.
  private static func compress(_ bytes: [UInt8]) -> [UInt8] {
    let size = withUnsafeBytes(of: UInt32(clamping: bytes.count).littleEndian, Array.init)
    let room = bytes.count + bytes.count / 128 + 64
    return size + (bytes.withUnsafeBytes { EncodedTile.compress($0, room: room) } ?? [])
  }

  private static func decompress(_ data: [UInt8]) -> [UInt8]? {
    guard data.count > 4 else { return nil }
    return data.withUnsafeBytes { data in
      let count = Int(UInt32(littleEndian: data.loadUnaligned(as: UInt32.self)))
      // Bytes that compress better are none of ours.
      guard count <= data.count * 255 else { return nil }
      let bytes = [UInt8](unsafeUninitializedCapacity: count) { target, written in
        written = EncodedTile.decompress(
          UnsafeRawBufferPointer(rebasing: data[4...]), into: UnsafeMutableRawBufferPointer(target))
      }
      return bytes.count == count ? bytes : nil
    }
  }
}

extension Database.Value {
  /// Writes a byte for the type, and the value: numbers in eight bytes, or one where that has room for
  /// them, anything else after its length.
  fileprivate func append(to bytes: inout [UInt8]) {
    func append(_ type: UInt8, _ number: UInt64) {
      bytes.append(type)
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    switch self {
    case .null: bytes.append(0)
    case .integer(let number) where (0..<256).contains(number): bytes += [1, UInt8(number)]
    case .integer(let number): append(2, UInt64(bitPattern: Int64(number)))
    case .real(let number): append(3, number.bitPattern)
    case .text(let text):
      append(4, UInt64(text.utf8.count))
      bytes += text.utf8
    case .bytes(let value):
      append(5, UInt64(value.count))
      bytes += value
    }
  }

  /// Reads a value; `nil` where there is none.
  fileprivate init?(_ bytes: UnsafeRawBufferPointer, at place: inout Int) {
    func take(_ count: UInt64) -> UnsafeRawBufferPointer? {
      guard count <= bytes.count - place else { return nil }
      defer { place += Int(count) }
      return UnsafeRawBufferPointer(rebasing: bytes[place..<place + Int(count)])
    }
    guard let type = take(1)?[0] else { return nil }
    if type < 2 {
      guard type == 1 else {
        self = .null
        return
      }
      guard let number = take(1) else { return nil }
      self = .integer(Int(number[0]))
      return
    }
    guard let content = take(8) else { return nil }
    let number = UInt64(littleEndian: content.loadUnaligned(as: UInt64.self))
    switch type {
    case 2: self = .integer(Int(Int64(bitPattern: number)))
    case 3: self = .real(Double(bitPattern: number))
    case 4:
      guard let text = take(number) else { return nil }
      self = .text(String(decoding: text, as: UTF8.self))
    case 5:
      guard let value = take(number) else { return nil }
      self = .bytes(Array(value))
    default: return nil
    }
  }
}
