import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The table of tiles")
struct TileTableTests {
  private static func entry(_ id: UInt32, byteCount: Int = 10) -> TileTable.Entry {
    TileTable.Entry(
      id: TileID(rawValue: id), coordinate: TileCoordinate(column: -3, row: Int(id)),
      byteCount: byteCount, form: EncodedTile.Form.plain.rawValue)
  }

  @Test("A tile takes 24 bytes")
  func stride() {
    #expect(MemoryLayout<TileTable.Entry>.stride == 24)
  }

  @Test("An entry keeps what it is given; an offset may be any up to 256 terabytes")
  func entry() {
    var entry = Self.entry(7, byteCount: Tile.byteCount)
    #expect(entry.offset == nil)
    #expect(entry.baseID == nil)
    #expect(entry.coordinate == TileCoordinate(column: -3, row: 7))
    #expect(entry.byteCount == Tile.byteCount)
    for offset in [0, 40, 0xFFFF_FFFF, 0x1_0000_0000, 0xFFFE_FFFF_FFFF] {
      entry.offset = offset
      #expect(entry.offset == offset)
    }
    entry.offset = nil
    #expect(entry.offset == nil)
  }

  @Test("A chain counts its links and its bytes, up to what fits")
  func chain() {
    var base = Self.entry(1, byteCount: Tile.byteCount)
    for id in UInt32(2)..<8 {
      var entry = Self.entry(id, byteCount: Tile.byteCount)
      entry.setChain(on: base)
      #expect(entry.baseID == base.tileID)
      #expect(entry.links == UInt8(id - 1))
      #expect(entry.chainByteCount == min(Int(id) * Tile.byteCount, 65_535))
      base = entry
    }
    #expect(!TileChain.canExtend(base))
    base.setChain(on: nil)
    #expect(base.links == 0)
    #expect(TileChain.canExtend(base))
  }

  @Test("Identifiers with gaps are found, others are not")
  func finding() {
    var table = TileTable()
    for id in [UInt32(2), 3, 9, 400] { table.append(Self.entry(id)) }
    for id in UInt32(0)..<402 {
      let isThere = [2, 3, 9, 400].contains(id)
      #expect((table[TileID(rawValue: id)] != nil) == isThere)
    }
    #expect(table.entries(from: TileID(rawValue: 3), count: 2).map(\.id) == [3, 9])
    #expect(table.entries(from: TileID(rawValue: 400), count: 9).map(\.id) == [400])
  }

  @Test("Identifiers that do not rise are ignored")
  func order() {
    var table = TileTable()
    table.append(Self.entry(5))
    table.append(Self.entry(5, byteCount: 3))
    table.append(Self.entry(4))
    #expect(table.count == 1)
    table.update(Self.entry(5, byteCount: 3))
    table.update(Self.entry(6))
    #expect(table[TileID(rawValue: 5)]?.byteCount == 3)
    #expect(table.count == 1)
  }
}
