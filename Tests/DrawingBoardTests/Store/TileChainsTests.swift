import Testing
@testable import DrawingBoard

struct TileChainTests {
  private func entry(_ byteCount: Int, base: TileEntry? = nil) -> TileEntry {
    var entry = TileEntry(
      id: TileID(rawValue: 1), slot: 0, previous: .blank, isBlank: false)
    entry.setEncoded(base == nil ? .plain : .patch, byteCount: byteCount, checksum: 1, base: base)
    return entry
  }

  @Test(
    "A chain has six tiles, or twelve when it begins with noise, and at most three tiles' bytes",
    arguments: [(900, 40, 6), (Tile.byteCount, 40, 12), (Tile.byteCount, 9000, 5)])
  func length(first: Int, patch: Int, longest: Int) {
    var (last, count) = (entry(first), 1)
    while TileChains.canExtend(last) {
      last = entry(patch, base: last)
      count += 1
    }
    #expect(count == longest)
  }

  @Test("No tile is a patch of a pending or lost one")
  func nothingIsAPatchOfWhatIsNotEncodedOrLost() {
    var base = TileEntry(
      id: TileID(rawValue: 1), slot: 0, previous: .blank, isBlank: false)
    #expect(!TileChains.canExtend(base))
    base.setEncoded(.runs, byteCount: 50, checksum: 1, base: nil)
    #expect(TileChains.canExtend(base))
    base.setLost()
    #expect(!TileChains.canExtend(base))
  }

  @Test("No tile of a photo takes more than 12 tiles to decode, however much is drawn on it")
  func chainsInAHistory() {
    var board = StackBoard(picture: [TileCoordinate(column: 0, row: 0): .noise(seed: 1)])
    for value in 1...80 { board.stroke(UInt8(value)) }
    let links = board.stack.store.state.withLock { state in
      (0..<80).flatMap { state.table.entries(ofStep: $0).map(\.links) }
    }
    #expect(links.max() == 11)
    #expect(links.count(where: { $0 == 0 }) >= 3)
  }

  @Test("Chains are complete with their earliest link, the latest first, and can be decoded then")
  func readingInParts() throws {
    let board = StackBoard.worn(columns: 150)
    let (table, shown) = board.stack.store.state.withLock { ($0.table, $0.table.slots.shown) }
    var chains = TileChains()
    for id in shown { try chains.append(id, of: table) }
    var readings: [[Int]] = []
    try board.stack.store.database.withLock { database in
      let database = try #require(database)
      try chains.readLinks(from: database) { chains, complete in
        for position in complete {
          var pixels: TilePixels?
          let isSound = EncodedTile.withScratch {
            chains.decode(position, into: &pixels, using: $0)
          }
          #expect(isSound && pixels == board.shown[table.slots.coordinates[position]])
        }
        if !complete.isEmpty { readings.append(complete) }
      }
    }
    #expect(readings.joined().sorted() == Array(shown.indices))
    let rows = readings.map { reading in
      reading.map { position in chains.links[chains.chain(position)].map(\.part.row).min() ?? 0 }
    }
    #expect(rows.count > 2)
    for (later, earlier) in zip(rows, rows.dropFirst()) {
      #expect(try #require(later.min()) >= #require(earlier.max()))
    }
  }
}

extension StackBoard {
  /// A board with 40 strokes in the database, of which few change the last of eight columns each, and
  /// nothing in memory.
  static func worn(columns: Int) -> StackBoard {
    var board = StackBoard()
    for value in 1...40 {
      board.stroke(UInt8(value), on: (0..<columns).filter { value % (1 + $0 % 8) == 0 })
    }
    board.stack.receivedMemoryWarning()
    return board
  }
}
