import Foundation

/// What a drawing is without a board.
extension StoreFolder {
  /// The path of the folder that the folders of boards are in.
  var boards: String { (path as NSString).deletingLastPathComponent }

  /// The database that has the newest state of the drawing; `nil` when there is no drawing.
  func drawingFile() throws(StorageError) -> String? {
    if let file = try readyFile() { return file }
    if try has(history) { return history }
    return try has(picture) ? picture : nil
  }

  /// Whether the folder contains no drawing, nor anything set aside from one.
  func isVacant() throws(StorageError) -> Bool {
    let leftovers = ["", "-wal", "-journal"].map { "history.new" + $0 } + ["lock"]
    return try layer.names(in: path).allSatisfy(leftovers.contains)
  }

  /// Creates a drawing, which is there as a whole or not at all.
  ///
  /// - Parameter write: Writes all of it to a new database.
  /// - Throws: `EEXIST` when there is a drawing, ``StorageError/inUse`` when a board is about to
  ///   begin one.
  func create(
    _ write: (Database) throws(StorageError) -> Void
  ) throws(StorageError) {
    guard try isVacant() else { throw .system(EEXIST) }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    guard try isVacant() else { throw .system(EEXIST) }
    do throws(StorageError) {
      try writeNew(write)
      try commitNew()
      try finishReplacing()
      try flushNames()
    } catch {
      try? remove()
      throw error
    }
  }
}
