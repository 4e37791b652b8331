/// The layout of tiles, the squares that a picture is divided into, from its top left.
///
/// A pixel has four bytes: blue, green, red and alpha, premultiplied. Core Graphics calls this
/// `premultipliedFirst` with `byteOrder32Little`. Rows are stored from the top, without gaps.
package enum Tile {
  /// The number of pixels on each side: 64.
  package static let side = 64

  /// The number of bytes of a pixel: 4.
  package static let bytesPerPixel = 4

  /// The number of bytes of a row: 256.
  package static let bytesPerRow = side * bytesPerPixel

  /// The number of bytes of a tile: 16,384.
  package static let byteCount = side * bytesPerRow
}

/// The position of a tile in the grid, whose top left tile is at column 0 and row 0.
package struct TileCoordinate: Hashable, Sendable {
  /// The column, from the left.
  public let column: Int

  /// The row, from the top.
  public let row: Int

  /// Creates a coordinate.
  ///
  /// Values out of ±32,767 are clamped.
  public init(column: Int, row: Int) {
    self.column = min(max(column, -Self.limit), Self.limit)
    self.row = min(max(row, -Self.limit), Self.limit)
  }

  /// Creates the coordinate of the tile that contains a pixel.
  public init(containingX x: Int, y: Int) {
    self.init(column: Self.floored(x), row: Self.floored(y))
  }

  /// The pixels of the tile, including those outside of the picture.
  public var rect: PixelRect {
    PixelRect(x: column * Tile.side, y: row * Tile.side, width: Tile.side, height: Tile.side)
  }

  private static let limit = Int(Int16.max)

  /// Returns the row or column of the tile that contains a pixel.
  private static func floored(_ pixel: Int) -> Int {
    // A shift rounds negative numbers down; division would round toward zero.
    pixel >> Tile.side.trailingZeroBitCount
  }
}

/// The tiles that a rectangle of pixels touches, row by row from the top left.
///
/// It stores the number of columns and rows, so that creating one takes constant time.
struct TileGrid: RandomAccessCollection, Hashable, Sendable {
  /// The tile at the top left; undefined if the grid is empty.
  let origin: TileCoordinate

  let columns: Int
  let rows: Int

  /// Creates the grid of the tiles that contain the pixels of a rectangle.
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

  var startIndex: Int { 0 }

  var endIndex: Int { columns * rows }

  subscript(position: Int) -> TileCoordinate {
    let (row, column) = position.quotientAndRemainder(dividingBy: columns)
    return TileCoordinate(column: origin.column + column, row: origin.row + row)
  }
}

/// The change of a tile by one step.
package struct TileChange: Equatable, Sendable {
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

/// The pixels of a tile at one moment, which a picture can be updated with.
package struct TileUpdate: Equatable, Sendable {
  /// The position of the tile.
  public let coordinate: TileCoordinate

  /// The pixels; `nil` for a blank tile.
  public let pixels: TilePixels?

  /// Creates a value.
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
