import CoreGraphics
import Foundation

/// The coverage of a stroke, and the drawing of the stroke into the board.
///
/// Invariant: a pixel of the board is the pixel before the stroke, blended once with the stroke's
/// color by the stroke's coverage. Segments only raise the coverage. So a translucent stroke has
/// one opacity, also where it crosses itself, segments join without beads, and an eraser leaves
/// exact zeros. Coverage is stored for the tiles that the stroke touches, 4 KiB for each.
///
/// - Complexity: Proportional to the pixels of a segment, independent of the size of the board.
final class StrokeMask {
  let canvas: BoardCanvas
  let blender: PixelBlender
  let grain: StrokeGrain?

  /// A Boolean value that indicates whether corrections may change added segments: see
  /// ``redraw(_:where:)``.
  var isUncertain = false

  private var planes: [UnsafeMutablePointer<UInt8>?] = []

  /// The coverage by final segments, of the tiles that also have changeable ones.
  private var certain: [UnsafeMutablePointer<UInt8>?] = []

  /// The tiles before the stroke, retained after the canvas has ended its capture.
  private var retained: TileCapture?

  let row = UnsafeMutablePointer<UInt8>.allocate(capacity: Tile.side)

  private static let planeBytes = Tile.side * Tile.side

  init(canvas: BoardCanvas, blender: PixelBlender, grain: StrokeGrain? = nil) {
    self.canvas = canvas
    self.blender = blender
    self.grain = grain
  }

  deinit {
    for plane in planes + certain { free(plane) }
    row.deallocate()
  }

  /// Adds a segment to the stroke and draws it.
  ///
  /// - Returns: The pixels that may have changed.
  func add(_ segment: StrokeSegment) -> PixelRect {
    let area = segment.bounds.intersection(canvas.size.bounds)
    for coordinate in TileGrid(covering: area) where canvas.draws(coordinate) {
      add(segment, to: coordinate, within: area)
    }
    return area
  }

  private func add(_ segment: StrokeSegment, to coordinate: TileCoordinate, within area: PixelRect)
  {
    let tile = coordinate.rect
    let part = tile.intersection(area)
    let coverage = StrokeSegment.RowCoverage(segment, fromX: tile.x, y: tile.y)
    let rows = segment.rows
    let slot = slot(of: coordinate)
    guard let plane = plane(at: slot) else { return }
    if isUncertain { _ = certainPlane(at: slot) }
    let before = before(at: slot)
    func draw(before: UnsafeRawPointer?) {
      for y in part.y..<part.maxY {
        let columns = rows.columns(inRow: y).clamped(to: part.x..<part.maxX)
        guard !columns.isEmpty else { continue }
        let (column, line) = (columns.lowerBound - tile.x, y - tile.y)
        coverage.write(column: column, row: line, count: columns.count, to: row)
        grain?.apply(to: row, x: columns.lowerBound, y: y, count: columns.count)
        let offset = line * Tile.side + column
        blender.raise(
          plane + offset, by: row, before: before.map { $0 + offset * Tile.bytesPerPixel },
          target: canvas.memory.address(x: columns.lowerBound, y: y), count: columns.count)
      }
    }
    guard let before else { return draw(before: nil) }
    before.withUnsafeBytes { draw(before: $0.baseAddress) }
  }

  /// Writes the pixels that a row of the board would have with more coverage.
  ///
  /// - Parameters:
  ///   - more: The coverage by new segments; 0 leaves a pixel unchanged.
  ///   - y: The row.
  ///   - x: The first column.
  ///   - count: The number of pixels.
  ///   - target: The memory to write to.
  func mix(
    _ more: UnsafePointer<UInt8>, ofRow y: Int, from x: Int, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    memcpy(target, canvas.memory.address(x: x, y: y), count * Tile.bytesPerPixel)
    for coordinate in TileGrid(covering: PixelRect(x: x, y: y, width: count, height: 1)) {
      let tile = coordinate.rect
      let run = max(tile.x, x)..<min(tile.maxX, x + count)
      let offset = (y - tile.y) * Tile.side + run.lowerBound - tile.x
      mix(
        more + (run.lowerBound - x), inTile: canvas.capture.slotIfTouched(of: coordinate),
        at: offset, count: run.count, into: target + (run.lowerBound - x))
    }
  }

