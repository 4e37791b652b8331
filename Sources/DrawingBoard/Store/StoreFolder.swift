import Foundation

/// The folder of one board, named by its identifier.
///
/// | Name | What |
/// |---|---|
/// | `history` | the database, beside it `history-wal`, the changes that it does not have yet |
/// | `history.new` | a database that is being written |
/// | `history.ready` | a database that is whole and takes the place of `history` |
/// | `history.repaired` | the same, where `history` is set aside |
/// | `picture` | a database of the picture alone, as it was flushed last |
/// | `aside-1` … | what could not be read |
/// | `lock` | held by the store that writes to the folder |
struct StoreFolder: Sendable {
  let layer: any FileLayer
  let id: UUID
  let path: String

  /// A Boolean value that indicates whether nothing of it has to survive a loss of power.
  let isTemporary: Bool

  init(
    _ id: UUID, in boards: String, layer: any FileLayer = SystemFileLayer(),
    isTemporary: Bool = false
  ) {
    (self.layer, self.id, self.isTemporary) = (layer, id, isTemporary)
    path = boards + "/" + id.uuidString
  }

  var history: String { path + "/history" }
  var newHistory: String { path + "/history.new" }
  var readyHistory: String { path + "/history.ready" }
  var repairedHistory: String { path + "/history.repaired" }
  var picture: String { path + "/picture" }
  var lockFile: String { path + "/lock" }

  /// Opens the database for writing.
  func open() throws(StorageError) -> Database {
    try Database(history, system: layer.databaseSystem, flushes: !isTemporary)
  }

  /// Creates the folder, and returns what holds its lock until it is released.
  ///
  /// - Throws: ``StorageError/inUse`` when another store holds it.
  func lock() throws(StorageError) -> any Lease {
    try layer.createFolder(path)
    return try layer.lock(lockFile)
  }

  /// Whether there is a file of this name.
  func has(_ path: String) throws(StorageError) -> Bool { try layer.byteCount(of: path) != nil }

  /// The bytes of the database with what it does not have yet.
  var historyByteCount: Int {
    byteCount(of: ["history", "history-wal"])
  }

  /// The bytes of files of the folder, without those that cannot be looked at.
  func byteCount(of names: [String]) -> Int {
    names.reduce(0) { $0 + (((try? layer.byteCount(of: path + "/" + $1)) ?? nil) ?? 0) }
  }

  /// Completes or removes what a store could not finish when the app ended.
  ///
  /// - Throws: ``StorageError`` when the folder cannot be changed.
  func finishInterrupted() throws(StorageError) {
    if try removeNew() { try layer.flushFolder(path) }
    try finishReplacing()
  }

