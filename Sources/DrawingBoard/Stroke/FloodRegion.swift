import Foundation

/// The connected pixels of one color around a pixel.
///
/// They are found by a scan-line fill, run by run along the rows, without recursion. Each pixel is
/// compared once, many at a time where they are equal. The region needs a byte for each pixel of
/// the picture and some for each run.
final class FloodRegion {
  /// A maximal range of pixels of a row that belong to the region.
  struct Run {
    fileprivate let row: UInt16
    fileprivate let start: UInt16
    fileprivate let last: UInt16

    /// Invariant: sides of a picture are at most ``BoardMemory/largestSide``, so that 16 bits
    /// suffice.
    fileprivate init(y: Int, columns: Range<Int>) {
      row = UInt16(truncatingIfNeeded: y)
      start = UInt16(truncatingIfNeeded: columns.lowerBound)
      last = UInt16(truncatingIfNeeded: columns.upperBound - 1)
    }

    var y: Int { Int(row) }
    var columns: Range<Int> { Int(start)..<Int(last) + 1 }
  }

  /// The runs in the order they were found.
  private(set) var runs: [Run] = []

  /// The color of the pixel that the search started from.
  let seed: UInt32

  /// The test for pixels of the region's color.
  let likeness: PixelLikeness

  let memory: BoardMemory
  private let width: Int
  private let height: Int
  private let marks: UnsafeMutablePointer<UInt8>

  deinit { free(marks) }

  /// Finds the region of a pixel, or `nil` when memory is short.
  ///
  /// - Parameters:
  ///   - x: The column of the pixel, within the picture.
  ///   - y: The row of the pixel, within the picture.
  ///   - memory: The picture.
  ///   - tolerance: The greatest allowed difference of a component, 0 to 255.
  init?(around x: Int, _ y: Int, of memory: BoardMemory, tolerance: Int) {
    self.memory = memory
    (width, height) = (memory.size.width, memory.size.height)
    guard let bytes = calloc(width * height, 1) else { return nil }
    marks = bytes.assumingMemoryBound(to: UInt8.self)
    seed = memory.address(x: x, y: y).load(as: UInt32.self)
    likeness = PixelLikeness(to: seed, tolerance: tolerance)
    search(from: x, y)
  }

  // MARK: Marks

  /// The relation of a pixel to the region.
  enum Mark: UInt8 {
    case none = 0
    case member = 1
    case edge = 2
  }

  /// Returns the mark of a pixel.
  func mark(_ x: Int, _ y: Int) -> Mark { Mark(rawValue: marks[y * width + x]) ?? .none }

  /// Sets the mark of a pixel.
  func setMark(_ mark: Mark, _ x: Int, _ y: Int) { marks[y * width + x] = mark.rawValue }

  /// Returns the first column in a row whose pixel has no mark; `nil` when all have one.
  func firstWithoutMark(inRow y: Int, _ columns: Range<Int>) -> Int? {
    let row = marks + y * width
    guard !columns.isEmpty, let found = memchr(row + columns.lowerBound, 0, columns.count) else {
      return nil
    }
    return UnsafeMutableRawPointer(row).distance(to: found)
  }

  // MARK: Searching

  private func search(from x: Int, _ y: Int) {
    add(columns(around: x, inRow: y), inRow: y)
    var index = 0
    while index < runs.count {
      let run = runs[index]
      if run.y > 0 { addRuns(beside: run.columns, inRow: run.y - 1) }
      if run.y + 1 < height { addRuns(beside: run.columns, inRow: run.y + 1) }
      index += 1
    }
  }

  private func add(_ columns: Range<Int>, inRow y: Int) {
    memset(
      marks + y * width + columns.lowerBound, Int32(Mark.member.rawValue), columns.count)
    runs.append(Run(y: y, columns: columns))
  }

  /// Adds the runs of a row that touch the columns and were not found yet.
  private func addRuns(beside columns: Range<Int>, inRow y: Int) {
    let pixels = row(y)
    var x = columns.lowerBound
    while let open = firstWithoutMark(inRow: y, x..<columns.upperBound) {
      x = open + 1
      guard likeness.holds(for: pixels[open]) else { continue }
      let run = self.columns(around: open, inRow: y)
      add(run, inRow: y)
      x = run.upperBound
      if x >= columns.upperBound { return }
    }
  }

