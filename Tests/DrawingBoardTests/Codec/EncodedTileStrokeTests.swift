import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Strokes encoded by how much they cover")
struct EncodedTileStrokeTests {
  /// A broad line with soft edges, as a brush leaves it.
  private static func painted(
    on base: TilePixels?, _ blender: PixelBlender, slope: Int, opaqueTo radius: Int = 5
  ) -> TilePixels {
    let before = base?.pixelArray ?? [UInt32](repeating: 0, count: Tile.side * Tile.side)
    return .pixels { column, row in
      let distance = abs((column - 30) * 4 + (row - 32) * slope) / 4
      let covered = min(max((radius + 2 - distance) * 97, 0), 255)
      let pixel = before[row * Tile.side + column]
      return covered == 0 ? pixel : blender.blended(pixel, coverage: UInt32(covered))
    }
  }

  /// Pixels as a picture has them: no component greater than alpha.
  private static func photo(_ seed: UInt64) -> TilePixels {
    var random = SeededGenerator(seed: seed)
    return .pixels { _, _ in
      let alpha = UInt32(random.next(below: 4) == 0 ? random.next(below: 256) : 255)
      return PixelBlender.scaled(UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000, by: alpha)
    }
  }

  private static func check(_ pixels: TilePixels, base: TilePixels?) throws -> EncodedTile {
    let encoded = EncodedTile.encode(pixels, base: base)
    #expect(try EncodedTile.decode(encoded, base: base) == pixels)
    return encoded
  }

  @Test(
    "Any opaque line is encoded as a stroke, in half of the bytes of a patch", arguments: 0..<20)
  func opaque(seed: Int) throws {
    let base = seed % 3 == 0 ? nil : Self.photo(UInt64(seed))
    let color = 0xFF00_0000 | UInt32(seed) &* 0x0B35_F1
    let line = Self.painted(
      on: base, PixelBlender(color: color, mode: .normal), slope: seed - 10)
    let encoded = try Self.check(line, base: base)
    #expect(encoded.form == (base == nil ? .stroke : .strokePatch))
    let patch = try #require(line.withUnsafeBytes { EncodedTile.encodePatch($0, base: base) })
    #expect(base == nil || encoded.bytes.count < patch.count * 2 / 3)
  }

  @Test("Pixels that an eraser makes transparent are encoded as a stroke", arguments: 0..<6)
  func eraser(seed: Int) throws {
    let base = Self.photo(UInt64(seed))
    let line = Self.painted(
      on: base, PixelBlender(color: 0xFF00_0000, mode: .erase), slope: seed - 3)
    #expect(try Self.check(line, base: base).form == .strokePatch)
  }

  @Test("A translucent line is decoded exactly, on a blank tile as a stroke")
  func translucent() throws {
    let blender = PixelBlender(color: 0x8040_2010, mode: .normal)
    #expect(try Self.check(Self.painted(on: nil, blender, slope: 2), base: nil).form == .stroke)
    let photo = Self.photo(3)
    _ = try Self.check(Self.painted(on: photo, blender, slope: 2), base: photo)
  }

  @Test(
    "Some pixels outside of the mixture are stored as exceptions; a tile with many is not a stroke")
  func exceptions() throws {
    let base = Self.photo(5)
    let line = Self.painted(on: base, PixelBlender(color: 0xFF12_3456, mode: .normal), slope: 3)
    expectEach([(1, true), (20, true), (900, false)], named: { "\($0.0)" }) {
      count, isStroke throws in
      var pixels = line.pixelArray
      for number in 0..<count { pixels[number * 61 % 4096] ^= 0x0080_4020 }
      let changed = TilePixels.pixels { pixels[$1 * Tile.side + $0] }
      #expect((try Self.check(changed, base: base).form == .strokePatch) == isStroke, "\(count)")
    }
  }

  @Test("Lines of any kind over lines of any kind are decoded exactly", arguments: 0..<40)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var base: TilePixels?
    for _ in 0..<Torture.count(6, torture: 200) {
      let mode: StrokeBlendMode = [.normal, .normal, .erase, .multiply][random.next(below: 4)]
      let alpha = random.next(below: 3) == 0 ? UInt32(random.next(below: 256)) : 255
      let color = PixelBlender.scaled(
        UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000, by: alpha)
      let next = Self.painted(
        on: base, PixelBlender(color: color, mode: mode), slope: random.next(below: 30) - 15,
        opaqueTo: random.next(below: 40) - 1)
      _ = try Self.check(next, base: base)
      base = next
    }
  }

  @Test("The arithmetic is the format's: mixtures equal exact division, rounded")
  func arithmetic() throws {
    let base = Self.photo(9)
    let before = base.pixelArray
    // A run of 15 pixels covered in part, in the first row, and one of 255 entirely.
    let bytes: [UInt8] =
      [0x10, 0x20, 0x40, 0xFF, 0, 0] + [2, 15 << 4, 0] + (1...15).map { UInt8($0 * 16) } + [
        0, 0, 255,
      ]
    let decoded = try #require(
      try EncodedTile.decode(EncodedTile(form: .strokePatch, bytes: bytes), base: base)
    ).pixelArray
    func share(_ value: UInt32, _ factor: UInt32) -> UInt32 { (value * factor * 2 + 255) / 510 }
    for (position, pixel) in decoded.enumerated() {
      switch position {
      case 2..<17:
        let covered = UInt32(position - 1) * 16
        for (shift, component) in [(UInt32(0), UInt32(0x10)), (8, 0x20), (16, 0x40), (24, 0xFF)] {
          let old = before[position] >> shift & 0xFF
          #expect(pixel >> shift & 0xFF == share(component, covered) + share(old, 255 - covered))
        }
      case 17..<272: #expect(pixel == 0xFF40_2010)
      default: #expect(pixel == before[position])
      }
    }
  }

  @Test("A crowded tile without a base is stored as runs, at most a quarter larger than LZ4")
  func crowded() throws {
    var random = SeededGenerator(seed: 4)
    var tile: TilePixels?
    for _ in 0..<24 {
      let before = tile?.pixelArray
      let blender = PixelBlender(
        color: 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next()), mode: .normal)
      let (x, y) = (random.next(below: 64), random.next(below: 64))
      let (right, down) = (random.next(below: 101) - 50, random.next(below: 101) - 50)
      let length = max(right * right + down * down, 1)
      tile = .pixels { column, row in
        // The way from a line ten pixels broad, squared.
        let way = (column - x) * right + (row - y) * down
        let covered = min(max((30 - way * way / length) * 24, 0), 255)
        return blender.blended(before?[row * Tile.side + column] ?? 0, coverage: UInt32(covered))
      }
    }
    let crowded = try #require(tile)
    let encoded = try Self.check(crowded, base: nil)
    #expect(encoded.form == .runs)
    let compressed = try #require(crowded.withUnsafeBytes { EncodedTile.compress($0) })
    #expect(encoded.bytes.count <= compressed.count + compressed.count / 4)
  }
}
