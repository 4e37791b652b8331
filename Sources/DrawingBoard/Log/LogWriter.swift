/// What only the thread that writes a log knows.
struct LogWriter: Sendable {
  /// A log that can be added to.
  struct Log: Sendable {
    let file: any LayerFile
    var tail: LogTail
  }

  /// Holds the lock of the board's folder.
  var lock: (AnyObject & Sendable)?

  /// `nil` before the first change, and after the log was given up.
  var log: Log?

  /// A Boolean value that indicates whether it is unknown what the disk has of the log, which then
  /// is written anew.
  var isSuspect = false

  /// A Boolean value that indicates whether the log holds bytes that could not be read, so that it is
  /// set aside instead of replaced.
  var keepsOldLog = false

  /// A Boolean value that indicates whether the log is only read.
  var isReadOnly = false

  /// Whether backups have the log; `nil` until that was set.
  var isBackedUp: Bool?

  /// The log is not compacted before this many of its bytes are not needed, after compaction failed.
  var compactionFloor = 0

  /// Garbage below this is not worth a new file, in bytes.
  static let leastGarbage = 1 << 20

  private var skippedAttempts = 0
  private var attemptInterval = 1

  /// Whether to try to write after the last attempt failed.
  ///
  /// - Parameters:
  ///   - suspension: The reason that it failed; `nil` when it did not.
  ///   - urgency: The urgency of the attempt.
  ///   - freeByteCount: What the disk has left.
  ///   - neededByteCount: What is to be written.
  /// - Returns: Whether to try.
  mutating func shouldAttempt(
    after suspension: StorageError?, urgency: LogUrgency, freeByteCount: @autoclosure () -> Int?,
    neededByteCount: @autoclosure () -> Int
  ) -> Bool {
    guard let suspension else { return true }
    if urgency == .flush { return true }
    if suspension == .diskFull, let free = freeByteCount() {
      return free > neededByteCount() + (urgency == .retry ? 0 : Self.leastGarbage)
    }
    if urgency == .retry { return true }
    skippedAttempts += 1
    guard skippedAttempts >= attemptInterval else { return false }
    skippedAttempts = 0
    attemptInterval = min(attemptInterval * 2, 64)
    return true
  }

  mutating func succeed() {
    (skippedAttempts, attemptInterval) = (0, 1)
  }
}

/// The urgency of an attempt to write after the last one failed.
enum LogUrgency: Sendable {
  /// A step was made; the one before may have failed a moment ago.
  case change

  /// Some time has passed.
  case retry

  /// A caller waits for the result.
  case flush

  /// The greatest urgency of some requests.
  init(of requests: [LogRequest]) {
    self = .change
    for request in requests {
      if case .retry = request, self == .change { self = .retry }
      if case .retry = request { continue }
      self = .flush
    }
  }
}

/// Bytes on their way to a log.
struct LogBuffer {
  private(set) var tail: LogTail

  /// What is not written yet.
  private(set) var bytes: [UInt8] = []

  /// The tiles that are not written yet.
  private(set) var tiles: [TileID] = []

  init(_ tail: LogTail) {
    self.tail = tail
  }

  /// Starts a log.
  init(_ header: LogHeader) {
    tail = LogTail(after: header)
    bytes = header.encoded()
  }

  /// Adds a record.
  ///
  /// - Returns: The offset of its body in the file.
  mutating func append(_ record: LogRecord) -> Int {
    switch record {
    case .step(_, _, let added), .initial(let added): tiles += added.map(\.id)
    case .move, .truncation, .expiry, .board, .padding, .checkpoint: break
    }
    let offset = LogRecordHead.append(record, after: &tail, to: &bytes)
    if record.kind != .move { tail.needsCheckpoint = true }
    if case .checkpoint(_, let keyFrame) = record { tail.coverAll(keyFrame: keyFrame != nil) }
    return offset
  }

  /// Adds a checkpoint of what was added since the last one.
  mutating func appendCheckpoint(_ keyFrame: LogKeyFrame?) {
    let covered = tail.parity.covered
    _ = append(.padding(byteCount: LogRecord.paddingByteCount))
    _ = append(.checkpoint(covered, keyFrame))
  }

  /// Writes what is not written yet.
  mutating func write(to file: any LayerFile) throws(StorageError) {
    guard !bytes.isEmpty else { return }
    try file.write(bytes, at: tail.end - bytes.count)
    bytes.removeAll(keepingCapacity: true)
    tiles.removeAll(keepingCapacity: true)
  }
}
