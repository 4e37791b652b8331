/// Gathers records and writes them to a file in large pieces.
struct LogSink {
  private static let pieceByteCount = 1 << 20

  private let file: any LayerFile
  private let limit: Int
  private var bytes: [UInt8] = []
  private var bytesOffset: Int
  private(set) var encoder: LogEncoder

  /// Where the next record will be.
  var end: Int { bytesOffset + bytes.count }

  /// Goes on with a log.
  ///
  /// - Parameters:
  ///   - file: The log's.
  ///   - end: Where its last change ends.
  ///   - encoder: What goes on after that.
  ///   - limit: The most bytes the file may have.
  init(_ file: any LayerFile, end: Int, encoder: LogEncoder, limit: Int) {
    self.file = file
    self.encoder = encoder
    self.limit = limit
    bytesOffset = end
  }

  /// Begins a log.
  init(_ file: any LayerFile, header: LogHeader, limit: Int) {
    self.init(file, end: 0, encoder: LogEncoder(after: header), limit: limit)
    bytes = header.encoded()
  }

  /// Adds a record.
  mutating func append(_ record: LogRecord, endsChange: Bool = false) throws(StoreError) {
    encoder.append(record, endsChange: endsChange, to: &bytes)
    if bytes.count >= Self.pieceByteCount { try write() }
  }

  /// Writes what is not written yet.
  mutating func write() throws(StoreError) {
    guard end <= limit else { throw .limitReached }
    guard !bytes.isEmpty else { return }
    try file.write(bytes, at: bytesOffset)
    bytesOffset += bytes.count
    bytes.removeAll(keepingCapacity: true)
  }
}
