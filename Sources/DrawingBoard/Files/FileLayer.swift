import Foundation

/// The operations that a log asks of a file system.
///
/// Every access to files goes through this, so that tests can simulate a disk that is full, fails, or
/// loses power. Symbolic links are refused with `ELOOP`: following one, a board could write to the
/// drawing of another.
protocol FileLayer: Sendable {
  /// Creates a folder for private data and those it is in, each of which is flushed into its parent;
  /// an existing folder stays.
  func createFolder(_ path: String) throws(StorageError)

  /// Creates an empty file; an existing one is replaced.
  func create(_ path: String) throws(StorageError) -> any LayerFile

  /// Opens a file; `nil` when it does not exist.
  func open(_ path: String, isReadOnly: Bool) throws(StorageError) -> (any LayerFile)?

  /// Gives a file another name in its folder, in place of a file that has it.
  func rename(_ path: String, to newPath: String) throws(StorageError)

  /// Removes a file or an empty folder; nothing happens when it does not exist.
  ///
  /// The bytes are not overwritten. On a file system that copies on write, as Apple's, that would
  /// write them elsewhere and destroy nothing; there a file is encrypted with a key of its own, which
  /// is destroyed with the file.
  func remove(_ path: String) throws(StorageError)

  /// The names of everything in a folder, in no particular order; none when it does not exist.
  func names(in path: String) throws(StorageError) -> [String]

  /// Makes sure that what was created, renamed and removed in a folder survives a loss of power.
  func flushFolder(_ path: String) throws(StorageError)

  /// Includes a file in backups of the device, or leaves it out.
  func setBackup(_ path: String, _ isIncluded: Bool) throws(StorageError)

  /// The bytes that can still be written at a path; `nil` when that is unknown.
  func freeBytes(at path: String) -> Int?

  /// Takes the lock that a file stands for, and creates the file. It never waits.
  ///
  /// - Returns: What holds the lock until it is released or the process ends.
  /// - Throws: ``StorageError/inUse`` when the lock is taken, in this process or another one.
  func lock(_ path: String) throws(StorageError) -> AnyObject & Sendable
}

/// An open file; it is closed when it is released.
protocol LayerFile: AnyObject, Sendable {
  /// The bytes in the file.
  func byteCount() throws(StorageError) -> Int

  /// Reads bytes into memory; fewer at the end of the file.
  ///
  /// - Returns: The number of bytes that were read.
  func read(at offset: Int, into target: UnsafeMutableRawBufferPointer) throws(StorageError) -> Int

  /// Writes bytes. When it throws, some of them may have been written.
  func write(_ bytes: [UInt8], at offset: Int) throws(StorageError)

  /// Cuts off what follows a number of bytes.
  func truncate(to byteCount: Int) throws(StorageError)

  /// Flushes what was written before.
  func flush(_ strength: FlushStrength) throws(StorageError)

  /// Whether this is the file that a path leads to.
  func isInPlace(_ path: String) throws(StorageError) -> Bool
}

extension LayerFile {
  /// Reads bytes; fewer at the end of the file.
  func read(at offset: Int, count: Int) throws(StorageError) -> [UInt8] {
    var failure: StorageError?
    let bytes = [UInt8](unsafeUninitializedCapacity: max(count, 0)) { buffer, done in
      do throws(StorageError) {
        done = try read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}

/// What a flush promises.
enum FlushStrength: Sendable {
  /// What was written before reaches the disk before what is written later. It is much cheaper.
  case barrier

  /// What was written before survives a loss of power.
  case full
}
