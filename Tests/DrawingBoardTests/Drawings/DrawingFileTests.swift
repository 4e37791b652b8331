import Foundation
import SQLite3
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Files that anybody may have written")
struct DrawingFileTests {
  private let shelf = DrawingShelf()
  private let id = UUID()
  private let copy = UUID()

  private func exported(steps: Int = 3) async throws -> (file: URL, model: NaiveHistory) {
    let model = try shelf.draw(
      id, steps: steps, background: BoardBackground(color: CGColor(gray: 0.5, alpha: 1)))
    let file = try shelf.file()
    try await shelf.drawing(id).export(to: file)
    return (file, model)
  }

  private func reason(of file: URL) async -> StorageError? {
    let error = await failure {
      try await StoredDrawing.import(from: file, as: copy, in: shelf.url)
    }
    #expect(error == nil || error?.id == copy)
    #expect(error == nil || !FileManager.default.fileExists(atPath: shelf.files(copy).path))
    return error?.reason
  }

  @Test("A flipped byte is refused unless it is never read; the drawing stays unchanged")
  func flipped() async throws {
    let (file, model) = try await exported()
    let before = try shelf.bytes(of: id)
    let bytes = try Data(contentsOf: file)
    var (refused, taken) = (0, 0)
    // Most of a small database is free space.
    let written = bytes.indices.filter { bytes[$0] != 0 }
    let free = stride(from: 0, to: bytes.count, by: bytes.count / 20 + 1)
    let heads = stride(from: 0, to: bytes.count, by: Database.pageByteCount).flatMap {
      $0..<$0 + 14
    }
    let chosen = stride(from: 0, to: written.count, by: written.count / 120 + 1).map { written[$0] }
    await expectEach(Set(chosen + free + heads).sorted(), named: { "byte \($0)" }) { position in
      var flipped = bytes
      flipped[position] ^= UInt8(1 << (position % 8))
      try flipped.write(to: file)
      guard await reason(of: file) == nil else {
        refused += 1
        return
      }
      taken += 1
      #expect(try shelf.history(copy) == model, "byte \(position)")
      try await shelf.drawing(copy).remove()
    }
    #expect(refused > 60 && taken > 0)
    #expect(try shelf.bytes(of: id) == before)
  }

  @Test("A file that ends early is refused")
  func truncated() async throws {
    let (file, _) = try await exported()
    let bytes = try Data(contentsOf: file)
    let lengths = [0, 1, 15, 16, 99, 100, 101, 4096, 8191, 8192, 8193, bytes.count - 1]
    await expectEach(lengths + stride(from: 8192, to: bytes.count, by: 8192)) { length in
      try bytes.prefix(length).write(to: file)
      #expect(await reason(of: file) == .damaged, "\(length) bytes")
    }
  }

