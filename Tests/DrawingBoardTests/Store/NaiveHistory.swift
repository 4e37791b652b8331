import Foundation
import Testing

@testable import DrawingBoard

/// A history in the plainest form: what a store should bring back.
struct NaiveHistory: Equatable {
  struct Step: Equatable {
    let step: StoredStep
    /// The tiles that the step changed, after it.
    let tiles: [TileCoordinate: TilePixels?]
  }

  var initial: [TileCoordinate: TilePixels] = [:]
  var steps: [Step] = []
  var index = -1
  var board: StoredBoard?

  /// The tiles after the first so many steps.
  func picture(after count: Int) -> [TileCoordinate: TilePixels] {
    steps[..<count].reduce(into: initial) { picture, step in
      for (coordinate, pixels) in step.tiles { picture[coordinate] = pixels }
    }
  }

  var shown: [TileCoordinate: TilePixels] { picture(after: index + 1) }

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
  /// What a store that was just opened says.
  init(opening store: ImageStackStore) throws {
    let recovered = store.recovered
    board = recovered.board
    index = recovered.index
    for tile in recovered.initialTiles {
      initial[tile.coordinate] = try store.read(tile.id)
    }
    for (position, step) in recovered.steps.enumerated() {
      var tiles: [TileCoordinate: TilePixels?] = [:]
      for tile in recovered.tiles(ofStep: position) {
        let pixels = try store.read(tile.id)
        if tile.isBlank != (pixels == nil) { throw StoreError.damaged }
        tiles.updateValue(pixels, forKey: tile.coordinate)
      }
      steps.append(Step(step: step, tiles: tiles))
    }
  }
}
