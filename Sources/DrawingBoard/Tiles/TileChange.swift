/// The change of a tile by one step.
@_spi(Benchmarks) public struct TileChange: Equatable, Sendable {
  /// The position of the tile.
  public let coordinate: TileCoordinate

  /// The pixels before the step; `nil` for a blank tile.
  public let before: TilePixels?

  /// The pixels after the step; `nil` for a blank tile.
  public let after: TilePixels?

  /// Creates a change.
  public init(coordinate: TileCoordinate, before: TilePixels?, after: TilePixels?) {
    self.coordinate = coordinate
    self.before = before
    self.after = after
  }
}

/// The new pixels of a tile.
@_spi(Benchmarks) public struct TileUpdate: Equatable, Sendable {
  /// The position of the tile.
  public let coordinate: TileCoordinate

  /// The pixels; `nil` for a blank tile.
  public let pixels: TilePixels?

  /// Creates an update.
  public init(coordinate: TileCoordinate, pixels: TilePixels?) {
    self.coordinate = coordinate
    self.pixels = pixels
  }
}

extension TileChange {
  /// Returns at most one change for each tile, without those that change no pixel.
  ///
  /// Several changes of a tile become one, from the pixels before the first to those after the
  /// last. Blank tiles are `nil` in the result.
  static func effective(_ changes: [TileChange]) -> [TileChange] {
    let isUnique = Set(changes.lazy.map(\.coordinate)).count == changes.count
    return (isUnique ? changes : united(changes)).compactMap { change in
      let before = change.before?.unlessBlank
      let after = change.after?.unlessBlank
      guard before != after else { return nil }
      return TileChange(coordinate: change.coordinate, before: before, after: after)
    }
  }

  /// Returns the changes with those of each tile united, in the order of the first change of each.
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
