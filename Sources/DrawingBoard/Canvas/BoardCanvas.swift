import CoreGraphics

/// The picture of a board: a bitmap, and the tiles that the active change has touched.
///
/// To draw, first call ``capture(_:)`` with the pixels that are about to change, then draw into
/// ``context``. The end of a stroke commits the change as a step of the history; a canceled stroke
/// reverts it, after which every byte is as before. The cost depends on the number of touched tiles,
/// not on the size of the board.
///
/// A canvas has no view and no history. Use it on one thread at a time.
///
///     func ended() -> PixelRect {
///       let area = canvas.pixels(covering: box)
///       canvas.capture(area)
///       canvas.context.fill(box)
///       return area
///     }
package final class BoardCanvas {
  /// The number of pixels on each side of a point.
  public let scale: CGFloat

  private(set) var memory: BoardMemory
  var capture: TileCapture

  /// The tiles that strokes draw; `nil`, the default, for all.
  ///
  /// Others stay as they are. A tile does not depend on which others are drawn, except with a
  /// ``FillBrush``.
  var drawnTiles: Set<TileCoordinate>?

  /// Makes what an eraser of strokes draws the picture again with; `nil`, the default, for a picture
  /// whose strokes are not known.
  package var makeRedraw: (() -> ElementRedraw?)?

  /// The number of captures that have ended.
  ///
  /// A stroke compares it to detect that its own has.
  private(set) var captureNumber = 0

  /// The stroke that was drawn last.
  ///
  /// At most one is active.
  weak var session: StrokeSession?

  /// Creates a transparent picture.
  ///
  /// - Parameters:
  ///   - size: The size in pixels. The initializer returns `nil` unless each side is within 1 and
  ///     32,767, or if memory is short.
  ///   - scale: The number of pixels on each side of a point. Default 1. It is clamped to 0.01…100;
  ///     a value that is not finite or not positive counts as 1.
  ///   - colorSpace: The color space of the pixels. Default sRGB.
  public init?(size: PixelSize, scale: CGFloat = 1, colorSpace: BoardColorSpace = .sRGB) {
    let scale = scale.isFinite && scale > 0 ? min(max(scale, 0.01), 100) : 1
    guard let memory = BoardMemory(size: size, scale: scale, colorSpace: colorSpace) else {
      return nil
    }
    self.scale = scale
    self.memory = memory
    capture = TileCapture(size: size)
  }

  /// The size of the picture in pixels.
  public var size: PixelSize { memory.size }

  /// The bounds of the picture in points.
  public var bounds: CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
  }

  /// The context that draws into the picture: in points, from the top left, the y axis pointing down.
  ///
  /// Save its graphics state before you change it, and restore it afterwards. The object changes when
  /// the picture grows.
  public var context: CGContext { memory.context }

  /// A Boolean value that indicates whether a change is active.
  var isCapturing: Bool { !capture.entries.isEmpty }

  /// Records the tiles of some pixels before they are drawn on.
  ///
  /// The first call for a tile copies its 16 KiB; later ones look up a table.
  ///
  /// - Parameter rect: The pixels. Those outside of the picture are ignored.
  public func capture(_ rect: PixelRect) {
    for coordinate in TileGrid(covering: rect.intersection(size.bounds)) {
      _ = capture.slot(of: coordinate, in: memory)
    }
  }

  /// Ends the active change and keeps what was drawn.
  ///
  /// - Returns: The tiles whose bytes differ. The array is empty if none does.
  public func commit() -> [TileChange] {
    defer { endCapture() }
    var latest: TilePixels?
    return capture.entries.compactMap { entry in
      if memory.isTile(at: entry.coordinate, equalTo: entry.pixels) { return nil }
      // A fill leaves many tiles alike; they share one copy.
      let isWhole = size.bounds.contains(entry.coordinate.rect)
      if latest == nil || !isWhole || !memory.isTile(at: entry.coordinate, equalTo: latest) {
        latest = memory.tile(at: entry.coordinate)
      }
      return TileChange(coordinate: entry.coordinate, before: entry.pixels, after: latest)
    }
  }

  /// Ends the active change and restores every byte of its tiles.
  ///
  /// - Returns: The pixels that must be displayed again.
  @discardableResult func revert() -> PixelRect {
    defer { endCapture() }
    var dirty = PixelRect.zero
    for entry in capture.entries {
      memory.write(entry.pixels, at: entry.coordinate)
      dirty = dirty.union(entry.coordinate.rect)
    }
    return dirty.intersection(size.bounds)
  }

  /// Writes tiles, as undo and redo do.
  ///
  /// An active change is reverted first.
  ///
  /// - Parameter updates: The tiles. Those outside of the picture are ignored.
  /// - Returns: The pixels that must be displayed again.
  @discardableResult public func apply(_ updates: [TileUpdate]) -> PixelRect {
    var dirty = revert()
    for update in updates {
      memory.write(update.pixels, at: update.coordinate)
      dirty = dirty.union(update.coordinate.rect)
    }
    return dirty.intersection(size.bounds)
  }

  /// Displays any step of a history.
  ///
  /// An active change is reverted first.
  ///
  /// All cores read and write, each tile once. A picture that differs in every tile costs little more
  /// than writing its pixels twice.
  ///
  /// - Parameters:
  ///   - step: The index of the step; -1 is the state before the first one. It is clamped.
  ///   - stack: The history of this picture.
  /// - Returns: The pixels that must be displayed again.
  /// - Throws: ``StorageError`` if a tile cannot be read. The history and the picture are then as
  ///   before, without the change that was active.
  @discardableResult public func show(
    _ step: Int, of stack: ImageStack
  ) throws -> PixelRect {
    var dirty = revert()
    let target = memory.tileTarget
    let tiles = try stack.move(
      to: step,
      showing: {
        target.write($0.pixels, at: $0.coordinate)
      })
    for coordinate in tiles { dirty = dirty.union(coordinate.rect) }
    return dirty.intersection(size.bounds)
  }

  /// Changes the size of the picture.
  ///
  /// Its top left stays, and new pixels are transparent.
  ///
  /// An active change is reverted first. Pixels that no longer fit are dropped here; the history
  /// keeps them. ``context`` is a different object afterwards.
  ///
  /// - Returns: A Boolean value that is `false` if the size is not possible or memory is short.
  ///   Nothing has changed then.
  @discardableResult func extend(to size: PixelSize) -> Bool {
    if size == self.size { return true }
    guard let larger = BoardMemory(size: size, scale: scale, colorSpace: colorSpace) else {
      return false
    }
    revert()
    larger.copyPixels(of: memory)
    replaceMemory(by: larger)
    return true
  }

  /// Continues with other memory.
  ///
  /// No change may be active.
  func replaceMemory(by other: BoardMemory) {
    memory = other
    capture = TileCapture(size: other.size)
    captureNumber += 1
  }

  private func endCapture() {
    capture.removeAll()
    captureNumber += 1
  }
}

