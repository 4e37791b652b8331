import Foundation

@testable import DrawingBoard

/// A disk in memory that writes down what is done to it, and fails on demand.
// Sendable, because its lock is held whenever something of it is used.
final class SimulatedDisk: FileLayer, @unchecked Sendable {
  /// What was done, as far as it changes what is on the disk.
  enum Event {
    case create(String, file: Int)
    case write([UInt8], file: Int, offset: Int)
    case truncate(file: Int, count: Int)
    case rename(String, String)
    case remove(String)
    case flush(file: Int, FlushStrength)
    case flushFolder
    /// The history is in the state of this number, and the store was told.
    case told(Int)
    /// A flush was acknowledged when the history was in the state of this number.
    case acknowledged(Int)

    var isFlush: Bool {
      if case .flush = self { return true }
      return false
    }
  }

  /// When calls fail, and with what.
  struct Fault {
    /// The number of the first call that fails, from 0.
    var call = Int.max
    /// How many fail.
    var count = 1
    var error = StoreError.system(EIO)
    /// Whether a write that fails has written its first half.
    var isTorn = true
    /// Whether only flushes are counted.
    var isForFlushes = false
  }

  private let mutex = NSRecursiveLock()
  private(set) var files: [Int: [UInt8]] = [:]
  /// What the files had when they were flushed last.
  private var flushed: [Int: [UInt8]] = [:]
  private(set) var names: [String: Int] = [:]
  private(set) var folders: Set<String> = []
  private(set) var events: [Event] = []
  private var locked: Set<String> = []
  private var nextFile = 0
  private var calls = 0
  /// Calls are counted anew when it is set.
  var fault = Fault() { didSet { mutex.withLock { calls = 0 } } }
  /// The bytes that all files together may have.
  var capacity = Int.max

  init() {}

  init(files: [Int: [UInt8]], names: [String: Int], folders: Set<String>) {
    self.files = files
    flushed = files
    self.names = names
    self.folders = folders
    nextFile = (files.keys.max() ?? -1) + 1
  }

  // MARK: For tests

  /// How many calls were made that can fail.
  var callCount: Int { mutex.withLock { calls } }

  func note(_ event: Event) { mutex.withLock { events.append(event) } }

  /// The bytes of a file; nil when it is not there.
  subscript(path: String) -> [UInt8]? {
    get { mutex.withLock { names[path].flatMap { files[$0] } } }
    set {
      mutex.withLock {
        guard let newValue else { return names[path] = nil }
        if let file = names[path] {
          files[file] = newValue
          flushed[file] = newValue
        } else {
          files[nextFile] = newValue
          names[path] = nextFile
          nextFile += 1
        }
      }
    }
  }

  /// The disk after the process was killed: what was written is there, and nobody has a lock.
  func afterKill() -> SimulatedDisk {
    mutex.withLock { SimulatedDisk(files: files, names: names, folders: folders) }
  }

  // MARK: Layer

  func createFolder(_ path: String) throws(StoreError) {
    try call()
    mutex.withLock { _ = folders.insert(path) }
  }

  func create(_ path: String) throws(StoreError) -> any LayerFile {
    try call()
    return mutex.withLock {
      let file = nextFile
      nextFile += 1
      files[file] = []
      names[path] = file
      events.append(.create(path, file: file))
      return SimulatedFile(file, self)
    }
  }

  func open(_ path: String) throws(StoreError) -> (any LayerFile)? {
    try call()
    return mutex.withLock { names[path].map { SimulatedFile($0, self) } }
  }

  func rename(_ path: String, to newPath: String) throws(StoreError) {
    try call()
    let isThere = mutex.withLock {
      guard let file = names.removeValue(forKey: path) else { return false }
      names[newPath] = file
      events.append(.rename(path, newPath))
      return true
    }
    if !isThere { throw .system(ENOENT) }
  }

  func remove(_ path: String) throws(StoreError) {
    try call()
    mutex.withLock {
      if names.removeValue(forKey: path) != nil { events.append(.remove(path)) }
      folders.remove(path)
    }
  }

  func names(in path: String) throws(StoreError) -> [String] {
    try call()
    return mutex.withLock {
      (Array(names.keys) + Array(folders)).filter { $0.hasPrefix(path + "/") }
        .map { String($0.dropFirst(path.count + 1)) }.filter { !$0.contains("/") }
    }
  }

