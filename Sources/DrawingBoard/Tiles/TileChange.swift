/// What one step of drawing made of a tile.
public struct TileChange: Equatable, Sendable {
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
