import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

struct HistoryStepTests {
  private func step(_ id: Int, name: String = "Pencil") -> HistoryStep {
    HistoryStep(id: UInt64(id), name: name, date: .distantPast, bounds: .zero)
  }

  /// The encoded elements of a step; every fifth has none.
  private func bytes(_ id: Int) -> [UInt8] {
    Array(repeating: UInt8(id & 255), count: id % 5 * 40)
  }

  @Test(
    "A list of steps equals an array, whenever their elements are encoded", arguments: 0..<6)
  func model(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var (list, model): (HistorySteps, [Int]) = (HistorySteps(), [])
    for id in 0..<3000 {
      switch random.next(below: 12) {
      case 0 where !model.isEmpty:
        list.removeLast()
        model.removeLast()
      case 1, 2:
        let count = random.next(below: min(model.count, 8) + 1)
        list.removeFirst(count)
        model.removeFirst(count)
      default:
        var step = step(id)
        step.elements = id % 3 == 0 ? .cuts([:]) : .bytes(bytes(id)[...])
        list.append(step, firstTile: TileID(rawValue: UInt32(id)), tileCount: id % 7)
        model.append(id)
      }
      guard id % 100 == 0 else { continue }
      for (firstTile, _) in list.unencoded {
        #expect(list.setEncoded(bytes(Int(firstTile.rawValue)), firstTile: firstTile) != nil)
      }
      #expect(list.map(\.elements) == model.map { .bytes(bytes($0)[...]) })
      #expect(list.map(\.id) == model.map { UInt64($0) })
      #expect(list.indices.map { list.firstTile(of: $0).rawValue } == model.map { UInt32($0) })
      #expect(list.indices.map { list.tileCount(of: $0) } == model.map { $0 % 7 })
      let elementByteCount = model.reduce(0) { $0 + bytes($1).count }
      #expect(list.byteCount == model.count * step(0).byteCount + elementByteCount)
    }
    list.removeFirst(list.count)
    #expect(list.byteCount == 0)
  }

  @Test(
    "The elements of most steps share arrays, because small arrays would keep the memory around them"
  )
  func packing() {
    var list = HistorySteps()
    for id in 0..<1000 {
      var step = step(id)
      step.elements = .cuts([:])
      list.append(step, firstTile: TileID(rawValue: UInt32(id)), tileCount: 1)
      _ = list.setEncoded(Array(repeating: 7, count: 200), firstTile: TileID(rawValue: UInt32(id)))
    }
    let addresses = list.map { step -> Int in
      guard case .bytes(let bytes) = step.elements else { return 0 }
      return bytes.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
    let neighbors = zip(addresses, addresses.dropFirst()).count { $0 + 200 == $1 }
    #expect(neighbors > 900)
  }

  @Test("An image shares no array, which would stay in memory as long as any other step")
  func imagesAreAlone() {
    var list = HistorySteps()
    for id in 0..<64 {
      var step = step(id)
      step.elements = .bytes(ArraySlice(repeating: 7, count: id == 5 ? 1 << 20 : 200))
      list.append(step, firstTile: TileID(rawValue: UInt32(id)), tileCount: 1)
    }
    func address(_ position: Int) -> Int {
      guard case .bytes(let bytes) = list[position].elements else { return 0 }
      return bytes.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
    #expect(address(4) + 200 == address(6))
    #expect(list[5].elements.bytes == [UInt8](repeating: 7, count: 1 << 20))
  }

  @Test("Long names are included in the memory") func longNamesAreCounted() {
    let short = step(0).byteCount
    #expect(step(0, name: String(repeating: "a", count: 500)).byteCount >= short + 500)
    let own = step(0).storedByteCount
    #expect(step(0, name: "Pencil case").storedByteCount == own + 5)
    let long = step(0, name: String(repeating: "a", count: 5000))
    #expect(long.storedByteCount == own - 6 + 5000)
  }

  @Test("Steps are a collection") func stepsAreACollection() {
    var steps = HistorySteps()
    for id in 0..<5 { steps.append(step(id), firstTile: .blank, tileCount: 0) }
    steps.removeFirst(2)
    #expect(steps.map(\.id) == [2, 3, 4])
    #expect(steps.suffix(1).map(\.id) == [4])
    #expect(steps.last?.id == 4)
    #expect(HistorySteps().isEmpty)
  }
}
