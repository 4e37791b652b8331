import Foundation
import Testing

@testable import DrawingBoard

/// A disk in memory that writes down what is done to it, and fails on demand.
// Sendable, because its lock is held whenever something of it is used.
final class SimulatedDisk: FileLayer, @unchecked Sendable {
  /// What was done, as far as it changes what is on the disk.
  enum Event {
    case createFolder(String)
    case create(String, file: Int)
    case write([UInt8], file: Int, offset: Int)
    case truncate(file: Int, count: Int)
    case rename(String, String)
    case remove(String)
    /// The bytes of a file go to the medium, which may hold them back.
    case flush(file: Int)
    /// What was not written of a file at a flush that failed is forgotten.
    case forget(file: Int)
    /// The medium has everything that went to it.
    case flushMedium
    case flushFolder(String)
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
    var error = StorageError.system(EIO)
    /// Whether a write that fails has written its first half.
    var isTorn = true
    /// Whether only flushes are counted.
    var isForFlushes = false
  }

  private let mutex = NSRecursiveLock()
  private(set) var files: [Int: [UInt8]] = [:]
  private(set) var names: [String: Int] = [:]
  private(set) var folders: Set<String> = []
  /// Symbolic links to files and folders.
  private var links: [String: String] = [:]
  /// The files that backups leave out.
  private var excluded: Set<Int> = []
  private(set) var events: [Event] = []
  private var locked: Set<Int> = []
  /// How often each file is open.
  private var opened: [Int: Int] = [:]
  private var nextFile = 0
  private var calls = 0
  /// Calls are counted anew when it is set.
  var fault = Fault() { didSet { mutex.withLock { calls = 0 } } }
  /// The bytes that all files together may have.
  var capacity = Int.max
  /// Whether the file system was mounted to be read.
  var isReadOnly = false

  /// What a crash was last computed from: a later one continues there.
  var replayed: CrashModel?

  /// What was on the disk before the first event.
  let start: (files: [Int: [UInt8]], names: [String: Int], folders: Set<String>)

  convenience init() { self.init(files: [:], names: [:], folders: []) }

  init(files: [Int: [UInt8]], names: [String: Int], folders: Set<String>) {
    start = (files, names, folders)
    self.files = files
    self.names = names
    self.folders = folders
    nextFile = (files.keys.max() ?? -1) + 1
  }

  // MARK: For tests

  /// How many calls were made that can fail.
  var callCount: Int { mutex.withLock { calls } }

  func note(_ event: Event) { mutex.withLock { events.append(event) } }

  /// The bytes of a file; `nil` when it is not there. A file that is written gets its folders.
  subscript(path: String) -> [UInt8]? {
    get { mutex.withLock { names[path].flatMap { files[$0] } } }
    set {
      mutex.withLock {
        guard let newValue else { return names[path] = nil }
        if let file = names[path] {
          files[file] = newValue
        } else {
          files[nextFile] = newValue
          names[path] = nextFile
          nextFile += 1
          var folder = Self.parent(of: path)
          while folder != "/" {
            folders.insert(folder)
            folder = Self.parent(of: folder)
          }
        }
      }
    }
  }

  /// The disk after the process was killed: what was written is there, and nothing is locked.
  func afterKill() -> SimulatedDisk {
    mutex.withLock {
      let disk = SimulatedDisk(files: files, names: names, folders: folders)
      (disk.links, disk.excluded) = (links, excluded)
      disk.capacity = capacity
      return disk
    }
  }

  /// Makes a path a symbolic link.
  func link(_ path: String, to target: String) { mutex.withLock { links[path] = target } }

  /// Removes a folder with everything in it, as another process does.
  func removeFolder(_ path: String) {
    mutex.withLock {
      folders = folders.filter { $0 != path && !$0.hasPrefix(path + "/") }
      names = names.filter { !$0.key.hasPrefix(path + "/") }
    }
  }

  /// Gives a folder with everything in it another name, as another process does.
  func moveFolder(_ path: String, to newPath: String) {
    func moved(_ name: String) -> String {
      name == path || name.hasPrefix(path + "/") ? newPath + name.dropFirst(path.count) : name
    }
    mutex.withLock {
      folders = Set(folders.map(moved))
      names = Dictionary(uniqueKeysWithValues: names.map { (moved($0.key), $0.value) })
    }
  }

  /// Whether backups have a file; `nil` when it is not there.
  func isBackedUp(_ path: String) -> Bool? {
    mutex.withLock { names[path].map { !excluded.contains($0) } }
  }

  // MARK: Layer

  func createFolder(_ path: String) throws(StorageError) {
    try call()
    let (isThere, isLink) = mutex.withLock { (folders.contains(path), links[path] != nil) }
    if isLink { throw .system(ELOOP) }
    if isThere || path == "/" { return }
    if isReadOnly { throw .readOnly }
    let parent = Self.parent(of: path)
    try createFolder(parent)
    mutex.withLock {
      _ = folders.insert(path)
      events.append(.createFolder(path))
    }
    try flushFolder(parent)
  }

