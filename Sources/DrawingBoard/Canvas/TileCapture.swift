/// The tiles that a change of the picture has touched, as they were before it.
///
/// Each is copied once, when it is first touched. Looking one up is an index into a table as large
/// as the grid of tiles; ending the capture touches only the entries that were used.
struct TileCapture {
  /// A tile before the change; `nil` pixels for a blank one.
  struct Entry {
    let coordinate: TileCoordinate
    let before: TilePixels?
  }

  private(set) var entries: [Entry] = []
  private let columns: Int
  private var slots: [Int32]

  /// A capture of a picture of a size; nothing is touched.
  init(size: PixelSize) {
    let grid = Tile.tiles(covering: size.bounds)
    columns = grid.columns
    slots = Array(repeating: -1, count: grid.count)
  }

  /// The place of a tile among ``entries``, copied from the picture when it is touched first.
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

  /// The place of a tile among ``entries``; nil when it was not touched.
  func slotIfTouched(of coordinate: TileCoordinate) -> Int? {
    let slot = Int(slots[coordinate.row * columns + coordinate.column])
    return slot >= 0 ? slot : nil
  }

  /// Forgets every tile; keeps the memory for the next change.
  mutating func removeAll() {
    for entry in entries {
      slots[entry.coordinate.row * columns + entry.coordinate.column] = -1
    }
    entries.removeAll(keepingCapacity: true)
  }
}
