import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Sets of tile identifiers")
struct TileIDSetTests {
  @Test("It holds what a set holds", arguments: 0..<8)
  func model(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var (set, model) = (TileIDSet(), Set<UInt32>())
    for _ in 0..<200 {
      let number = UInt32(random.next(below: 1 << (4 + seed)))
      set.insert(TileID(rawValue: number))
      model.insert(number)
    }
    for number in 0..<UInt32(3000) {
      let isRight = set.contains(TileID(rawValue: number)) == model.contains(number)
      #expect(isRight)
    }
  }

  @Test("An empty one holds nothing, at any number")
  func empty() {
    #expect(!TileIDSet().contains(TileID(rawValue: 0)))
    #expect(!TileIDSet().contains(TileID(rawValue: .max)))
  }
}
