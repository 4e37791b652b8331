/// Where a tile is in the grid: the one at the top left is at column 0 and row 0.
public struct TileCoordinate: Hashable, Sendable {
  /// Tiles from the left.
  public let column: Int

  /// Tiles from the top.
  public let row: Int

  /// Makes a coordinate.
  ///
  /// - Parameters:
  ///   - column: Tiles from the left; beyond ±32,767 it counts as that.
  ///   - row: Tiles from the top; limited like the column.
  public init(column: Int, row: Int) {
    self.column = min(max(column, -Self.limit), Self.limit)
    self.row = min(max(row, -Self.limit), Self.limit)
  }

  /// The tile that the pixel at a point is in.
  ///
  /// - Parameters:
  ///   - x: Pixels from the left.
  ///   - y: Pixels from the top.
  public init(containingX x: Int, y: Int) {
    self.init(column: Self.floored(x), row: Self.floored(y))
  }

  /// The pixels of the tile, also those beyond the edge of the picture.
  public var rect: PixelRect {
    PixelRect(x: column * Tile.side, y: row * Tile.side, width: Tile.side, height: Tile.side)
  }

  private static let limit = Int(Int16.max)

  static func floored(_ pixel: Int) -> Int {
    // The shift of a negative number rounds down, where division would round toward zero.
    pixel >> Tile.side.trailingZeroBitCount
  }
}
