import Foundation

/// What a stroke covers of the board, and the board's pixels under it kept up to date.
///
/// A pixel of the board is at all times the pixel before the stroke, mixed once with the stroke's
/// colour as much as the stroke covers. Every piece only raises the coverage. So a translucent stroke
/// has one opacity, also where it crosses itself, pieces meet without beads, and an eraser leaves
/// exact zeros. Coverage exists for the tiles that the stroke has touched, 4 KiB for each.
///
/// A piece costs what its own pixels cost, whatever the size of the board.
final class StrokeMask {
  let canvas: BoardCanvas
  let mixer: PixelMixer

  /// Whether the pieces that are added may change, see ``redraw(_:where:)``.
  var isUncertain = false

  private var planes: [UnsafeMutablePointer<UInt8>?] = []

  /// The coverage by certain pieces alone, of the tiles where there are others.
  private var certain: [UnsafeMutablePointer<UInt8>?] = []

  /// The tiles before the stroke, once it has ended and the board has forgotten them.
  private var kept: TileCapture?

  let row = UnsafeMutablePointer<UInt8>.allocate(capacity: Tile.side)

  private static let planeBytes = Tile.side * Tile.side

  init(canvas: BoardCanvas, mixer: PixelMixer) {
    self.canvas = canvas
    self.mixer = mixer
  }

  deinit {
    for plane in planes + certain { free(plane) }
    row.deallocate()
  }

  /// Adds a piece to the stroke and draws it.
  ///
  /// - Returns: The pixels that may have changed.
  func add(_ segment: StrokeSegment) -> PixelRect {
    let area = segment.bounds.intersection(canvas.size.bounds)
    for coordinate in Tile.tiles(covering: area) {
      add(segment, to: coordinate, within: area)
    }
    return area
  }

  private func add(_ segment: StrokeSegment, to coordinate: TileCoordinate, within area: PixelRect)
  {
    let tile = coordinate.rect
    let part = tile.intersection(area)
    let coverage = StrokeSegment.RowCoverage(segment, fromX: tile.x, y: tile.y)
    let slot = slot(of: coordinate)
    guard let plane = plane(at: slot) else { return }
    if isUncertain { _ = certainPlane(at: slot) }
    let before = before(at: slot)
    func draw(before: UnsafeRawPointer?) {
      for y in part.y..<part.maxY {
        let columns = segment.columns(inRow: y).clamped(to: part.x..<part.maxX)
        guard !columns.isEmpty else { continue }
        let (column, line) = (columns.lowerBound - tile.x, y - tile.y)
        coverage.write(column: column, row: line, count: columns.count, to: row)
        let offset = line * Tile.side + column
        mixer.raise(
          plane + offset, by: row, before: before.map { $0 + offset * Tile.bytesPerPixel },
          target: canvas.memory.address(x: columns.lowerBound, y: y), count: columns.count)
      }
    }
    guard let before else { return draw(before: nil) }
    before.withUnsafeBytes { draw(before: $0.baseAddress) }
  }

  /// Writes pixels of a row of the board as they would be with more coverage.
  ///
  /// - Parameters:
  ///   - more: What new pieces cover of each pixel; 0 leaves it as it is.
  ///   - y: The row.
  ///   - x: The first column.
  ///   - count: How many pixels to write.
  ///   - target: Where to write them.
  func mix(
    _ more: UnsafePointer<UInt8>, ofRow y: Int, from x: Int, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    memcpy(target, canvas.memory.address(x: x, y: y), count * Tile.bytesPerPixel)
    for coordinate in Tile.tiles(covering: PixelRect(x: x, y: y, width: count, height: 1)) {
      let tile = coordinate.rect
      let run = max(tile.x, x)..<min(tile.maxX, x + count)
      let offset = (y - tile.y) * Tile.side + run.lowerBound - tile.x
      mix(
        more + (run.lowerBound - x), inTile: canvas.capture.slotIfTouched(of: coordinate),
        at: offset, count: run.count, into: target + (run.lowerBound - x))
    }
  }

  /// The same for a run within a tile; the target holds the pixels as they are on the board.
  private func mix(
    _ more: UnsafePointer<UInt8>, inTile slot: Int?, at offset: Int, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let plane = slot.flatMap { $0 < planes.count ? planes[$0] : nil }
    func mix(before: (Int) -> UInt32) {
      for index in 0..<count where more[index] > plane?[offset + index] ?? 0 {
        target[index] = mixer.mixed(before(index), covered: UInt32(more[index]))
      }
    }
    guard let slot else { return mix { target[$0] } }
    guard let pixels = canvas.capture.entries[slot].before else { return mix { _ in 0 } }
    pixels.withUnsafeBytes { bytes in
      mix {
        bytes.load(fromByteOffset: (offset + $0) * Tile.bytesPerPixel, as: UInt32.self)
      }
    }
  }

  // MARK: Tiles

  /// Keeps the tiles as they were before the stroke beyond its end, to draw parts of it anew.
  func keepTiles() {
    kept = canvas.capture
  }

  /// The place of a tile among those that the stroke has touched.
  func slot(of coordinate: TileCoordinate) -> Int {
    let slot = canvas.capture.slot(of: coordinate, in: canvas.memory)
    return kept?.slot(of: coordinate, in: canvas.memory) ?? slot
  }

  /// A tile before the stroke; nil when it was blank.
  func before(at slot: Int) -> TilePixels? {
    if let kept { return kept.entries[slot].before }
    return canvas.capture.entries[slot].before
  }

  /// How much of a tile is covered; nil when memory is short.
  func plane(at slot: Int) -> UnsafeMutablePointer<UInt8>? {
    while planes.count <= slot { planes.append(nil) }
    if let plane = planes[slot] { return plane }
    planes[slot] = calloc(Self.planeBytes, 1)?.assumingMemoryBound(to: UInt8.self)
    return planes[slot]
  }

  /// How much of a tile certain pieces cover, as long as others lie there; nil when memory is short.
  func certainPlane(at slot: Int) -> UnsafeMutablePointer<UInt8>? {
    while certain.count <= slot { certain.append(nil) }
    if let plane = certain[slot] { return plane }
    guard let plane = plane(at: slot), let copy = malloc(Self.planeBytes) else { return nil }
    memcpy(copy, plane, Self.planeBytes)
    certain[slot] = copy.assumingMemoryBound(to: UInt8.self)
    return certain[slot]
  }

  /// Takes all pieces for certain.
  func settleAll() {
    for plane in certain { free(plane) }
    certain.removeAll(keepingCapacity: true)
    isUncertain = false
  }
}
