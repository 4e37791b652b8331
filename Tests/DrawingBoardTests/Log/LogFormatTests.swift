import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The format of a log, which later versions of the kit open")
struct LogFormatTests {
  /// The log of version 4 that the history below was written to.
  ///
  /// It is written once: with `WRITE_GOLDEN=1` in the environment, when there is none.
  private static let fixture = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("__Fixtures__/history-4.log")

  /// A history with every kind of record and every form of a tile, and the log that it gives.
  private static func history() throws -> (model: NaiveHistory, bytes: [UInt8]) {
    let disk = SimulatedDisk()
    var folder = LogFolder(.fixture, in: LogDriver.boards, layer: disk)
    folder.nextFileNumber = { 0x0102_0304_0506_0708 }
    var driver = try LogDriver(HistoryLog(folder, executor: InlineExecutor()))
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
    try driver.undo()
    try driver.undo()
    driver.draw([change(6, .filled(0xFF01_0203))])
    driver.expire(1)
    // The steps that were undone go, and none takes their place.
    try driver.undo()
    driver.dropUndone()
    driver.draw([change(7, .filled(0xFF04_0506))])
    try driver.undo()
    driver.flush()
    return (driver.model, try #require(disk[folder.log]))
  }

  private static func records(of bytes: [UInt8]) throws -> [LogReader.Found] {
    let disk = SimulatedDisk()
    disk["/log"] = bytes
    let file = try #require(try disk.open("/log", isReadOnly: true))
    var reader = LogReader(
      file, seed: LogHeader.seed(of: .fixture), end: bytes.count, isReadOnly: true)
    var (records, offset) = ([LogReader.Found](), LogHeader.byteCount)
    while let record = try reader.record(at: offset) {
      records.append(record)
      offset = record.end
    }
    return records
  }

  @Test("The history of the golden log has every kind of record, and every form of a tile")
  func coverage() throws {
    let records = try Self.records(of: Self.history().bytes)
    let kinds = Set(records.map(\.head.kind.rawValue))
    #expect(kinds == Set(1...8))
    let forms = records.flatMap { found -> [UInt8] in
      switch found.record {
      case .step(_, _, let tiles)?, .initial(let tiles)?: tiles.map(\.form)
      default: []
      }
    }
    #expect(Set(forms) == Set(EncodedTile.Form.allCases.map(\.rawValue)))
  }

  @Test("The golden log of version 4 opens, byte for byte the history that was drawn")
  func golden() throws {
    let (model, bytes) = try Self.history()
    if ProcessInfo.processInfo.environment["WRITE_GOLDEN"] == "1",
      !FileManager.default.fileExists(atPath: Self.fixture.path)
    {
      try FileManager.default.createDirectory(
        at: Self.fixture.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: Self.fixture)
    }
    let disk = SimulatedDisk()
    disk[LogDriver.path("history")] = Array(try Data(contentsOf: Self.fixture))
    let log = try LogDriver.log(on: disk)
    #expect(log.loss == nil)
    #expect(try NaiveHistory(of: log) == model)
    // It is continued, not written anew.
    var driver = try LogDriver(log)
    driver.draw([TileCoordinate(column: 9, row: 0): TilePixels.filled(3)])
    try driver.flushed()
    let continued = try #require(disk[LogDriver.path("history")])
    #expect(continued.starts(with: try Data(contentsOf: Self.fixture).prefix(200)))
    #expect(try LogDriver.history(on: disk.afterKill()) == driver.model)
  }

  #if os(Linux)
    // What compresses the tiles elsewhere may choose other bytes that mean the same.
    @Test("The same history gives the bytes of the golden log")
    func sameBytes() throws {
      let bytes = try Self.history().bytes
      #expect(try Data(bytes) == Data(contentsOf: Self.fixture))
    }
  #endif
}