  func flushFolder(_ path: String) throws(StoreError) {
    try call(isFlush: true)
    note(.flushFolder)
  }

  func freeBytes(at path: String) -> Int? {
    mutex.withLock { capacity == .max ? nil : max(0, capacity - used) }
  }

  func lock(_ path: String) throws(StoreError) -> AnyObject & Sendable {
    try call()
    let isFree = mutex.withLock {
      if names[path] == nil { self[path] = [] }
      return locked.insert(path).inserted
    }
    guard isFree else { throw .inUse }
    return Lock(path, self)
  }

  private final class Lock: Sendable {
    private let path: String
    private let disk: SimulatedDisk

    init(_ path: String, _ disk: SimulatedDisk) {
      self.path = path
      self.disk = disk
    }

    deinit {
      disk.mutex.withLock { _ = disk.locked.remove(path) }
    }
  }

  // MARK: Files

  private var used: Int { Set(names.values).reduce(0) { $0 + (files[$1]?.count ?? 0) } }

  fileprivate func call(isFlush: Bool = false) throws(StoreError) {
    let fails = mutex.withLock {
      if fault.isForFlushes && !isFlush { return false }
      defer { calls += 1 }
      return calls >= fault.call && calls - fault.call < fault.count
    }
    if fails { throw fault.error }
  }

  fileprivate func bytes(_ file: Int) -> [UInt8] { mutex.withLock { files[file] ?? [] } }

  fileprivate func write(_ bytes: [UInt8], to file: Int, at offset: Int) throws(StoreError) {
    do throws(StoreError) {
      try call()
    } catch {
      if fault.isTorn { put(Array(bytes[..<(bytes.count / 2)]), in: file, at: offset) }
      throw error
    }
    let room = mutex.withLock {
      let growth = max(0, offset + bytes.count - (files[file]?.count ?? 0))
      return capacity == .max ? bytes.count : bytes.count - max(0, growth - (capacity - used))
    }
    put(Array(bytes[..<max(0, room)]), in: file, at: offset)
    if room < bytes.count { throw .diskFull }
  }

  private func put(_ bytes: [UInt8], in file: Int, at offset: Int) {
    mutex.withLock {
      files[file]?.put(bytes, at: offset)
      events.append(.write(bytes, file: file, offset: offset))
    }
  }

  fileprivate func truncate(_ file: Int, to count: Int) throws(StoreError) {
    try call()
    mutex.withLock {
      files[file]?.cut(to: count)
      events.append(.truncate(file: file, count: count))
    }
  }

  fileprivate func flush(_ file: Int, _ strength: FlushStrength) throws(StoreError) {
    do throws(StoreError) {
      try call(isFlush: true)
    } catch {
      // As a system does that forgets what it could not write.
      mutex.withLock { files[file] = flushed[file] ?? [] }
      throw error
    }
    mutex.withLock { flushed[file] = files[file] }
    note(.flush(file: file, strength))
  }
}

private final class SimulatedFile: LayerFile {
  private let file: Int
  private let disk: SimulatedDisk

  init(_ file: Int, _ disk: SimulatedDisk) {
    self.file = file
    self.disk = disk
  }

  func byteCount() throws(StoreError) -> Int {
    try disk.call()
    return disk.bytes(file).count
  }

  func read(at offset: Int, count: Int) throws(StoreError) -> [UInt8] {
    try disk.call()
    return Array(disk.bytes(file).dropFirst(offset).prefix(count))
  }

  func write(_ bytes: [UInt8], at offset: Int) throws(StoreError) {
    try disk.write(bytes, to: file, at: offset)
  }

  func truncate(to byteCount: Int) throws(StoreError) { try disk.truncate(file, to: byteCount) }

  func flush(_ strength: FlushStrength) throws(StoreError) { try disk.flush(file, strength) }
}

extension [UInt8] {
  /// Writes bytes as a file system does; a gap is zero.
  mutating func put(_ bytes: [UInt8], at offset: Int) {
    if count < offset { append(contentsOf: repeatElement(0, count: offset - count)) }
    let end = Swift.min(count, offset + bytes.count)
    replaceSubrange(offset..<end, with: bytes)
  }

  mutating func cut(to count: Int) {
    if count < self.count { removeLast(self.count - count) }
  }
}