  private lazy var system = SimulatedSystem(self)

  var databaseSystem: String? { mutex.withLock { system.name } }

  func byteCount(of path: String) throws(StorageError) -> Int? {
    try call()
    try resolve(path)
    return mutex.withLock { names[path].flatMap { files[$0]?.count } }
  }

  func read(_ path: String, at offset: Int, count: Int) throws(StorageError) -> [UInt8] {
    try call()
    try resolve(path)
    guard let bytes = self[path] else { throw .system(ENOENT) }
    return Array(bytes.dropFirst(offset).prefix(count))
  }

  func protect(_ path: String) {}

  func flushFile(_ path: String) throws(StorageError) {
    try resolve(path)
    guard let file = mutex.withLock({ names[path] }) else { throw .system(ENOENT) }
    try flush(file)
    note(.flushMedium)
  }

  func create(_ path: String) throws(StorageError) -> SimulatedFile {
    try call()
    try resolve(path)
    if isReadOnly { throw .readOnly }
    guard mutex.withLock({ folders.contains(Self.parent(of: path)) }) else {
      throw .system(ENOENT)
    }
    return mutex.withLock { SimulatedFile(added(path), self, isReadOnly: false) }
  }

  private func added(_ path: String) -> Int {
    let file = nextFile
    nextFile += 1
    files[file] = []
    names[path] = file
    events.append(.create(path, file: file))
    return file
  }

  func open(_ path: String, isReadOnly: Bool) throws(StorageError) -> SimulatedFile? {
    try call()
    try resolve(path)
    guard let file = mutex.withLock({ names[path] }) else { return nil }
    if self.isReadOnly, !isReadOnly { throw .readOnly }
    return SimulatedFile(file, self, isReadOnly: isReadOnly)
  }

  /// Refuses symbolic links.
  private func resolve(_ path: String) throws(StorageError) {
    let isLink = mutex.withLock { links[path] != nil || links[Self.parent(of: path)] != nil }
    if isLink { throw .system(ELOOP) }
  }

  func rename(_ path: String, to newPath: String) throws(StorageError) {
    try call()
    if isReadOnly { throw .readOnly }
    expectClosed(path)
    expectClosed(newPath)
    let isThere = mutex.withLock {
      guard let file = names.removeValue(forKey: path) else { return false }
      names[newPath] = file
      events.append(.rename(path, newPath))
      return true
    }
    if !isThere { throw .system(ENOENT) }
  }

  /// Reports a file of a history that is renamed or removed while a database has it open.
  private func expectClosed(_ path: String) {
    let isOpen = mutex.withLock { names[path].map { opened[$0] != nil } ?? false }
    // A picture is only read while it is open, without a lock.
    if isOpen, !path.hasSuffix("/picture") { Issue.record("\(path) is open") }
  }

  func remove(_ path: String) throws(StorageError) {
    try call()
    if isReadOnly { throw .readOnly }
    expectClosed(path)
    let isEmpty = mutex.withLock {
      if names.removeValue(forKey: path) != nil { events.append(.remove(path)) }
      guard folders.contains(path) else { return true }
      guard !(names.keys.contains { $0.hasPrefix(path + "/") }) else { return false }
      folders.remove(path)
      events.append(.remove(path))
      return true
    }
    if !isEmpty { throw .system(ENOTEMPTY) }
  }

  func names(in path: String) throws(StorageError) -> [String] {
    try call()
    return mutex.withLock {
      (Array(names.keys) + Array(folders) + Array(links.keys)).filter { $0.hasPrefix(path + "/") }
        .map { String($0.dropFirst(path.count + 1)) }.filter { !$0.contains("/") }
    }
  }

  func flushFolder(_ path: String) throws(StorageError) {
    try call(isFlush: true)
    let isThere = mutex.withLock { path == "/" || folders.contains(path) }
    guard isThere else { throw .system(ENOENT) }
    note(.flushFolder(path))
  }

  func setBackup(_ path: String, _ isIncluded: Bool) throws(StorageError) {
    try call()
    mutex.withLock {
      guard let file = names[path] else { return }
      if isIncluded { excluded.remove(file) } else { excluded.insert(file) }
    }
  }

  func freeBytes(at path: String) -> Int? {
    mutex.withLock { capacity == .max ? nil : max(0, capacity - used) }
  }

  func lock(_ path: String) throws(StorageError) -> any Lease {
    try call()
    try resolve(path)
    if isReadOnly { throw .readOnly }
    guard mutex.withLock({ folders.contains(Self.parent(of: path)) }) else {
      throw .system(ENOENT)
    }
    let (file, isFree) = mutex.withLock {
      let file = names[path] ?? added(path)
      return (file, locked.insert(file).inserted)
    }
    guard isFree else { throw .inUse }
    return Lock(file, self)
  }

