import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("After damage, records of every kind count")
struct LogDamageRecordsTests {
  /// What is written after the damage and its key frame.
  enum Change: CaseIterable {
    case step, stepAfterUndo, initial, move, moveToStart, truncation, expiry, board
  }

  /// A log with damage in the middle, and what it should bring back.
  private struct Sample {
    var driver: LogDriver
    let disk = SimulatedDisk()

    /// The steps before the damage, and those that can be damaged.
    static let (before, damaged) = (3, 5)

    /// All steps between two flushes are less than the distance of checkpoints, so that no other key
    /// frame comes between.
    static let columns = 0..<2

    init() throws {
      driver = try LogDriver(LogDriver.log(on: disk))
      for _ in 0..<Self.before { drawAll() }
      driver.setBoard(StoredBoard(size: PixelSize(width: 192, height: 64)))
      try driver.flushed()
      for _ in 0..<Self.damaged { drawAll() }
      // A tile that becomes blank and is drawn on again is part of what is undone up to the damage.
      drawAll()
      driver.draw([TileCoordinate(column: 0, row: 0): nil])
      drawAll()
      try driver.flushed()
    }

    /// Draws a step of tiles that no other state is needed for.
    mutating func drawAll() {
      let number = UInt64(driver.model.steps.count) * 10
      driver.draw(
        Dictionary(
          uniqueKeysWithValues: Self.columns.map {
            (TileCoordinate(column: $0, row: 0), .noise(seed: number + UInt64($0)))
          }))
    }

    mutating func make(_ change: Change) throws {
      drawAll()
      drawAll()
      switch change {
      case .step: drawAll()
      case .stepAfterUndo:
        try driver.undo()
        drawAll()
      case .initial:
        let coordinate = TileCoordinate(column: 7, row: 0)
        driver.draw([
          TileChange(coordinate: coordinate, before: .noise(seed: 1), after: .noise(seed: 2))
        ])
        try driver.undo()
      case .move: try driver.undo()
      // To the first step after the key frame, and forward again.
      case .moveToStart:
        try driver.move(to: driver.model.index - 3)
        try driver.move(to: driver.model.index + 1)
      case .truncation:
        try driver.undo()
        driver.dropUndone()
      case .expiry: driver.expire(2)
      case .board: driver.setBoard(StoredBoard(size: PixelSize(width: 77, height: 99)))
      }
      try driver.flushed()
    }

    var bytes: [UInt8] {
      get throws { try #require(disk[LogDriver.path("history")]) }
    }

    func records(of bytes: [UInt8]) throws -> [LogReader.Found] {
      try LogDamageRecordsTests.records(of: bytes, on: disk)
    }
  }

  /// The records of the steps in a log, in order.
  private static func records(
    of bytes: [UInt8], on disk: SimulatedDisk
  ) throws -> [LogReader.Found] {
    let file = try #require(try disk.open(LogDriver.path("history"), isReadOnly: true))
    var reader = LogReader(
      file, seed: LogHeader.seed(of: .fixture), end: bytes.count, isReadOnly: true)
    var (records, offset) = ([LogReader.Found](), LogHeader.byteCount)
    while let record = try reader.record(at: offset) {
      if record.head.kind == .step { records.append(record) }
      offset = record.end
    }
    return records
  }

  @Test(
    "Steps that are hit are lost; all others, the board and the shown step are there",
    arguments: Change.allCases)
  func records(change: Change) throws {
    var sample = try Sample()
    try sample.make(change)
    let records = try sample.records(of: sample.bytes)
    let first = Sample.before + 1
    // From the body of a step to the head of another one.
    try expectLost(
      first...first + 3, of: sample,
      zeros: [records[first].bodyOffset + 40..<records[first + 3].offset + 8])
  }

  @Test("Steps between two damaged places are counted once")
  func twice() throws {
    var sample = try Sample()
    try sample.make(.step)
    let records = try sample.records(of: sample.bytes)
    let first = Sample.before + 1
    try expectLost(
      first...first + 3, of: sample,
      zeros: [
        records[first].offset..<records[first].end,
        records[first + 3].offset..<records[first + 3].end,
      ])
  }

