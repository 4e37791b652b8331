import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Copies of the heads of steps, from which a drawing is opened")
struct HistoryStoreHeadsTests {
  private let disk = SimulatedDisk()

  /// A history with copies of most of its steps.
  private func driver(steps: Int = Database.headCount * 2 + 100) throws -> StoreDriver {
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    for _ in 0..<steps { driver.draw(1) }
    try driver.flushed()
    return driver
  }

  private static func heads(of store: HistoryStore) throws -> [(first: Int, last: Int)] {
    try store.database.withLock { database in
      var heads: [(first: Int, last: Int)] = []
      try database?.forEachRow("SELECT first, id FROM head ORDER BY id") {
        heads.append(($0[0].integer ?? 0, $0[1].integer ?? 0))
      }
      return heads
    }
  }

  @Test("A drawing is the same from copies as from rows, and reads few of its pages from copies")
  func opening() throws {
    let driver = try driver()
    let heads = try Self.heads(of: driver.store)
    #expect(heads.map(\.first) == [1, 1025] && heads.map(\.last) == [1024, 2048])
    let copy = disk.afterKill()
    let layer = FaultingLayer(copy)
    let reads = try [true, false].map { usesHeads in
      let database = try Database(
        StoreDriver.path("history"), system: layer.databaseSystem, isReadOnly: true)
      let before = layer.with { $0.readCount }
      let reader = try #require(
        try StoreReader(database, board: .fixture, usesHeads: usesHeads))
      driver.store.state.withLock { state in
        #expect(reader.table.steps.elementsEqual(state.table.steps))
        #expect(reader.table.tiles.entries == state.table.tiles.entries)
        #expect(reader.table.rows.count == state.table.rows.count)
        #expect(reader.table.liveByteCount == state.table.liveByteCount)
      }
      return layer.with { $0.readCount } - before
    }
    #expect(reads[0] * 2 < reads[1], "\(reads)")
    let store = try StoreDriver.store(on: copy)
    #expect(store.loss == nil)
    #expect(try NaiveHistory(of: store) == driver.model)
    #expect(store.state.withLock { $0.inconsistency } == nil)
  }

  @Test("Steps that expire or are drawn over have no copies, and the remaining ones are right")
  func removing() throws {
    var driver = try driver()
    // What other steps have drawn over is not needed any more, and its rows are removed.
    driver.expire(300)
    #expect(try Self.heads(of: driver.store).map(\.first) == [1025])
    try driver.move(to: driver.model.steps.count - 200)
    driver.draw(1)
    // The rows that are left were copied again.
    #expect(try Self.heads(of: driver.store).map(\.first) == [1])
    try driver.flushed()
    for _ in 0..<Database.headCount { driver.draw(1) }
    #expect(try Self.heads(of: driver.store).count > 1)
    let store = try StoreDriver.store(on: disk.afterKill())
    #expect(store.loss == nil)
    #expect(try NaiveHistory(of: store) == driver.model)
  }

  @Test("Damaged copies are ignored, whatever their content")
  func damagedCopies() throws {
    let driver = try driver()
    var random = SeededGenerator(seed: 1)
    var changes = [
      "UPDATE head SET data = x''", "UPDATE head SET data = x'FFFFFFFF00'",
      "UPDATE head SET data = x'0100000010FF'", "UPDATE head SET first = 2000",
      "UPDATE head SET first = 1", "DELETE FROM head WHERE first = 1",
      "UPDATE head SET data = (SELECT data FROM head WHERE first = 1)",
      "UPDATE head SET id = id + 7", "UPDATE head SET first = first + 5",
      "UPDATE head SET data = substr(data, 1, length(data) - 20)",
    ]
    for _ in 0..<Torture.count(6, torture: 2000) {
      let place = 1 + random.next(below: 3000)
      let byte = String(format: "%02X", random.next(below: 256))
      changes.append(
        "UPDATE head SET data = substr(data, 1, \(place)) || x'\(byte)' || substr(data, \(place + 2))"
      )
    }
    expectEach(changes) { change in
      let copy = disk.afterKill()
      do {
        let database = try Database(
          StoreDriver.path("history"), system: copy.databaseSystem)
        try database.run(change)
        try database.checkpoint(isFull: true)
      }
      let store = try StoreDriver.store(on: copy)
      #expect(store.loss == nil, "\(change)")
      let isRight = try NaiveHistory(of: store) == driver.model
      #expect(isRight, "\(change)")
    }
  }

  @Test(
    "A row that is gone below its copy is detected when it is read, and reported at the next start")
  func missingRow() throws {
    let driver = try driver(steps: Database.headCount + 10)
    let copy = disk.afterKill()
    do {
      let database = try Database(StoreDriver.path("history"), system: copy.databaseSystem)
      try database.run("DELETE FROM step WHERE number = 100")
      try database.checkpoint(isFull: true)
    }
    do {
      let store = try StoreDriver.store(on: copy)
      #expect(store.loss == nil)
      let entry = try #require(store.state.withLock { $0.table.entries(ofStep: 99).first })
      #expect(throws: StorageError.damaged) { try store.read(entry.id) }
      store.flush()
    }
    let store = try StoreDriver.store(on: copy.afterKill())
    #expect(store.loss?.reason == .damaged && (store.loss?.lostSteps ?? 0) > 0)
    #expect(try NaiveHistory(of: store).shown == driver.model.shown)
  }
}
