import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The format of a drawing, which later versions of the kit open")
struct StoreFormatTests {
  /// The database of version 1 that the history below was written to.
  ///
  /// It is written once: with `WRITE_GOLDEN=1` in the environment, when there is none.
  private static let fixture = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("__Fixtures__/history-1.sqlite")

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

  @Test("a database that version 1 wrote says what was drawn")
  func golden() throws {
    let (model, bytes) = try Self.history()
    if ProcessInfo.processInfo.environment["WRITE_GOLDEN"] == "1",
      !FileManager.default.fileExists(atPath: Self.fixture.path)
    {
      try Data(bytes).write(to: Self.fixture)
    }
    let disk = SimulatedDisk()
    disk[StoreDriver.path("history")] = Array(try Data(contentsOf: Self.fixture))
    let store = try StoreDriver.store(on: disk)
    #expect(store.loss == nil)
    #expect(try NaiveHistory(of: store) == model)
    let forms = Set(store.state.withLock { $0.table.tiles.entries.map(\.form) })
    #expect(forms.count >= EncodedTile.Form.allCases.count)
  }
}
