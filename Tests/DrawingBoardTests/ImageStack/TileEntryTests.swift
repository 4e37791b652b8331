import Testing

@testable @_spi(Benchmarks) import DrawingBoard

struct TileEntryTests {
  private func entry(_ id: UInt32, previous: TileID = .blank, isBlank: Bool = false) -> TileEntry {
    TileEntry(
      id: TileID(rawValue: id), slot: 7, previous: previous, checksum: 99, isBlank: isBlank)
  }

  @Test("A state takes 32 bytes") func stride() {
    #expect(MemoryLayout<TileEntry>.stride == 32)
  }

  @Test("An offset may be any up to 256 terabytes") func offset() {
    var entry = entry(7)
    #expect(entry.offset == nil)
    for offset in [0, 40, 0xFFFF_FFFF, 0x1_0000_0000, 0xFFFE_FFFF_FFFF] {
      entry.offset = offset
      #expect(entry.offset == offset)
    }
    entry.offset = nil
    #expect(entry.offset == nil)
    #expect(entry.slot == 7 && entry.checksum == 99 && entry.isLive)
  }

  @Test func aFormIsWaitedForLostOrWhatEncodingMade() {
    var tile = entry(1)
    #expect(!tile.isEncoded && !tile.isBlank && !tile.isLost && !tile.isPatch)
    #expect(tile.form == nil)
    for form in EncodedTile.Form.allCases {
      tile.setEncoded(form, byteCount: 9, base: nil)
      #expect(tile.form == form && tile.isEncoded && !tile.isLost)
      #expect(tile.isPatch == form.needsBase)
      #expect(tile.isBlank == (form == .blank))
    }
    tile.offset = 50
    tile.setLost()
    #expect(tile.isLost && tile.isEncoded && tile.form == nil && !tile.isPatch && !tile.isBlank)
    #expect(tile.byteCount == 0 && tile.offset == nil)
    #expect(entry(1, isBlank: true).isBlank && entry(1, isBlank: true).isEncoded)
  }

  @Test("A chain counts its links and its bytes, up to what fits") func chain() {
    var base = entry(1)
    base.setEncoded(.plain, byteCount: Tile.byteCount, base: nil)
    #expect(base.links == 0 && Int(base.chainByteCount) == Tile.byteCount)
    for id in UInt32(2)..<8 {
      var next = entry(id, previous: base.id)
      next.setEncoded(.patch, byteCount: Tile.byteCount, base: base)
      #expect(next.links == UInt8(id - 1))
      #expect(Int(next.chainByteCount) == min(Int(id) * Tile.byteCount, 65_535))
      base = next
    }
    base.setEncoded(.compressed, byteCount: 40, base: nil)
    #expect(base.links == 0 && base.chainByteCount == 40)
  }

  @Test func anEntryTakesItsDirectoryAndItsBytesInTheLog() {
    var tile = entry(1)
    #expect(tile.logByteCount == LogTile.directoryByteCount)
    tile.setEncoded(.runs, byteCount: 700, base: nil)
    #expect(tile.logByteCount == LogTile.directoryByteCount + 700)
  }
}
