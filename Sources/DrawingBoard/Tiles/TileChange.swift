/// What one step of drawing made of a tile.
@_spi(Benchmarks) public struct TileChange: Equatable, Sendable {
  /// Where the tile is.
  public let coordinate: TileCoordinate

  /// Its pixels before the step; `nil` for a blank tile.
  public let before: TilePixels?

  /// Its pixels after the step; `nil` for a blank tile.
  public let after: TilePixels?

  /// Makes a change.
  public init(coordinate: TileCoordinate, before: TilePixels?, after: TilePixels?) {
    self.coordinate = coordinate
    self.before = before
    self.after = after
  }
}

/// What a tile is to show from now on.
@_spi(Benchmarks) public struct TileUpdate: Equatable, Sendable {
  /// Where the tile is.
  public let coordinate: TileCoordinate

  /// Its pixels; `nil` for a blank tile.
  public let pixels: TilePixels?

  /// Makes an update.
  public init(coordinate: TileCoordinate, pixels: TilePixels?) {
    self.coordinate = coordinate
    self.pixels = pixels
  }
}

extension TileChange {
  /// What is left of changes when each tile is named once and those that change nothing are left
  /// out; blank tiles are `nil`.
  ///
  /// Of several changes of a tile the first says what was before and the last what is after.
  static func effective(_ changes: [TileChange]) -> [TileChange] {
    let isUnique = Set(changes.lazy.map(\.coordinate)).count == changes.count
    return (isUnique ? changes : united(changes)).compactMap { change in
      let before = change.before?.unlessBlank
      let after = change.after?.unlessBlank
      guard before != after else { return nil }
      return TileChange(coordinate: change.coordinate, before: before, after: after)
    }
  }

  /// The changes with those of one tile made into one, in the order of their first ones.
  private static func united(_ changes: [TileChange]) -> [TileChange] {
    var positions: [TileCoordinate: Int] = [:]
    var united: [TileChange] = []
    for change in changes {
      if let position = positions[change.coordinate] {
        united[position] = TileChange(
          coordinate: change.coordinate, before: united[position].before, after: change.after)
      } else {
        positions[change.coordinate] = united.count
        united.append(change)
      }
    }
    return united
  }
}
