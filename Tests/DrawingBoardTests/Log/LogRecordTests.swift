import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Records of a log")
struct LogRecordTests {
  private static func tile(
    _ id: UInt32, previous: TileID = .blank, form: UInt8 = EncodedTile.Form.patch.rawValue,
    bytes: [UInt8] = [1, 2, 3]
  ) -> LogTile {
    LogTile(
      id: TileID(rawValue: id), previous: previous,
      coordinate: TileCoordinate(column: -4, row: 900), form: form, checksum: 77, bytes: bytes)
  }

  private static let coverage: LogCoverage = {
    var parity = LogParity(start: 40)
    [UInt8](repeating: 9, count: 5_000).withUnsafeBytes { parity.add($0) }
    return parity.covered
  }()

  private static let records: [LogRecord] = [
    .step(
      HistoryStep(
        id: .max, name: "Füller ✍️", date: Date(timeIntervalSinceReferenceDate: 0.25),
        bounds: PixelRect(x: -3, y: 4, width: 5, height: 6)), position: 9,
      tiles: [
        tile(7, previous: TileID(rawValue: 3)), tile(8, form: TileEntry.lostForm, bytes: []),
        tile(9, previous: .notKept, form: 0, bytes: []),
      ]),
    .step(
      HistoryStep(id: 0, name: "", date: .distantPast, bounds: .zero), position: 0, tiles: []),
    .initial([tile(1)]), .initial([]), .move(index: -1), .move(index: 70_000),
    .truncation(count: 5), .expiry(count: 6),
    .board(
      StoredBoard(
        size: PixelSize(width: 2048, height: 2732), scale: 2.5, colorSpace: .displayP3,
        background: Data([9]))),
    .padding(byteCount: 40), .checkpoint(coverage, nil),
    .checkpoint(
      coverage,
      LogKeyFrame(
        steps: [3, 4, 5, 9, 10, 70], index: 2,
        newest: [
          LogKeyFrame.State(
            coordinate: TileCoordinate(column: -3, row: 2), id: TileID(rawValue: 9))
        ])),
  ]

  /// A record as it is read, whose tiles have no bytes.
  private static func read(_ record: LogRecord) -> LogRecord {
    func stripped(_ tiles: [LogTile]) -> [LogTile] {
      tiles.compactMap { tile in
        var bytes: [UInt8] = []
        tile.append(to: &bytes)
        return bytes.withUnsafeBytes { bytes in
          var reader = LogBytes(bytes)
          return LogTile(&reader)
        }
      }
    }
    switch record {
    case .step(let step, let position, let tiles):
      return .step(step, position: position, tiles: stripped(tiles))
    case .initial(let tiles): return .initial(stripped(tiles))
    default: return record
    }
  }

  private static func parts(_ record: LogRecord) -> (directory: [UInt8], body: [UInt8]) {
    var (directory, body): ([UInt8], [UInt8]) = ([], [])
    record.appendDirectory(to: &directory)
    record.appendBody(to: &body)
    return (directory, body)
  }

  private static func record(
    _ kind: LogRecord.Kind, _ directory: some Collection<UInt8>, _ body: some Collection<UInt8>
  ) -> LogRecord? {
    Array(directory).withUnsafeBytes { directory in
      Array(body).withUnsafeBytes { LogRecord(kind, directory: directory, body: $0) }
    }
  }

  @Test("A record is read as it was written", arguments: records.indices)
  func roundTrip(index: Int) {
    let record = Self.records[index]
    let (directory, body) = Self.parts(record)
    #expect(Self.record(record.kind, directory, body) == Self.read(record))
  }

  @Test("A record that is cut is none, or another one", arguments: records.indices)
  func cut(index: Int) {
    let record = Self.records[index]
    let (directory, body) = Self.parts(record)
    for count in directory.indices {
      #expect(
        Self.record(record.kind, directory[..<count], body) != Self.read(record), "\(count)")
    }
    for count in body.indices.suffix(20) {
      #expect(Self.record(record.kind, directory, body[..<count]) != Self.read(record), "\(count)")
    }
  }

  @Test("Any bytes are a record that is written as it was read, or none")
  func randomBytes() {
    var random = SeededGenerator(seed: 3)
    var readCount = 0
    for _ in 0..<Torture.count(4_000, torture: 400_000) {
      let original = Self.records[random.next(below: Self.records.count)]
      var (directory, body) = Self.parts(original)
      for _ in 0..<1 + random.next(below: 3) where !directory.isEmpty {
        directory[random.next(below: directory.count)] = UInt8(truncatingIfNeeded: random.next())
      }
      if random.next(below: 3) == 0 { body = Array(body.dropLast(random.next(below: 5))) }
      guard let record = Self.record(original.kind, directory, body) else { continue }
      readCount += 1
      let again = Self.parts(record)
      // A body of tiles is not copied when it is read, and a name that is no text is replaced.
      if case .step = record { continue }
      if case .initial = record { continue }
      #expect(Self.record(record.kind, again.directory, again.body) == record)
    }
    #expect(readCount > 500)
  }

  @Test("A tile can only be a patch of an earlier state")
  func previous() {
    for (id, previous, isSound) in [
      (UInt32(7), UInt32(6), true), (7, 7, false), (7, 8, false), (7, .max, true),
      (.max, 3, false), (.max - 1, 3, false),
    ] {
      var bytes: [UInt8] = []
      bytes.append(number: id)
      bytes.append(number: previous)
      bytes.append(number: UInt32(0))
      bytes.append(1)
      bytes.append(number: UInt16(0))
      bytes.append(number: UInt32(0))
      let tile = bytes.withUnsafeBytes { bytes in
        var reader = LogBytes(bytes)
        return LogTile(&reader)
      }
      #expect((tile != nil) == isSound, "\(id) on \(previous)")
    }
  }

  @Test("A name is cut off at a character, and a step of any name can be read")
  func names() throws {
    for count in [341, 342, 400] {
      let name = String(repeating: "✍", count: count)
      let step = HistoryStep(
        id: 1, name: name, date: Date(timeIntervalSinceReferenceDate: 0), bounds: .zero)
      let (directory, body) = Self.parts(.step(step, position: 0, tiles: []))
      guard case .step(let read, _, _)? = Self.record(.step, directory, body) else {
        Issue.record("not read")
        continue
      }
      #expect(name.hasPrefix(read.name))
      #expect(read.name.utf8.count == min(count, 341) * 3)
    }
  }
}
