import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Sets of tile identifiers")
struct TileIDSetTests {
  @Test("It holds what a set holds", arguments: 0..<8)
  func model(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let range = UInt32(seed * 70)..<UInt32(seed * 70 + 1 + seed * seed * 40)
    var (set, model) = (TileIDSet(covering: Self.table(Array(range))), Set<UInt32>())
    for _ in 0..<200 {
      let number = range.lowerBound + UInt32(random.next(below: range.count))
      set.insert(TileID(rawValue: number))
      model.insert(number)
    }
    #expect(set.byteCount == (range.count + 63) / 64 * 8)
    for number in 0..<UInt32(3000) {
      let isRight = set.contains(TileID(rawValue: number)) == model.contains(number)
      #expect(isRight)
    }
  }

  private static func table(_ numbers: [UInt32]) -> TileTable {
    var table = TileTable()
    for number in numbers {
      table.append(
        TileTable.Entry(
          id: TileID(rawValue: number), coordinate: TileCoordinate(column: 0, row: 0), byteCount: 1,
          form: 1))
    }
    return table
  }

  @Test("An empty one holds nothing, at any number, and takes nothing in")
  func empty() {
    for var set in [TileIDSet(), TileIDSet(covering: TileTable())] {
      for number in [UInt32(0), 1, 63, 64, .max] {
        set.insert(TileID(rawValue: number))
        #expect(number < 64 || !set.contains(TileID(rawValue: number)))
      }
      #expect(set.byteCount == 0)
    }
  }

  @Test("Identifiers that a forged log has far apart cost nothing")
  func farApart() {
    var set = TileIDSet(covering: Self.table([0, .max - 1]))
    set.insert(TileID(rawValue: .max - 1))
    #expect(!set.contains(TileID(rawValue: .max - 1)))
    #expect(set.byteCount == 0)
  }
}
