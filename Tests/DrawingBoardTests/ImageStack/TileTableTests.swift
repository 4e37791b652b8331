import TestSupport
import Testing

@testable import DrawingBoard

struct TileTableTests {
  private static func entry(_ id: UInt32, slot: UInt32 = 0) -> TileEntry {
    TileEntry(
      id: TileID(rawValue: id), slot: slot, previous: .blank, isBlank: false)
  }

  @Test("Identifiers with gaps are found, others are not") func finding() {
    var table = TileTable()
    for id in [UInt32(2), 3, 9, 400] { table.append(Self.entry(id)) }
    for id in UInt32(0)..<402 {
      let isThere = [2, 3, 9, 400].contains(id)
      #expect((table[TileID(rawValue: id)] != nil) == isThere)
    }
    #expect(table[.blank] == nil)
    #expect(table.entries(from: TileID(rawValue: 3), count: 2).map(\.id.rawValue) == [3, 9])
    #expect(table.entries(from: TileID(rawValue: 400), count: 9).map(\.id.rawValue) == [400])
    #expect(table.entries(from: TileID(rawValue: 401), count: 9).isEmpty)
    #expect(TileTable().entries(from: TileID(rawValue: 0), count: 3).isEmpty)
  }

  @Test("Identifiers that do not increase are ignored") func order() {
    var table = TileTable()
    table.append(Self.entry(5))
    table.append(Self.entry(5, slot: 3))
    table.append(Self.entry(4))
    #expect(table.count == 1)
    table.update(TileID(rawValue: 5)) { $0.dependents = 9 }
    table.update(TileID(rawValue: 6)) { $0.dependents = 9 }
    #expect(table[TileID(rawValue: 5)]?.dependents == 9)
    #expect(table[TileID(rawValue: 5)]?.slot == 0)
    #expect(table.last == TileID(rawValue: 5))
  }

  @Test("Unreferenced tiles are removed, and the others are still found") func removing() {
    var random = SeededGenerator(seed: 1)
    var table = TileTable()
    var needed: Set<UInt32> = []
    for id in UInt32(0)..<10_000 {
      table.append(Self.entry(id))
      switch random.next(below: 10) {
      case 0: needed.insert(id)
      case 1:
        // A patch of it is needed.
        needed.insert(id)
        table.update(TileID(rawValue: id)) { ($0.isLive, $0.dependents) = (false, 1) }
      default:
        table.update(TileID(rawValue: id)) { $0.isLive = false }
        table.free()
      }
    }
    #expect(table.count < 10_000 / 2)
    table.removeFreed()
    #expect(table.entries.map(\.id.rawValue) == needed.sorted())
    for id in UInt32(0)..<10_000 {
      #expect((table[TileID(rawValue: id)] != nil) == needed.contains(id))
    }
  }

  @Test("The table releases its memory") func memory() {
    var table = TileTable()
    for id in UInt32(0)..<50_000 {
      table.append(Self.entry(id))
    }
    for id in UInt32(0)..<49_900 {
      table.update(TileID(rawValue: id)) { $0.isLive = false }
      table.free()
    }
    #expect(table.byteCount < 10_000 * MemoryLayout<TileEntry>.stride)
    table.removeFreed()
    #expect(table.byteCount <= 200 * MemoryLayout<TileEntry>.stride)
  }
}

struct SlotTableTests {
  @Test("Tiles are numbered in the order they appear") func tilesAreNumberedInTheOrderTheyAppear() {
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

  @Test("An initial state is that of every picture without a step for the tile")
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
  }
}

@testable import DrawingBoard

struct TileEntryTests {
  private func entry(_ id: UInt32, previous: TileID = .blank, isBlank: Bool = false) -> TileEntry {
    TileEntry(
      id: TileID(rawValue: id), slot: 7, previous: previous, isBlank: isBlank)
  }

  @Test("A state takes 32 bytes") func stride() {
    #expect(MemoryLayout<TileEntry>.stride == 32)
  }

  @Test("A place is a row and an offset in it, up to 4 gigabytes") func place() {
    var entry = entry(7)
    #expect(entry.row == nil)
    for (row, offset) in [(1, 0), (40, 77), (0xFFFF_FFFE, 0xFFFF_FFFF)] {
      entry.setPlace(row: row, offset: offset)
      #expect(entry.row == row && Int(entry.offset) == offset)
    }
    entry.removePlace()
    #expect(entry.row == nil)
    #expect(entry.slot == 7 && entry.isLive)
  }

  @Test("A form is pending, lost or the result of encoding")
  func aFormIsWaitedForLostOrWhatEncodingMade() {
    var tile = entry(1)
    #expect(!tile.isEncoded && !tile.isBlank && !tile.isLost && !tile.isPatch)
    #expect(tile.form == nil)
    for form in EncodedTile.Form.allCases {
      tile.setEncoded(form, byteCount: 9, checksum: 5, base: nil)
      #expect(tile.form == form && tile.isEncoded && !tile.isLost && tile.checksum == 5)
      #expect(tile.isPatch == form.needsBase)
      #expect(tile.isBlank == (form == .blank))
    }
    tile.setLost()
    #expect(tile.isLost && tile.isEncoded && tile.form == nil && !tile.isPatch && !tile.isBlank)
    // The places of the tiles after it in its row follow from its size.
    #expect(tile.byteCount == 9)
    #expect(entry(1, isBlank: true).isBlank && entry(1, isBlank: true).isEncoded)
  }

  @Test("A chain counts its links and its bytes, up to its maximum") func chain() {
    var base = entry(1)
    base.setEncoded(.plain, byteCount: Tile.byteCount, checksum: 5, base: nil)
    #expect(base.links == 0 && Int(base.chainByteCount) == Tile.byteCount)
    for id in UInt32(2)..<8 {
      var next = entry(id, previous: base.id)
      next.setEncoded(.patch, byteCount: Tile.byteCount, checksum: 5, base: base)
      #expect(next.links == UInt8(id - 1))
      #expect(Int(next.chainByteCount) == min(Int(id) * Tile.byteCount, 65_535))
      base = next
    }
    base.setEncoded(.compressed, byteCount: 40, checksum: 5, base: nil)
    #expect(base.links == 0 && base.chainByteCount == 40)
  }

  @Test("An entry needs its directory and its bytes in its row")
  func anEntryTakesItsDirectoryAndItsBytesInItsRow() {
    var tile = entry(1)
    #expect(tile.storedByteCount == TileEntry.directoryByteCount)
    tile.setEncoded(.runs, byteCount: 700, checksum: 5, base: nil)
    #expect(tile.storedByteCount == TileEntry.directoryByteCount + 700)
  }
}
