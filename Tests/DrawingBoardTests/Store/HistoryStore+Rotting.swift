import Testing

@testable import DrawingBoard

extension HistoryStore {
  /// Changes a bit of the stored bytes of a tile.
  func rot(_ id: TileID) throws {
    let entry = try #require(state.withLock { $0.table.tiles[id] })
    let row = try #require(entry.row)
    try database.withLock { database in
      let database = try #require(database)
      var pixels: [UInt8] = []
      try database.forEachRow("SELECT pixels FROM step WHERE id = ?", [.integer(row)]) {
        pixels = $0[0].bytes ?? []
      }
      pixels[Int(entry.offset) + Int(entry.byteCount) - 1] ^= 0x10
      try database.run(
        "UPDATE step SET pixels = ? WHERE id = ?", [.bytes(pixels), .integer(row)])
    }
  }
}