  @Test("A later version, another database and other files are refused with their reason")
  func others() async throws {
    let (file, _) = try await exported()
    var bytes = try Data(contentsOf: file)
    bytes[63] = 2
    try bytes.write(to: file)
    #expect(await reason(of: file) == .laterFormat)
    bytes[68] = 0
    try bytes.write(to: file)
    #expect(await reason(of: file) == .damaged)
    #expect(await reason(of: shelf.url) == .system(EISDIR))
    #expect(await reason(of: shelf.url.appendingPathComponent("none")) == .system(ENOENT))
    let pipe = try shelf.file("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(await reason(of: URL(fileURLWithPath: pipe)) == .system(EINVAL))
    // A database with a write-ahead log is not whole without it.
    #expect(await reason(of: URL(fileURLWithPath: shelf.files(id).history)) == .damaged)
  }

  @Test("The database of a board, and a folder, cannot be the destination of a file")
  func targets() async throws {
    try shelf.draw(id)
    let drawing = try await shelf.drawing(id)
    var driver = try shelf.open(id)
    let database = URL(fileURLWithPath: shelf.files(id).history)
    #expect(await failure { try await drawing.export(to: database) }?.reason == .inUse)
    #expect(await failure { try await drawing.export(to: shelf.url) }?.reason == .system(EISDIR))
    #expect(await reason(of: database) == .inUse)
    driver.draw()
    try driver.flushed()
    #expect(driver.isRight)
  }

  /// Changes a file with SQL.
  private func change(_ file: URL, _ statements: String...) {
    var database: OpaquePointer?
    #expect(sqlite3_open_v2(file.path, &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK)
    for statement in statements {
      let code = sqlite3_exec(database, statement, nil, nil, nil)
      #expect(code == SQLITE_OK, "\(statement): \(String(cString: sqlite3_errmsg(database)))")
    }
    #expect(sqlite3_close(database) == SQLITE_OK)
  }

  private static let attacks = [
    "CREATE TRIGGER t AFTER INSERT ON step BEGIN DELETE FROM drawing; END",
    "CREATE VIEW v AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT * FROM n",
    "CREATE INDEX i ON step(number)", "CREATE TABLE other(a)",
    """
    DROP TABLE background;
    CREATE VIEW background AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
      SELECT 1 AS id, i AS data FROM n
    """,
    "ALTER TABLE step ADD COLUMN more", "DROP TABLE layer",
    "DELETE FROM drawing", "UPDATE drawing SET width = 30000, height = 30000",
    "UPDATE drawing SET width = -1", "UPDATE drawing SET scale = 0",
    "UPDATE drawing SET scale = 9e999", "UPDATE drawing SET width = 'wide'",
    "UPDATE drawing SET board = x'00'", "UPDATE drawing SET first = -5",
    "UPDATE drawing SET shown = 9223372036854775807",
    "INSERT INTO background VALUES(1, 1, zeroblob(70000000))",
    "UPDATE step SET pixels = zeroblob(500000000) WHERE id = 2",
    "UPDATE step SET tiles = zeroblob(2400) WHERE id = 2",
    "UPDATE step SET number = 9223372036854775807 WHERE id = 2",
    "UPDATE step SET number = 1", "UPDATE step SET date = 9e999 WHERE id = 2",
    "UPDATE step SET layer = 2 WHERE id = 2", "UPDATE step SET id = -3 WHERE id = 2",
    "UPDATE step SET name = x'FFFE' WHERE id = 2", "INSERT INTO head VALUES(2, 1, x'00000000')",
    "UPDATE step SET pixels = 'text' WHERE id = 2",
    "PRAGMA journal_mode=WAL", "PRAGMA user_version=77", "PRAGMA application_id=5",
  ]

  @Test("A malicious database is refused")
  func attacked() async throws {
    let (file, _) = try await exported()
    let bytes = try Data(contentsOf: file)
    await expectEach(Self.attacks) { attack in
      try bytes.write(to: file)
      if attack.contains("INTO background") { change(file, "DELETE FROM background") }
      change(file, attack)
      let reason = await reason(of: file)
      #expect(reason == .damaged || reason == .laterFormat, "\(attack)")
    }
  }

  @Test("Rows with right checksums that no board writes are refused")
  func forged() async throws {
    let (file, _) = try await exported()
    let bytes = try Data(contentsOf: file)
    await expectEach(0..<9) { kind in
      try bytes.write(to: file)
      try forge(kind, in: file)
      #expect(await reason(of: file) == .damaged, "\(kind)")
    }
    try bytes.write(to: file)
    #expect(await reason(of: file) == nil)
  }

  private func forge(_ kind: Int, in file: URL) throws {
    let database = try Database(file.path, system: nil)
    var rows: [[Database.Value]] = []
    try database.forEachRow("SELECT * FROM step WHERE number > 0 ORDER BY id") { rows.append($0) }
    var row = try #require(rows.last)
    let first = try #require(rows.first)
    var tiles = try #require(row[11].bytes)
    switch kind {
    case 0: row[1] = first[1]
    case 1: row[1] = .integer(.max)
    case 2: row[4] = .real(.infinity)
    case 3: tiles.replaceSubrange(0..<4, with: try #require(first[11].bytes)[0..<4])
    case 4: tiles.replaceSubrange(0..<4, with: [0xFD, 0xFF, 0xFF, 0xFF])
    case 5: tiles += tiles.suffix(19)
    case 6: tiles.replaceSubrange(8..<10, with: [0, 0x80])
    case 7: row[2] = .integer(try #require(row[2].integer) - 1)
    default: row[1] = .integer(-1)
    }
    row[11] = .bytes(tiles)
    try database.insert(StoreSchema.addingChecksum(to: row), into: "step")
    try database.run("PRAGMA journal_mode=DELETE")
  }
}
