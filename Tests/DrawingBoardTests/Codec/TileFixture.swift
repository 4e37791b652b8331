import TestSupport

@testable import DrawingBoard

extension TilePixels {
  /// A tile whose 4,096 pixels the closure gives.
  static func pixels(_ value: (Int, Int) -> UInt32) -> TilePixels {
    TilePixels { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for row in 0..<Tile.side {
        for column in 0..<Tile.side { pixels[row * Tile.side + column] = value(column, row) }
      }
    }
  }

  static func filled(_ pixel: UInt32) -> TilePixels { pixels { _, _ in pixel } }

  /// What does not compress, as a photo.
  static func noise(seed: UInt64) -> TilePixels {
    var random = SeededGenerator(seed: seed)
    return pixels { _, _ in UInt32(truncatingIfNeeded: random.next()) }
  }

  /// The tile with a rectangle of one colour on it.
  static func drawn(
    on base: TilePixels?, columns: Range<Int>, rows: Range<Int>, pixel: UInt32
  ) -> TilePixels {
    let old = base?.pixelArray ?? Array(repeating: 0, count: Tile.side * Tile.side)
    return pixels { column, row in
      columns.contains(column) && rows.contains(row) ? pixel : old[row * Tile.side + column]
    }
  }

  var pixelArray: [UInt32] {
    withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }
}

extension SeededGenerator {
  mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
