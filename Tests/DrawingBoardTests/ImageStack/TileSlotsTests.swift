import Testing

@testable import DrawingBoard

struct TileSlotsTests {
  @Test func tilesAreNumberedInTheOrderTheyAppear() {
    var slots = TileSlots()
    let coordinates = [(5, 1), (0, 0), (-3, 2)].map { TileCoordinate(column: $0.0, row: $0.1) }
    for (number, coordinate) in coordinates.enumerated() {
      #expect(slots.slot(of: coordinate) == nil)
      #expect(slots.add(coordinate, initial: .blank) == UInt32(number))
    }
    #expect(slots.count == 3)
    #expect(slots.coordinates == coordinates)
    #expect(slots.slot(of: coordinates[2]) == 2)
    #expect(slots.shown == [-1, -1, -1])
    #expect(slots.newest == [-1, -1, -1])
  }

  @Test func onlyPackedPixelsTakeMemory() {
    #expect(TileSlots.Initial.blank.packedByteCount == 0)
    #expect(TileSlots.Initial.notKept.packedByteCount == 0)
    #expect(TileSlots.Initial.stored(TileID(rawValue: 3)).packedByteCount == 0)
    #expect(TileSlots.Initial(packing: .noise(seed: 1)).packedByteCount >= Tile.byteCount)
    #expect(TileSlots.Initial(packing: nil).packedByteCount == 0)
  }
}
