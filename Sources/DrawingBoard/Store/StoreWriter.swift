/// What only the thread that writes a history knows.
struct StoreWriter: Sendable {
  /// Holds the lock of the board's folder.
  var lock: (any Lease)?

  /// A Boolean value that indicates whether it is unknown what the disk has of the database, which
  /// then is written anew.
  var isSuspect = false

  /// A Boolean value that indicates whether a loss of power would leave the files their names.
  var isFolderFlushed = false

  /// Whether backups have the database; `nil` until that was set.
  var isBackedUp: Bool?

  /// The picture that has a file of its own; `nil` when that is not known.
  var picture: (states: ContiguousArray<TileID>, board: StoredBoard?)?

  /// Space below this is not worth an attempt, in bytes.
  static let leastSpace = 1 << 20

  private var skippedAttempts = 0
  private var attemptInterval = 1

  /// Whether to try to write after the last attempt failed.
  ///
  /// Without a request a step was made, and the step before may have failed a moment ago.
  mutating func shouldAttempt(
    after suspension: StorageError?, for requests: [StoreRequest],
    freeByteCount: @autoclosure () -> Int?, neededByteCount: Int
  ) -> Bool {
    guard let suspension, requests.allSatisfy(\.isRetry) else { return true }
    if suspension == .diskFull, let free = freeByteCount() {
      return free > neededByteCount + (requests.isEmpty ? Self.leastSpace : 0)
    }
    guard requests.isEmpty else { return true }
    skippedAttempts += 1
    guard skippedAttempts >= attemptInterval else { return false }
    skippedAttempts = 0
    attemptInterval = min(attemptInterval * 2, 64)
    return true
  }

  /// Handles that another database has taken the place of the old one.
  mutating func databaseReplaced() { (isSuspect, isBackedUp, picture) = (false, nil, nil) }

  mutating func succeed() {
    (skippedAttempts, attemptInterval) = (0, 1)
  }
}
