import Foundation

/// The system's files.
struct SystemFileLayer: FileLayer {
  /// Makes a file or folder readable from the first time on that the device was unlocked.
  var setProtection: @Sendable (_ path: String) throws -> Void = { path in
    try FileManager.default.setAttributes(
      [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: path)
  }

  /// Leaves a file out of backups of the device, or includes it.
  var setExclusion: @Sendable (_ path: String, _ isExcluded: Bool) throws -> Void = {
    path, isExcluded in
    var url = URL(fileURLWithPath: path)
    var values = URLResourceValues()
    values.isExcludedFromBackup = isExcluded
    try url.setResourceValues(values)
  }

  func createFolder(_ path: String) throws(StorageError) {
    if let status = try status(of: path) {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw StorageError(ENOTDIR) }
      return
    }
    let parent = (path as NSString).deletingLastPathComponent
    if try status(of: parent) == nil { try createFolder(parent) }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw StorageError.last }
    // Before anything is in it, so that what SQLite creates is protected as it is.
    try? setProtection(path)
    try flushFolder(parent)
  }

  /// Files can be read and written from the first time on that the device was unlocked, so a flush
  /// in the background works while it is locked.
  func protect(_ path: String) {
    try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    // The class of the app applies to a file without a mark, and drawing must go on.
    try? setProtection(path)
  }

  var databaseSystem: String? { nil }

  func byteCount(of path: String) throws(StorageError) -> Int? {
    guard try status(of: (path as NSString).deletingLastPathComponent) != nil else { return nil }
    return try status(of: path).map { Int($0.st_size) }
  }

  /// What the system knows of a file or folder, which must be no link; `nil` when it does not exist.
  private func status(of path: String) throws(StorageError) -> stat? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .last
    }
    if status.st_mode & S_IFMT == S_IFLNK { throw StorageError(ELOOP) }
    return status
  }

  func read(_ path: String, at offset: Int, count: Int) throws(StorageError) -> [UInt8] {
    let file = SystemFile(try descriptor(path, O_RDONLY))
    var bytes = [UInt8](repeating: 0, count: count)
    let done = pread(file.descriptor, &bytes, count, off_t(offset))
    guard done >= 0 else { throw .last }
    return Array(bytes[..<done])
  }

  func flushFile(_ path: String) throws(StorageError) {
    try SystemFile(try descriptor(path, O_RDWR)).flush()
  }

  private func descriptor(_ path: String, _ flags: Int32) throws(StorageError) -> Int32 {
    _ = try status(of: (path as NSString).deletingLastPathComponent)
    let descriptor = Foundation.open(path, flags | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw StorageError.last }
    return descriptor
  }

  func rename(_ path: String, to newPath: String) throws(StorageError) {
    guard Foundation.rename(path, newPath) == 0 else { throw StorageError.last }
  }

  func remove(_ path: String) throws(StorageError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    let result = status.st_mode & S_IFMT == S_IFDIR ? rmdir(path) : unlink(path)
    guard result == 0 || errno == ENOENT else { throw StorageError.last }
  }

  func names(in path: String) throws(StorageError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      if !FileManager.default.fileExists(atPath: path) { return [] }
      throw StorageError(error)
    }
  }

  func flushFolder(_ path: String) throws(StorageError) {
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StorageError.last }
    try SystemFile(descriptor).flush()
  }

  func setBackup(_ path: String, _ isIncluded: Bool) throws(StorageError) {
    do {
      try setExclusion(path, !isIncluded)
    } catch {
      let error = StorageError(error)
      // A file system without such marks is not backed up by the system.
      guard ![.system(ENOTSUP), .system(EOPNOTSUPP)].contains(error) else { return }
      throw error
    }
  }

  func freeBytes(at path: String) -> Int? {
    var figures = statvfs()
    guard statvfs(path, &figures) == 0 else { return nil }
    let (bytes, overflow) = Int(clamping: figures.f_bavail)
      .multipliedReportingOverflow(by: Int(clamping: figures.f_frsize))
    return overflow ? nil : bytes
  }

  func lock(_ path: String) throws(StorageError) -> any Lease {
    while true {
      let file = SystemFile(try descriptor(path, O_RDWR | O_CREAT))
      protect(path)
      guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else {
        throw errno == EWOULDBLOCK ? .inUse : StorageError.last
      }
      // The owner before may have removed the file meanwhile; then this lock protects nothing.
      var (own, found) = (stat(), stat())
      guard fstat(file.descriptor, &own) == 0 else { throw .last }
      if own.st_nlink > 0, lstat(path, &found) == 0, found.st_ino == own.st_ino,
        found.st_dev == own.st_dev
      {
        return file
      }
    }
  }
}

/// A file or folder of the system, open until it is released.
private final class SystemFile: Lease {
  let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  func flush() throws(StorageError) {
    guard fsync(descriptor) == 0 else { throw StorageError.last }
    try flushMedium()
  }

  func flushMedium() throws(StorageError) {
    // Darwin's fsync leaves the bytes in the drive; this command, F_FULLFSYNC, does not. Where a file
    // system does not support it, fsync is all there is. Every other error means that bytes may be
    // lost.
    let fullFlush: Int32 = 51
    if fcntl(descriptor, fullFlush) == 0 { return }
    guard [EINVAL, ENOTSUP, ENOTTY, ENOSYS].contains(errno) else { throw StorageError.last }
    guard fsync(descriptor) == 0 else { throw StorageError.last }
  }
}

extension StorageError {
  /// What the system's last call failed with.
  static var last: StorageError { StorageError(errno) }

  /// What a call failed with.
  init(_ number: Int32) {
    switch number {
    case ENOSPC, EDQUOT: self = .diskFull
    case EROFS: self = .readOnly
    default: self = .system(number)
    }
  }

  /// What Foundation failed with.
  init(_ error: any Error) {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if error.domain == NSCocoaErrorDomain, error.code == CocoaError.fileWriteOutOfSpace.rawValue {
      self = .diskFull
    } else if underlying.domain == NSPOSIXErrorDomain {
      self.init(Int32(truncatingIfNeeded: underlying.code))
    } else {
      self = .system(EIO)
    }
  }
}
