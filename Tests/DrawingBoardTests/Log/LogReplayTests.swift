import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Logs of all kinds of changes that are damaged")
struct LogReplayTests {
  /// A log with everything in it, and what was drawn.
  private struct Sample {
    let bytes: [UInt8]
    let driver: LogDriver

    /// The number of the state at the last flush.
    let acknowledged: Int

    /// Every state that a tile ever had.
    let pixels: [TileCoordinate: Set<UInt32>]

    init(seed: UInt64) throws {
      let disk = SimulatedDisk()
      var driver = try LogDriver(LogDriver.log(on: disk), seed: seed)
      driver.noisePercentage = 5
      for number in 0..<40 {
        try driver.doSomething()
        if number % 8 == 0 { driver.flush() }
      }
      driver.flush()
      bytes = try #require(disk[LogDriver.path("history")])
      acknowledged = driver.states.count - 1
      var pixels: [TileCoordinate: Set<UInt32>] = [:]
      for state in driver.states {
        for (coordinate, tile) in state.initial {
          pixels[coordinate, default: []].insert(tile.fingerprint)
        }
        for step in state.steps {
          for (coordinate, tile) in step.tiles {
            if let tile { pixels[coordinate, default: []].insert(tile.fingerprint) }
          }
        }
      }
      self.pixels = pixels
      self.driver = driver
    }

    /// Opens a log of other bytes.
    func log(of bytes: [UInt8]) throws -> (HistoryLog, SimulatedDisk) {
      let disk = SimulatedDisk()
      disk[LogDriver.path("history")] = bytes
      return (try LogDriver.log(on: disk), disk)
    }

    /// Whether a history is one of steps that were drawn, in order, and every tile is as it was once.
    func isPlausible(_ found: NaiveHistory) -> Bool {
      var last: UInt64 = 0
      for step in found.steps {
        let id = step.step.id
        guard id > last, driver.drawn[id] != nil || step.step.name.isEmpty else { return false }
        if !step.step.name.isEmpty, driver.drawn[id]?.step.step != step.step { return false }
        last = id
      }
      let tiles =
        found.initial.map { ($0.key, Optional($0.value)) }
        + found.steps.flatMap { $0.tiles.map { ($0.key, $0.value) } }
      return tiles.allSatisfy { coordinate, tile in
        tile.map { pixels[coordinate]?.contains($0.fingerprint) == true } ?? true
      }
    }
  }

  private static func damaged(
    _ sample: [UInt8], _ random: inout SeededGenerator
  ) -> (bytes: [UInt8], isSmall: Bool) {
    var bytes = sample
    switch random.next(below: 7) {
    case 0: bytes.removeLast(random.next(below: bytes.count))
    case 1: bytes.remove(at: random.next(below: bytes.count))
    case 2:
      let start = random.next(below: bytes.count)
      for position in start..<min(start + 512, bytes.count) { bytes[position] = 0 }
    case 3:
      // A piece from elsewhere in the file.
      let (from, to) = (random.next(below: bytes.count), random.next(below: bytes.count))
      let count = min(60, bytes.count - max(from, to))
      bytes.replaceSubrange(to..<(to + count), with: sample[from..<(from + count)])
    case 4:
      let start = random.next(below: bytes.count)
      let count = random.next(below: 20_000)
      for position in start..<min(start + count, bytes.count) { bytes[position] = 0 }
    case 5:
      let start = random.next(below: bytes.count)
      bytes.removeSubrange(start..<min(start + random.next(below: 20_000), bytes.count))
    default:
      bytes[random.next(below: bytes.count)] ^= 1 << UInt8(random.next(below: 8))
      return (bytes, true)
    }
    return (bytes, false)
  }

  // Over two seconds, because each of many damaged logs is opened and read.
  @Test("F10: damaged anywhere, a log has steps that were drawn, in order, and says what is lost")
  func mutations() throws {
    let samples = try (1...6).map { try Sample(seed: $0) }
    var random = SeededGenerator(seed: 5)
    for number in 0..<Torture.count(600, torture: 10_000) {
      let sample = samples[random.next(below: samples.count)]
      let (bytes, isSmall) = Self.damaged(sample.bytes, &random)
      let (log, disk) = try sample.log(of: bytes)
      let found = try NaiveHistory(of: log)
      if log.loss == nil {
        // Damage up to the end of a log is not told from a change that was never completed.
        let isPrefix = sample.driver.states.contains { $0.steps.starts(with: found.steps) }
        #expect(isPrefix, "mutation \(number)")
      }
      let isPlausible = sample.isPlausible(found)
      #expect(isPlausible, "mutation \(number)")
      // A flipped bit costs nothing, or which step is shown.
      let isWhole = found.steps == sample.driver.model.steps && log.loss == nil
      #expect(isWhole || !isSmall, "mutation \(number)")
      // What was recovered is drawn on, and is there again without a loss.
      var driver = try LogDriver(log, seed: 3)
      driver.draw(1)
      try driver.flushed()
      #expect(driver.isRight, "mutation \(number)")
      let reopened = try LogDriver.log(on: disk.afterKill())
      #expect(reopened.loss == nil, "mutation \(number)")
      let isSame = try NaiveHistory(of: reopened) == driver.model
      #expect(isSame, "mutation \(number)")
      if let name = log.loss?.fileName {
        #expect(disk[LogDriver.folder + "/" + name] != nil, "mutation \(number)")
      }
    }
  }

