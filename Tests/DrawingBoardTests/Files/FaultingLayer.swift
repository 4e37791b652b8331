// SQLite calls these functions with pointers, never without.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import SQLite3

@testable import DrawingBoard

/// A layer over another one that fails on demand and counts what it is asked for.
// Sendable, because its state is behind a lock.
final class FaultingLayer: FileLayer, @unchecked Sendable {
  /// A call that a system may refuse, as it does without permission or with too many open files.
  enum Call: Sendable {
    case createFolder, create, open, openForReading, rename, remove, names, lock, setBackup
  }

  struct State: Sendable {
    var failsReads = false

    /// Returns the error that a call with a path fails with; `nil` when it succeeds.
    var refusal: (@Sendable (Call, String) -> StorageError?)?

    /// The error of every write and flush; `nil` when they succeed.
    var writeError: StorageError?

    var readCount = 0
    var lockCount = 0
    var writtenByteCount = 0
  }

  private let base: any FileLayer
  private let state = Locked(State())

  init(_ base: any FileLayer) {
    self.base = base
  }

  /// Reads or sets the state.
  @discardableResult
  func with<Result>(_ body: (inout State) -> Result) -> Result { state.withLock { body(&$0) } }

  fileprivate func willCall(_ call: Call, _ path: String) throws(StorageError) {
    if let error = with({ $0.refusal })?(call, path) { throw error }
  }

  fileprivate func willRead() throws(StorageError) {
    let fails = with { state in
      state.readCount += 1
      return state.failsReads
    }
    if fails { throw .system(EIO) }
  }

  fileprivate func willWrite(_ byteCount: Int = 0) throws(StorageError) {
    let error = with { state in
      if state.writeError == nil { state.writtenByteCount += byteCount }
      return state.writeError
    }
    if let error { throw error }
  }

  func createFolder(_ path: String) throws(StorageError) {
    try willCall(.createFolder, path)
    try willWrite()
    try base.createFolder(path)
  }

  private lazy var system = FaultingSystem(self, over: base.databaseSystem)
  private let systemLock = NSLock()

  var databaseSystem: String? { systemLock.withLock { system.name } }

  func byteCount(of path: String) throws(StorageError) -> Int? { try base.byteCount(of: path) }

  func read(_ path: String, at offset: Int, count: Int) throws(StorageError) -> [UInt8] {
    try willCall(.openForReading, path)
    try willRead()
    return try base.read(path, at: offset, count: count)
  }

  func protect(_ path: String) { base.protect(path) }

  func flushFile(_ path: String) throws(StorageError) {
    try willWrite()
    try base.flushFile(path)
  }

  func rename(_ path: String, to newPath: String) throws(StorageError) {
    try willCall(.rename, path)
    try willWrite()
    try base.rename(path, to: newPath)
  }

  func remove(_ path: String) throws(StorageError) {
    try willCall(.remove, path)
    try base.remove(path)
  }

  func names(in path: String) throws(StorageError) -> [String] {
    try willCall(.names, path)
    return try base.names(in: path)
  }

  func flushFolder(_ path: String) throws(StorageError) {
    try willWrite()
    try base.flushFolder(path)
  }

  func setBackup(_ path: String, _ isIncluded: Bool) throws(StorageError) {
    try willCall(.setBackup, path)
    try base.setBackup(path, isIncluded)
  }

  func freeBytes(at path: String) -> Int? {
    with { $0.writeError } == .diskFull ? 0 : base.freeBytes(at: path)
  }

  func lock(_ path: String) throws(StorageError) -> any Lease {
    with { $0.lockCount += 1 }
    try willCall(.lock, path)
    return try base.lock(path)
  }
}

/// The file system under which SQLite knows a layer that fails: another one with the faults.
private final class FaultingSystem {
  let name = "faulting-\(UUID().uuidString)"
  private let vfs: UnsafeMutablePointer<sqlite3_vfs>

  init(_ layer: FaultingLayer, over base: String?) {
    let base = sqlite3_vfs_find(base)!
    vfs = .allocate(capacity: 1)
    var system = base.pointee
    system.iVersion = 1
    system.szOsFile = base.pointee.szOsFile + Int32(MemoryLayout<Head>.stride)
    system.pNext = nil
    system.zName = UnsafePointer(strdup(name))
    system.pAppData = Unmanaged.passRetained(Context(layer, base)).toOpaque()
    system.xOpen = { vfs, name, file, flags, outFlags in
      let context = Context.of(vfs)
      let target = UnsafeMutableRawPointer(file!).assumingMemoryBound(to: Head.self)
      target.initialize(to: Head())
      let path = name.map { String(cString: $0) } ?? ""
      let call: FaultingLayer.Call =
        flags & SQLITE_OPEN_READONLY != 0
        ? .openForReading : context.exists(name) ? .open : .create
      do throws(StorageError) {
        try context.layer?.willCall(call, path)
        if call == .create { try context.layer?.willWrite() }
      } catch {
        return context.result(of: error, SQLITE_CANTOPEN)
      }
      let code = context.base.pointee.xOpen(
        context.base, name, Head.base(of: file), flags, outFlags)
      if code == SQLITE_OK {
        target.pointee.context = Unmanaged.passUnretained(context).toOpaque()
        target.pointee.file.pMethods = UnsafePointer(FaultingSystem.methods)
      }
      return code
    }
    system.xDelete = { vfs, name, flushes in
      let context = Context.of(vfs)
      do throws(StorageError) {
        try context.layer?.willCall(.remove, String(cString: name!))
      } catch {
        return context.result(of: error, SQLITE_IOERR | 10 << 8)
      }
      return context.base.pointee.xDelete(context.base, name, flushes)
    }
    system.xAccess = { vfs, name, kind, result in
      let base = Context.of(vfs).base
      return base.pointee.xAccess(base, name, kind, result)
    }
    system.xFullPathname = { vfs, name, count, target in
      let base = Context.of(vfs).base
      return base.pointee.xFullPathname(base, name, count, target)
    }
    system.xGetLastError = { vfs, count, target in
      let context = Context.of(vfs)
      if let error = context.lastError { return error }
      return context.base.pointee.xGetLastError(context.base, count, target)
    }
    system.xRandomness = { vfs, count, target in
      let base = Context.of(vfs).base
      return base.pointee.xRandomness(base, count, target)
    }
    system.xCurrentTime = { vfs, time in
      let base = Context.of(vfs).base
      return base.pointee.xCurrentTime(base, time)
    }
    vfs.initialize(to: system)
    sqlite3_vfs_register(vfs, 0)
  }

