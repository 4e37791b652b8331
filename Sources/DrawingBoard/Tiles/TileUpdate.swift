/// What a tile is to show from now on.
public struct TileUpdate: Equatable, Sendable {
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