  @Test("Damaged twice, a log opens as well")
  func twice() throws {
    let sample = try Sample(seed: 3)
    var random = SeededGenerator(seed: 8)
    for number in 0..<Torture.count(100, torture: 5_000) {
      var bytes = sample.bytes
      for _ in 0..<3 { bytes = Self.damaged(bytes.isEmpty ? [0] : bytes, &random).bytes + [0] }
      let (log, _) = try sample.log(of: bytes)
      #expect(sample.isPlausible(try NaiveHistory(of: log)), "mutation \(number)")
    }
  }

  // Over two seconds, because each of many damaged logs is opened, read and opened again.
  @Test("Sound checksums around nonsense are no trap, and what is read is the same the next time")
  func forgeries() throws {
    let samples = try (1...3).map { try Sample(seed: $0) }
    var random = SeededGenerator(seed: 6)
    for number in 0..<Torture.count(300, torture: 5_000) {
      let sample = samples[random.next(below: samples.count)]
      let bytes = Self.forged(sample.bytes, &random)
      let disk = SimulatedDisk()
      disk[LogDriver.path("history")] = bytes
      let log = try LogDriver.log(on: disk)
      let table = log.state.withLock { $0.table }
      #expect((-1..<table.steps.count).contains(table.index), "forgery \(number)")
      // A tile is as its checksum says, or it is an error.
      for entry in table.tiles.entries where entry.isLive && !entry.isBlank {
        guard let pixels = try? log.read(entry.id) else { continue }
        #expect(pixels.fingerprint == entry.checksum, "forgery \(number)")
      }
      // The board can be used, and a flush keeps what there is.
      let stack = ImageStack(log: log)
      _ = try? stack.move(to: -1)
      _ = try? stack.move(to: stack.count - 1)
      stack.push(
        name: "new",
        changes: [
          TileChange(
            coordinate: TileCoordinate(column: 70, row: 0), before: nil,
            after: .filled(UInt32(number) + 1))
        ])
      log.flush()
      let reopened = ImageStack(log: try LogDriver.log(on: disk.afterKill()))
      #expect(reopened.steps.map(\.id) == stack.steps.map(\.id), "forgery \(number)")
      let pixels = try? reopened.pixels(at: TileCoordinate(column: 70, row: 0))
      #expect(pixels == .filled(UInt32(number) + 1), "forgery \(number)")
    }
  }

  /// The log with other contents of some records, and checksums that go with them.
  private static func forged(_ log: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let header = LogHeader(board: .fixture, fileNumber: 1)
    var tail = LogTail(after: header)
    var bytes = header.encoded()
    var position = LogHeader.byteCount
    while position < log.count, let head = log[position...].withUnsafeBytes({ LogRecordHead($0) }) {
      let directoryEnd = position + LogRecordHead.byteCount + head.directoryByteCount
      var directory = Array(log[position + LogRecordHead.byteCount..<directoryEnd])
      var body = Array(log[directoryEnd..<position + head.recordByteCount])
      position += head.recordByteCount
      if random.next(below: 30) == 0 { continue }
      if !directory.isEmpty, random.next(below: 6) == 0 {
        directory[random.next(below: directory.count)] = UInt8(truncatingIfNeeded: random.next())
      }
      if !body.isEmpty, random.next(below: 12) == 0 {
        body[random.next(below: body.count)] = UInt8(truncatingIfNeeded: random.next())
      }
      append(head.kind, directory, body, after: &tail, to: &bytes)
    }
    return bytes
  }

  /// Adds a record of any bytes.
  private static func append(
    _ kind: LogRecord.Kind, _ directory: [UInt8], _ body: [UInt8], after tail: inout LogTail,
    to bytes: inout [UInt8]
  ) {
    let start = bytes.count
    bytes.append(number: LogRecordHead.mark)
    bytes += [kind.rawValue, 0, 0, 0]
    bytes.append(number: UInt32(directory.count))
    bytes.append(number: UInt32(body.count))
    bytes.append(number: tail.sequence)
    bytes.append(number: tail.previous)
    bytes.append(number: body.withUnsafeBytes { Checksum.of($0, seed: tail.seed) })
    bytes.append(number: UInt32(0))
    bytes += directory
    let checksum = bytes.withUnsafeBytes {
      LogRecordHead.checksum(UnsafeRawBufferPointer(rebasing: $0[start...]), seed: tail.seed)
    }
    bytes.write(number: checksum, at: start + 28)
    bytes += body
    bytes.withUnsafeBytes {
      tail.append(UnsafeRawBufferPointer(rebasing: $0[start...]), checksum: checksum)
    }
  }

  @Test("A log larger than the reader's piece is read whole")
  func large() throws {
    let disk = SimulatedDisk()
    var driver = try LogDriver(LogDriver.log(on: disk))
    driver.noisePercentage = 100
    for _ in 0..<50 { driver.draw(3) }
    #expect(driver.log.usage.fileBytes > 1 << 20)
    #expect(try LogDriver.history(on: disk.afterKill()) == driver.model)
  }
}
