import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The rows of a drawing")
struct StepRowTests {
  private static func step(date: Double = 12.5) -> StepRow {
    let step = HistoryStep(
      id: 3, name: "Bleistift ✏️", date: Date(timeIntervalSinceReferenceDate: date),
      bounds: PixelRect(x: -4, y: 5, width: 60, height: 7),
      elements: .bytes([4, 5, 6, 7]))
    var row = StepRow(id: 7, step: step, previous: 2)
    for number in 0..<3 {
      var entry = TileEntry(
        id: TileID(rawValue: UInt32(10 + number)), slot: 0, previous: .blank, isBlank: false)
      entry.setEncoded(.runs, byteCount: 100 + number, checksum: 99, base: nil)
      row.append(entry, at: TileCoordinate(column: number, row: -number))
    }
    row.pixels = [1, 2, 3]
    return row
  }

  private static let rows = [
    step().values,
    DrawingRow(
      board: StoredBoard(
        size: PixelSize(width: 30, height: 40), scale: 2.5, colorSpace: .displayP3), first: 4
    ).values(of: .fixture),
    StoreSchema.addingChecksum(to: [.integer(1), .null, .bytes([7, 8, 9])]),
  ]

  @Test("A row is read as it was written")
  func roundTrip() throws {
    let values = Self.step().values
    #expect(try #require(StepRow(values)).values == values)
    #expect(Self.rows.map(StoreSchema.table) == ["step", "drawing", "background"])
    // In the file, a whole number is an integer.
    var whole = Self.step(date: 5).values
    whole[4] = .integer(5)
    #expect(StepRow(whole)?.step.date == Date(timeIntervalSinceReferenceDate: 5))
  }

  /// The values that differ from one in one bit.
  private static func changes(of value: Database.Value) -> [Database.Value] {
    func flipped(_ bytes: [UInt8]) -> [[UInt8]] {
      (0..<bytes.count * 8).map { bit in
        var bytes = bytes
        bytes[bit / 8] ^= 1 << (bit % 8)
        return bytes
      }
    }
    return switch value {
    case .integer(let number): (0..<64).map { .integer(number ^ (1 << $0)) }
    case .real(let number):
      (0..<64).map { .real(Double(bitPattern: number.bitPattern ^ (1 << UInt64($0)))) }
    case .text(let text):
      flipped(Array(text.utf8)).map { .text(String(decoding: $0, as: UTF8.self)) }
    case .bytes(let bytes): flipped(bytes).map { .bytes($0) } + [.bytes(bytes + [0]), .null]
    case .null: [.integer(0), .integer(-1)]
    }
  }

  @Test("A changed bit of any value except the pixels is damage", arguments: rows)
  func changedBits(row: [Database.Value]) {
    for column in row.indices where column != 13 {
      for value in Self.changes(of: row[column]) {
        var changed = row
        changed[column] = value
        #expect(StoreSchema.table(of: changed) == nil, "column \(column): \(value)")
      }
    }
  }

  @Test("Rows that no board writes are refused, though their checksums are right")
  func hostile() {
    let hostile: [(column: Int, value: Database.Value)] = [
      (0, .integer(0)), (0, .integer(Int(UInt32.max))), (1, .integer(-1)), (2, .integer(-1)),
      (3, .bytes([1])), (4, .text("today")), (5, .null), (11, .bytes([1, 2])), (12, .null),
      (12, .text("elements")), (13, .null), (13, .text("pixels")),
      (11, .bytes([UInt8](repeating: 0xFF, count: 19))),
    ]
    for (column, value) in hostile {
      var row = Self.step().values
      row[column] = value
      #expect(
        StoreSchema.table(of: StoreSchema.addingChecksum(to: row)) == nil,
        "column \(column): \(value)")
    }
    #expect(StoreSchema.table(of: Self.step().values + [.null]) == nil)
  }

  @Test("A row replaces one with its identifier")
  func inserting() throws {
    let database = try Database(":memory:", system: nil)
    try database.createTables()
    try database.insert(Self.step().values, into: "step")
    let later = Self.step(date: 13).values
    try database.insert(later, into: "step")
    #expect(try database.row(7, of: "step") == later)
    #expect(try database.row(8, of: "step") == nil)
    #expect(try database.number("SELECT count(*) FROM step") == 1)
  }
}
