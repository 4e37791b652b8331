import Foundation
import TestSupport
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

@Suite("Logs that are damaged")
struct LogReplayTests {
  /// A log with everything in it, the states it went through, and its records.
  private struct Sample {
    let bytes: [UInt8]
    let states: [NaiveHistory]
    let path: String

    init(seed: UInt64) throws {
      let disk = SimulatedDisk()
      var driver = try StoreDriver(StoreDriver.store(on: disk), seed: seed)
      driver.noisePercentage = 0
      for _ in 0..<24 { driver.doSomething() }
      path = driver.store.folder.log
      bytes = disk[path] ?? []
      states = driver.states
    }

    /// The history that a log gives.
    func history(of bytes: [UInt8]) throws -> (NaiveHistory, RecoveredHistory) {
      let disk = SimulatedDisk()
      disk[path] = bytes
      let store = try StoreDriver.store(on: disk)
      return (try NaiveHistory(opening: store), store.recovered)
    }
  }

  @Test("F10: damaged anywhere, a log gives a state that was shown, and says what is lost")
  func mutations() throws {
    let samples = try (1...4).map { try Sample(seed: $0) }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<Torture.count(1_500, torture: 100_000) {
      let sample = samples[random.next(below: samples.count)]
      var bytes = sample.bytes
      switch random.next(below: 5) {
      case 0: bytes.removeLast(random.next(below: bytes.count))
      case 1: bytes.remove(at: random.next(below: bytes.count))
      case 2:
        let start = random.next(below: bytes.count)
        for position in start..<min(start + 512, bytes.count) { bytes[position] = 0 }
      case 3:
        // A piece from elsewhere in the file.
        let (from, to) = (random.next(below: bytes.count), random.next(below: bytes.count))
        let count = min(60, bytes.count - max(from, to))
        bytes.replaceSubrange(to..<(to + count), with: sample.bytes[from..<(from + count)])
      default:
        for _ in 0...random.next(below: 3) {
          bytes[random.next(below: bytes.count)] ^= 1 << UInt8(random.next(below: 8))
        }
      }
      let (found, recovered) = try sample.history(of: bytes)
      let isKnown = sample.states.contains(found)
      #expect(isKnown)
      let isWhole = found == sample.states.last
      #expect(isWhole || recovered.loss != nil || bytes.count < sample.bytes.count)
    }
  }

  @Test("Sound checksums around nonsense are no trap")
  func forgeries() throws {
    let sample = try Sample(seed: 2)
    var random = SeededGenerator(seed: 6)
    for _ in 0..<Torture.count(400, torture: 50_000) {
      let bytes = Self.forged(sample.bytes, &random)
      // It may throw when a tile is nonsense; pictures may be anything.
      _ = try? sample.history(of: bytes)
    }
  }

  /// The log with other contents of some records, and checksums that go with them.
  private static func forged(_ log: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let header = LogHeader(board: .fixture, fileNumber: 1)
    var encoder = LogEncoder(after: header)
    var bytes = header.encoded()
    var position = LogHeader.byteCount
    while position < log.count,
      let head = log[position...].withUnsafeBytes({ LogRecordHead($0) })
    {
      let end = position + head.byteCount
      var payload = Array(log[(position + LogEncoder.headByteCount)..<end])
      if !payload.isEmpty, random.next(below: 8) == 0 {
        payload[random.next(below: payload.count)] = UInt8(truncatingIfNeeded: random.next())
      }
      position = end
      guard random.next(below: 30) > 0,
        let record = payload.withUnsafeBytes({ LogRecord(head.kind, payload: $0) })
      else { continue }
      encoder.append(record, endsChange: head.endsChange, to: &bytes)
    }
    return bytes
  }

  @Test("A log larger than the reader's piece is read whole")
  func large() throws {
    let disk = SimulatedDisk()
    var driver = try StoreDriver(StoreDriver.store(on: disk))
    driver.noisePercentage = 100
    for _ in 0..<50 { driver.draw(3) }
    #expect(driver.store.usage.fileBytes > 1 << 20)
    #expect(try NaiveHistory(opening: StoreDriver.store(on: disk.afterKill())) == driver.model)
  }
}
