import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("A database that is read page by page")
struct DatabaseFileTests {
  private static let path = "/boards/file"

  private func database(_ disk: SimulatedDisk) throws -> Database {
    try disk.createFolder("/boards")
    let database = try Database(Self.path, system: disk.databaseSystem)
    try database.run("CREATE TABLE IF NOT EXISTS row(id INTEGER PRIMARY KEY, value, data BLOB)")
    return database
  }

  /// The rows of the table that a file has.
  private func rows(of disk: SimulatedDisk) throws -> [Int: [Database.Value]] {
    var rows: [Int: [Database.Value]] = [:]
    try DatabaseFile(Self.path, in: disk).forEachRow { values in
      guard values.count == 3, let id = values[0].integer else { return }
      #expect(rows[id] == nil)
      rows[id] = values
    }
    return rows
  }

  private func rows(of database: Database) throws -> [Int: [Database.Value]] {
    var rows: [Int: [Database.Value]] = [:]
    try database.forEachRow("SELECT * FROM row") { rows[$0[0].integer ?? 0] = $0 }
    return rows
  }

  @Test("Every kind and length of a value is found, in the file and in its write-ahead log")
  func values() throws {
    let disk = SimulatedDisk()
    let database = try database(disk)
    var values: [Database.Value] = [
      .real(0.1), .text("Bleistift\0 ✏️"), .text(""), .bytes([]), .null, .integer(.min),
    ]
    values += (0..<63).flatMap { [.integer(1 << $0), .integer(-1 << $0)] }
    for (id, value) in values.enumerated() {
      try database.run("INSERT INTO row VALUES(?, ?, NULL)", [.integer(id * 1_000), value])
    }
    // Around the lengths at which a row goes on in other pages.
    for count in [1_000, 8_130, 8_140, 8_150, 8_160, 9_170, 16_330, 16_340, 20_000, 70_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      try database.run("INSERT INTO row VALUES(NULL, 0, ?)", [.bytes(bytes)])
    }
    let expected = try rows(of: database)
    #expect(expected.count == values.count + 10)
    #expect(try rows(of: disk) == expected)
    try database.checkpoint(isFull: true)
    #expect(try rows(of: disk) == expected)
    try database.run("INSERT INTO row VALUES(3, 4, x'05')")
    #expect(try rows(of: disk) == rows(of: database))
  }

  @Test("Deleted and uncommitted rows are not found", arguments: 0..<4)
  func deleted(seed: UInt64) throws {
    let disk = SimulatedDisk()
    let database = try database(disk)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Torture.count(300, torture: 4_000) {
      let id = random.next(below: 60)
      switch random.next(below: 10) {
      case 0...4:
        let bytes = [UInt8](repeating: UInt8(id), count: random.next(below: 30_000))
        try database.run(
          "INSERT OR REPLACE INTO row VALUES(?, 1, ?)", [.integer(id), .bytes(bytes)])
      case 5...7: try database.run("DELETE FROM row WHERE id = ?", [.integer(id)])
      case 8: try database.run("PRAGMA incremental_vacuum(9)")
      default: try database.checkpoint(isFull: random.next(below: 2) == 0)
      }
    }
    try? database.transaction { () throws(StorageError) in
      for id in 100..<160 {
        let bytes = [UInt8](repeating: 1, count: 30_000)
        try database.run("INSERT INTO row VALUES(?, 1, ?)", [.integer(id), .bytes(bytes)])
      }
      throw .closed
    }
    #expect(try rows(of: disk) == rows(of: database))
  }

