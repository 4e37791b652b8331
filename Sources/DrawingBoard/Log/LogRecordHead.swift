/// The first 32 bytes of a record.
///
/// | Bytes | What |
/// |---|---|
/// | 4 | the mark `0xB0A7C3D9`, by which a reader finds the next record after damage |
/// | 1 | the kind |
/// | 3 | zero |
/// | 4 | the length of the directory |
/// | 4 | the length of the body |
/// | 4 | the number of the record in its file |
/// | 4 | the checksum of the head of the record before it |
/// | 4 | the checksum of the body |
/// | 4 | the checksum of the above and of the directory |
/// | … | the directory: what the record says |
/// | … | the body: encoded tiles, the background, or parity |
struct LogRecordHead: Equatable, Sendable {
  static let byteCount = 32
  static let mark: UInt32 = 0xB0A7_C3D9

  /// Larger lengths are damage, so that no reader asks for more memory.
  static let longestPart = 1 << 28

  let kind: LogRecord.Kind
  let directoryByteCount: Int
  let bodyByteCount: Int
  var sequence: UInt32
  let previous: UInt32
  let bodyChecksum: UInt32
  let checksum: UInt32

  /// The length of the whole record.
  var recordByteCount: Int { Self.byteCount + directoryByteCount + bodyByteCount }

  /// Reads a head; `nil` when it makes no sense.
  ///
  /// Its checksum is not compared.
  init?(_ bytes: UnsafeRawBufferPointer) {
    var reader = LogBytes(bytes)
    guard reader.number(UInt32.self) == Self.mark,
      let kind = reader.number(UInt8.self).flatMap(LogRecord.Kind.init),
      let zeros = reader.bytes(3), zeros.allSatisfy({ $0 == 0 }),
      let directory = reader.number(UInt32.self), directory <= Self.longestPart,
      let body = reader.number(UInt32.self), body <= Self.longestPart,
      let sequence = reader.number(UInt32.self), let previous = reader.number(UInt32.self),
      let bodyChecksum = reader.number(UInt32.self), let checksum = reader.number(UInt32.self)
    else { return nil }
    self.kind = kind
    (directoryByteCount, bodyByteCount) = (Int(directory), Int(body))
    (self.sequence, self.previous) = (sequence, previous)
    (self.bodyChecksum, self.checksum) = (bodyChecksum, checksum)
  }

  /// Appends a record and returns the offset of its body.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - tail: The end of the log, which the record is added to.
  ///   - bytes: The bytes of the record are added here.
  /// - Returns: The offset of the body in the log.
  static func append(
    _ record: LogRecord, after tail: inout LogTail, to bytes: inout [UInt8]
  ) -> Int {
    let start = bytes.count
    bytes.append(number: mark)
    bytes.append(record.kind.rawValue)
    bytes.append(contentsOf: [0, 0, 0])
    bytes.append(number: UInt32(0))
    bytes.append(number: UInt32(0))
    bytes.append(number: tail.sequence)
    bytes.append(number: tail.previous)
    bytes.append(number: UInt32(0))
    bytes.append(number: UInt32(0))
    record.appendDirectory(to: &bytes)
    let body = bytes.count
    record.appendBody(to: &bytes)
    bytes.write(number: UInt32(body - start - byteCount), at: start + 8)
    bytes.write(number: UInt32(bytes.count - body), at: start + 12)
    let bodyChecksum = bytes.withUnsafeBytes {
      Checksum.of(UnsafeRawBufferPointer(rebasing: $0[body...]), seed: tail.seed)
    }
    bytes.write(number: bodyChecksum, at: start + 24)
    let checksum = bytes.withUnsafeBytes {
      Self.checksum(UnsafeRawBufferPointer(rebasing: $0[start..<body]), seed: tail.seed)
    }
    bytes.write(number: checksum, at: start + 28)
    let offset = tail.end + body - start
    bytes.withUnsafeBytes {
      tail.append(UnsafeRawBufferPointer(rebasing: $0[start...]), checksum: checksum)
    }
    return offset
  }

  /// The checksum that a head and its directory should name.
  static func checksum(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt32 {
    var checksum = Checksum(seed: seed)
    checksum.add(UnsafeRawBufferPointer(rebasing: bytes[..<(byteCount - 4)]))
    checksum.add(UnsafeRawBufferPointer(rebasing: bytes[byteCount...]))
    return checksum.value
  }
}

/// The end of a log, where the next record goes.
struct LogTail: Equatable, Sendable {
  /// The seed of the checksums, which belongs to the board.
  let seed: UInt64

  /// The size of the log in bytes.
  private(set) var end: Int

  /// The number of the next record.
  private(set) var sequence: UInt32

  /// The checksum of the head of the last record.
  private(set) var previous: UInt32

  /// The parity of the bytes since the last checkpoint.
  private(set) var parity: LogParity

  /// The bytes since the last checkpoint with a key frame.
  var keyFrameDistance = 0

  /// A Boolean value that indicates whether more than moves was added since the last checkpoint.
  var needsCheckpoint = true

  /// Starts after a header.
  init(after header: LogHeader) {
    seed = header.seed
    (end, sequence, previous) = (LogHeader.byteCount, 0, header.checksum)
    parity = LogParity(start: 0)
    header.encoded().withUnsafeBytes { parity.add($0) }
  }

  /// Continues after the bytes of a record.
  mutating func append(_ record: UnsafeRawBufferPointer, checksum: UInt32) {
    end += record.count
    sequence &+= 1
    previous = checksum
    keyFrameDistance += record.count
    parity.add(record)
  }

  /// Continues after a record that was read.
  ///
  /// - Parameters:
  ///   - record: The head of the record.
  ///   - end: Where it ends.
  ///   - seed: The seed of the checksums.
  ///   - coveredEnd: Where the bytes start that no checkpoint covers. They are still to be added to
  ///     ``parity``.
  ///   - keyFrameEnd: Where the last checkpoint with a key frame ends.
  init(
    after record: LogRecordHead, end: Int, seed: UInt64, coveredEnd: Int, keyFrameEnd: Int
  ) {
    self.seed = seed
    self.end = end
    sequence = record.sequence &+ 1
    previous = record.checksum
    parity = LogParity(start: coveredEnd)
    keyFrameDistance = end - keyFrameEnd
  }

  /// Adds bytes that were written earlier to the parity.
  mutating func cover(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { parity.add($0) }
  }

  /// Enters that all bytes so far are covered by a checkpoint.
  mutating func coverAll(keyFrame: Bool) {
    parity = LogParity(start: end)
    needsCheckpoint = false
    if keyFrame { keyFrameDistance = 0 }
  }
}
