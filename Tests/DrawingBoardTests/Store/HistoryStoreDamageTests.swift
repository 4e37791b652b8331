import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Damage to a stored history costs what it hit")
struct HistoryStoreDamageTests {
  /// A history of strokes on a board of 1024 × 1024 pixels, flushed and closed.
  private struct Sample {
    let bytes: [UInt8]
    /// The checksums of the tiles after each step, by its number.
    let pictures: [UInt64: [TileCoordinate: UInt32]]
    let stepCount: Int

    init(steps: Int, seed: UInt64 = 1) throws {
      let disk = SimulatedDisk()
      let pictures = try {
        let stack = ImageStack(log: try StoreDriver.log(on: disk))
        var script = StrokeScript(seed: seed)
        var picture: [TileCoordinate: UInt32] = [:]
        var pictures: [UInt64: [TileCoordinate: UInt32]] = [:]
        for _ in 0..<steps {
          let changes = script.next()
          stack.push(name: "Pencil", changes: changes)
          for change in changes { picture[change.coordinate] = change.after?.fingerprint ?? 0 }
          pictures[stack.nextStepID] = picture
        }
        stack.log.flush()
        try #require(stack.log.durability == .flushed)
        return pictures
      }()
      (self.pictures, stepCount) = (pictures, steps)
      bytes = try #require(disk[StoreDriver.path("history")])
    }

    /// Opens a damaged copy.
    ///
    /// - Returns: The number of steps that are lost or cannot be shown; `nil` when something wrong
    ///   is shown, or a loss is not told.
    func lossOfOpening(_ bytes: [UInt8]) throws -> Int? {
      let disk = SimulatedDisk()
      disk[StoreDriver.path("history")] = bytes
      let stack = ImageStack(log: try StoreDriver.log(on: disk))
      let log = stack.log
      if stack.count < stepCount, log.loss == nil { return nil }
      if log.loss?.fileName == nil, log.loss != nil { return nil }
      var readable: [TileID: Bool] = [:]
      let table = log.state.withLock { $0.table }
      var lost = stepCount - table.steps.count
      for position in 0..<table.steps.count {
        let step = table.steps[position]
        guard let picture = pictures[step.description.id] else { return nil }
        var isReadable = true
        for entry in table.entries(of: step) {
          let coordinate = table.slots.coordinates[Int(entry.slot)]
          guard let pixels = try? log.read(entry.id) else {
            isReadable = isReadable && entry.isBlank
            continue
          }
          readable[entry.id] = true
          // What can be read is as it was drawn, where it was drawn.
          if pixels.fingerprint != picture[coordinate] { return nil }
        }
        if !isReadable { lost += 1 }
      }
      // It can be drawn on, and is there again.
      stack.push(
        name: "",
        changes: [
          TileChange(
            coordinate: TileCoordinate(column: 0, row: 0), before: nil, after: .filled(0xFFFF_1234))
        ])
      log.flush()
      let again = try StoreDriver.log(on: disk.afterKill())
      if again.loss != nil || again.state.withLock({ $0.table.steps.count }) != stack.count {
        return nil
      }
      return lost
    }
  }

  /// Damages a copy in many places.
  ///
  /// - Returns: The part of the steps that is lost on the average.
  private static func loss(
    of sample: Sample, places: Int, _ damage: (inout [UInt8], Int) -> Void
  ) throws -> Double {
    var random = SeededGenerator(seed: 7)
    var lost = 0
    for _ in 0..<places {
      var bytes = sample.bytes
      let place = random.next(below: bytes.count)
      damage(&bytes, place)
      let found = try sample.lossOfOpening(bytes)
      #expect(found != nil, "at \(place)")
      lost += found ?? 0
    }
    return Double(lost) / Double(places * sample.stepCount)
  }

  private static func zeros(_ count: Int) -> (inout [UInt8], Int) -> Void {
    { bytes, place in
      for position in place..<min(place + count, bytes.count) { bytes[position] = 0 }
    }
  }

  // Over two seconds, because every step is read after each damage.
  @Test(
    "a bit costs at most 2% of the steps on average, and zeros never show anything wrong"
  )
  func manySteps() throws {
    let sample = try Sample(steps: 200)
    let places = Torture.count(12, torture: 500)
    let bit = try Self.loss(of: sample, places: places) { $0[$1] ^= 1 << UInt8($1 % 8) }
    let block = try Self.loss(of: sample, places: places, Self.zeros(4 << 10))
    let blocks = try Self.loss(of: sample, places: places, Self.zeros(64 << 10))
    print("DAMAGE bit \(bit), 4 KiB \(block), 64 KiB \(blocks) of \(sample.bytes.count) bytes")
    #expect(bit <= 0.02)
    // Two pages lead to all others: without one of them, nothing is found.
    #expect(block < 0.4 && blocks < 0.8)
  }

  @Test("a picture of which a tile cannot be read is shown with what was there before")
  func readablePicture() throws {
    let disk = SimulatedDisk()
    var board = try StackBoard(HistoryLimits(residentRadius: 0), on: disk)
    let other = TileCoordinate(column: 1, row: 0)
    for (value, coordinate) in [(0, other), (1, TileCoordinate(column: 0, row: 0)), (2, other)] {
      board.draw(on: [coordinate]) { _, _ in .noise(seed: UInt64(value)) }
    }
    let before = try board.stack.pixels(at: other, step: 1)
    let id = board.stack.log.state.withLock { $0.table.steps[2].firstTile }
    try board.stack.log.rot(id)
    board.stack.receivedMemoryWarning()
    #expect(throws: ImageStackError.self) { try board.stack.picture() }
    let picture = try #require(board.stack.readablePicture())
    #expect(picture.count == 2)
    #expect(picture.first { $0.coordinate == other }?.pixels == before)
  }

  @Test("without the row of the drawing, its last step is shown")
  func drawingRow() throws {
    let disk = SimulatedDisk()
    let expected = try {
      var driver = try StoreDriver(StoreDriver.log(on: disk))
      for _ in 0..<5 { driver.draw() }
      try driver.flushed()
      driver.log.database.withLock { try? $0?.run("UPDATE drawing SET first = 4") }
      try driver.flushed()
      return driver.model
    }()
    let log = try StoreDriver.log(on: disk.afterKill())
    #expect(try NaiveHistory(of: log).steps == expected.steps)
    #expect(log.loss?.reason == .damaged)
    #expect(disk.afterKill().names.keys.contains { $0.hasSuffix("/history") })
  }
}
