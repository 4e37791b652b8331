import Foundation

/// A file or folder of the system, open until it is released.
final class SystemFile: LayerFile {
  private let descriptor: Int32

  /// Takes over an open file.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  func byteCount() throws(StorageError) -> Int { Int(try status().st_size) }

  private func status() throws(StorageError) -> stat {
    var figures = stat()
    guard fstat(descriptor, &figures) == 0 else { throw StorageError.last }
    return figures
  }

  func read(
    at offset: Int, into target: UnsafeMutableRawBufferPointer
  ) throws(StorageError) -> Int {
    var done = 0
    while done < target.count, let start = target.baseAddress {
      let result = pread(descriptor, start + done, target.count - done, off_t(offset + done))
      if result > 0 {
        done += result
      } else if result == 0 {
        break
      } else if errno != EINTR {
        throw .last
      }
    }
    return done
  }

  func write(_ bytes: [UInt8], at offset: Int) throws(StorageError) {
    var failure: StorageError?
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let start = buffer.baseAddress {
        let result = pwrite(descriptor, start + done, buffer.count - done, off_t(offset + done))
        if result > 0 {
          done += result
        } else if result == 0 {
          failure = .diskFull
          return
        } else if errno != EINTR {
          failure = .last
          return
        }
      }
    }
    if let failure { throw failure }
  }

  func truncate(to byteCount: Int) throws(StorageError) {
    guard ftruncate(descriptor, off_t(byteCount)) == 0 else { throw StorageError.last }
  }

  func flush(_ strength: FlushStrength) throws(StorageError) {
    // Darwin's fsync leaves the bytes in the drive, which may write them in any order; these two
    // commands, F_FULLFSYNC and F_BARRIERFSYNC, do not. Where a file system does not support them
    // fsync is all there is. Every other error means that bytes may be lost.
    let (fullFlush, barrierFlush): (Int32, Int32) = (51, 85)
    if fcntl(descriptor, strength == .full ? fullFlush : barrierFlush) == 0 { return }
    guard [EINVAL, ENOTSUP, ENOTTY, ENOSYS].contains(errno) else { throw StorageError.last }
    guard fsync(descriptor) == 0 else { throw StorageError.last }
  }

  func isInPlace(_ path: String) throws(StorageError) -> Bool {
    let own = try status()
    var found = stat()
    guard own.st_nlink > 0, lstat(path, &found) == 0 else { return false }
    return found.st_ino == own.st_ino && found.st_dev == own.st_dev
  }
}
