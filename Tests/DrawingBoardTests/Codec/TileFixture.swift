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

  static func filled(_ pixel: UInt32) -> TilePixels {
    drawn(on: nil, columns: 0..<Tile.side, rows: 0..<Tile.side, pixel: pixel)
  }

  /// What does not compress, as a photo.
  static func noise(seed: UInt64) -> TilePixels {
    var random = SeededGenerator(seed: seed)
    return TilePixels { bytes in
      let words = bytes.bindMemory(to: UInt64.self)
      for position in words.indices { words[position] = random.next() }
    }
  }

  /// The tile with a rectangle of one color on it.
  static func drawn(
    on base: TilePixels?, columns: Range<Int>, rows: Range<Int>, pixel: UInt32
  ) -> TilePixels {
    TilePixels { bytes in
      if let base {
        base.withUnsafeBytes { bytes.copyMemory(from: $0) }
      } else {
        bytes.initializeMemory(as: UInt8.self, repeating: 0)
      }
      let pixels = bytes.bindMemory(to: UInt32.self)
      for row in rows {
        let start = row * Tile.side
        let part = UnsafeMutableBufferPointer(
          rebasing: pixels[(start + columns.lowerBound)..<(start + columns.upperBound)])
        part.update(repeating: pixel)
      }
    }
  }

  var pixelArray: [UInt32] {
    withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }
}

extension EncodedTile {
  /// Decodes a tile alone.
  static func decode(_ tile: EncodedTile, base: TilePixels? = nil) throws -> TilePixels? {
    guard tile.form != .blank || !tile.bytes.isEmpty else { return nil }
    return try TilePixels { target in
      if tile.form.needsBase { fill(target, with: base) }
      let isValid = withScratch { scratch in
        tile.bytes.withUnsafeBytes { decode(tile.form, $0, onto: target, using: scratch) }
      }
      guard isValid else { throw StorageError.damaged }
    }
  }
}

extension SeededGenerator {
  mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
