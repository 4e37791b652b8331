import Testing

@testable @_spi(Benchmarks) import DrawingBoard

struct SlotTableTests {
  @Test func tilesAreNumberedInTheOrderTheyAppear() {
    var slots = SlotTable()
    let coordinates = [(5, 1), (0, 0), (-3, 2)].map { TileCoordinate(column: $0.0, row: $0.1) }
    for (number, coordinate) in coordinates.enumerated() {
      #expect(slots.slot(of: coordinate) == nil)
      #expect(slots.add(coordinate) == UInt32(number))
      #expect(slots.add(coordinate) == UInt32(number))
    }
    #expect(slots.count == 3)
    #expect(slots.coordinates == coordinates)
    #expect(slots.slot(of: coordinates[2]) == 2)
    #expect(slots.initial == [.blank, .blank, .blank])
    #expect(slots.shown == slots.initial && slots.newest == slots.initial)
  }

  @Test("An initial state is that of every picture that no step has given the tile another one")
  func initial() {
    var slots = SlotTable()
    let slot = slots.add(TileCoordinate(column: 0, row: 0))
    let (first, second, step) = (
      TileID(rawValue: 1), TileID(rawValue: 2), TileID(rawValue: 3)
    )
    slots.setInitial(first, of: slot)
    #expect(slots.initial == [first] && slots.shown == [first] && slots.newest == [first])
    slots.newest[0] = step
    slots.setInitial(second, of: slot)
    #expect(slots.initial == [second] && slots.shown == [second] && slots.newest == [step])
    slots.shown[0] = step
    slots.setInitial(.notKept, of: slot)
    #expect(slots.initial == [.notKept] && slots.shown == [step] && slots.newest == [step])
  }
}