  deinit { sqlite3_vfs_unregister(vfs) }

  final class Context {
    weak var layer: FaultingLayer?
    let base: UnsafeMutablePointer<sqlite3_vfs>
    var lastError: Int32?

    init(_ layer: FaultingLayer, _ base: UnsafeMutablePointer<sqlite3_vfs>) {
      (self.layer, self.base) = (layer, base)
    }

    static func of(_ vfs: UnsafeMutablePointer<sqlite3_vfs>?) -> Context {
      Unmanaged<Context>.fromOpaque(vfs!.pointee.pAppData).takeUnretainedValue()
    }

    func exists(_ name: UnsafePointer<CChar>?) -> Bool {
      var result: Int32 = 0
      _ = base.pointee.xAccess(base, name, SQLITE_ACCESS_EXISTS, &result)
      return result != 0
    }

    func result(of error: StorageError, _ code: Int32) -> Int32 {
      switch error {
      case .diskFull: return SQLITE_FULL
      case .readOnly: lastError = EROFS
      case .system(let number): lastError = number
      default: lastError = EIO
      }
      return code
    }
  }

  /// What SQLite has of an open file, before what the other system has of it.
  struct Head {
    var file = sqlite3_file()
    var context: UnsafeMutableRawPointer?

    static func base(
      of file: UnsafeMutablePointer<sqlite3_file>?
    ) -> UnsafeMutablePointer<sqlite3_file> {
      (UnsafeMutableRawPointer(file!) + MemoryLayout<Head>.stride)
        .assumingMemoryBound(to: sqlite3_file.self)
    }

    static func context(of file: UnsafeMutablePointer<sqlite3_file>?) -> Context {
      let head = UnsafeMutableRawPointer(file!).assumingMemoryBound(to: Head.self)
      return Unmanaged<Context>.fromOpaque(head.pointee.context!).takeUnretainedValue()
    }
  }

  // The functions are the same for all files, and stay.
  nonisolated(unsafe) private static let methods: UnsafeMutablePointer<sqlite3_io_methods> = {
    var methods = sqlite3_io_methods()
    methods.iVersion = 1
    methods.xClose = { file in
      let base = Head.base(of: file)
      return base.pointee.pMethods.pointee.xClose(base)
    }
    methods.xRead = { file, target, count, offset in
      let (base, context) = (Head.base(of: file), Head.context(of: file))
      do throws(StorageError) {
        try context.layer?.willRead()
      } catch {
        return context.result(of: error, SQLITE_IOERR | 1 << 8)
      }
      return base.pointee.pMethods.pointee.xRead(base, target, count, offset)
    }
    methods.xWrite = { file, bytes, count, offset in
      let (base, context) = (Head.base(of: file), Head.context(of: file))
      do throws(StorageError) {
        try context.layer?.willWrite(Int(count))
      } catch {
        return context.result(of: error, SQLITE_IOERR | 3 << 8)
      }
      return base.pointee.pMethods.pointee.xWrite(base, bytes, count, offset)
    }
    methods.xTruncate = { file, count in
      let base = Head.base(of: file)
      return base.pointee.pMethods.pointee.xTruncate(base, count)
    }
    methods.xSync = { file, flags in
      let (base, context) = (Head.base(of: file), Head.context(of: file))
      do throws(StorageError) {
        try context.layer?.willWrite()
      } catch {
        return context.result(of: error, SQLITE_IOERR | 4 << 8)
      }
      return base.pointee.pMethods.pointee.xSync(base, flags)
    }
    methods.xFileSize = { file, size in
      let base = Head.base(of: file)
      return base.pointee.pMethods.pointee.xFileSize(base, size)
    }
    methods.xLock = { file, kind in
      let base = Head.base(of: file)
      return base.pointee.pMethods.pointee.xLock(base, kind)
    }
    methods.xUnlock = { file, kind in
      let base = Head.base(of: file)
      return base.pointee.pMethods.pointee.xUnlock(base, kind)
    }
    methods.xCheckReservedLock = { file, result in
      let base = Head.base(of: file)
      return base.pointee.pMethods.pointee.xCheckReservedLock(base, result)
    }
    methods.xFileControl = { file, operation, argument in
      let base = Head.base(of: file)
      return base.pointee.pMethods.pointee.xFileControl(base, operation, argument)
    }
    methods.xSectorSize = { file in
      let base = Head.base(of: file)
      return base.pointee.pMethods.pointee.xSectorSize(base)
    }
    methods.xDeviceCharacteristics = { file in
      let base = Head.base(of: file)
      return base.pointee.pMethods.pointee.xDeviceCharacteristics(base)
    }
    let memory = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    memory.initialize(to: methods)
    return memory
  }()
}
