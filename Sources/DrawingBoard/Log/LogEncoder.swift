/// Makes records into bytes, each bound to the one before.
///
/// | Bytes | What |
/// |---|---|
/// | 2 | the mark `0xB0A7` |
/// | 1 | the kind |
/// | 1 | 1 when the change goes on with the next record, else 0 |
/// | 4 | the length of the content |
/// | 4 | the number of the record in its file |
/// | 4 | the checksum of the record before it |
/// | 4 | the checksum of the above and of the content |
/// | … | the content |
struct LogEncoder: Equatable {
  static let headByteCount = 20
  static let mark: UInt16 = 0xB0A7

  /// The number of the next record.
  private(set) var sequence: UInt32 = 0

  /// The checksum of the last record, or of the header.
  private(set) var previous: UInt32

  /// Begins after a header.
  init(after header: LogHeader) {
    previous = header.checksum
  }

  /// Goes on after a record.
  init(after head: LogRecordHead) {
    sequence = head.sequence &+ 1
    previous = head.checksum
  }

  /// Appends a record's bytes.
  ///
  /// - Parameters:
  ///   - record: What is appended.
  ///   - endsChange: Whether what was appended so far takes effect; a tile alone never does.
  ///   - bytes: Where it goes.
  mutating func append(_ record: LogRecord, endsChange: Bool, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(number: Self.mark)
    bytes.append(record.kind.rawValue)
    bytes.append(endsChange && record.kind != .tile ? 0 : 1)
    bytes.append(number: UInt32(0))
    bytes.append(number: sequence)
    bytes.append(number: previous)
    bytes.append(number: UInt32(0))
    record.appendPayload(to: &bytes)
    bytes.write(number: UInt32(bytes.count - start - Self.headByteCount), at: start + 4)
    let checksum = bytes.withUnsafeBytes {
      LogRecordHead.checksum(of: UnsafeRawBufferPointer(rebasing: $0[start...]))
    }
    bytes.write(number: checksum, at: start + 16)
    sequence &+= 1
    previous = checksum
  }
}

/// What comes before the content of a record.
struct LogRecordHead: Equatable {
  let kind: LogRecord.Kind
  /// Whether all records since the last that did so take effect with this one.
  let endsChange: Bool
  let payloadByteCount: Int
  let sequence: UInt32
  let previous: UInt32
  let checksum: UInt32

  var byteCount: Int { LogEncoder.headByteCount + payloadByteCount }

  /// Reads it; nil when it makes no sense.
  init?(_ bytes: UnsafeRawBufferPointer) {
    var reader = LogBytes(bytes)
    guard reader.number(UInt16.self) == LogEncoder.mark,
      let kind = reader.number(UInt8.self).flatMap(LogRecord.Kind.init),
      let flags = reader.number(UInt8.self), flags == 0 || flags == 1, kind != .tile || flags == 1,
      let count = reader.number(UInt32.self), count <= LogRecord.longestPayload,
      let sequence = reader.number(UInt32.self), let previous = reader.number(UInt32.self),
      let checksum = reader.number(UInt32.self)
    else { return nil }
    self.kind = kind
    endsChange = flags == 0
    payloadByteCount = Int(count)
    self.sequence = sequence
    self.previous = previous
    self.checksum = checksum
  }

  /// The checksum that the bytes of a whole record should name.
  static func checksum(of record: UnsafeRawBufferPointer) -> UInt32 {
    var checksum = Checksum()
    checksum.add(UnsafeRawBufferPointer(rebasing: record[..<16]))
    checksum.add(UnsafeRawBufferPointer(rebasing: record[LogEncoder.headByteCount...]))
    return checksum.value
  }
}
