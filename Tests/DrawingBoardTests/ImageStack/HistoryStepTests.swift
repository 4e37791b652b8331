import Foundation
import Testing

@testable import DrawingBoard

struct HistoryStepTests {
  private func step(_ slots: [UInt32], name: String = "Pencil") -> HistoryStep {
    HistoryStep(
      description: ImageStackStep(id: 1, name: name, date: .distantPast, bounds: .zero),
      tiles: ContiguousArray(
        slots.map { TileRecord(slot: $0, stepsBack: 0, id: TileID(rawValue: $0), isBlank: false) }),
      packed: [])
  }

  @Test(arguments: [[], [5], [2, 5], [1, 3, 5, 7, 9, 11, 400]] as [[UInt32]])
  func aTileIsFoundByItsSlot(slots: [UInt32]) {
    let step = step(slots)
    for slot in UInt32(0)...401 {
      #expect(step.record(of: slot)?.slot == (slots.contains(slot) ? slot : nil))
    }
  }

  @Test func theTableCountsTilesAndLongNames() {
    let small = step([1]).tableBytes
    #expect(step([1, 2]).tableBytes == small + MemoryLayout<TileRecord>.stride)
    #expect(step([1], name: String(repeating: "a", count: 500)).tableBytes >= small + 500)
  }
}
