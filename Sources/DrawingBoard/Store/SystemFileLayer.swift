import Foundation

/// The system's files.
struct SystemFileLayer: FileLayer {
  /// How long to wait for a lock, in seconds: a store that was released may still be finishing.
  var patience = 1.0

  func createFolder(_ path: String) throws(StoreError) {
    if isFolder(path) { return }
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw StoreError(error)
    }
    // Neither is a reason not to draw. Files get the protection of their folder: they can be
    // written while the device is locked, but not before it was unlocked for the first time.
    try? FileManager.default.setAttributes(
      [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
      ofItemAtPath: path)
    var url = URL(fileURLWithPath: path, isDirectory: true)
    var values = URLResourceValues()
    values.isExcludedFromBackup = true
    try? url.setResourceValues(values)
  }

  func create(_ path: String) throws(StoreError) -> any LayerFile {
    let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError.last }
    return SystemFile(descriptor)
  }

  func open(_ path: String) throws(StoreError) -> (any LayerFile)? {
    let descriptor = Foundation.open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw StoreError.last
    }
    return SystemFile(descriptor)
  }

  func rename(_ path: String, to newPath: String) throws(StoreError) {
    guard Foundation.rename(path, newPath) == 0 else { throw StoreError.last }
  }

  func remove(_ path: String) throws(StoreError) {
    let result = isFolder(path) ? rmdir(path) : unlink(path)
    guard result == 0 || errno == ENOENT else { throw StoreError.last }
  }

  func names(in path: String) throws(StoreError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      if !FileManager.default.fileExists(atPath: path) { return [] }
      throw StoreError(error)
    }
  }

  func flushFolder(_ path: String) throws(StoreError) {
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreError.last }
    let folder = SystemFile(descriptor)
    try folder.flush(.full)
  }

  func freeBytes(at path: String) -> Int? {
    var figures = statvfs()
    guard statvfs(path, &figures) == 0 else { return nil }
    let (bytes, overflow) = Int(clamping: figures.f_bavail)
      .multipliedReportingOverflow(by: Int(clamping: figures.f_frsize))
    return overflow ? nil : bytes
  }

  func lock(_ path: String) throws(StoreError) -> AnyObject & Sendable {
    let end = Date(timeIntervalSinceNow: patience)
    while true {
      let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw StoreError.last }
      let file = SystemFile(descriptor)
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        guard errno == EWOULDBLOCK else { throw StoreError.last }
        guard Date() < end else { throw .inUse }
        usleep(1_000)
        continue
      }
      // Whoever had it may have removed the file in the meantime; then this lock is nobody's.
      var (mine, there) = (stat(), stat())
      if fstat(descriptor, &mine) == 0, stat(path, &there) == 0, mine.st_ino == there.st_ino {
        return file
      }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

extension StoreError {
  /// What the system's last call failed with.
  static var last: StoreError { StoreError(errno) }

  /// What a call failed with.
  init(_ number: Int32) {
    self = number == ENOSPC || number == EDQUOT ? .diskFull : .system(number)
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
