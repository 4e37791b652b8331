import Foundation

@testable import DrawingBoard

/// A layer over another one that fails on demand and counts what it is asked for.
// Sendable, because its state is behind a lock.
final class FaultingLayer: FileLayer {
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

  private func willCall(_ call: Call, _ path: String) throws(StorageError) {
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

  func create(_ path: String) throws(StorageError) -> any LayerFile {
    try willCall(.create, path)
    try willWrite()
    return FaultingFile(try base.create(path), self)
  }

  func open(_ path: String, isReadOnly: Bool) throws(StorageError) -> (any LayerFile)? {
    try willCall(isReadOnly ? .openForReading : .open, path)
    return try base.open(path, isReadOnly: isReadOnly).map { FaultingFile($0, self) }
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

  func lock(_ path: String) throws(StorageError) -> AnyObject & Sendable {
    with { $0.lockCount += 1 }
    try willCall(.lock, path)
    return try base.lock(path)
  }
}

private final class FaultingFile: LayerFile {
  private let base: any LayerFile
  private let layer: FaultingLayer

  init(_ base: any LayerFile, _ layer: FaultingLayer) {
    (self.base, self.layer) = (base, layer)
  }

  func byteCount() throws(StorageError) -> Int { try base.byteCount() }

  func read(
    at offset: Int, into target: UnsafeMutableRawBufferPointer
  ) throws(StorageError) -> Int {
    try layer.willRead()
    return try base.read(at: offset, into: target)
  }

  func write(_ bytes: [UInt8], at offset: Int) throws(StorageError) {
    try layer.willWrite(bytes.count)
    try base.write(bytes, at: offset)
  }

  func truncate(to byteCount: Int) throws(StorageError) { try base.truncate(to: byteCount) }

  func flush(_ strength: FlushStrength) throws(StorageError) {
    try layer.willWrite()
    try base.flush(strength)
  }

  func isInPlace(_ path: String) throws(StorageError) -> Bool { try base.isInPlace(path) }
}
