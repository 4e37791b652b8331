import Foundation

/// Logs in new files.
extension ImageStackStore {
  /// Writes the whole history to a new file, which takes the place of the log.
  ///
  /// - Parameters:
  ///   - writing: What the queue knows.
  ///   - isCompaction: Whether the old file is good, and stays when a tile in it cannot be read.
  /// - Throws: When that is not possible; what was there before is there then.
  func rewrite(_ writing: inout StoreWriting, isCompaction: Bool = false) throws(StoreError) {
    let (copy, file) = try writeNewLog(&writing, isCompaction: isCompaction)
    do throws(StoreError) {
      if writing.keepsOldLog, try folder.layer.open(folder.log) != nil {
        _ = try folder.setLogAside()
      }
      try folder.layer.rename(folder.newLog, to: folder.log)
    } catch {
      try? folder.layer.remove(folder.newLog)
      throw error
    }
    adopt(copy, file, &writing)
    try flushFolder(&writing)
  }

  /// Puts the old log out of the way to be overwritten, and a new one in its place.
  func eraseLog(_ writing: inout StoreWriting) throws(StoreError) {
    let layer = folder.layer
    let new: (LogCopy, any LayerFile)?
    do throws(StoreError) {
      new = try writeNewLog(&writing, isCompaction: false)
    } catch {
      // What is to be erased goes also when there is no space for what stays.
      new = nil
    }
    writing.log = nil
    writing.keepsOldLog = false
    if try layer.open(folder.log) != nil {
      try layer.rename(folder.log, to: folder.erasedLog)
    }
    guard let (copy, file) = new else {
      try flushFolder(&writing)
      try layer.removeSecurely(folder.erasedLog)
      try rewrite(&writing)
      writing.erasing = .leftovers
      return
    }
    try layer.rename(folder.newLog, to: folder.log)
    adopt(copy, file, &writing)
    writing.erasing = .leftovers
    try flushFolder(&writing)
  }

  /// Overwrites and removes what was the log, and what was set aside.
  func eraseLeftovers(_ writing: inout StoreWriting) throws(StoreError) {
    try folder.layer.removeSecurely(folder.erasedLog)
    for name in try folder.asideFiles() {
      try folder.layer.removeSecurely(folder.path + "/" + name)
    }
    try flushFolder(&writing)
    writing.erasing = .done
    state.withLock { $0.asideByteCount = 0 }
  }

  // MARK: Steps

  private func writeNewLog(
    _ writing: inout StoreWriting, isCompaction: Bool
  ) throws(StoreError) -> (LogCopy, any LayerFile) {
    if writing.lock == nil { writing.lock = try folder.lock() }
    let header = LogHeader(board: id, fileNumber: .random(in: 0 ... .max))
    let file = try folder.layer.create(folder.newLog)
    do throws(StoreError) {
      var copy = LogCopy(LogSink(file, header: header, limit: byteLimit), isWhole: true)
      copy.bearsLoss = !isCompaction
      // Each item by itself, so that one damaged place later does not cost everything.
      for item in look(\.wholePlan) {
        try write(item, endsChange: true, to: &copy)
      }
      try copy.sink.write()
      try file.flush(.full)
      if copy.hasLoss { writing.keepsOldLog = true }
      return (copy, file)
    } catch {
      try? folder.layer.remove(folder.newLog)
      throw error
    }
  }

  private func adopt(
    _ copy: LogCopy, _ file: any LayerFile, _ writing: inout StoreWriting
  ) {
    writing.log = StoreWriting.Log(file: file, end: copy.sink.end, encoder: copy.sink.encoder)
    writing.isSuspect = false
    writing.keepsOldLog = false
    let aside = folder.asideByteCount()
    state.withLock { state in
      state.file = file
      state.fileByteCount = copy.sink.end
      state.asideByteCount = aside
      state.tables.markWritten(replacing: copy.placed.entries)
      state.letGoOfEncoded()
      state.isFlushed = true
      state.lastFlush = Date()
    }
  }

  /// When it fails, the disk may still have the old log under the name, or none.
  private func flushFolder(_ writing: inout StoreWriting) throws(StoreError) {
    do throws(StoreError) {
      try folder.layer.flushFolder(folder.path)
    } catch {
      writing.isSuspect = true
      state.withLock { $0.isFlushed = false }
      throw error
    }
  }
}
