import Foundation

/// The pixels around one that have its colour, joined side by side.
///
/// They are found run by run along the rows: each pixel is looked at a few times at most, and nothing
/// recurses. It needs a byte for each pixel of the picture while it lives. The method is the usual
/// scan-line fill.
final class FloodRegion {
  /// The pixels, and two more on each side, which may be part of the edge.
  let bounds: PixelRect

  /// The colour of the pixel it was found from.
  let seed: UInt32

  /// What counts as the same colour.
  let likeness: PixelLikeness

  private let width: Int
  private let height: Int
  private let marks: UnsafeMutablePointer<UInt8>

  deinit { free(marks) }

  /// Finds the region of a pixel, which must be one of the picture's; nil when memory is short.
  ///
  /// - Parameters:
  ///   - x: The pixel's column.
  ///   - y: The pixel's row.
  ///   - memory: The picture.
  ///   - tolerance: How much the greatest of the four components may differ, 0 to 255.
  init?(around x: Int, _ y: Int, of memory: BoardMemory, tolerance: Int) {
    (width, height) = (memory.size.width, memory.size.height)
    guard let bytes = calloc(width * height, 1) else { return nil }
    marks = bytes.assumingMemoryBound(to: UInt8.self)
    seed = memory.address(x: x, y: y).load(as: UInt32.self)
    likeness = PixelLikeness(to: seed, tolerance: tolerance)
    var search = FloodSearch(memory: memory, marks: marks, likeness: likeness)
    search.run(from: x, y)
    bounds = PixelRect(
      x: search.left - 2, y: search.top - 2, width: search.right - search.left + 5,
      height: search.bottom - search.top + 5
    ).intersection(memory.size.bounds)
  }

  /// What a pixel is to the region.
  enum Mark: UInt8 {
    case none = 0
    case member = 1
    case edge = 2
  }

  /// Whether a pixel belongs to the region; outside of the picture none does.
  func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < width && y < height && marks[y * width + x] == Mark.member.rawValue
  }

  /// What a pixel of the picture is.
  func mark(_ x: Int, _ y: Int) -> Mark { Mark(rawValue: marks[y * width + x]) ?? .none }

  /// Remembers what a pixel of the picture is.
  func setMark(_ mark: Mark, _ x: Int, _ y: Int) { marks[y * width + x] = mark.rawValue }
}

/// Tells whether pixels are like one of them.
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

/// Marks the pixels of a region.
private struct FloodSearch {
  let memory: BoardMemory
  let marks: UnsafeMutablePointer<UInt8>
  let likeness: PixelLikeness
  private(set) var left = Int.max
  private(set) var right = Int.min
  private(set) var top = Int.max
  private(set) var bottom = Int.min
  private var pending: [(x: Int, y: Int)] = []

  init(memory: BoardMemory, marks: UnsafeMutablePointer<UInt8>, likeness: PixelLikeness) {
    self.memory = memory
    self.marks = marks
    self.likeness = likeness
  }

  mutating func run(from x: Int, _ y: Int) {
    pending.append((x, y))
    while let next = pending.popLast() {
      fillRun(through: next.x, next.y)
    }
  }

  private mutating func fillRun(through x: Int, _ y: Int) {
    let width = memory.size.width
    let pixels = memory.address(x: 0, y: y)
    let marks = self.marks + y * width
    func isOpen(_ x: Int) -> Bool {
      marks[x] == 0
        && likeness.holds(for: pixels.load(fromByteOffset: x * Tile.bytesPerPixel, as: UInt32.self))
    }
    guard isOpen(x) else { return }
    var first = x
    while first > 0, isOpen(first - 1) { first -= 1 }
    var last = x
    while last + 1 < width, isOpen(last + 1) { last += 1 }
    memset(marks + first, Int32(FloodRegion.Mark.member.rawValue), last - first + 1)
    left = min(left, first)
    right = max(right, last)
    top = min(top, y)
    bottom = max(bottom, y)
    if y > 0 { addRuns(from: first, to: last, inRow: y - 1) }
    if y + 1 < memory.size.height { addRuns(from: first, to: last, inRow: y + 1) }
  }

  /// Remembers one pixel of each run of a row that touches the columns.
  private mutating func addRuns(from first: Int, to last: Int, inRow y: Int) {
    let pixels = memory.address(x: 0, y: y)
    let marks = self.marks + y * memory.size.width
    var isInRun = false
    for x in first...last {
      let isOpen =
        marks[x] == 0
        && likeness.holds(for: pixels.load(fromByteOffset: x * Tile.bytesPerPixel, as: UInt32.self))
      if isOpen && !isInRun { pending.append((x, y)) }
      isInRun = isOpen
    }
  }
}
