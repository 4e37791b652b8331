import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Finding the records of a log")
struct LogReaderTests {
  private static let header = LogHeader(board: .fixture, fileNumber: 5)

  private static func log(_ records: [LogRecord], header: LogHeader = header) -> [UInt8] {
    var buffer = LogBuffer(header)
    for record in records { _ = buffer.append(record) }
    return buffer.bytes
  }

  private static func reader(_ bytes: [UInt8]) throws -> LogReader {
    let disk = SimulatedDisk()
    disk["/log"] = bytes
    let file = try #require(try disk.open("/log", isReadOnly: false))
    return LogReader(file, seed: header.seed, end: bytes.count, isReadOnly: false)
  }

  /// The records that replay takes, as the moves they are.
  private static func replayed(_ bytes: [UInt8]) throws -> (index: Int, end: Int) {
    let disk = SimulatedDisk()
    disk["/log"] = bytes
    let file = try #require(try disk.open("/log", isReadOnly: false))
    let replay = try LogReplay(file, header: header, end: bytes.count)
    return (Int(replay.tail.sequence), replay.tail.end)
  }

  private static let moves: [LogRecord] = [
    .move(index: -1), .truncation(count: 0), .expiry(count: 0),
  ]
  private static let recordByteCount = LogRecordHead.byteCount + 4

  @Test("All records are found, and the end is where the last one ends")
  func all() throws {
    let bytes = Self.log(Self.moves)
    var reader = try Self.reader(bytes)
    var (offset, found) = (LogHeader.byteCount, [LogRecord?]())
    while let record = try reader.record(at: offset) {
      found.append(record.record)
      offset = record.end
    }
    #expect(found == Self.moves)
    #expect(offset == bytes.count)
    #expect(try Self.replayed(bytes) == (3, bytes.count))
  }

  @Test(
    "After anything that is no record the next one is found",
    arguments: [1, 3, 31, 36, 5_000, 1 << 20])
  func resynchronizing(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let bytes = Self.log(Self.moves)
    var garbage = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    // Marks and heads that lead nowhere are among it.
    if count > 100 {
      for position in stride(from: 8, to: count - 40, by: count / 7) {
        garbage.replaceSubrange(position..<position + 12, with: bytes[40..<52])
      }
    }
    var reader = try Self.reader(garbage + bytes[LogHeader.byteCount...])
    let found = try #require(try reader.nextRecord(from: 0))
    #expect(found.offset == count)
    #expect(found.record == Self.moves[0])
    #expect(try reader.nextRecord(from: found.offset + 1)?.record == Self.moves[1])
  }

  @Test("A mark across the end of what is searched at once is found", arguments: 1...4)
  func split(distance: Int) throws {
    let count = (1 << 20) - distance
    let bytes = [UInt8](repeating: 0, count: count) + Self.log(Self.moves)[LogHeader.byteCount...]
    var reader = try Self.reader(bytes)
    #expect(try reader.nextRecord(from: 0)?.offset == count)
  }

  @Test("6.2.4: a sound record of another past, left over from a longer write, is not taken")
  func stale() throws {
    let (old, new) = (Self.log(Self.moves), Self.log([.truncation(count: 0)]))
    #expect(try Self.replayed(new + old[new.count...]) == (1, new.count))
  }

  @Test("A record of another file of the board is not taken, and one of another board is none")
  func otherFile() throws {
    let other = Self.log(Self.moves, header: LogHeader(board: .fixture, fileNumber: 6))
    let mixed = Self.header.encoded() + other[LogHeader.byteCount...]
    #expect(try Self.replayed(mixed) == (0, LogHeader.byteCount))
    let foreign = Self.log(Self.moves, header: LogHeader(board: .other, fileNumber: 5))
    var reader = try Self.reader(foreign)
    let found = try reader.nextRecord(from: 0)
    #expect(found?.offset == nil)
  }

  @Test("A record that is there twice is taken once")
  func twice() throws {
    let bytes = Self.log(Self.moves)
    #expect(try Self.replayed(bytes + bytes.suffix(Self.recordByteCount)) == (3, bytes.count))
  }

  @Test("A length beyond the file or beyond reason ends the log", arguments: [25, 1 << 30, .max])
  func length(count: UInt32) throws {
    for field in [8, 12] {
      var bytes = Self.log(Self.moves)
      bytes.write(number: count, at: LogHeader.byteCount + Self.recordByteCount + field)
      let end = LogHeader.byteCount + Self.recordByteCount
      #expect(try Self.replayed(bytes) == (1, end))
    }
  }

  @Test("A file that cannot be read is an error, not the end")
  func failing() throws {
    let disk = SimulatedDisk()
    disk["/log"] = Self.log(Self.moves)
    let file = try #require(try disk.open("/log", isReadOnly: true))
    disk.fault = SimulatedDisk.Fault(call: 0)
    #expect(throws: StorageError.system(EIO)) {
      try LogReplay(file, header: Self.header, end: 100)
    }
  }
}
