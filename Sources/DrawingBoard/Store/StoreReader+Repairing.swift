import Foundation

/// Histories of which something is lost.
extension StoreReader {
  /// Reads what was found of a history, and makes its rows consistent, in a transaction.
  ///
  /// - Returns: The history; `nil` for that of another drawing.
  static func repairing(
    _ database: Database, board: UUID
  ) throws(StorageError) -> StoreReader? {
    var reader = try StoreReader(database, board: board, isRepaired: true)
    if let lost = try reader?.lostTiles(in: database), !lost.isEmpty {
      reader = try StoreReader(database, board: board, isRepaired: true, lost: lost)
    }
    try reader?.updateRows(of: database)
    return reader
  }

  /// Decodes every tile.
  ///
  /// - Returns: Those that cannot be read.
  private func lostTiles(in database: Database) throws(StorageError) -> Set<TileID> {
    var lost: Set<TileID> = []
    for (_, entries) in Dictionary(grouping: table.tiles.entries, by: \.row) {
      lost.formUnion(try lostTiles(of: entries, in: database))
    }
    return lost
  }

  private func lostTiles(
    of entries: [TileEntry], in database: Database
  ) throws(StorageError) -> Set<TileID> {
    var chains = TileChains(count: entries.count)
    do throws(StorageError) {
      for entry in entries { try chains.append(entry.id, of: table) }
      try chains.readLinks(from: database)
    } catch {
      guard error == .damaged else { throw error }
      guard entries.count > 1 else { return Set(entries.map(\.id)) }
      // Some of them cannot even be looked for.
      var lost: Set<TileID> = []
      for entry in entries { lost.formUnion(try lostTiles(of: [entry], in: database)) }
      return lost
    }
    return EncodedTile.withScratch { scratch in
      var pixels: TilePixels?
      let lost = entries.indices.filter {
        !chains.isBlank($0) && !chains.decode($0, into: &pixels, using: scratch)
      }
      return Set(lost.map { entries[$0].id })
    }
  }

  /// Updates the rows: which tiles are lost, and what comes before each step and tile now.
  ///
  /// Rows that the history has nothing of are removed.
  private func updateRows(of database: Database) throws(StorageError) {
    var (previous, last): ([UInt64: UInt64], UInt64) = ([:], 0)
    for step in table.steps { (previous[step.id], last) = (last, step.id) }
    var (removed, rows): ([Int], [[Database.Value]]) = ([], [])
    try database.forEachStep(usingHeads: false) { row in
      guard let row else { return }
      guard table.rows[row.id] != nil else { return removed.append(row.id) }
      var updated = StepRow(
        id: row.id, step: row.step, previous: previous[row.step.id] ?? row.previous)
      row.forEachTile { entry, coordinate in
        var entry = entry
        if let known = table.tiles[entry.id] {
          entry.previous = known.previous
        } else {
          entry.setLost()
        }
        updated.append(entry, at: coordinate)
      }
      let new = updated.values
      rows.append([new[2], new[10], new[11], new[0]])
    }
    for row in removed { try database.removeStep(row) }
    for row in rows {
      try database.run("UPDATE step SET previous = ?, checksum = ?, tiles = ? WHERE id = ?", row)
    }
  }
}
