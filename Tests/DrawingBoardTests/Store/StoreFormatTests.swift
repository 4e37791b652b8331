import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The format of a drawing, which later versions of the kit open")
struct StoreFormatTests {
  /// What version 1 wrote.
  ///
  /// It is written once: with `WRITE_GOLDEN=1` in the environment, when there is none.
  private static func fixture(_ name: String, writing bytes: Data) throws -> URL {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("__Fixtures__/\(name)")
    if ProcessInfo.processInfo.environment["WRITE_GOLDEN"] == "1",
      !FileManager.default.fileExists(atPath: file.path)
    {
      try bytes.write(to: file)
    }
    return file
  }

  /// The 64-bit FNV-1a hash of bytes.
  private static func hash(of bytes: Data) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  // MARK: The database

  /// A history with every form of a tile, and the database that it gives.
  private static func history() throws -> (model: NaiveHistory, bytes: [UInt8]) {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.initialPercentage = 0
    func change(_ column: Int, _ after: TilePixels?, before: TilePixels? = nil) -> TileChange {
      let coordinate = TileCoordinate(column: column, row: column % 2)
      return TileChange(
        coordinate: coordinate, before: driver.model.shown[coordinate] ?? before, after: after)
    }
    driver.setBoard(
      StoredBoard(
        size: PixelSize(width: 300, height: 120), scale: 2, colorSpace: .displayP3,
        background: Data([1, 2, 3])))
    let gradient = TilePixels.pixels { column, row in
      0xFF00_0000 | UInt32(column * 4) << 16 | UInt32(row * 4)
    }
    driver.draw([
      change(0, .noise(seed: 1)), change(1, gradient), change(2, .filled(0xFF80_8080)),
      change(
        3, .pixels { ($0 ^ $1) % 9 == 0 ? UInt32($0 * 64 + $1) << 8 | 0xFF00_0000 : 0 }),
      change(4, .filled(7), before: .filled(5)),
    ])
    driver.draw([
      change(0, .drawn(on: .noise(seed: 1), columns: 3..<40, rows: 9..<12, pixel: 0xFF00_00FF)),
      change(1, .drawn(on: gradient, columns: 0..<64, rows: 20..<21, pixel: 0xFF12_3456)),
      change(2, .pixels { $1 == 5 ? UInt32($0) * 77_777 | 0xFF00_0000 : 0xFF80_8080 }),
    ])
    let row = TilePixels.noise(seed: 2).pixelArray
    driver.draw([
      change(3, nil), change(8, .pixels { column, _ in row[column] }),
      change(9, .pixels { column, row in UInt32((row * 64 + column) / 37) * 99_991 | 0xFF00_0000 }),
    ])
    driver.draw([change(5, .drawn(on: nil, columns: 3..<40, rows: 9..<12, pixel: 0xFF00_00FF))])
    driver.flush()
    driver.expire(1)
    driver.draw([change(7, .filled(0xFF04_0506))])
    try driver.undo()
    try driver.flushed()
    return (driver.model, try #require(disk[StoreDriver.path("history")]))
  }

  @Test("A database of version 1 has its drawing")
  func golden() throws {
    let (model, bytes) = try Self.history()
    let golden = try Data(
      contentsOf: try Self.fixture("history-1.sqlite", writing: Data(bytes)))
    #expect(Self.hash(of: golden) == 0xE13D_09D2_44D3_C8B0)
    let disk = SimulatedDisk()
    disk[StoreDriver.path("history")] = Array(golden)
    let store = try StoreDriver.store(on: disk)
    #expect(store.loss == nil)
    #expect(try NaiveHistory(of: store) == model)
    let forms = Set(store.state.withLock { $0.table.tiles.entries.map(\.form) })
    #expect(forms.count >= EncodedTile.Form.allCases.count)
  }

  // MARK: The single file

  /// A drawing whose bytes do not depend on the compressor of the system.
  private static func draw(on shelf: DrawingShelf) throws -> NaiveHistory {
    var driver = try shelf.open(.fixture)
    driver.initialPercentage = 0
    driver.setBoard(
      StoredBoard(
        size: DrawingShelf.size, scale: 2, colorSpace: .displayP3, background: Data([1, 2, 3])))
    func stroke(_ column: Int, _ row: Int, y: Int, before: TilePixels? = nil) -> TileChange {
      let coordinate = TileCoordinate(column: column, row: row)
      let base = driver.model.shown[coordinate] ?? before
      return TileChange(
        coordinate: coordinate, before: base,
        after: .drawn(on: base, columns: 3..<40, rows: y..<y + 3, pixel: 0xFF00_00FF))
    }
    let origin = TileCoordinate(column: 0, row: 0)
    driver.draw([
      TileChange(coordinate: origin, before: nil, after: .noise(seed: 1)),
      stroke(1, 0, y: 4, before: .noise(seed: 3)),
    ])
    driver.draw([stroke(0, 0, y: 9), stroke(2, 1, y: 20)])
    let last = TileCoordinate(column: 2, row: 1)
    driver.draw([TileChange(coordinate: last, before: driver.model.shown[last], after: nil)])
    driver.draw([stroke(0, 0, y: 30), stroke(1, 1, y: 40)])
    try driver.undo()
    try driver.flushed()
    return driver.model
  }

  /// Everything that a database has: its settings, its tables and all of their rows.
  private static func content(of file: URL) throws -> [String: [[Database.Value]]] {
    let database = try Database(file.path, system: nil, isReadOnly: true)
    var content: [String: [[Database.Value]]] = [:]
    for setting in ["application_id", "user_version", "page_size", "auto_vacuum", "encoding"] {
      try database.forEachRow("PRAGMA \(setting)") { content[setting, default: []].append($0) }
    }
    try database.forEachRow("SELECT type, name, sql FROM sqlite_schema ORDER BY name") {
      content["sqlite_schema", default: []].append($0)
    }
    for table in ["drawing", "background", "layer", "step", "head"] {
      content[table] = []
      try database.forEachRow("SELECT * FROM \(table) ORDER BY id") { content[table]?.append($0) }
    }
    return content
  }

  @Test("A file that version 1 exported has the known steps, and the same rows as one of today")
  func goldenFile() async throws {
    let shelf = DrawingShelf()
    let model = try Self.draw(on: shelf)
    let exported = try shelf.file()
    try await shelf.drawing(.fixture).export(to: exported)
    let golden = try Self.fixture(
      "drawing-1.ckdrawing", writing: try Data(contentsOf: exported))
    #expect(Self.hash(of: try Data(contentsOf: golden)) == 0xF071_AD65_41AC_2D9B)

    let drawing = try await StoredDrawing.import(from: golden, as: .other, in: shelf.url)
    #expect(drawing.stepCount == 4 && drawing.size == CGSize(width: 96, height: 64))
    let known = try shelf.history(.other)
    #expect(known == model)
    #expect(known.index == 2 && known.steps.map(\.step.name) == (1...4).map { "Step \($0)" })
    #expect(known.board?.background == Data([1, 2, 3]))
    let picture = known.shown.map { ($0.key.column, $0.key.row, $0.value.fingerprint) }.sorted(
      by: <)
    #expect(
      picture.map { [$0.0, $0.1, Int($0.2)] } == [[0, 0, 4_223_993_569], [1, 0, 812_573_890]])

    let (old, new) = (try Self.content(of: golden), try Self.content(of: exported))
    #expect(Set(old.keys) == Set(new.keys))
    for (name, rows) in old { #expect(new[name] == rows, "\(name)") }
  }
}
