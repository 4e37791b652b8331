import Foundation
import TestSupport
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

@Suite("A store on the system's files")
struct SystemFileLayerTests {
  private static func flush(_ store: ImageStackStore) throws {
    let flushed = DispatchSemaphore(value: 0)
    let outcome = Guarded<Result<Void, StoreError>?>(nil)
    store.flush { result in
      outcome.withLock { $0 = result }
      flushed.signal()
    }
    flushed.wait()
    try outcome.withLock { $0 }?.get()
  }

  @Test("What was drawn is there when the board is opened again, byte for byte")
  func reopening() throws {
    let folder = TemporaryFolder()
    let id = UUID()
    let expected = try {
      var driver = try StoreDriver(ImageStackStore(id: id, in: folder.url))
      for _ in 0..<40 { driver.doSomething() }
      try Self.flush(driver.store)
      return driver.model
    }()
    let store = try ImageStackStore(id: id, in: folder.url)
    #expect(try NaiveHistory(opening: store) == expected)
    #expect(try ImageStackStore.boards(in: folder.url) == [id])
  }

  @Test("Two stores in one process do not share a board")
  func owner() throws {
    let folder = TemporaryFolder()
    let id = UUID()
    let layer = SystemFileLayer(patience: 0)
    let store = try ImageStackStore(id: id, in: folder.url)
    #expect(throws: StoreError.inUse) {
      try ImageStackStore(
        id: id, in: folder.url.path, options: .init(), layer: layer, executor: InlineExecutor())
    }
    #expect(throws: StoreError.inUse) {
      try ImageStackStore.discard(id, in: folder.url.path, layer: layer)
    }
    withExtendedLifetime(store) {}
  }

  @Test("A board that is discarded by its id leaves no file")
  func discarding() throws {
    let folder = TemporaryFolder()
    let id = UUID()
    try {
      var driver = try StoreDriver(ImageStackStore(id: id, in: folder.url))
      driver.draw()
      try Self.flush(driver.store)
    }()
    try ImageStackStore.discard(id, in: folder.url)
    #expect(try ImageStackStore.boards(in: folder.url) == [])
    #expect(try ImageStackStore.discardOrphans(in: folder.url) == [])
  }

  @Test("6.2.2, 6.2.3, D8: the standard folder is in Application Support, for the user alone")
  func standardFolder() throws {
    let path = try ImageStackStore.path(of: nil)
    #expect(path.hasSuffix("/DrawingBoards"))
    #expect(!path.contains("Documents"))
    let folder = TemporaryFolder()
    try SystemFileLayer().createFolder(folder.url.path + "/a/b")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.path + "/a/b")
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
  }

  @Test("A file reads what was written, less at its end, and nothing after it was cut")
  func file() throws {
    let folder = TemporaryFolder()
    let layer = SystemFileLayer()
    let path = folder.url.path + "/file"
    try layer.createFolder(folder.url.path)
    #expect(try layer.open(path) == nil)
    let file = try layer.create(path)
    try file.write([1, 2, 3, 4], at: 2)
    #expect(try file.byteCount() == 6)
    #expect(try file.read(at: 0, count: 100) == [0, 0, 1, 2, 3, 4])
    #expect(try file.read(at: 90, count: 4) == [])
    try file.truncate(to: 3)
    try file.flush(.barrier)
    try file.flush(.full)
    try layer.rename(path, to: path + "2")
    try layer.flushFolder(folder.url.path)
    #expect(try layer.names(in: folder.url.path) == ["file2"])
    #expect(try layer.open(path + "2")?.read(at: 0, count: 9) == [0, 0, 1])
    try layer.remove(path + "2")
    try layer.remove(path + "2")
    #expect(try layer.names(in: folder.url.path) == [])
    #expect(try layer.names(in: path) == [])
    #expect(throws: StoreError.system(ENOENT)) { try layer.rename(path, to: path + "2") }
    #expect((layer.freeBytes(at: folder.url.path) ?? 0) > 0)
    #expect(layer.freeBytes(at: path) == nil)
  }

  @Test(
    "6.2.10: on a real disk that is full drawing goes on, and is on the disk when there is space",
    .enabled(if: SmallDisk.isPossible, "mounting a small tmpfs is not permitted here"))
  func fullDisk() throws {
    let disk = try SmallDisk(megabytes: 1)
    let id = UUID()
    let expected = try {
      var driver = try StoreDriver(ImageStackStore(id: id, in: disk.url))
      driver.noisePercentage = 100
      for _ in 0..<60 { driver.draw(2) }
      #expect(throws: StoreError.diskFull) { try Self.flush(driver.store) }
      #expect(driver.store.usage.durability == .suspended(.diskFull))
      try driver.check()
      let state = driver.model
      driver.truncate(to: 20)
      try Self.flush(driver.store)
      #expect(driver.store.usage.durability == .flushed)
      #expect(driver.model != state)
      return driver.model
    }()
    #expect(try NaiveHistory(opening: ImageStackStore(id: id, in: disk.url)) == expected)
  }
}

/// A disk of few bytes, mounted for one test.
private final class SmallDisk {
  let url: URL

  static let isPossible: Bool = (try? SmallDisk(megabytes: 1)) != nil

  init(megabytes: Int) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("disk-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    guard mount("tmpfs", url.path, "tmpfs", 0, "size=\(megabytes)m") == 0 else {
      try? FileManager.default.removeItem(at: url)
      throw StoreError.last
    }
  }

  deinit {
    umount2(url.path, Int32(MNT_DETACH))
    try? FileManager.default.removeItem(at: url)
  }
}
