import Foundation

/// Finds the records of a log.
///
/// It asks for pieces of the file, so that a log of any size takes little memory.
struct LogReader {
  private static let pieceByteCount = 1 << 20

  let file: any LayerFile
  private let isReadOnly: Bool
  private let seed: UInt64
  private var piece: [UInt8] = []
  private var pieceOffset = 0

  /// The size of the file.
  let end: Int

  /// Bytes that were restored and could not be written back, by their offset in the file.
  private(set) var restored: [Int: [UInt8]] = [:]

  /// - Parameters:
  ///   - file: The log.
  ///   - seed: The seed of its checksums.
  ///   - end: The size of the file.
  ///   - isReadOnly: Whether restored bytes are not written back.
  init(_ file: any LayerFile, seed: UInt64, end: Int, isReadOnly: Bool) {
    (self.file, self.seed, self.end, self.isReadOnly) = (file, seed, end, isReadOnly)
  }

  /// A record in the reader's memory.
  struct Found {
    let head: LogRecordHead
    let offset: Int
    /// A Boolean value that indicates whether the body is as it was written.
    let isBodySound: Bool
    /// `nil` when the directory makes no sense.
    let record: LogRecord?

    var bodyOffset: Int { offset + LogRecordHead.byteCount + head.directoryByteCount }

    var end: Int { offset + head.recordByteCount }
  }

  /// Reads the record at an offset.
  ///
  /// - Returns: `nil` when there is none whose head and directory are as they were written.
  /// - Throws: When the file cannot be read.
  mutating func record(at offset: Int) throws(StorageError) -> Found? {
    guard try fill(offset, LogRecordHead.byteCount),
      let head = bytes(offset, LogRecordHead.byteCount, { LogRecordHead($0) }),
      try fill(offset, head.recordByteCount)
    else { return nil }
    return bytes(offset, head.recordByteCount) { bytes in
      let directoryEnd = LogRecordHead.byteCount + head.directoryByteCount
      let front = UnsafeRawBufferPointer(rebasing: bytes[..<directoryEnd])
      guard LogRecordHead.checksum(front, seed: seed) == head.checksum else { return nil }
      let body = UnsafeRawBufferPointer(rebasing: bytes[directoryEnd...])
      return Found(
        head: head, offset: offset,
        isBodySound: Checksum.of(body, seed: seed) == head.bodyChecksum,
        record: LogRecord(
          head.kind,
          directory: UnsafeRawBufferPointer(rebasing: front[LogRecordHead.byteCount...]),
          body: body))
    }
  }

  /// Finds the next record from an offset on.
  mutating func nextRecord(from start: Int) throws(StorageError) -> Found? {
    var offset = start
    while end - offset >= LogRecordHead.byteCount {
      let count = min(Self.pieceByteCount, end - offset)
      guard try fill(offset, count) else { return nil }
      guard let position = bytes(offset, count, { Self.mark(in: $0) }) else {
        // A mark may lie across the end of what was searched.
        offset += count - 3
        continue
      }
      if let record = try record(at: offset + position) { return record }
      offset += position + 1
    }
    return nil
  }

  private static func mark(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let start = bytes.baseAddress else { return nil }
    let first = Int32(UInt8(truncatingIfNeeded: LogRecordHead.mark))
    var position = 0
    while bytes.count - position >= 4,
      let found = memchr(start + position, first, bytes.count - position - 3)
    {
      position = UnsafeRawPointer(found) - start
      let mark = bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)
      if UInt32(littleEndian: mark) == LogRecordHead.mark { return position }
      position += 1
    }
    return nil
  }

  /// Restores the bytes that a checkpoint covers.
  ///
  /// - Returns: Whether anything was restored.
  mutating func restore(_ coverage: LogCoverage) throws(StorageError) -> Bool {
    guard coverage.start + coverage.byteCount <= end else { return false }
    var bytes = try read(coverage.start, coverage.byteCount)
    let places = coverage.restore(&bytes)
    for place in places {
      let (offset, block) = (coverage.start + place.lowerBound, Array(bytes[place]))
      if isReadOnly || (try? file.write(block, at: offset)) == nil { restored[offset] = block }
    }
    piece = []
    return !places.isEmpty
  }

  /// Bytes some of which were restored and could not be written back; `nil` for others.
  func restoredBytes(_ offset: Int, _ count: Int) throws(StorageError) -> [UInt8]? {
    let isRestored = restored.contains { $0 < offset + count && $0 + $1.count > offset }
    return isRestored ? try read(offset, count) : nil
  }

  // MARK: Bytes

  /// Calls the closure with bytes that were filled in before.
  private func bytes<Result>(
    _ offset: Int, _ count: Int, _ body: (UnsafeRawBufferPointer) -> Result?
  ) -> Result? {
    piece.withUnsafeBytes { piece in
      let start = offset - pieceOffset
      guard start >= 0, count >= 0, start + count <= piece.count else { return nil }
      return body(UnsafeRawBufferPointer(rebasing: piece[start..<start + count]))
    }
  }

  /// Whether that many bytes from the offset on are in the file; then they are in the piece.
  private mutating func fill(_ offset: Int, _ count: Int) throws(StorageError) -> Bool {
    guard count <= end - offset else { return false }
    if offset >= pieceOffset, offset - pieceOffset + count <= piece.count { return true }
    piece = try read(offset, min(max(count, Self.pieceByteCount), end - offset))
    pieceOffset = offset
    return piece.count >= count
  }

  private func read(_ offset: Int, _ count: Int) throws(StorageError) -> [UInt8] {
    var bytes = try file.read(at: offset, count: count)
    for (start, block) in restored where start < offset + count && start + block.count > offset {
      for (position, byte) in block.enumerated()
      where bytes.indices.contains(
        start + position - offset)
      {
        bytes[start + position - offset] = byte
      }
    }
    return bytes
  }
}

/// Little-endian numbers at the end of an array of bytes.
extension [UInt8] {
  mutating func append(number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Overwrites the bytes from a position on; the number must fit.
  mutating func write(number: some FixedWidthInteger, at position: Int) {
    Swift.withUnsafeBytes(of: number.littleEndian) {
      for (index, byte) in $0.enumerated() { self[position + index] = byte }
    }
  }
}

/// Reads little-endian numbers one after the other; `nil` past the end.
struct LogBytes {
  private(set) var rest: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    rest = bytes
  }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    let size = MemoryLayout<Number>.size
    guard rest.count >= size else { return nil }
    let number = Number(littleEndian: rest.loadUnaligned(as: Number.self))
    rest = UnsafeRawBufferPointer(rebasing: rest[size...])
    return number
  }

  mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer? {
    guard count >= 0, rest.count >= count else { return nil }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest[count...]) }
    return UnsafeRawBufferPointer(rebasing: rest[..<count])
  }
}
