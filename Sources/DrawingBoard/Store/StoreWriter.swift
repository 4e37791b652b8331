/// What only the thread that writes a history knows.
struct StoreWriter: Sendable {
  /// Holds the lock of the board's folder.
  var lock: (any Lease)?

  /// A Boolean value that indicates whether it is unknown what the disk has of the database, which
  /// then is written anew.
  var isSuspect = false

  /// A Boolean value that indicates whether the database has what could not be read, so that it is
  /// set aside instead of replaced.
  var keepsOld = false

  /// A Boolean value that indicates whether the drawing is only read.
  var isReadOnly = false

  /// A Boolean value that indicates whether a loss of power would leave the files their names.
  var isFolderFlushed = false

  /// Whether backups have the database; `nil` until that was set.
  var isBackedUp: Bool?

  /// The picture of the last full flush.
  struct Picture: Equatable, Sendable {
    let states: ContiguousArray<TileID>
    let board: StoredBoard?
  }

  /// The picture that has a file of its own; `nil` when that is not known.
  var picture: Picture?

  /// Space below this is not worth an attempt, in bytes.
  static let leastSpace = 1 << 20

  private var skippedAttempts = 0
  private var attemptInterval = 1

  init(isReadOnly: Bool = false) { self.isReadOnly = isReadOnly }

  /// Whether to try to write after the last attempt failed.
  ///
  /// - Parameters:
  ///   - suspension: The reason that it failed; `nil` when it did not.
  ///   - urgency: The urgency of the attempt.
  ///   - freeByteCount: What the disk has left.
  ///   - neededByteCount: What is to be written.
  /// - Returns: Whether to try.
  mutating func shouldAttempt(
    after suspension: StorageError?, urgency: StoreUrgency, freeByteCount: @autoclosure () -> Int?,
    neededByteCount: @autoclosure () -> Int
  ) -> Bool {
    guard let suspension else { return true }
    if urgency == .flush { return true }
    if suspension == .diskFull, let free = freeByteCount() {
      return free > neededByteCount() + (urgency == .retry ? 0 : Self.leastSpace)
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
enum StoreUrgency: Sendable {
  /// A step was made; the one before may have failed a moment ago.
  case change

  /// Some time has passed.
  case retry

  /// A caller waits for the result.
  case flush

  /// The greatest urgency of some requests.
  init(of requests: [StoreRequest]) {
    self = .change
    for request in requests {
      if case .retry = request, self == .change { self = .retry }
      if case .retry = request { continue }
      self = .flush
    }
  }
}
