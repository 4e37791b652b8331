import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The parts of a file that tiles are in")
struct FileBlocksTests {
  /// Tiles of any size anywhere in a file, as chains of one link each.
  private static func chains(
    _ places: [(offset: Int, count: Int)]
  ) throws -> TileChains {
    var table = HistoryTable()
    var chains = TileChains(count: places.count)
    for (number, place) in places.enumerated() {
      let slot = table.slots.add(TileCoordinate(column: number, row: 0))
      var entry = TileEntry(
        id: TileID(rawValue: UInt32(number)), slot: slot, previous: .blank, checksum: 1,
        isBlank: false)
      entry.setEncoded(.plain, byteCount: place.count, base: nil)
      entry.offset = place.offset
      table.setInitial(restored: entry)
      try chains.append(entry.id, of: table, contents: [:])
    }
    return chains
  }

  @Test("Every tile's bytes are there, wherever it lies", arguments: 0..<6)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let disk = SimulatedDisk()
    let bytes = (0..<300_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    disk["/file"] = bytes
    let file = try #require(try disk.open("/file", isReadOnly: true))
    var places = (0..<Torture.count(40, torture: 400)).map { _ in
      let offset = random.next(below: bytes.count)
      return (offset: offset, count: random.next(below: min(16_384, bytes.count - offset) + 1))
    }
    // Across a border, at the end of the file, and none.
    places += [(16_383, 2), (bytes.count - 7, 7), (5, 0)]
    let blocks = try FileBlocks(of: Self.chains(places), in: file)
    for place in places {
      let found = try #require(blocks.bytes(at: place.offset, count: place.count))
      #expect(found.elementsEqual(bytes[place.offset..<place.offset + place.count]))
    }
  }

  @Test("What was not asked for is not there")
  func others() throws {
    let disk = SimulatedDisk()
    disk["/file"] = [UInt8](repeating: 1, count: 300_000)
    let file = try #require(try disk.open("/file", isReadOnly: true))
    let blocks = try FileBlocks(of: Self.chains([(100, 50), (200_000, 50)]), in: file)
    #expect(blocks.bytes(at: 100_000, count: 10) == nil)
    #expect(blocks.bytes(at: 290_000, count: 10) == nil)
    #expect(blocks.bytes(at: 16_380, count: 10) == nil)
  }

  @Test("Beyond the end of the file there are zeros, which no checksum takes for a tile")
  func end() throws {
    let disk = SimulatedDisk()
    disk["/file"] = [1, 2, 3]
    let file = try #require(try disk.open("/file", isReadOnly: true))
    let blocks = try FileBlocks(of: Self.chains([(1, 5)]), in: file)
    #expect(blocks.bytes(at: 1, count: 5).map(Array.init) == [2, 3, 0, 0, 0])
  }

  @Test("A disk that fails while it is read is an error, and so is a file that is gone")
  func failing() throws {
    let disk = SimulatedDisk()
    disk["/file"] = [UInt8](repeating: 1, count: 300_000)
    let file = try #require(try disk.open("/file", isReadOnly: true))
    let chains = try Self.chains([(100, 50), (200_000, 50)])
    for call in 0..<2 {
      disk.fault = SimulatedDisk.Fault(call: call)
      #expect(throws: StorageError.system(EIO)) { try FileBlocks(of: chains, in: file) }
    }
    #expect(throws: StorageError.damaged) { try FileBlocks(of: chains, in: nil) }
  }
}
