// SQLite calls these functions with pointers, never without.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import SQLite3

@testable import DrawingBoard

/// The file system under which SQLite knows a simulated disk.
///
/// It behaves as the one of Unix does: a directory is flushed with the first flush of a journal that
/// was created in it, and a file that does not exist any more is read and written on.
final class SimulatedSystem {
  let name: String
  private let vfs: UnsafeMutablePointer<sqlite3_vfs>

  init(_ disk: SimulatedDisk) {
    name = "simulated-\(UUID().uuidString)"
    vfs = .allocate(capacity: 1)
    var system = sqlite3_vfs()
    system.iVersion = 1
    system.szOsFile = Int32(MemoryLayout<SystemFile>.size)
    system.mxPathname = 1024
    system.zName = UnsafePointer(strdup(name))
    system.pAppData = Unmanaged.passRetained(Context(disk)).toOpaque()
    system.xOpen = { vfs, name, file, flags, outFlags in
      SimulatedSystem.open(vfs, name, file, flags, outFlags)
    }
    system.xDelete = { vfs, name, flushesFolder in
      Context.of(vfs).perform(10 << 8) { disk throws(StorageError) in
        let path = String(cString: name!)
        guard try disk.byteCount(of: path) != nil else { throw .system(ENOENT) }
        try disk.remove(path)
        if flushesFolder != 0 { try disk.flushFolder(SimulatedDisk.parent(of: path)) }
      }
    }
    system.xAccess = { vfs, name, kind, result in
      Context.of(vfs).perform(13 << 8) { disk throws(StorageError) in
        let byteCount = try disk.byteCount(of: String(cString: name!))
        result!.pointee = (byteCount ?? 0) > 0 ? 1 : 0
      }
    }
    system.xFullPathname = { _, name, count, target in
      strncpy(target!, name!, Int(count))
      return SQLITE_OK
    }
    system.xRandomness = { _, count, target in
      for position in 0..<Int(count) { target![position] = .random(in: -128...127) }
      return count
    }
    system.xSleep = { _, _ in 0 }
    system.xCurrentTime = { _, time in
      time!.pointee = Date().timeIntervalSince1970 / 86_400 + 2_440_587.5
      return SQLITE_OK
    }
    system.xGetLastError = { vfs, _, _ in Context.of(vfs).lastError }
    vfs.initialize(to: system)
    sqlite3_vfs_register(vfs, 0)
  }

  // The memory stays, because a connection may outlive the disk.
  deinit { sqlite3_vfs_unregister(vfs) }

  /// What the functions of a file system are called with.
  fileprivate final class Context {
    weak var disk: SimulatedDisk?
    var lastError: Int32 = 0

    init(_ disk: SimulatedDisk) { self.disk = disk }

    static func of(_ vfs: UnsafeMutablePointer<sqlite3_vfs>?) -> Context {
      Unmanaged<Context>.fromOpaque(vfs!.pointee.pAppData).takeUnretainedValue()
    }

    /// - Parameter code: What kind of error of input and output one is, in the second byte.
    func perform(
      _ code: Int32, _ body: (SimulatedDisk) throws(StorageError) -> Void
    ) -> Int32 {
      do throws(StorageError) {
        guard let disk else { throw .closed }
        try body(disk)
        return SQLITE_OK
      } catch {
        return result(of: error, code)
      }
    }

    func result(of error: StorageError, _ code: Int32) -> Int32 {
      switch error {
      case .diskFull:
        lastError = 0
        return SQLITE_FULL
      case .readOnly: lastError = EROFS
      case .system(let number): lastError = number
      default: lastError = EIO
      }
      if code == 10 << 8, lastError == ENOENT { return SQLITE_IOERR | 23 << 8 }
      return code == 0 ? SQLITE_CANTOPEN : SQLITE_IOERR | code
    }
  }

  /// What SQLite has of an open file.
  fileprivate struct SystemFile {
    var base = sqlite3_file()
    var handle: UnsafeMutableRawPointer?
  }

  fileprivate final class Handle {
    let context: Context
    let file: SimulatedFile
    let path: String
    var flushesFolder: Bool

    init(_ context: Context, _ file: SimulatedFile, _ path: String, flushesFolder: Bool) {
      (self.context, self.file, self.path) = (context, file, path)
      self.flushesFolder = flushesFolder
    }

    static func of(_ file: UnsafeMutablePointer<sqlite3_file>?) -> Handle {
      let file = UnsafeMutableRawPointer(file!).assumingMemoryBound(to: SystemFile.self)
      return Unmanaged<Handle>.fromOpaque(file.pointee.handle!).takeUnretainedValue()
    }

    func perform(_ code: Int32, _ body: () throws(StorageError) -> Void) -> Int32 {
      do throws(StorageError) {
        try body()
        return SQLITE_OK
      } catch {
        return context.result(of: error, code)
      }
    }
  }

