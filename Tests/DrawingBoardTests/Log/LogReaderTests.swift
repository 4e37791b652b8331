import Foundation
import TestSupport
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

@Suite("Reading a log record by record")
struct LogReaderTests {
  private static let header = LogHeader(board: .fixture, fileNumber: 5)

  private static func encoded(_ indices: [Int], header: LogHeader = header) -> [UInt8] {
    var encoder = LogEncoder(after: header)
    var bytes = header.encoded()
    for index in indices { encoder.append(.move(index: index), endsChange: true, to: &bytes) }
    return bytes
  }

  private static let recordByteCount = LogEncoder.headByteCount + 4

  /// The records that are read, and where reading ended.
  private static func read(_ bytes: [UInt8]) throws -> ([LogRecord?], Int) {
    var reader = LogReader(after: header, end: bytes.count) { offset, count in
      Array(bytes[offset..<(offset + count)])
    }
    var records: [LogRecord?] = []
    while let record = try reader.next({ LogRecord($0.head.kind, payload: $0.payload) }) {
      records.append(record)
    }
    return (records, reader.offset)
  }

  @Test("All records are read, and the end is where the last one ends")
  func all() throws {
    let bytes = Self.encoded([1, 2, 3])
    let (records, end) = try Self.read(bytes)
    #expect(records == [.move(index: 1), .move(index: 2), .move(index: 3)])
    #expect(end == bytes.count)
  }

  @Test("6.2.4: a sound record of another past, left over from a longer write, is not taken")
  func stale() throws {
    let (old, new) = (Self.encoded([1, 2, 3]), Self.encoded([7]))
    let (records, end) = try Self.read(new + old[new.count...])
    #expect(records == [.move(index: 7)])
    #expect(end == new.count)
  }

  @Test("A record of another file with the same number is not taken")
  func otherFile() throws {
    let other = Self.encoded([1, 2], header: LogHeader(board: .fixture, fileNumber: 6))
    let (records, _) = try Self.read(Self.header.encoded() + other[LogHeader.byteCount...])
    #expect(records.isEmpty)
  }

  @Test("A record that is there twice is read once")
  func twice() throws {
    let bytes = Self.encoded([1, 2])
    let (records, _) = try Self.read(bytes + bytes.suffix(Self.recordByteCount))
    #expect(records.count == 2)
  }

  @Test("A length beyond the file or beyond reason ends the log", arguments: [25, 1 << 30, .max])
  func length(count: UInt32) throws {
    var bytes = Self.encoded([1, 2])
    bytes.write(number: count, at: LogHeader.byteCount + Self.recordByteCount + 4)
    let (records, end) = try Self.read(bytes)
    #expect(records.count == 1)
    #expect(end == LogHeader.byteCount + Self.recordByteCount)
  }

  @Test("A file that cannot be read is an error, not the end")
  func failing() {
    var reader = LogReader(after: Self.header, end: 100) { _, _ throws(StoreError) in
      throw .system(EIO)
    }
    #expect(throws: StoreError.system(EIO)) { try reader.next { _ in } }
  }
}
