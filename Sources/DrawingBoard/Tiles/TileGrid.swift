/// The tiles that a rectangle of pixels touches, row by row from the top left.
///
/// It is a count of columns and rows, not a list: making one costs nothing, whatever its size.
public struct TileGrid: RandomAccessCollection, Hashable, Sendable {
  /// The tile at the top left; any when the grid is empty.
  public let origin: TileCoordinate

  /// The count of columns.
  public let columns: Int

  /// The count of rows.
  public let rows: Int

  /// The tiles that hold the pixels of a rectangle; none when it is empty.
  public init(covering rect: PixelRect) {
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
  public var startIndex: Int { 0 }

  /// The count of tiles.
  public var endIndex: Int { columns * rows }

  /// The tile at a position.
  ///
  /// - Parameter position: From 0, less than the count.
  public subscript(position: Int) -> TileCoordinate {
    let (row, column) = position.quotientAndRemainder(dividingBy: columns)
    return TileCoordinate(column: origin.column + column, row: origin.row + row)
  }
}

extension Tile {
  /// The tiles that hold the pixels of a rectangle, row by row; none when it is empty.
  public static func tiles(covering rect: PixelRect) -> TileGrid { TileGrid(covering: rect) }
}
