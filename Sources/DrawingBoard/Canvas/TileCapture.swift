/// The tiles that a change of the picture has touched, as they were before it.
///
/// Each tile is copied once, when it is first touched. A look-up is an index into a table as large as
/// the grid of tiles. Ending the capture resets only the entries in use.
struct TileCapture {
  /// A tile before the change; `nil` pixels stand for a transparent one.
  struct Entry {
    let coordinate: TileCoordinate
    let before: TilePixels?
  }

  private(set) var entries: [Entry] = []
  private let columns: Int
  private var slots: [Int32]

  /// Creates a capture without tiles for a picture of a size.
  init(size: PixelSize) {
    let grid = Tile.tiles(covering: size.bounds)
    columns = grid.columns
    slots = Array(repeating: -1, count: grid.count)
  }

  /// Returns the index of a tile among ``entries``.
  ///
  /// The first call for a tile copies it.
  ///
  /// - Parameters:
  ///   - coordinate: A tile of the picture.
  ///   - memory: The picture.
  /// - Returns: An index of ``entries``.
  mutating func slot(of coordinate: TileCoordinate, in memory: BoardMemory) -> Int {
    let index = coordinate.row * columns + coordinate.column
    let slot = Int(slots[index])
    if slot >= 0 { return slot }
    slots[index] = Int32(entries.count)
    entries.append(Entry(coordinate: coordinate, before: memory.tile(at: coordinate)))
    return entries.count - 1
  }

  /// Returns the index of a tile among ``entries``; `nil` if it was not touched.
  func slotIfTouched(of coordinate: TileCoordinate) -> Int? {
    let slot = Int(slots[coordinate.row * columns + coordinate.column])
    return slot >= 0 ? slot : nil
  }

  /// Removes all tiles.
  ///
  /// The memory is kept for the next change.
  mutating func removeAll() {
    for entry in entries {
      slots[entry.coordinate.row * columns + entry.coordinate.column] = -1
    }
    entries.removeAll(keepingCapacity: true)
  }
}
