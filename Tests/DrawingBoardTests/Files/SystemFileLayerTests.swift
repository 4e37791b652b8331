import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("A store on the system's files")
struct SystemFileLayerTests {
  private static func flush(_ store: HistoryStore) throws {
    let flushed = DispatchSemaphore(value: 0)
    let outcome = Locked<Result<Void, StorageError>?>(nil)
    store.flush { result in
      outcome.withLock { $0 = result }
      flushed.signal()
    }
    flushed.wait()
    try outcome.withLock { $0 }?.get()
  }

  @Test("A drawing is restored when the board is opened again, byte for byte")
  func reopening() throws {
    let folder = TemporaryFolder()
    let board = StoreFolder(UUID(), in: folder.url.path)
    let expected = try {
      var driver = try StoreDriver(HistoryStore(board, executor: InlineExecutor()))
      for _ in 0..<40 { try driver.doSomething() }
      try driver.flushed()
      return driver.model
    }()
    let store = try HistoryStore(board)
    #expect(try NaiveHistory(of: store) == expected)
    #expect(try StoreFolder.boards(in: folder.url.path) == [board.id])
  }

  @Test("The queue of a store brings the drawing to the disk")
  func queue() throws {
    let folder = TemporaryFolder()
    let board = StoreFolder(UUID(), in: folder.url.path)
    var shown: [TileCoordinate: TilePixels] = [:]
    let store = try HistoryStore(board)
    let stack = ImageStack(store: store)
    for number in 0..<30 {
      let coordinate = TileCoordinate(column: number % 3, row: 0)
      let after = TilePixels.drawn(
        on: shown[coordinate], columns: 3..<60, rows: number..<number + 3, pixel: UInt32(number) + 1
      )
      stack.push(
        name: "Pencil",
        changes: [TileChange(coordinate: coordinate, before: shown[coordinate], after: after)])
      shown[coordinate] = after
    }
    try Self.flush(store)
    let other = try NaiveHistory(of: HistoryStore(board, isReadOnly: true))
    #expect(other.steps.isEmpty && other.shown == shown)
    #expect(try store.database.withLock { try $0?.number("SELECT count(*) FROM step") } == 30)
  }

