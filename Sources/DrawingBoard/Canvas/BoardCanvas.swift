import CoreGraphics

/// The picture that is drawn on: one bitmap, and the tiles that the change under way has touched.
///
/// Whoever draws first calls ``capture(_:)`` with the pixels about to change, then draws into
/// ``context``, and at the end takes ``changes()``, which is what the history takes, or calls
/// ``revert()``, after which every byte is as before. Each costs what the touched tiles cost, whatever
/// the size of the board: nothing here ever copies the whole picture but ``extend(to:)`` and
/// ``image(of:)`` when it is asked for all of it.
///
/// It knows no view and no history. It belongs to one thread at a time.
///
///     guard let canvas = BoardCanvas(size: PixelSize(width: 800, height: 600), scale: 2) else { return }
///     canvas.capture(canvas.size.bounds)
///     canvas.context.fill(CGRect(x: 10, y: 10, width: 100, height: 50))
///     stack.push(name: "Box", changes: canvas.changes())
public final class BoardCanvas {
  /// Pixels on each point's side.
  public let scale: CGFloat

  private(set) var memory: BoardMemory
  var capture: TileCapture

  /// Counts the captures that have ended, so that a stroke notices when its own was ended under it.
  private(set) var captureNumber = 0

  /// The stroke that was drawn last; at most one is under way.
  weak var session: StrokeSession?

  /// Makes a transparent picture.
  ///
  /// - Parameters:
  ///   - size: In pixels. `nil` is returned unless each side is within 1 and 32,767, or when memory
  ///     is short.
  ///   - scale: Pixels on each point's side. Default 1. Kept within 0.01 and 100; what is not finite
  ///     or not positive counts as 1.
  public init?(size: PixelSize, scale: CGFloat = 1) {
    let scale = scale.isFinite && scale > 0 ? min(max(scale, 0.01), 100) : 1
    guard let memory = BoardMemory(size: size, scale: scale) else { return nil }
    self.scale = scale
    self.memory = memory
    capture = TileCapture(size: size)
  }

  /// The size of the picture in pixels.
  public var size: PixelSize { memory.size }

  /// The whole picture in points.
  public var bounds: CGRect {
    CGRect(x: 0, y: 0, width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
  }

  /// Draws into the picture: in points, from the top left, with the y axis pointing down.
  ///
  /// It stays the same until ``extend(to:)``. Whoever changes its state restores it.
  public var context: CGContext { memory.context }

  /// Whether tiles have been captured since the last change ended.
  public var isCapturing: Bool { !capture.entries.isEmpty }

  /// Keeps the tiles that hold some pixels, for ``changes()`` and ``revert()``.
  ///
  /// A tile is copied, 16 KiB, when it is first touched; again it costs a look into a table.
  ///
  /// - Parameter rect: In pixels; what is outside of the picture is ignored.
  public func capture(_ rect: PixelRect) {
    for coordinate in Tile.tiles(covering: rect.intersection(size.bounds)) {
      _ = capture.slot(of: coordinate, in: memory)
    }
  }

  /// Ends the capture and tells what has become of its tiles.
  ///
  /// - Returns: The tiles whose bytes differ; none when the change made no difference.
  public func changes() -> [TileChange] {
    defer { endCapture() }
    var latest: TilePixels?
    return capture.entries.compactMap { entry in
      if memory.isTile(at: entry.coordinate, equalTo: entry.before) { return nil }
      // A fill leaves many tiles alike; they share one copy.
      let isWhole = size.bounds.contains(entry.coordinate.rect)
      if latest == nil || !isWhole || !memory.isTile(at: entry.coordinate, equalTo: latest) {
        latest = memory.tile(at: entry.coordinate)
      }
      return TileChange(coordinate: entry.coordinate, before: entry.before, after: latest)
    }
  }

  /// Ends the capture and makes every byte of its tiles what it was.
  ///
  /// - Returns: The pixels to be shown anew.
  @discardableResult public func revert() -> PixelRect {
    defer { endCapture() }
    var dirty = PixelRect.zero
    for entry in capture.entries {
      memory.write(entry.before, at: entry.coordinate)
      dirty = dirty.union(entry.coordinate.rect)
    }
    return dirty.intersection(size.bounds)
  }

  /// Shows other pixels, as undo and redo do.
  ///
  /// A change under way is reverted first: what was drawn since ``capture(_:)`` is gone.
  ///
  /// - Parameter updates: Tiles outside of the picture are ignored.
  /// - Returns: The pixels to be shown anew.
  @discardableResult public func apply(_ updates: [TileUpdate]) -> PixelRect {
    var dirty = revert()
    for update in updates {
      memory.write(update.pixels, at: update.coordinate)
      dirty = dirty.union(update.coordinate.rect)
    }
    return dirty.intersection(size.bounds)
  }

  /// Shows any step of a history, as a jump does.
  ///
  /// A change under way is reverted first. All cores read and write, each tile once; a picture that
  /// differs in every tile costs little more than writing its pixels twice.
  ///
  /// - Parameters:
  ///   - step: The index of the step, -1 for the state before the first one. Beyond the ends it
  ///     counts as the first or last one.
  ///   - stack: The history of this picture.
  /// - Returns: The pixels to be shown anew.
  /// - Throws: ``ImageStackError`` when a tile cannot be read. The history is then as before, and so
  ///   is the picture, without the change that was under way.
  @discardableResult @_spi(Benchmarks) public func show(
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

  /// Makes the picture larger, or smaller: it keeps its top left, new pixels are transparent.
  ///
  /// A change under way is reverted first. Pixels that no longer fit are lost here; the history,
  /// which is told nothing, still has them. ``context`` is another one afterwards.
  ///
  /// - Returns: Whether it was done; when the size is not possible or memory is short, everything
  ///   stays as it is.
  @discardableResult public func extend(to size: PixelSize) -> Bool {
    if size == self.size { return true }
    guard let larger = BoardMemory(size: size, scale: scale) else { return false }
    revert()
    larger.copyPixels(of: memory)
    memory = larger
    capture = TileCapture(size: size)
    captureNumber += 1
    return true
  }

  private func endCapture() {
    capture.removeAll()
    captureNumber += 1
  }
}
