import Foundation

/// The folder of one board, named by its id, and what is in it.
///
/// | Name | What |
/// |---|---|
/// | `history` | the log |
/// | `history.new` | a log that is being written, to take the place of `history` |
/// | `history.erased` | a log that is being overwritten with zeros |
/// | `aside-1` … | what could not be read |
/// | `lock` | held by the store that has the board open |
/// | `session` | says that the board is not to outlive its store |
struct BoardFolder: Sendable {
  let layer: any FileLayer
  let id: UUID
  let path: String

  init(_ id: UUID, in boards: String, layer: any FileLayer) {
    self.layer = layer
    self.id = id
    path = boards + "/" + id.uuidString
  }

  var log: String { path + "/history" }
  var newLog: String { path + "/history.new" }
  var erasedLog: String { path + "/history.erased" }
  var sessionMark: String { path + "/session" }
  var lockFile: String { path + "/lock" }

  /// Makes the folder, and holds its lock until what is returned is released.
  func lock() throws(StoreError) -> AnyObject & Sendable {
    try layer.createFolder(path)
    return try layer.lock(lockFile)
  }

  /// Puts right what a store could not finish when it was ended.
  func finishInterrupted() throws(StoreError) {
    if try layer.open(erasedLog) != nil {
      // The erasing had got far enough to be done; its new log may still wait for its name.
      if try layer.open(log) == nil, try layer.open(newLog) != nil {
        try layer.rename(newLog, to: log)
      }
      try layer.removeSecurely(erasedLog)
      try layer.flushFolder(path)
    }
    guard try layer.open(newLog) != nil else { return }
    // With a log there it was a copy, and may be half of one.
    if try layer.open(log) != nil {
      try layer.remove(newLog)
    } else {
      try layer.rename(newLog, to: log)
    }
    try layer.flushFolder(path)
  }

  // MARK: What could not be read

  /// The files that hold what could not be read.
  func asideFiles() throws(StoreError) -> [String] {
    try layer.names(in: path).filter { $0.hasPrefix("aside-") }.sorted()
  }

  /// How many bytes those take.
  func asideByteCount() -> Int {
    let names = (try? asideFiles()) ?? []
    return names.reduce(0) { sum, name in
      sum + ((try? layer.open(path + "/" + name)?.byteCount()) ?? 0)
    }
  }

  /// A name for one more.
  func nextAsideName() throws(StoreError) -> String {
    let numbers = try asideFiles().compactMap { Int($0.dropFirst("aside-".count)) }
    return "aside-\((numbers.max() ?? 0) + 1)"
  }

  /// Sets the whole log aside.
  func setLogAside() throws(StoreError) -> String {
    let name = try nextAsideName()
    try layer.rename(log, to: path + "/" + name)
    try layer.flushFolder(path)
    return name
  }

  /// Sets the end of the log aside, and cuts it off.
  func setTailAside(of file: any LayerFile, from offset: Int, to end: Int) throws(StoreError)
    -> String
  {
    let name = try nextAsideName()
    do throws(StoreError) {
      let aside = try layer.create(path + "/" + name)
      var position = offset
      while position < end {
        let piece = try file.read(at: position, count: min(end - position, 1 << 20))
        if piece.isEmpty { break }
        try aside.write(piece, at: position - offset)
        position += piece.count
      }
      try aside.flush(.full)
      try layer.flushFolder(path)
    } catch {
      try? layer.remove(path + "/" + name)
      throw error
    }
    try file.truncate(to: offset)
    return name
  }

  // MARK: Removing

  /// Removes the folder so that what was drawn cannot be brought back; the lock must be held.
  func removeSecurely() throws(StoreError) {
    let names = try layer.names(in: path)
    for name in names where name != "lock" {
      try layer.removeSecurely(path + "/" + name)
    }
    // The lock last: while it is there nobody else takes the folder for his own.
    try layer.remove(lockFile)
    try layer.remove(path)
  }
}