  @Test("Reading arbitrary bytes ends")
  func anything() throws {
    let disk = SimulatedDisk()
    var random = SeededGenerator(seed: 3)
    do {
      let database = try database(disk)
      for id in 0..<20 {
        try database.run("INSERT INTO row VALUES(?, 1, zeroblob(20000))", [.integer(id)])
      }
      try database.checkpoint(isFull: true)
      try database.run("INSERT INTO row VALUES(99, 1, zeroblob(20000))")
    }
    for _ in 0..<Torture.count(30, torture: 3_000) {
      let damaged = disk.afterKill()
      for name in [Self.path, Self.path + "-wal"] {
        var bytes = try #require(damaged[name])
        for _ in 0..<200 {
          // Most of the damage is where the pages are described.
          let page = random.next(below: max(bytes.count / 8192, 1)) * 8192
          let place = min(page + random.next(below: 60), bytes.count - 1)
          bytes[place] = UInt8(truncatingIfNeeded: random.next())
        }
        damaged[name] = Array(bytes.prefix(random.next(below: bytes.count) + 1))
      }
      try DatabaseFile(Self.path, in: damaged).forEachRow { _ in }
    }
    try DatabaseFile("/boards/none", in: disk).forEachRow { _ in }
  }

  /// A page of a table with one row.
  private static func page(_ row: [UInt8]) -> [UInt8] {
    var page = [UInt8](repeating: 0, count: Database.pageByteCount)
    let place = 4_000
    page.replaceSubrange(0..<5, with: [0x0D, 0, 0, 0, 1])
    page.replaceSubrange(8..<10, with: [UInt8(place >> 8), UInt8(place & 0xFF)])
    page.replaceSubrange(place..<place + row.count, with: row)
    return page
  }

  /// The form of a number in a row.
  private static func number(_ number: UInt64) -> [UInt8] {
    var bytes = [UInt8(truncatingIfNeeded: number)]
    var rest = number >> 8
    for _ in 0..<8 {
      bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
      rest >>= 7
    }
    return bytes
  }

  @Test("Rows that claim to be larger than the file, and values whose sizes overflow, are ignored")
  func hostileSizes() throws {
    let huge = UInt64(1) << 62
    let value = Self.number(huge * 2 + 12)
    let rows: [[UInt8]] = [
      // A row of 2^62 bytes.
      Self.number(huge) + [1, 10] + Self.number(huge * 2 - 8),
      // Values that have 2^62 bytes each, so that their sum is small again.
      [38, 1, 37] + value + value + value + value + [1],
    ]
    expectEach(rows) { row in
      let disk = SimulatedDisk()
      disk[Self.path] = [UInt8](repeating: 0, count: Database.pageByteCount) + Self.page(row)
      var count = 0
      try DatabaseFile(Self.path, in: disk).forEachRow { _ in count += 1 }
      #expect(count == 0, "\(row)")
    }
  }

  @Test(
    "A log that names a page far behind the file does not cause every page before it to be read")
  func hostilePageNumber() throws {
    let disk = SimulatedDisk()
    var frame = [UInt8](repeating: 0, count: 24)
    frame.replaceSubrange(0..<8, with: [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1])
    var head: [UInt8] = [0x37, 0x7F, 0x06, 0x82] + [UInt8](repeating: 0, count: 20)
    let page = [UInt8](repeating: 0, count: Database.pageByteCount)
    var sum: (UInt32, UInt32) = (0, 0)
    func add(_ bytes: [UInt8]) -> [UInt8] {
      for place in stride(from: 0, to: bytes.count, by: 8) {
        func word(_ place: Int) -> UInt32 {
          bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
        sum.0 = sum.0 &+ word(place) &+ sum.1
        sum.1 = sum.1 &+ word(place + 4) &+ sum.0
      }
      return [sum.0, sum.1].flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) }
    }
    head += add(head)
    frame.replaceSubrange(16..<24, with: add(Array(frame[..<8]) + page))
    disk[Self.path] = page
    disk[Self.path + "-wal"] = head + frame + page
    let log = try WriteAheadLog(Self.path + "-wal", in: disk)
    try #require(log.places.keys.max() == 0xFFFF_FFFF)
    let layer = FaultingLayer(disk)
    layer.with { $0.failsReads = false }
    let file = try DatabaseFile(Self.path, in: layer)
    let before = layer.with { $0.readCount }
    // A budget of reads, because otherwise it takes hours.
    layer.with {
      $0.refusal = { [layer] call, _ in
        layer.with { $0.readCount } > before + 100 && call == .openForReading ? .closed : nil
      }
    }
    try file.forEachRow { _ in }
  }
}
