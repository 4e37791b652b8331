/// What only one thread at a time knows, the store's queue as a rule: the log it writes to, and how
/// that went.
struct StoreWriting: Sendable {
  /// A log that is there and can be added to.
  struct Log: Sendable {
    let file: any LayerFile
    /// Where the next record goes; what is in the file after that is of no account.
    var end: Int
    var encoder: LogEncoder
  }

  /// How far erasing has got.
  enum Erasing {
    case done
    /// The log is to be overwritten with zeros; nothing in it is needed.
    case log
    /// The log is a new one. What was the log, and what was set aside, are to be overwritten.
    case leftovers
  }

  var lock: (AnyObject & Sendable)?
  /// Nil before the first change, and after the log was given up.
  var log: Log?
  /// Whether nobody can say what of the log is on the disk, so that it has to be written anew.
  var isSuspect = false
  /// Whether the log has something that could not be read, so that it is not to be replaced.
  var keepsOldLog = false
  var erasing = Erasing.done
  var isDiscarded = false
  /// The log is not copied to a new file before this much of it is not needed.
  var compactionFloor = Self.leastGarbage

  /// How many batches went by without a try to write, and how many are to.
  private var skipped = 0
  private var patience = 1

  /// Garbage below this is not worth a new file.
  static let leastGarbage = 1 << 20

  /// Whether to try to write, when the last try failed.
  ///
  /// - Parameters:
  ///   - suspension: Why it failed; nil when it did not.
  ///   - isAskedFor: Whether there is a reason to try now.
  ///   - freeByteCount: What the disk has left.
  ///   - neededByteCount: What is to be written.
  /// - Returns: Whether to try.
  mutating func isWorthATry(
    after suspension: StoreError?, isAskedFor: Bool, freeByteCount: @autoclosure () -> Int?,
    neededByteCount: @autoclosure () -> Int
  ) -> Bool {
    guard let suspension else { return true }
    if isAskedFor { return true }
    if suspension == .diskFull, let free = freeByteCount() {
      return free > neededByteCount() + Self.leastGarbage
    }
    skipped += 1
    guard skipped >= patience else { return false }
    skipped = 0
    patience = min(patience * 2, 64)
    return true
  }

  mutating func writingSucceeded() {
    (skipped, patience) = (0, 1)
  }
}