  private final class Lock: Lease {
    private let file: Int
    private let disk: SimulatedDisk

    init(_ file: Int, _ disk: SimulatedDisk) {
      self.file = file
      self.disk = disk
    }

    deinit {
      disk.mutex.withLock { _ = disk.locked.remove(file) }
    }

    func flushMedium() throws(StorageError) {
      try disk.call(isFlush: true)
      disk.note(.flushMedium)
    }
  }

  static func parent(of path: String) -> String { (path as NSString).deletingLastPathComponent }
}

// MARK: Files

extension SimulatedDisk {
  /// The bytes of all files; without a name a file takes space until it is closed.
  private var used: Int {
    Set(names.values).union(opened.keys).reduce(0) { $0 + (files[$1]?.count ?? 0) }
  }

  fileprivate func call(isFlush: Bool = false) throws(StorageError) {
    let fails = mutex.withLock {
      if fault.isForFlushes && !isFlush { return false }
      defer { calls += 1 }
      return calls >= fault.call && calls - fault.call < fault.count
    }
    if fails { throw fault.error }
  }

  fileprivate func byteCount(_ file: Int) -> Int { mutex.withLock { files[file]?.count ?? 0 } }

  fileprivate func read(
    _ file: Int, at offset: Int, into target: UnsafeMutableRawBufferPointer
  ) -> Int {
    mutex.withLock {
      guard let bytes = files[file], offset < bytes.count else { return 0 }
      let count = min(bytes.count - offset, target.count)
      bytes.withUnsafeBytes {
        target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + count]))
      }
      return count
    }
  }

  fileprivate func write(_ bytes: [UInt8], to file: Int, at offset: Int) throws(StorageError) {
    do throws(StorageError) {
      try call()
    } catch {
      if fault.isTorn { put(Array(bytes[..<(bytes.count / 2)]), in: file, at: offset) }
      throw error
    }
    if isReadOnly { throw .readOnly }
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

  fileprivate func truncate(_ file: Int, to count: Int) throws(StorageError) {
    try call()
    if isReadOnly { throw .readOnly }
    mutex.withLock {
      files[file]?.cut(to: count)
      events.append(.truncate(file: file, count: count))
    }
  }

  fileprivate func flush(_ file: Int) throws(StorageError) {
    do throws(StorageError) {
      try call(isFlush: true)
    } catch {
      // As a system does that takes what it could not write for written.
      note(.forget(file: file))
      throw error
    }
    note(.flush(file: file))
  }

  fileprivate func isInPlace(_ file: Int, _ path: String) -> Bool {
    mutex.withLock {
      names[path] == file && links[path] == nil && links[Self.parent(of: path)] == nil
    }
  }

  fileprivate func open(_ file: Int) { mutex.withLock { opened[file, default: 0] += 1 } }

  fileprivate func close(_ file: Int) {
    mutex.withLock {
      opened[file, default: 0] -= 1
      if opened[file] == 0 { opened[file] = nil }
    }
  }
}

final class SimulatedFile: Sendable {
  private let file: Int
  private let disk: SimulatedDisk
  private let isReadOnly: Bool

  fileprivate init(_ file: Int, _ disk: SimulatedDisk, isReadOnly: Bool) {
    self.file = file
    self.disk = disk
    self.isReadOnly = isReadOnly
    disk.open(file)
  }

  deinit {
    disk.close(file)
  }

  func byteCount() throws(StorageError) -> Int {
    try disk.call()
    return disk.byteCount(file)
  }

  func read(
    at offset: Int, into target: UnsafeMutableRawBufferPointer
  ) throws(StorageError) -> Int {
    try disk.call()
    return disk.read(file, at: offset, into: target)
  }

  func write(_ bytes: [UInt8], at offset: Int) throws(StorageError) {
    if isReadOnly { throw .system(EBADF) }
    try disk.write(bytes, to: file, at: offset)
  }

  func truncate(to byteCount: Int) throws(StorageError) {
    if isReadOnly { throw .system(EINVAL) }
    try disk.truncate(file, to: byteCount)
  }

  func flush() throws(StorageError) { try disk.flush(file) }

  func isInPlace(_ path: String) -> Bool { disk.isInPlace(file, path) }
}

extension [UInt8] {
  /// Writes bytes as a file system does; a gap is zero.
  mutating func put(_ bytes: [UInt8], at offset: Int) {
    let end = offset + bytes.count
    if count < end { append(contentsOf: [UInt8](repeating: 0, count: end - count)) }
    withUnsafeMutableBytes {
      UnsafeMutableRawBufferPointer(rebasing: $0[offset..<end]).copyBytes(from: bytes)
    }
  }

  mutating func cut(to count: Int) {
    if count < self.count { removeLast(self.count - count) }
  }
}
