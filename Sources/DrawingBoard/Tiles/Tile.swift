/// What all tiles have in common: squares of pixels that a picture is cut into, from its top left.
///
/// A pixel has four bytes, blue, green, red and alpha, with colours premultiplied: Core Graphics'
/// `premultipliedFirst` with `byteOrder32Little`. Rows are stored from the top, without gaps.
package enum Tile {
  /// Pixels on each side: 64.
  package static let side = 64

  /// The bytes of a pixel: 4.
  package static let bytesPerPixel = 4

  /// The bytes of one row: 256.
  package static let bytesPerRow = side * bytesPerPixel

  /// The bytes of a whole tile: 16,384.
  package static let byteCount = side * bytesPerRow
}

/// Where a tile is in the grid: the one at the top left is at column 0 and row 0.
@_spi(Benchmarks) public struct TileCoordinate: Hashable, Sendable {
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

/// The tiles that a rectangle of pixels touches, row by row from the top left.
///
/// It is a count of columns and rows, not a list: making one costs nothing, whatever its size.
struct TileGrid: RandomAccessCollection, Hashable, Sendable {
  /// The tile at the top left; any when the grid is empty.
  let origin: TileCoordinate

  /// The count of columns.
  let columns: Int

  /// The count of rows.
  let rows: Int

  /// The tiles that hold the pixels of a rectangle; none when it is empty.
  init(covering rect: PixelRect) {
    origin = TileCoordinate(containingX: rect.x, y: rect.y)
    guard !rect.isEmpty else {
      (columns, rows) = (0, 0)
      return
    }
    let last = TileCoordinate(containingX: rect.maxX - 1, y: rect.maxY - 1)
    columns = last.column - origin.column + 1
    rows = last.row - origin.row + 1
  }

  /// Zero.
  var startIndex: Int { 0 }

  /// The count of tiles.
  var endIndex: Int { columns * rows }

  /// The tile at a position.
  ///
  /// - Parameter position: From 0, less than the count.
  subscript(position: Int) -> TileCoordinate {
    let (row, column) = position.quotientAndRemainder(dividingBy: columns)
    return TileCoordinate(column: origin.column + column, row: origin.row + row)
  }
}

extension Tile {
  /// The tiles that hold the pixels of a rectangle, row by row; none when it is empty.
  static func tiles(covering rect: PixelRect) -> TileGrid { TileGrid(covering: rect) }
}