  /// Expects that a log with zeros lacks some steps and nothing else.
  private func expectLost(
    _ positions: ClosedRange<Int>, of sample: Sample, zeros: [Range<Int>]
  ) throws {
    var bytes = try sample.bytes
    for position in zeros.joined() { bytes[position] = 0 }
    let lost = Set(sample.driver.drawn.keys.sorted()[positions])
    let model = sample.driver.model
    #expect(model.steps.contains { $0.tiles.values.contains(nil) })
    let found = try found(in: bytes)
    let loss = try #require(found.log.loss)
    let isExact = found.history.steps == model.steps.filter { !lost.contains($0.step.id) }
    #expect(isExact, "\(found.history.steps.map(\.step.id))")
    #expect(loss.lostSteps == lost.count)
    #expect(
      found.history.steps.count - found.history.index == model.steps.count - model.index)
    let isShown = found.history.shown == model.shown
    #expect(isShown)
    let isNewest = found.history.newest == model.newest
    #expect(isNewest)
    #expect(!loss.isPictureDamaged)
    #expect(found.history.board == model.board)
    let isInitial = model.initial.allSatisfy { found.history.initial[$0] == $1 }
    #expect(isInitial)
  }

  @Test("A damaged body loses its tiles alone, also when a later step has them again")
  func bodies() throws {
    let sample = try Sample()
    var bytes = try sample.bytes
    let records = try sample.records(of: bytes)
    let hit = records[Sample.before + 1]
    for position in hit.bodyOffset + 8..<hit.end - 8 { bytes[position] = 0 }
    let model = sample.driver.model
    let found = try found(in: bytes)
    let loss = try #require(found.log.loss)
    #expect(loss.lostSteps == 1)
    let ids = model.steps.map(\.step.id)
    #expect(found.history.steps.map(\.step.id) == ids.filter { $0 != ids[Sample.before + 1] })
    let isRight = found.history.steps.allSatisfy(model.steps.contains)
    #expect(isRight)
    #expect(!loss.isPictureDamaged)
    let isNewest = found.history.newest == model.newest
    #expect(isNewest)
  }

  @Test("Without a key frame behind the damage, the steps behind it become one")
  func withoutKeyFrame() throws {
    let disk = SimulatedDisk()
    var driver = try LogDriver(LogDriver.log(on: disk))
    // A board of many tiles, so that a key frame is due after more than is written here.
    driver.draw(
      Dictionary(
        uniqueKeysWithValues: (0..<1000).map {
          (TileCoordinate(column: $0, row: 0), .filled(UInt32($0) + 1))
        }))
    try driver.flushed()
    let (stroked, lost) = (8, 2...4)
    for number in 0..<stroked {
      let coordinate = TileCoordinate(column: 0, row: 0)
      let pixels: TilePixels =
        number == 5
        ? .noise(seed: 5)
        : .drawn(
          on: driver.model.shown[coordinate], columns: 0..<64, rows: number * 3..<number * 3 + 2,
          pixel: UInt32(number) + 9)
      driver.draw([coordinate: pixels])
      try driver.flushed()
    }
    var bytes = try #require(disk[LogDriver.path("history")])
    let records = try Self.records(of: bytes, on: disk)
    #expect(records.count == stroked + 1)
    for position in records[lost.lowerBound].offset..<records[lost.upperBound + 1].offset {
      bytes[position] = 0
    }
    let model = driver.model
    let found = try found(in: bytes)
    let ids = model.steps.map(\.step.id)
    #expect(found.history.steps.map(\.step.id) == ids.prefix(lost.lowerBound) + ids.suffix(1))
    let loss = try #require(found.log.loss)
    // How many were hit is not known.
    #expect(loss.lostSteps == stroked - lost.upperBound - 1)
    // What the lost steps changed elsewhere is not known.
    #expect(loss.isPictureDamaged)
    let isNewest = found.history.newest == model.newest
    #expect(isNewest)
  }

  private func found(in bytes: [UInt8]) throws -> (history: NaiveHistory, log: HistoryLog) {
    let disk = SimulatedDisk()
    disk[LogDriver.path("history")] = bytes
    let log = try LogDriver.log(on: disk)
    return (try NaiveHistory(of: log), log)
  }
}
