import Foundation

/// The folder of one board, named by its identifier.
///
/// | Name | What |
/// |---|---|
/// | `history` | the log |
/// | `history.new` | a log that is being written, to take the place of `history` |
/// | `picture` | a log of the newest picture alone, where the history is left out of backups |
/// | `aside-1` … | what could not be read |
/// | `lock` | held by the log that writes to the folder |
struct LogFolder: Sendable {
  let layer: any FileLayer
  let id: UUID
  let path: String

  /// Returns the number of a new file, which no other file of the board has.
  var nextFileNumber: @Sendable () -> UInt64 = { .random(in: 0 ... .max) }

  init(_ id: UUID, in boards: String, layer: any FileLayer = SystemFileLayer()) {
    (self.layer, self.id) = (layer, id)
    path = boards + "/" + id.uuidString
  }

  var log: String { path + "/history" }
  var newLog: String { path + "/history.new" }
  var picture: String { path + "/picture" }
  var lockFile: String { path + "/lock" }

  /// Creates the folder, and returns what holds its lock until it is released.
  ///
  /// - Throws: ``StorageError/inUse`` when another log holds it.
  func lock() throws(StorageError) -> AnyObject & Sendable {
    try layer.createFolder(path)
    return try layer.lock(lockFile)
  }

  /// Completes or removes what a log could not finish when the app ended.
  ///
  /// - Parameter isWhole: Returns whether a new log is complete.
  /// - Throws: ``StorageError`` when the folder cannot be changed.
  func finishInterrupted(
    isWhole: (any LayerFile) throws(StorageError) -> Bool
  ) throws(StorageError) {
    guard let file = try layer.open(newLog, isReadOnly: true) else { return }
    var isLeftover = try layer.open(log, isReadOnly: true) != nil
    // Without a log and without anything aside, the new one was the first: nothing of it was
    // acknowledged.
    if !isLeftover, try asideFiles().isEmpty { isLeftover = try !isWhole(file) }
    if isLeftover {
      // A possibly incomplete copy of the log.
      try layer.remove(newLog)
    } else {
      try layer.rename(newLog, to: log)
    }
    try layer.flushFolder(path)
  }

  /// Whether an open file is the one that the next start of the app will find.
  func isInPlace(_ file: any LayerFile) throws(StorageError) -> Bool {
    try file.isInPlace(log)
  }

  // MARK: What could not be read

  func asideFiles() throws(StorageError) -> [String] {
    try layer.names(in: path).filter { $0.hasPrefix("aside-") }.sorted()
  }

  /// The size of the files that hold what could not be read, in bytes.
  func asideByteCount() -> Int {
    let names = (try? asideFiles()) ?? []
    return names.reduce(0) { sum, name in
      let file = (try? layer.open(path + "/" + name, isReadOnly: true)) ?? nil
      return sum + ((try? file?.byteCount()) ?? 0)
    }
  }

  /// The name that the next file gets that is set aside.
  func nextAsideName() throws(StorageError) -> String {
    let numbers = try asideFiles().compactMap { Int($0.dropFirst("aside-".count)) }
    return "aside-\((numbers.max() ?? 0) + 1)"
  }

  /// Sets the log aside.
  ///
  /// - Returns: The name that it has now.
  func setLogAside() throws(StorageError) -> String {
    let name = try nextAsideName()
    try layer.rename(log, to: path + "/" + name)
    try layer.flushFolder(path)
    return name
  }

  /// Removes what could not be read.
  func removeAsideFiles() throws(StorageError) {
    for name in try asideFiles() { try layer.remove(path + "/" + name) }
  }

  // MARK: Removing

  /// Removes the folder; the lock must be held.
  func remove() throws(StorageError) {
    let names = try layer.names(in: path)
    for name in names where name != "lock" { try layer.remove(path + "/" + name) }
    // The lock last: while it is there, no other log takes the folder.
    try layer.remove(lockFile)
    try layer.remove(path)
  }
}

/// The folders of boards.
extension LogFolder {
  /// Where the folders of boards are by default: `DrawingBoards` in Application Support.
  static func standardPath() throws(StorageError) -> String {
    do {
      let support = try FileManager.default.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      return support.appendingPathComponent("DrawingBoards", isDirectory: true).path
    } catch {
      throw StorageError(error)
    }
  }

  /// The identifiers of all boards in a folder, in no particular order.
  static func boards(
    in path: String, layer: any FileLayer = SystemFileLayer()
  ) throws(StorageError) -> [UUID] {
    try layer.names(in: path).compactMap { UUID(uuidString: $0) }
  }

  /// Removes a board that no log has open.
  ///
  /// - Throws: ``StorageError/inUse`` when one has, and what the system reports when something is left.
  static func discard(
    _ id: UUID, in path: String, layer: any FileLayer = SystemFileLayer()
  ) throws(StorageError) {
    guard try boards(in: path, layer: layer).contains(id) else { return }
    let folder = LogFolder(id, in: path, layer: layer)
    let lock = try folder.lock()
    defer { withExtendedLifetime(lock) {} }
    try folder.remove()
  }
}
