import Foundation
import TestSupport
import Testing

@testable @_spi(Benchmarks) import DrawingBoard

@Suite("Records and headers of a log")
struct LogRecordTests {
  private static let records: [LogRecord] = [
    .tile(
      LogTile(
        id: TileID(rawValue: 7), base: TileID(rawValue: 3),
        coordinate: TileCoordinate(column: -4, row: 900), form: EncodedTile.Form.patch.rawValue,
        bytes: [1, 2, 3])),
    .tile(
      LogTile(
        id: TileID(rawValue: 8), base: nil, coordinate: TileCoordinate(column: 0, row: 0),
        form: LogTile.lost, bytes: [])),
    .step(
      StoredStep(
        identifier: .max, name: "Füller ✍️", date: Date(timeIntervalSinceReferenceDate: 0.25),
        bounds: PixelRect(x: -3, y: 4, width: 5, height: 6)), position: 9, tileCount: 2),
    .initial(tileCount: 0), .move(index: -1), .truncation(count: 5), .expiry(count: 6),
    .board(
      StoredBoard(size: PixelSize(width: 2048, height: 2732), scale: 2.5, background: Data([9]))),
  ]

  @Test("A record is read as it was written", arguments: records)
  func roundTrip(record: LogRecord) {
    var payload: [UInt8] = []
    record.appendPayload(to: &payload)
    #expect(payload.withUnsafeBytes { LogRecord(record.kind, payload: $0) } == record)
  }

  @Test("A record that is cut is none, or a shorter one of its kind", arguments: records)
  func cut(record: LogRecord) {
    var payload: [UInt8] = []
    record.appendPayload(to: &payload)
    for count in payload.indices {
      let read = payload[..<count].withUnsafeBytes { LogRecord(record.kind, payload: $0) }
      #expect(read != record)
    }
  }

  @Test("A tile can only be a patch of an earlier one")
  func base() {
    for (form, base) in [(EncodedTile.Form.patch, UInt32(7)), (.patch, .max), (.plain, 3)] {
      var payload: [UInt8] = []
      payload.append(number: UInt32(7))
      payload.append(number: base)
      payload.append(number: UInt32(0))
      payload.append(form.rawValue)
      #expect(payload.withUnsafeBytes { LogRecord(.tile, payload: $0) } == nil)
    }
  }

  @Test("A header is read as it was written, and no other board's")
  func header() {
    let header = LogHeader(board: .fixture, fileNumber: 99)
    let bytes = header.encoded()
    #expect(bytes.count == LogHeader.byteCount)
    #expect(bytes.withUnsafeBytes { LogHeader.read($0, of: .fixture) } == .success(header))
    #expect(bytes.withUnsafeBytes { LogHeader.read($0, of: .other) } == .failure(.foreign))
  }

  @Test("Any bit of a header that changed is noticed")
  func damagedHeader() {
    let bytes = LogHeader(board: .fixture, fileNumber: 99).encoded()
    for bit in 0..<(bytes.count * 8) {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      let read = damaged.withUnsafeBytes { LogHeader.read($0, of: .fixture) }
      #expect((try? read.get()) == nil)
    }
    for count in bytes.indices {
      let read = bytes[..<count].withUnsafeBytes { LogHeader.read($0, of: .fixture) }
      #expect((try? read.get()) == nil)
    }
  }
}