  /// Removes a database that was not completed.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func removeNew() throws(StorageError) -> Bool {
    var wasThere = false
    for suffix in ["-journal", "-wal", ""] where try has(newHistory + suffix) {
      try layer.remove(newHistory + suffix)
      wasThere = true
    }
    return wasThere
  }

  /// Writes a database beside the old one, and brings it to the medium.
  ///
  /// One that is written once needs no write-ahead log. The closure writes in a transaction. When that
  /// fails, nothing is left of the database.
  func writeNew(
    isWrittenOnce: Bool = false, _ write: (Database) throws(StorageError) -> Void
  ) throws(StorageError) {
    try removeNew()
    do throws(StorageError) {
      try Database.create(
        newHistory, on: layer, isWrittenOnce: isWrittenOnce, flushes: !isTemporary, write)
    } catch {
      _ = try? removeNew()
      throw error
    }
  }

  /// The database that takes the place of the old one as soon as that is possible; `nil` for none.
  func readyFile() throws(StorageError) -> String? {
    for file in [repairedHistory, readyHistory] where try has(file) { return file }
    return nil
  }

  /// Makes the new database, which is flushed, the history.
  ///
  /// - Parameter setsOldAside: Whether the old one is set aside. Default `false`.
  /// - Throws: ``StorageError`` when the old one is the history still.
  func commitNew(settingOldAside setsOldAside: Bool = false) throws(StorageError) {
    try layer.rename(newHistory, to: setsOldAside ? repairedHistory : readyHistory)
  }

  /// Gives a database that is the history the place of the old one, if there is one.
  ///
  /// Neither may be open. It can be done again when it fails.
  ///
  /// - Throws: ``StorageError`` when the folder cannot be changed.
  func finishReplacing() throws(StorageError) {
    while let file = try readyFile() {
      // Before the log of the old one is gone, without which the old one is not whole.
      try layer.flushFolder(path)
      if file == repairedHistory { _ = try setAside() }
      try removeLog()
      try layer.rename(file, to: history)
      try layer.flushFolder(path)
    }
  }

  /// Removes what belongs to an old database, and must not be taken for changes of another one.
  private func removeLog() throws(StorageError) {
    for suffix in ["-wal", "-journal"] where try has(history + suffix) {
      try layer.remove(history + suffix)
    }
  }

  /// Makes the picture the drawing, as a backup leaves it that has no history.
  func startFromPicture() throws(StorageError) {
    try removeLog()
    try layer.rename(picture, to: history)
    try layer.flushFolder(path)
  }

  /// Makes sure that the folder and what is in it keep their names, whatever failed before.
  func flushNames() throws(StorageError) {
    try layer.flushFolder(path)
    try layer.flushFolder(boards)
    // The folder of boards may be the app's own, in one that it cannot read.
    try? layer.flushFolder((boards as NSString).deletingLastPathComponent)
  }

  // MARK: What could not be read

  func asideFiles() throws(StorageError) -> [String] {
    try layer.names(in: path).filter { $0.hasPrefix("aside-") }.sorted()
  }

  /// The size of the files that hold what could not be read, in bytes.
  func asideByteCount() -> Int { byteCount(of: (try? asideFiles()) ?? []) }

  /// The name that the next file gets that is set aside.
  func nextAsideName() throws(StorageError) -> String {
    let names = try asideFiles()
    let numbers = names.compactMap { Int($0.dropFirst("aside-".count).prefix { $0 != "-" }) }
    let last = numbers.max() ?? 0
    // The log goes first: without its database it waits for it.
    let isLogAlone = last > 0 && !names.contains("aside-\(last)")
    return "aside-\(isLogAlone ? last : last + 1)"
  }

  /// Sets the database aside, which must not be open.
  ///
  /// - Returns: The name that it has now; `nil` when there is none.
  func setAside() throws(StorageError) -> String? {
    guard try has(history) else { return nil }
    let name = try nextAsideName()
    for suffix in ["-wal", ""] where try has(history + suffix) {
      try layer.rename(history + suffix, to: path + "/" + name + suffix)
    }
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
    // First, because a drawing without its database is the one of this file.
    try layer.remove(picture)
    for name in names where name != "lock" { try layer.remove(path + "/" + name) }
    // The lock last: while it is there, no other store takes the folder.
    try layer.remove(lockFile)
    try layer.remove(path)
  }
}

/// The folders of boards.
extension StoreFolder {
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

  /// Where the folders of boards without an identifier are.
  static var temporaryPath: String {
    FileManager.default.temporaryDirectory.appendingPathComponent("DrawingBoards").path
  }

  /// Removes the folders of boards without an identifier that no store has open.
  static func removeTemporary() {
    for id in (try? boards(in: temporaryPath)) ?? [] { try? discard(id, in: temporaryPath) }
  }

  /// The identifiers of all boards in a folder, in no particular order.
  static func boards(
    in path: String, layer: any FileLayer = SystemFileLayer()
  ) throws(StorageError) -> [UUID] {
    try layer.names(in: path).compactMap { UUID(uuidString: $0) }
  }

  /// Removes a board that no store has open.
  ///
  /// - Throws: ``StorageError/inUse`` when one has, and what the system reports when something is left.
  static func discard(
    _ id: UUID, in path: String, layer: any FileLayer = SystemFileLayer()
  ) throws(StorageError) {
    guard try boards(in: path, layer: layer).contains(id) else { return }
    let folder = StoreFolder(id, in: path, layer: layer)
    let lock = try folder.lock()
    defer { withExtendedLifetime(lock) {} }
    try folder.remove()
  }
}
