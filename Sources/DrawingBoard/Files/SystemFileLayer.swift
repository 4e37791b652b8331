import Foundation

/// The system's files.
struct SystemFileLayer: FileLayer {
  /// Protects a file, or leaves it out of backups.
  ///
  /// It throws what the system throws.
  var mark: @Sendable (_ path: String, _ mark: FileMark) throws -> Void = { path, mark in
    switch mark {
    case .isProtectedUntilFirstUnlock:
      try FileManager.default.setAttributes(
        [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
        ofItemAtPath: path)
    case .isExcludedFromBackup(let isExcluded):
      var url = URL(fileURLWithPath: path)
      var values = URLResourceValues()
      values.isExcludedFromBackup = isExcluded
      try url.setResourceValues(values)
    }
  }

  func createFolder(_ path: String) throws(StorageError) {
    var status = stat()
    if lstat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFDIR: return
      case S_IFLNK: throw StorageError(ELOOP)
      default: throw StorageError(ENOTDIR)
      }
    }
    let parent = (path as NSString).deletingLastPathComponent
    if lstat(parent, &status) != 0 { try createFolder(parent) }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw StorageError.last }
    protect(path)
    try flushFolder(parent)
  }

  /// Files can be read and written from the first time on that the device was unlocked, so a flush
  /// in the background works while it is locked.
  private func protect(_ path: String) {
    // The class of the app applies to a file without a mark, and drawing must go on.
    try? mark(path, .isProtectedUntilFirstUnlock)
  }

  func create(_ path: String) throws(StorageError) -> any LayerFile {
    let file = try descriptor(path, O_RDWR | O_CREAT | O_TRUNC)
    protect(path)
    return SystemFile(file)
  }

  func open(_ path: String, isReadOnly: Bool) throws(StorageError) -> (any LayerFile)? {
    do throws(StorageError) {
      return SystemFile(try descriptor(path, isReadOnly ? O_RDONLY : O_RDWR))
    } catch {
      if error == .system(ENOENT) { return nil }
      throw error
    }
  }

  private func descriptor(_ path: String, _ flags: Int32) throws(StorageError) -> Int32 {
    let folder = (path as NSString).deletingLastPathComponent
    var status = stat()
    if lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      throw StorageError(ELOOP)
    }
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
    try SystemFile(descriptor).flush(.full)
  }

  func setBackup(_ path: String, _ isIncluded: Bool) throws(StorageError) {
    do {
      try mark(path, .isExcludedFromBackup(!isIncluded))
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

  func lock(_ path: String) throws(StorageError) -> AnyObject & Sendable {
    while true {
      let descriptor = try descriptor(path, O_RDWR | O_CREAT)
      let file = SystemFile(descriptor)
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        throw errno == EWOULDBLOCK ? .inUse : StorageError.last
      }
      // The owner before may have removed the file meanwhile; then this lock protects nothing.
      if try file.isInPlace(path) { return file }
    }
  }
}

/// What the system is to know of a file or folder.
enum FileMark: Equatable, Sendable {
  case isProtectedUntilFirstUnlock
  case isExcludedFromBackup(Bool)
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