  @Test("Two stores in one process do not share a board")
  func owner() throws {
    let folder = TemporaryFolder()
    let board = StoreFolder(UUID(), in: folder.url.path)
    let store = try HistoryStore(board, executor: InlineExecutor())
    #expect(throws: StorageError.inUse) { try HistoryStore(board, executor: InlineExecutor()) }
    #expect(throws: StorageError.inUse) {
      try StoreFolder.discard(board.id, in: folder.url.path)
    }
    withExtendedLifetime(store) {}
  }

  @Test("A board that is discarded by its id leaves no file")
  func discarding() throws {
    let folder = TemporaryFolder()
    let board = StoreFolder(UUID(), in: folder.url.path)
    try {
      var driver = try StoreDriver(HistoryStore(board, executor: InlineExecutor()))
      driver.draw()
      try driver.flushed()
    }()
    try StoreFolder.discard(board.id, in: folder.url.path)
    #expect(try StoreFolder.boards(in: folder.url.path) == [])
    #expect(try SystemFileLayer().names(in: folder.url.path) == [])
  }

  @Test("The standard folder is in Application Support, for the user alone")
  func standardFolder() throws {
    let path = try StoreFolder.standardPath()
    #expect(path.hasSuffix("/DrawingBoards"))
    #expect(!path.contains("Documents"))
  }

  @Test("Folders and files are for the user alone")
  func permissions() throws {
    let folder = TemporaryFolder()
    let board = StoreFolder(UUID(), in: folder.url.path + "/boards")
    var driver = try StoreDriver(HistoryStore(board, executor: InlineExecutor()))
    driver.draw()
    func permissions(_ path: String) throws -> Int? {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
    #expect(try permissions(folder.url.path + "/boards") == 0o700)
    #expect(try permissions(board.path) == 0o700)
    #expect(try permissions(board.history) == 0o600)
    #expect(try permissions(board.lockFile) == 0o600)
  }

  @Test("The system is asked to protect created files and to back them up as the board says")
  func marks() throws {
    let folder = TemporaryFolder()
    let marks = Locked<[String: [String]]>([:])
    var layer = SystemFileLayer()
    layer.setProtection = { path in marks.withLock { $0[path, default: []].append("protected") } }
    layer.setExclusion = { path, isExcluded in
      marks.withLock { $0[path, default: []].append("excluded \(isExcluded)") }
    }
    for isBackedUp in [true, false] {
      let board = StoreFolder(UUID(), in: folder.url.path, layer: layer)
      let store = try HistoryStore(board, executor: InlineExecutor())
      store.state.withLock { $0.isBackedUp = isBackedUp }
      var driver = try StoreDriver(store)
      driver.draw()
      let found = marks.withLock { $0 }
      #expect(found[folder.url.path] == ["protected"])
      #expect(found[board.path] == ["protected"])
      // The database gets its name after it has its marks.
      #expect(
        found[board.newHistory] == ["protected"] + (isBackedUp ? [] : ["excluded true"]))
    }
  }

  @Test("A mark for backups that fails is an error, unless the file system has no such marks")
  func failingMark() throws {
    var layer = SystemFileLayer()
    layer.setExclusion = { _, _ in throw NSError(domain: NSPOSIXErrorDomain, code: Int(EPERM)) }
    #expect(throws: StorageError.system(EPERM)) { try layer.setBackup("/nowhere", false) }
    layer.setExclusion = { _, _ in throw NSError(domain: NSPOSIXErrorDomain, code: Int(ENOTSUP)) }
    try layer.setBackup("/nowhere", false)
  }

  @Test("A file is listed, named and removed") func file() throws {
    let folder = TemporaryFolder()
    let layer = SystemFileLayer()
    let path = folder.url.path + "/file"
    try layer.createFolder(folder.url.path)
    #expect(try layer.byteCount(of: path) == nil)
    #expect(throws: StorageError.system(ENOENT)) { try layer.read(path, at: 0, count: 2) }
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
    #expect(try layer.byteCount(of: path) == 3)
    #expect(try layer.read(path, at: 0, count: 2) == [1, 2])
    #expect(try layer.read(path, at: 1, count: 9) == [2, 3])
    #expect(try layer.read(path, at: 3, count: 1) == [])
    try layer.flushFile(path)
    try layer.rename(path, to: path + "2")
    try layer.flushFolder(folder.url.path)
    #expect(try layer.names(in: folder.url.path) == ["file2"])
    try layer.remove(path + "2")
    try layer.remove(path + "2")
    #expect(try layer.names(in: folder.url.path) == [])
    #expect(try layer.names(in: path) == [])
    #expect(throws: StorageError.system(ENOENT)) { try layer.rename(path, to: path + "2") }
    #expect(throws: StorageError.system(ENOENT)) { try layer.flushFile(path) }
    #expect((layer.freeBytes(at: folder.url.path) ?? 0) > 0)
    #expect(layer.freeBytes(at: path) == nil)
  }

  @Test("Errors of the system are those of the storage")
  func errors() {
    #expect(StorageError(ENOSPC) == .diskFull)
    #expect(StorageError(EDQUOT) == .diskFull)
    #expect(StorageError(EROFS) == .readOnly)
    #expect(StorageError(EIO) == .system(EIO))
    #expect(StorageError(CocoaError(.fileWriteOutOfSpace)) == .diskFull)
    let error = NSError(domain: NSPOSIXErrorDomain, code: Int(EROFS))
    #expect(StorageError(error) == .readOnly)
  }

  @Test(
    "On a real full disk drawing continues, and is on the disk when there is space",
    .enabled(if: MountedDisk.isPossible, "mounting a small tmpfs is not permitted here"))
  func fullDisk() throws {
    let disk = try MountedDisk(megabytes: 4)
    let board = StoreFolder(UUID(), in: disk.url.path)
    let ballast = disk.url.appendingPathComponent("ballast")
    try Data(count: 2 << 20).write(to: ballast)
    let expected = try {
      var driver = try StoreDriver(HistoryStore(board, executor: InlineExecutor()))
      (driver.noisePercentage, driver.initialPercentage) = (100, 0)
      for _ in 0..<60 { driver.draw(2) }
      #expect(driver.flushError() == .diskFull)
      #expect(driver.store.failure == .diskFull)
      #expect(driver.isRight)
      try FileManager.default.removeItem(at: ballast)
      try driver.move(to: 19)
      driver.draw([TileCoordinate(column: 0, row: 0): TilePixels.filled(3)])
      try driver.flushed()
      #expect(driver.store.isFlushed)
      return driver.model
    }()
    #expect(try NaiveHistory(of: HistoryStore(board, executor: InlineExecutor())) == expected)
  }
}
