/// The few things a store asks of a file system.
///
/// All of a store's access to files goes through this, so that tests can stand in for a disk that
/// is full, fails, or loses its power.
protocol FileLayer: Sendable {
  /// Makes a folder for private data that is not backed up, and those it is in; one that is there
  /// already stays.
  func createFolder(_ path: String) throws(StoreError)

  /// Makes an empty file; one that is there is replaced.
  func create(_ path: String) throws(StoreError) -> any LayerFile

  /// Opens a file; nil when it is not there.
  func open(_ path: String) throws(StoreError) -> (any LayerFile)?

  /// Gives a file another name in its folder, in place of one that has it.
  func rename(_ path: String, to newPath: String) throws(StoreError)

  /// Removes a file, or a folder that is empty; nothing happens when it is not there.
  func remove(_ path: String) throws(StoreError)

  /// The names of all that is in a folder, in no particular order; none when it is not there.
  func names(in path: String) throws(StoreError) -> [String]

  /// Makes sure that what was created, renamed and removed in a folder survives a loss of power.
  func flushFolder(_ path: String) throws(StoreError)

  /// The bytes that can still be written at a path; nil when that is unknown.
  func freeBytes(at path: String) -> Int?

  /// Takes the lock that a file stands for, and makes the file.
  ///
  /// - Returns: What holds the lock until it is released or the process ends.
  /// - Throws: ``StoreError/inUse`` when somebody has it, also in this process.
  func lock(_ path: String) throws(StoreError) -> AnyObject & Sendable
}

/// An open file; it is closed when it is released.
protocol LayerFile: AnyObject, Sendable {
  /// The bytes in the file.
  func byteCount() throws(StoreError) -> Int

  /// Reads bytes; fewer at the end of the file.
  func read(at offset: Int, count: Int) throws(StoreError) -> [UInt8]

  /// The bytes of a part of the file as they lie in the system's memory, without a copy; nil when
  /// that cannot be had, or the file ends before.
  ///
  /// They must have been written before, and not be cut off later.
  func mapped(_ range: Range<Int>) -> MappedBytes?

  /// Writes bytes. When it throws, some of them may have been written.
  func write(_ bytes: [UInt8], at offset: Int) throws(StoreError)

  /// Cuts off what is after a count of bytes.
  func truncate(to byteCount: Int) throws(StoreError)

  /// Makes sure of what was written before.
  func flush(_ strength: FlushStrength) throws(StoreError)
}

/// What a flush promises.
enum FlushStrength: Sendable {
  /// What was written before reaches the disk before what is written later. As a rule much cheaper.
  case barrier

  /// What was written before survives a loss of power.
  case full
}

extension LayerFile {
  func mapped(_ range: Range<Int>) -> MappedBytes? { nil }
}

extension FileLayer {
  /// Removes a file after its bytes were overwritten with zeros.
  ///
  /// A file system or a disk that writes elsewhere than it read may keep the bytes all the same. On
  /// iOS each file has a key of its own, which is gone with the file.
  func removeSecurely(_ path: String) throws(StoreError) {
    // Removing matters more than overwriting.
    try? overwrite(path)
    try remove(path)
  }

  private func overwrite(_ path: String) throws(StoreError) {
    guard let file = try open(path) else { return }
    let end = try file.byteCount()
    let zeros = [UInt8](repeating: 0, count: min(end, 1 << 20))
    var offset = 0
    while offset < end {
      let count = min(zeros.count, end - offset)
      try file.write(count == zeros.count ? zeros : Array(zeros[..<count]), at: offset)
      offset += count
    }
    try file.flush(.full)
  }
}
