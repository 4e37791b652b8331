import Foundation
import TestSupport
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

@Suite("Boards erased and discarded, side by side")
struct StoreErasingTests {
  private static let secret: UInt32 = 0x5EC2_E7A9

  private static func holdsSecret(_ bytes: [UInt8]) -> Bool {
    withUnsafeBytes(of: secret.littleEndian) { secret in
      bytes.indices.dropLast(3).contains { bytes[$0..<($0 + 4)].elementsEqual(secret) }
    }
  }

  private static func drawSecret(_ driver: inout StoreDriver) {
    driver.draw([
      TileCoordinate(column: 0, row: 0): .drawn(
        on: nil, columns: 3..<9, rows: 3..<6, pixel: secret)
    ])
  }

  @Test("7.18: after erasing, no byte of the old strokes is in any file, also not in removed ones")
  func erasing() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    Self.drawSecret(&driver)
    #expect(disk.files.values.contains(where: Self.holdsSecret))
    driver.draw([TileCoordinate(column: 0, row: 0): TilePixels.filled(3)])
    driver.erase()
    try driver.flushed()
    #expect(!disk.files.values.contains(where: Self.holdsSecret))
    #expect(driver.model.steps.isEmpty)
    try driver.check()
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
  }

  @Test("What was set aside is erased as well")
  func erasingAside() throws {
    let disk = SimulatedDisk()
    var first = try StoreDriver(StoreDriver.store(on: disk))
    Self.drawSecret(&first)
    let next = disk.afterKill()
    next[first.store.folder.log]?[50] ^= 1
    var driver = try StoreDriver(StoreDriver.store(on: next))
    #expect(driver.store.usage.setAsideBytes > 0)
    driver.erase()
    try driver.flushed()
    #expect(driver.store.usage.setAsideBytes == 0)
    #expect(!next.files.values.contains(where: Self.holdsSecret))
  }

  @Test("Erasing happens also on a disk that is full, and makes the space for what stays")
  func erasingWhenFull() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    Self.drawSecret(&driver)
    driver.draw([TileCoordinate(column: 0, row: 0): TilePixels.filled(3)])
    disk.capacity = driver.store.usage.fileBytes
    driver.erase()
    try driver.flushed()
    #expect(!disk.files.values.contains(where: Self.holdsSecret))
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
  }

  @Test("D10: a discarded board leaves nothing, and its store is closed")
  func discarding() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    Self.drawSecret(&driver)
    let outcome = Guarded<Result<Void, StoreError>?>(nil)
    driver.store.discard { result in outcome.withLock { $0 = result } }
    #expect(throws: Never.self) { try outcome.withLock { $0 }?.get() }
    #expect(disk.names.isEmpty)
    #expect(!disk.folders.contains(driver.store.folder.path))
    #expect(!disk.files.values.contains(where: Self.holdsSecret))
    #expect(throws: StoreError.closed) { try driver.store.read(TileID(rawValue: 0)) }
    driver.draw()
    let isFlushed = driver.flush()
    #expect(!isFlushed)
    #expect(disk.names.isEmpty)
  }

  @Test("D10: a board of the session is gone with its store; another board is not")
  func session() throws {
    let disk = SimulatedDisk()
    var options = ImageStackStore.Options()
    options.lifetime = .session
    do {
      var kept = try StoreDriver(StoreDriver.store(on: disk, id: .other))
      kept.draw()
      var driver = try StoreDriver(StoreDriver.store(on: disk, options: options))
      Self.drawSecret(&driver)
    }
    #expect(try ImageStackStore.boards(in: StoreDriver.boards, layer: disk) == [.other])
    #expect(!disk.files.values.contains(where: Self.holdsSecret))
  }

  @Test("A store that is released brings everything to the medium")
  func releasing() throws {
    let disk = SimulatedDisk()
    do {
      var driver = try StoreDriver(StoreDriver.store(on: disk))
      driver.draw()
      driver.draw()
      guard case .flush(_, .barrier) = disk.events.last else {
        Issue.record("\(disk.events)")
        return
      }
    }
    guard case .flush(_, .full) = disk.events.last else {
      Issue.record("\(disk.events)")
      return
    }
  }

  @Test("6.2.1: after a crash orphans are swept, but not while a store has them open")
  func orphans() throws {
    let disk = SimulatedDisk()
    var options = ImageStackStore.Options()
    options.lifetime = .session
    var kept = try StoreDriver(StoreDriver.store(on: disk, id: .other))
    kept.draw()
    var driver = try StoreDriver(StoreDriver.store(on: disk, options: options))
    Self.drawSecret(&driver)
    #expect(try ImageStackStore.discardOrphans(in: StoreDriver.boards, layer: disk) == [])
    let next = disk.afterKill()
    #expect(try ImageStackStore.discardOrphans(in: StoreDriver.boards, layer: next) == [.fixture])
    #expect(try ImageStackStore.boards(in: StoreDriver.boards, layer: next) == [.other])
    #expect(!next.names.values.compactMap { next.files[$0] }.contains(where: Self.holdsSecret))
    withExtendedLifetime(driver) {}
  }

  @Test("6.2.1: two stores never share a board, and the second gets it when the first is gone")
  func owner() throws {
    let disk = SimulatedDisk()
    do {
      let first = try StoreDriver.store(on: disk)
      #expect(throws: StoreError.inUse) { try StoreDriver.store(on: disk) }
      #expect(throws: StoreError.inUse) {
        try ImageStackStore.discard(.fixture, in: StoreDriver.boards, layer: disk)
      }
      withExtendedLifetime(first) {}
    }
    #expect(throws: Never.self) { try StoreDriver.store(on: disk) }
  }

  @Test("F11, D7: what one board does never touches a file of another")
  func neighbours() throws {
    let disk = SimulatedDisk()
    var other = try StoreDriver(StoreDriver.store(on: disk, id: .other), seed: 8)
    for _ in 0..<5 { other.draw() }
    let log = try #require(disk[other.store.folder.log])
    var driver = try StoreDriver(StoreDriver.store(on: disk), seed: 3)
    let start = disk.events.count
    for _ in 0..<60 { driver.doSomething() }
    #expect(disk[other.store.folder.log] == log)
    for event in disk.events[start...] {
      switch event {
      case .create(let path, _), .remove(let path), .rename(let path, _):
        #expect(path.hasPrefix(driver.store.folder.path + "/"))
      default: break
      }
    }
    try other.check()
    try driver.check()
  }

  @Test("Interrupted anywhere, erasing has happened or has not")
  func interrupted() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk), disk: disk)
    driver.draw()
    driver.draw()
    driver.flush()
    let start = disk.events.count
    driver.erase()
    for number in start...disk.events.count {
      let killed = disk.killed(after: number)
      let store = try StoreDriver.store(on: killed)
      let found = try NaiveHistory(opening: store)
      #expect(found == driver.states[2] || found == driver.states[3], "event \(number)")
      #expect(killed[store.folder.erasedLog] == nil)
      #expect(killed[store.folder.newLog] == nil)
    }
  }
}
