/// Reads the records of a log one after the other, up to the first that is not as it was written.
///
/// It asks for pieces of the file, so that a log of any size takes little memory.
struct LogReader {
  /// A record in the reader's memory.
  struct Found {
    let head: LogRecordHead
    /// Where the record begins in the file.
    let offset: Int
    /// The content, valid until the next record is read.
    let payload: UnsafeRawBufferPointer
  }

  /// Reads at most as many bytes from a place in the file.
  typealias Source = (_ offset: Int, _ count: Int) throws(StoreError) -> [UInt8]

  private static let pieceByteCount = 1 << 20

  private let source: Source
  private let end: Int
  private var piece: [UInt8] = []
  private var pieceOffset: Int
  private var expected: LogEncoder

  /// Where the next record begins.
  private(set) var offset: Int

  /// What goes on after the last record that was read.
  var encoder: LogEncoder { expected }

  /// Begins after a header.
  ///
  /// - Parameters:
  ///   - header: The log's.
  ///   - end: The size of the file.
  ///   - source: What reads the file.
  init(after header: LogHeader, end: Int, source: @escaping Source) {
    self.source = source
    self.end = end
    expected = LogEncoder(after: header)
    offset = LogHeader.byteCount
    pieceOffset = offset
  }

  /// Gives the next record to a closure.
  ///
  /// - Returns: What the closure made of it; nil at the end, and at a record that is not sound.
  /// - Throws: When the file cannot be read.
  mutating func next<Result>(_ body: (Found) -> Result) throws(StoreError) -> Result? {
    guard try fill(LogEncoder.headByteCount),
      let head = piece.withUnsafeBytes({
        LogRecordHead(UnsafeRawBufferPointer(rebasing: $0[(offset - pieceOffset)...]))
      }),
      head.sequence == expected.sequence, head.previous == expected.previous,
      try fill(head.byteCount)
    else { return nil }
    let start = offset - pieceOffset
    let result: Result? = piece.withUnsafeBytes { piece in
      let record = UnsafeRawBufferPointer(rebasing: piece[start..<(start + head.byteCount)])
      guard LogRecordHead.checksum(of: record) == head.checksum else { return nil }
      let payload = UnsafeRawBufferPointer(rebasing: record[LogEncoder.headByteCount...])
      return body(Found(head: head, offset: offset, payload: payload))
    }
    guard let result else { return nil }
    offset += head.byteCount
    expected = LogEncoder(after: head)
    return result
  }

  /// Whether that many bytes from the offset on are in the file; then they are in the piece.
  private mutating func fill(_ count: Int) throws(StoreError) -> Bool {
    guard count <= end - offset else { return false }
    if offset - pieceOffset + count <= piece.count { return true }
    piece = try source(offset, min(max(count, Self.pieceByteCount), end - offset))
    pieceOffset = offset
    return piece.count >= count
  }
}
