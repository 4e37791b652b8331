/// The operations that a store asks of a file system, besides those that SQLite asks of it.
///
/// Every access to files goes through this, so that tests can simulate a disk that is full, fails, or
/// loses power. Symbolic links are refused with `ELOOP`: following one, a board could write to the
/// drawing of another.
///
/// No file is opened or renamed while a database has it open: the system releases the locks of a file
/// when any descriptor of it is closed.
protocol FileLayer: Sendable {
  /// The name under which SQLite knows the file system; `nil` for the system's.
  var databaseSystem: String? { get }

  /// Creates a folder for private data and those it is in, each of which is flushed into its parent;
  /// an existing folder stays.
  func createFolder(_ path: String) throws(StorageError)

  /// The bytes in a file; `nil` when it does not exist.
  func byteCount(of path: String) throws(StorageError) -> Int?

  /// Bytes of a file; fewer when it ends before.
  func read(_ path: String, at offset: Int, count: Int) throws(StorageError) -> [UInt8]

  /// Makes a file one for the user alone, to be read from the first time on that the device was
  /// unlocked.
  func protect(_ path: String)

  /// Makes sure that the bytes of a file survive a loss of power.
  func flushFile(_ path: String) throws(StorageError)

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
  /// - Throws: ``StorageError/inUse`` when the lock is taken, in this process or another one.
  func lock(_ path: String) throws(StorageError) -> any Lease
}

/// What holds the lock of a folder until it is released or the process ends.
protocol Lease: AnyObject, Sendable {
  /// Makes the medium write its cache.
  ///
  /// It is asked through the file of the lock, because no other descriptor of a database may be
  /// closed.
  func flushMedium() throws(StorageError)
}
