import Foundation

@testable import DrawingBoard

#if os(Linux)
  /// A disk of few bytes, mounted for one test.
  final class MountedDisk {
    let url: URL

    static let isPossible: Bool = (try? MountedDisk(megabytes: 1)) != nil

    init(megabytes: Int) throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("disk-\(UUID().uuidString)", isDirectory: true)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      guard mount("tmpfs", url.path, "tmpfs", 0, "size=\(megabytes)m") == 0 else {
        try? FileManager.default.removeItem(at: url)
        throw StorageError.last
      }
    }

    /// Mounts it anew, to be read only.
    func makeReadOnly() throws {
      let flags = UInt(MS_REMOUNT) | UInt(MS_RDONLY)
      guard mount("tmpfs", url.path, "tmpfs", flags, nil) == 0 else { throw StorageError.last }
    }

    deinit {
      umount2(url.path, Int32(MNT_DETACH))
      try? FileManager.default.removeItem(at: url)
    }
  }
#else
  /// A disk of few bytes, which other systems do not mount for a test.
  final class MountedDisk {
    let url = FileManager.default.temporaryDirectory

    static let isPossible = false

    init(megabytes: Int) throws { throw StorageError.system(ENOTSUP) }

    func makeReadOnly() throws {}
  }
#endif