  /// Does the same for a run within a tile.
  ///
  /// The target contains the pixels of the board.
  private func mix(
    _ more: UnsafePointer<UInt8>, inTile slot: Int?, at offset: Int, count: Int,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    let plane = slot.flatMap { $0 < planes.count ? planes[$0] : nil }
    func mix(before: (Int) -> UInt32) {
      for index in 0..<count where more[index] > plane?[offset + index] ?? 0 {
        target[index] = blender.blended(before(index), coverage: UInt32(more[index]))
      }
    }
    guard let slot else { return mix { target[$0] } }
    guard let pixels = canvas.capture.entries[slot].pixels else { return mix { _ in 0 } }
    pixels.withUnsafeBytes { bytes in
      mix {
        bytes.load(fromByteOffset: (offset + $0) * Tile.bytesPerPixel, as: UInt32.self)
      }
    }
  }

  // MARK: Tiles

  /// Retains the tiles before the stroke beyond its end, so that parts can be redrawn.
  func retainTiles() {
    retained = canvas.capture
  }

  /// Returns the index of a tile among those that the stroke touches.
  func slot(of coordinate: TileCoordinate) -> Int {
    let slot = canvas.capture.slot(of: coordinate, in: canvas.memory)
    return retained?.slot(of: coordinate, in: canvas.memory) ?? slot
  }

  /// Returns a tile before the stroke; `nil` when it was blank.
  func before(at slot: Int) -> TilePixels? {
    if let retained { return retained.entries[slot].pixels }
    return canvas.capture.entries[slot].pixels
  }

  /// Returns the coverage of a tile; `nil` when memory is short.
  func plane(at slot: Int) -> UnsafeMutablePointer<UInt8>? {
    while planes.count <= slot { planes.append(nil) }
    if let plane = planes[slot] { return plane }
    planes[slot] = calloc(Self.planeBytes, 1)?.assumingMemoryBound(to: UInt8.self)
    return planes[slot]
  }

  /// Returns the coverage of a tile by final segments while it has others; `nil` when memory is
  /// short.
  func certainPlane(at slot: Int) -> UnsafeMutablePointer<UInt8>? {
    while certain.count <= slot { certain.append(nil) }
    if let plane = certain[slot] { return plane }
    guard let plane = plane(at: slot), let copy = malloc(Self.planeBytes) else { return nil }
    memcpy(copy, plane, Self.planeBytes)
    certain[slot] = copy.assumingMemoryBound(to: UInt8.self)
    return certain[slot]
  }

  /// Finalizes all segments.
  func settleAll() {
    for plane in certain { free(plane) }
    certain.removeAll(keepingCapacity: true)
    isUncertain = false
  }
}

extension StrokeMask {
  /// Returns the pixels that the picture would have with more segments, without changing it.
  ///
  /// - Complexity: Proportional to the pixels of `area`.
  /// - Parameters:
  ///   - segments: The segments in pixels.
  ///   - area: Their bounds, within the picture.
  /// - Returns: `nil` if the area is empty or memory is short.
  func preview(of segments: [StrokeSegment], within area: PixelRect) -> PixelOverlay? {
    guard
      let picture = PixelPicture(
        size: PixelSize(width: area.width, height: area.height), colorSpace: canvas.colorSpace)
    else { return nil }
    let count = area.width * area.height
    let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: count + area.width)
    defer { coverage.deallocate() }
    memset(coverage, 0, count)
    let fresh = coverage + count
    for segment in segments {
      let (part, rows) = (segment.bounds.intersection(area), segment.rows)
      let covering = StrokeSegment.RowCoverage(segment, fromX: area.x, y: area.y)
      for y in part.y..<part.maxY {
        let columns = rows.columns(inRow: y).clamped(to: area.x..<area.maxX)
        guard !columns.isEmpty else { continue }
        let first = columns.lowerBound - area.x
        covering.write(column: first, row: y - area.y, count: columns.count, to: fresh)
        grain?.apply(to: fresh, x: columns.lowerBound, y: y, count: columns.count)
        let covered = coverage + (y - area.y) * area.width + first
        for index in 0..<columns.count { covered[index] = max(covered[index], fresh[index]) }
      }
    }
    for row in 0..<area.height {
      mix(
        coverage + row * area.width, ofRow: area.y + row, from: area.x, count: area.width,
        into: picture.row(row))
    }
    return PixelOverlay(rect: area, picture: picture)
  }
}