extension BoardCanvas {
  /// Returns the pixels that a rectangle in points touches, without those outside of the picture.
  func pixels(covering rect: CGRect) -> PixelRect {
    PixelRect(
      covering: CGRect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
        height: rect.height * scale)
    ).intersection(size.bounds)
  }

  /// Returns a rectangle of pixels in points.
  ///
  /// At a scale of 3 its edges may be fractional.
  func points(of rect: PixelRect) -> CGRect {
    CGRect(
      x: CGFloat(rect.x) / scale, y: CGFloat(rect.y) / scale, width: CGFloat(rect.width) / scale,
      height: CGFloat(rect.height) / scale)
  }
}

/// The tiles that a change of the picture has touched, as they were before it.
///
/// Each tile is copied once, when it is first touched. A look-up is an index into a table as large as
/// the grid of tiles. Ending the capture resets only the entries in use.
struct TileCapture {
  /// The tiles before the change.
  private(set) var entries: [(coordinate: TileCoordinate, pixels: TilePixels?)] = []
  private let columns: Int
  private var slots: [Int32]

  /// Creates a capture without tiles for a picture of a size.
  init(size: PixelSize) {
    let grid = TileGrid(covering: size.bounds)
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
    entries.append((coordinate, memory.tile(at: coordinate)))
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
