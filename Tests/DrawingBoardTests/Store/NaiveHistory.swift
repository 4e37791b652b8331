import Foundation

@testable import DrawingBoard

/// A history in the plainest form: what a store should bring back.
struct NaiveHistory: Equatable {
  typealias Picture = [TileCoordinate: TilePixels]

  struct Step: Equatable {
    let step: HistoryStep
    /// The tiles that the step changed, after it.
    let tiles: [TileCoordinate: TilePixels?]
  }

  var initial: Picture = [:]
  var steps: [Step] = []
  var index = -1
  var board: StoredBoard?

  /// The tiles after the first so many steps.
  func picture(after count: Int) -> Picture {
    steps[..<count].reduce(into: initial) { picture, step in
      for (coordinate, pixels) in step.tiles { picture[coordinate] = pixels }
    }
  }

  var shown: Picture { picture(after: index + 1) }

  /// The picture after the last step, undone steps included.
  var newest: Picture { picture(after: steps.count) }

  mutating func expire(_ count: Int) {
    initial = picture(after: count)
    steps.removeFirst(count)
    index -= count
  }

  mutating func truncate(to count: Int) {
    steps.removeSubrange(count...)
    index = min(index, count - 1)
  }
}

extension NaiveHistory {
  /// Everything that a store has, read tile by tile.
  ///
  /// - Throws: When a tile cannot be read.
  init(of store: HistoryStore) throws(StorageError) {
    let table = store.state.withLock { $0.table }
    (board, index) = (table.board, table.index)
    for (slot, id) in table.slots.initial.enumerated() where id != .blank {
      initial[table.slots.coordinates[slot]] = try store.read(id)
    }
    for position in 0..<table.steps.count {
      let step = table.steps[position]
      var tiles: [TileCoordinate: TilePixels?] = [:]
      for entry in table.entries(ofStep: position) {
        let pixels = try store.read(entry.id)
        if entry.isBlank != (pixels == nil) { throw .damaged }
        tiles.updateValue(pixels, forKey: table.slots.coordinates[Int(entry.slot)])
      }
      steps.append(Step(step: step, tiles: tiles))
    }
  }
}