  private static func open(
    _ vfs: UnsafeMutablePointer<sqlite3_vfs>?, _ name: UnsafePointer<CChar>?,
    _ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32,
    _ outFlags: UnsafeMutablePointer<Int32>?
  ) -> Int32 {
    let context = Context.of(vfs)
    let target = UnsafeMutableRawPointer(file!).assumingMemoryBound(to: SystemFile.self)
    target.initialize(to: SystemFile())
    return context.perform(0) { disk throws(StorageError) in
      let path = name.map { String(cString: $0) } ?? "/temporary-\(UUID().uuidString)"
      let isReadOnly = flags & SQLITE_OPEN_READONLY != 0
      var (opened, isNew) = (try disk.open(path, isReadOnly: isReadOnly), false)
      if opened == nil, flags & SQLITE_OPEN_CREATE != 0 {
        (opened, isNew) = (try disk.create(path), true)
      }
      guard let opened else { throw .system(ENOENT) }
      let isJournal = flags & (SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL) != 0
      let handle = Handle(context, opened, path, flushesFolder: isNew && isJournal)
      target.pointee.handle = Unmanaged.passRetained(handle).toOpaque()
      target.pointee.base.pMethods = UnsafePointer(methods)
      outFlags?.pointee = flags
    }
  }

  // The functions are the same for all files, and stay.
  nonisolated(unsafe) private static let methods: UnsafeMutablePointer<sqlite3_io_methods> = {
    var methods = sqlite3_io_methods()
    methods.iVersion = 1
    methods.xClose = { file in
      let target = UnsafeMutableRawPointer(file!).assumingMemoryBound(to: SystemFile.self)
      Unmanaged<Handle>.fromOpaque(target.pointee.handle!).release()
      return SQLITE_OK
    }
    methods.xRead = { file, target, count, offset in
      var done = 0
      let code = Handle.of(file).perform(1 << 8) { () throws(StorageError) in
        let memory = UnsafeMutableRawBufferPointer(start: target, count: Int(count))
        done = try Handle.of(file).file.read(at: Int(offset), into: memory)
        for position in done..<Int(count) { memory[position] = 0 }
      }
      return code == SQLITE_OK && done < Int(count) ? SQLITE_IOERR | 2 << 8 : code
    }
    methods.xWrite = { file, bytes, count, offset in
      Handle.of(file).perform(3 << 8) { () throws(StorageError) in
        let bytes = Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        try Handle.of(file).file.write(bytes, at: Int(offset))
      }
    }
    methods.xTruncate = { file, count in
      Handle.of(file).perform(6 << 8) { () throws(StorageError) in
        try Handle.of(file).file.truncate(to: Int(count))
      }
    }
    methods.xSync = { file, _ in
      Handle.of(file).perform(4 << 8) { () throws(StorageError) in
        let handle = Handle.of(file)
        try handle.file.flush()
        guard handle.flushesFolder else { return }
        try handle.context.disk?.flushFolder(SimulatedDisk.parent(of: handle.path))
        handle.flushesFolder = false
      }
    }
    methods.xFileSize = { file, size in
      Handle.of(file).perform(7 << 8) { () throws(StorageError) in
        size!.pointee = Int64(try Handle.of(file).file.byteCount())
      }
    }
    methods.xLock = { _, _ in SQLITE_OK }
    methods.xUnlock = { _, _ in SQLITE_OK }
    methods.xCheckReservedLock = { _, result in
      result!.pointee = 0
      return SQLITE_OK
    }
    methods.xFileControl = { file, operation, argument in
      guard operation == SQLITE_FCNTL_HAS_MOVED else { return SQLITE_NOTFOUND }
      let handle = Handle.of(file)
      let isInPlace = handle.file.isInPlace(handle.path)
      argument!.assumingMemoryBound(to: Int32.self).pointee = isInPlace ? 0 : 1
      return SQLITE_OK
    }
    methods.xSectorSize = { _ in 4096 }
    methods.xDeviceCharacteristics = { _ in SQLITE_IOCAP_POWERSAFE_OVERWRITE }
    let memory = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    memory.initialize(to: methods)
    return memory
  }()
}
