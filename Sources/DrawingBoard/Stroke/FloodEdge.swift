import Foundation

/// The antialiased pixels around a region, which contain a part of its color.
///
/// The edge is two pixels deep. It continues only while the part of the region's color decreases,
/// so it never crosses a thin line or enters another area of the same color.
struct FloodEdge {
  /// A pixel and the fraction of the region's color in it, greater than 0.
  struct Pixel {
    let x: Int
    let y: Int
    let share: Float
  }

  private(set) var pixels: [Pixel] = []
  private let region: FloodRegion
  private let memory: BoardMemory

  /// Finds the edge of a region before it is painted.
  init(of region: FloodRegion) {
    self.region = region
    memory = region.memory
    let (width, height) = (memory.size.width, memory.size.height)
    for run in region.runs {
      let columns = max(run.columns.lowerBound - 1, 0)..<min(run.columns.upperBound + 1, width)
      for y in max(run.y - 1, 0)...min(run.y + 1, height - 1) {
        addOuter(columns, inRow: y)
      }
    }
    for index in pixels.indices { addInner(beside: pixels[index]) }
  }

  /// Adds the pixels adjacent to a run, diagonals included, that are not in the region.
  private mutating func addOuter(_ columns: Range<Int>, inRow y: Int) {
    var columns = columns
    while let x = region.firstWithoutMark(inRow: y, columns) {
      let share = share(x, y)
      region.setMark(.edge, x, y)
      if share > 0 { pixels.append(Pixel(x: x, y: y, share: share)) }
      columns = x + 1..<columns.upperBound
    }
  }

  private mutating func addInner(beside outer: Pixel) {
    for y in max(outer.y - 1, 0)...min(outer.y + 1, memory.size.height - 1) {
      for x in max(outer.x - 1, 0)...min(outer.x + 1, memory.size.width - 1)
      where region.mark(x, y) == .none {
        let share = share(x, y)
        guard share > 0, share <= outer.share else { continue }
        region.setMark(.edge, x, y)
        pixels.append(Pixel(x: x, y: y, share: share))
      }
    }
  }

  /// Returns the fraction of the region's color in a pixel outside of it, from 0 to 1.
  ///
  /// The nearby pixel that differs most from the region has the color on the other side of the
  /// edge.
  private func share(_ x: Int, _ y: Int) -> Float {
    let own = memory.address(x: x, y: y).load(as: UInt32.self)
    if region.likeness.holds(for: own) { return 0 }
    let seed = EdgePixel(region.seed).parts
    let pixel = EdgePixel(own).parts - seed
    var border = pixel
    var square = (pixel * pixel).sum()
    for row in max(y - 2, 0)...min(y + 2, memory.size.height - 1) {
      let line = memory.address(x: 0, y: row)
      for column in max(x - 2, 0)...min(x + 2, memory.size.width - 1) {
        let word = line.load(fromByteOffset: column * Tile.bytesPerPixel, as: UInt32.self)
        if word == region.seed || word == own { continue }
        let parts = EdgePixel(word).parts - seed
        let other = (parts * parts).sum()
        if other > square { (border, square) = (parts, other) }
      }
    }
    guard square > 0 else { return 0 }
    return 1 - min(max((pixel * border).sum() / square, 0), 1)
  }
}

/// A premultiplied pixel in floating point.
struct EdgePixel {
  let parts: SIMD4<Float>

  init(_ pixel: UInt32) {
    parts = SIMD4(
      Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF), Float(pixel >> 24))
  }

  /// Returns the pixel with a fraction of one color replaced by another.
  func exchanging(_ old: EdgePixel, for new: EdgePixel, share: Float) -> UInt32 {
    var result = parts + (new.parts - old.parts) * share
    let alpha = min(max(result.w, 0), 255)
    // No component of a premultiplied pixel exceeds its alpha.
    result.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    let whole = SIMD4<UInt32>(result + 0.5)
    return whole.w << 24 | whole.z << 16 | whole.y << 8 | whole.x
  }
}
