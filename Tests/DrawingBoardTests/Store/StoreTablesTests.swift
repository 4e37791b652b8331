import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("A store's tables, and what the log lacks of them")
struct StoreTablesTests {
  private static func entries(_ ids: [UInt32]) -> [TileTable.Entry] {
    ids.map {
      TileTable.Entry(
        id: TileID(rawValue: $0), coordinate: TileCoordinate(column: Int($0 % 2), row: 0),
        byteCount: 10, form: EncodedTile.Form.plain.rawValue)
    }
  }

  private static let step = StoredStep(identifier: 1, name: "", date: Date(), bounds: .zero)

  /// Tables of a number of steps of one tile each; their log has all of them.
  private static func tables(_ count: Int) -> StoreTables {
    var tables = StoreTables()
    for position in 0..<count { append(&tables, at: position, [UInt32(position)]) }
    write(&tables)
    return tables
  }

  private static func append(_ tables: inout StoreTables, at position: Int, _ ids: [UInt32]) {
    tables.append(step, at: position, tiles: entries(ids))
  }

  private static func write(_ tables: inout StoreTables) {
    for var entry in tables.tiles.entries {
      entry.offset = Int(entry.id) * 100
      tables.update(entry)
    }
    tables.markWritten()
  }

  private static func id(_ number: UInt32) -> TileID { TileID(rawValue: number) }

  @Test("Nothing new, nothing to write")
  func nothing() {
    #expect(StoreTables().plan.isEmpty)
    #expect(Self.tables(4).plan.isEmpty)
  }

  @Test("6.2.5: steps and moves are written as they are")
  func steps() {
    var tables = Self.tables(2)
    tables.move(to: 0)
    #expect(tables.plan == [.move(0)])
    tables.move(to: 1)
    #expect(tables.plan.isEmpty)
    Self.append(&tables, at: 2, [2])
    Self.append(&tables, at: 3, [3])
    tables.move(to: 2)
    #expect(tables.plan == [.step(2), .step(3), .move(2)])
  }

  @Test("A step that comes after undone ones says so itself; without one they are cut off")
  func truncation() {
    var tables = Self.tables(4)
    tables.truncate(to: 2)
    #expect(tables.plan == [.truncation(2)])
    Self.append(&tables, at: 1, [9])
    #expect(tables.plan == [.step(1)])
  }

  @Test("A step that was drawn and undone before it was written is never written")
  func neverWritten() {
    var tables = Self.tables(2)
    Self.append(&tables, at: 2, [5])
    tables.truncate(to: 2)
    #expect(tables.plan.isEmpty)
  }

  @Test("Steps that expire before they are written leave their tiles to the first state")
  func expiry() {
    var tables = Self.tables(2)
    Self.append(&tables, at: 2, [6, 7])
    Self.append(&tables, at: 3, [8])
    tables.expire(3)
    #expect(tables.plan == [.expiry(2), .initial([Self.id(6), Self.id(7)]), .step(0)])
    #expect(tables.wholePlan == [.initial([Self.id(6), Self.id(7)]), .step(0)])
    Self.write(&tables)
    #expect(tables.plan.isEmpty)
  }

  @Test("Identifiers rise in whatever is written")
  func order() {
    var tables = StoreTables()
    Self.append(&tables, at: 0, [0])
    tables.setInitial(Self.entries([1, 2]))
    Self.append(&tables, at: 1, [3])
    let expected: [LogPlanItem] = [.step(0), .initial([Self.id(1), Self.id(2)]), .step(1)]
    #expect(tables.plan == expected)
    #expect(tables.wholePlan == expected)
  }

  @Test("Only steps up to the shown one expire")
  func expiryOfUndone() {
    var tables = Self.tables(3)
    tables.move(to: 0)
    tables.expire(3)
    #expect(tables.steps.count == 2)
    #expect(tables.index == -1)
    #expect(tables.plan == [.expiry(1), .move(-1)])
  }

  @Test("The figures are those of the tiles and steps that are left", arguments: 0..<8)
  func figures(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tables = StoreTables()
    var next: UInt32 = 0
    for _ in 0..<60 {
      switch random.next(below: 6) {
      case 0: tables.move(to: random.next(below: 9) - 1)
      case 1: tables.truncate(to: random.next(below: 9))
      case 2: tables.expire(random.next(below: 3))
      default:
        let count = UInt32(1 + random.next(below: 2))
        Self.append(&tables, at: random.next(below: 9), Array(next..<(next + count)))
        next += count
      }
      let live = tables.liveTiles
      #expect(tables.liveTileCount == live.count)
      let tileBytes = live.reduce(0) { $0 + (tables.tiles[$1]?.recordByteCount ?? 0) }
      let stepBytes = tables.steps.reduce(0) { $0 + $1.recordByteCount }
      #expect(tables.liveByteCount == tileBytes + stepBytes)
    }
  }

  @Test("A board that is told twice is written once")
  func board() {
    var tables = Self.tables(1)
    tables.setBoard(StoredBoard(scale: 2))
    #expect(tables.plan == [.board])
    tables.markWritten()
    tables.setBoard(StoredBoard(scale: 2))
    #expect(tables.plan.isEmpty)
    tables.removeAll()
    #expect(tables.board == StoredBoard(scale: 2))
  }
}
