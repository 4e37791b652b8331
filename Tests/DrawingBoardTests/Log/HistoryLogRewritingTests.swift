import Foundation
import TestSupport
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

@Suite("What a store no longer needs")
struct StoreCompactionTests {
  @Test("D10: drawing and undoing for ever does not fill the disk")
  func garbage() async throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 100
    let events = driver.store.events
    for _ in 0..<3 { driver.draw() }
    var largest = 0
    for _ in 0..<60 {
      driver.draw(3)
      driver.undo()
      largest = max(largest, driver.store.usage.fileBytes)
    }
    #expect(largest < 5 << 19)
    try driver.check()
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
    let reported = await driver.reported(events)
    #expect(!reported.isEmpty)
    for event in reported {
      guard case .compacted(let freed) = event else {
        Issue.record("\(event)")
        continue
      }
      #expect(freed > 1 << 20)
    }
  }

  @Test("D10: a history at its limit of steps stays at the size of its steps", arguments: [0, 100])
  func expiring(noise: Int) throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = noise
    for _ in 0..<60 {
      if driver.model.steps.count >= 5 { driver.expire(1) }
      driver.draw(3)
    }
    #expect(driver.store.usage.fileBytes < 3 << 20)
    try driver.check()
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
  }

  @Test("6.2.12: copying that fails leaves the old file and the history as they were")
  func failing() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 100
    driver.draw(1)
    // The copy does not fit beside the old file.
    disk.capacity = 1_500_000
    for _ in 0..<34 {
      driver.draw(3)
      driver.undo()
    }
    try driver.check()
    disk.capacity = .max
    try driver.flushed()
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
  }

  @Test("Copied tiles are readable from a chain whose beginning is gone")
  func chains() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 0
    let coordinate = TileCoordinate(column: 0, row: 0)
    for row in 0..<6 {
      if row == 5 {
        driver.expire(2)
        // A failed flush is the shortest way to a new file.
        disk.fault = SimulatedDisk.Fault(call: 0, isForFlushes: true)
      }
      let pixels = TilePixels.drawn(
        on: driver.model.shown[coordinate], columns: 0..<64, rows: row..<(row + 1), pixel: 9)
      driver.draw([coordinate: pixels])
    }
    disk.fault = SimulatedDisk.Fault()
    let links = driver.store.state.withLock { $0.tables.tiles.entries.map(\.links) }
    #expect(links == [0, 1, 2, 3, 4])
    try driver.check()
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
  }
}