  /// Returns the run that contains a pixel of the region's color.
  ///
  /// Invariant: adjacent pixels have another color or were not found yet, because runs are maximal.
  private func columns(around x: Int, inRow y: Int) -> Range<Int> {
    let pixels = row(y)
    var first = x
    while first > 0, likeness.holds(for: pixels[first - 1]) { first -= 1 }
    var end = x + 1
    while end < width {
      let count = min(Self.blockWidth, width - end)
      if isSeed(pixels + end, count) {
        end += count
        continue
      }
      let limit = end + count
      while end < limit, likeness.holds(for: pixels[end]) { end += 1 }
      if end < limit { break }
    }
    return first..<end
  }

  // MARK: Pixels

  /// The number of pixels that are compared at once.
  static let blockWidth = 64

  /// Returns the pixels of a row.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    memory.address(x: 0, y: y).assumingMemoryBound(to: UInt32.self)
  }

  /// Returns whether one or more pixels all equal the region's color.
  func isSeed(_ pixels: UnsafePointer<UInt32>, _ count: Int) -> Bool {
    // Pixels that equal themselves shifted by one are all equal to the first.
    pixels[0] == seed
      && memcmp(pixels, pixels + 1, (count - 1) * MemoryLayout<UInt32>.size) == 0
  }
}

/// A test for pixels that are similar to a given one.
struct PixelLikeness {
  private let pixel: UInt32
  private let tolerance: Int

  init(to pixel: UInt32, tolerance: Int) {
    self.pixel = pixel
    self.tolerance = tolerance
  }

  @inline(__always) func holds(for other: UInt32) -> Bool {
    if other == pixel { return true }
    if tolerance == 0 { return false }
    var shift: UInt32 = 0
    while shift < 32 {
      let gap = Int(pixel >> shift & 0xFF) - Int(other >> shift & 0xFF)
      if gap > tolerance || gap < -tolerance { return false }
      shift += 8
    }
    return true
  }
}

extension FloodRegion {
  /// Paints the region and replaces its color in the edge around it.
  ///
  /// - Parameters:
  ///   - edge: The edge of the region.
  ///   - blender: The color to paint with.
  ///   - willPaint: Called with each tile that will change, before the first one does.
  func paint(_ edge: FloodEdge, with blender: PixelBlender, willPaint: (TileCoordinate) -> Void) {
    tiles(with: edge).forEach(willPaint)
    let fresh = blender.blended(seed, coverage: 255)
    for run in runs { paint(run, fresh, blender) }
    let (old, new) = (EdgePixel(seed), EdgePixel(fresh))
    for pixel in edge.pixels {
      let target = row(pixel.y) + pixel.x
      target.pointee = EdgePixel(target.pointee).exchanging(old, for: new, share: pixel.share)
    }
  }

  private func paint(_ run: Run, _ fresh: UInt32, _ blender: PixelBlender) {
    let pixels = row(run.y)
    var x = run.columns.lowerBound
    while x < run.columns.upperBound {
      let count = min(Self.blockWidth, run.columns.upperBound - x)
      let block = pixels + x
      if isSeed(block, count) {
        block.update(repeating: fresh, count: count)
      } else {
        for index in 0..<count {
          let pixel = block[index]
          block[index] = pixel == seed ? fresh : blender.blended(pixel, coverage: 255)
        }
      }
      x += count
    }
  }

  /// Returns the tiles that painting changes.
  private func tiles(with edge: FloodEdge) -> [TileCoordinate] {
    let grid = TileGrid(covering: memory.size.bounds)
    var isPainted = [Bool](repeating: false, count: grid.count)
    for run in runs {
      let first = run.y / Tile.side * grid.columns
      for column in run.columns.lowerBound / Tile.side...(run.columns.upperBound - 1) / Tile.side {
        isPainted[first + column] = true
      }
    }
    for pixel in edge.pixels {
      isPainted[pixel.y / Tile.side * grid.columns + pixel.x / Tile.side] = true
    }
    return grid.indices.filter { isPainted[$0] }.map { grid[$0] }
  }
}
