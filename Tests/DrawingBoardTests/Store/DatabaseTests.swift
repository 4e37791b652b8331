import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("A connection to a database")
struct DatabaseTests {
  private func database(_ disk: SimulatedDisk) throws -> Database {
    try disk.createFolder("/boards")
    let database = try Database("/boards/file", system: disk.databaseSystem)
    try database.run("CREATE TABLE IF NOT EXISTS row(id INTEGER PRIMARY KEY, value, data BLOB)")
    return database
  }

  @Test("Every kind of value is read as written")
  func values() throws {
    let database = try database(SimulatedDisk())
    let values: [Database.Value] = [
      .integer(-5), .real(0.1), .text("Bleistift\0 ✏️"), .bytes([0, 255]), .bytes([]), .null,
    ]
    for (id, value) in values.enumerated() {
      try database.run("INSERT INTO row VALUES(?, ?, NULL)", [.integer(id), value])
    }
    var found: [Database.Value] = []
    try database.forEachRow("SELECT value FROM row ORDER BY id") { found.append($0[0]) }
    #expect(found == values)
  }

  @Test("The settings are those that the store relies on, whatever the build of SQLite")
  func settings() throws {
    let disk = SimulatedDisk()
    let database = try database(disk)
    for (setting, value) in [
      ("mmap_size", 0), ("page_size", 8192), ("auto_vacuum", 2), ("wal_autocheckpoint", 0),
      ("synchronous", 1), ("secure_delete", 1),
    ] {
      #expect(try database.number("PRAGMA \(setting)") ?? 0 == value, "\(setting)")
    }
    expectEach([("locking_mode", "exclusive"), ("journal_mode", "wal")], named: \.0) {
      setting, value in
      var found = ""
      try database.forEachRow("PRAGMA \(setting)") { found = ($0[0].text ?? "") }
      #expect(found == value, "\(setting)")
    }
    try database.checkpoint(isFull: true)
    // No bytes of a page are left free: see DatabaseFile.
    let file = try #require(disk["/boards/file"])
    #expect(file[20] == 0)
  }

  @Test("On a real disk the database has no file of shared memory")
  func files() throws {
    let folder = TemporaryFolder()
    try SystemFileLayer().createFolder(folder.url.path)
    let database = try Database(folder.url.path + "/file", system: nil)
    try database.run("CREATE TABLE row(id INTEGER PRIMARY KEY)")
    let names = try SystemFileLayer().names(in: folder.url.path)
    #expect(Set(names) == ["file", "file-wal"])
    #expect(!database.hasMoved)
    try FileManager.default.moveItem(
      atPath: folder.url.path + "/file", toPath: folder.url.path + "/other")
    #expect(database.hasMoved)
  }

  @Test("A change that fails leaves no trace")
  func transaction() throws {
    let database = try database(SimulatedDisk())
    #expect(throws: StorageError.closed) {
      try database.transaction { () throws(StorageError) in
        try database.run("INSERT INTO row VALUES(1, 2, NULL)")
        throw .closed
      }
    }
    #expect(try database.number("SELECT count(*) FROM row") == 0)
    try database.transaction { () throws(StorageError) in
      try database.run("INSERT INTO row VALUES(1, 2, NULL)")
    }
    #expect(try database.number("SELECT value FROM row") == 2)
  }

  @Test("Parts of values are read on request, and a missing row is an error")
  func parts() throws {
    let database = try database(SimulatedDisk())
    for id in 1...3 {
      let bytes = (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* id) }
      try database.run("INSERT INTO row VALUES(?, 0, ?)", [.integer(id), .bytes(bytes)])
    }
    func part(_ row: Int, _ offset: Int, _ place: Int) -> Database.Part {
      Database.Part(row: row, offset: offset, count: 2, place: place)
    }
    let parts = [part(1, 19_998, 4), part(3, 5, 0), part(3, 9_001, 2)]
    let bytes = try database.read(parts, of: "data", in: "row")
    let expected = [15, 18, 9_001 * 3, 9_002 * 3, 19_998, 19_999].map {
      UInt8(truncatingIfNeeded: $0)
    }
    #expect(bytes == expected)
    #expect(throws: StorageError.damaged) {
      try database.read([part(4, 0, 0)], of: "data", in: "row")
    }
  }

  @Test("An error of the system keeps its number, and a full disk has its own error")
  func errors() throws {
    let disk = SimulatedDisk()
    let database = try database(disk)
    disk.capacity = 0
    #expect(throws: StorageError.diskFull) { try database.run("INSERT INTO row VALUES(1, 2, 3)") }
    disk.capacity = .max
    disk.fault = SimulatedDisk.Fault(call: 0, error: .system(EPERM))
    #expect(throws: StorageError.system(EPERM)) {
      try database.run("INSERT INTO row VALUES(1, 2, 3)")
    }
    disk.fault = SimulatedDisk.Fault()
    try database.run("INSERT INTO row VALUES(1, 2, 3)")
    #expect(throws: StorageError.damaged) { try database.run("INSERT INTO nowhere VALUES(1)") }
    // A row that is there already, and one that is too large, are no damage.
    #expect(throws: StorageError.system(EIO)) {
      try database.run("INSERT INTO row VALUES(1, 2, 3)")
    }
    #expect(throws: StorageError.system(EIO)) {
      try database.run("INSERT INTO row VALUES(2, 2, zeroblob(2000000000))")
    }
    #expect(throws: StorageError.system(ENOENT)) {
      try Database("/nowhere/file", system: disk.databaseSystem)
    }
  }
}
