import Foundation

/// A file of the system, or a folder, open until it is released.
final class SystemFile: LayerFile {
  private let descriptor: Int32

  /// Takes over an open file.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  func byteCount() throws(StoreError) -> Int {
    var figures = stat()
    guard fstat(descriptor, &figures) == 0 else { throw StoreError.last }
    return Int(figures.st_size)
  }

  func read(at offset: Int, count: Int) throws(StoreError) -> [UInt8] {
    var failure: StoreError?
    let bytes = [UInt8](unsafeUninitializedCapacity: max(count, 0)) { buffer, done in
      while done < count, let start = buffer.baseAddress {
        let result = pread(descriptor, start + done, count - done, off_t(offset + done))
        if result > 0 {
          done += result
        } else if result == 0 {
          return
        } else if errno != EINTR {
          failure = .last
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  func mapped(_ range: Range<Int>) -> MappedBytes? {
    // What is mapped beyond the end would end the app when it is looked at.
    guard let end = try? byteCount(), range.upperBound <= end else { return nil }
    return MappedBytes(descriptor, range)
  }

  func write(_ bytes: [UInt8], at offset: Int) throws(StoreError) {
    var failure: StoreError?
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

  func truncate(to byteCount: Int) throws(StoreError) {
    guard ftruncate(descriptor, off_t(byteCount)) == 0 else { throw StoreError.last }
  }

  func flush(_ strength: FlushStrength) throws(StoreError) {
    // Darwin's fsync leaves the bytes in the drive, which may write them in any order; these two
    // commands are its way to say otherwise. Other systems and some disks do not know them, and
    // there fsync is what there is.
    let (fullFlush, barrierFlush): (Int32, Int32) = (51, 85)
    if fcntl(descriptor, strength == .full ? fullFlush : barrierFlush) == 0 { return }
    guard fsync(descriptor) == 0 else { throw StoreError.last }
  }
}
