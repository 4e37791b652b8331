import TestSupport
import Testing

@testable import DrawingBoard

@Suite("Tiles encoded and decoded")
struct EncodedTileTests {
  private static func check(_ pixels: TilePixels?, base: TilePixels?) throws -> EncodedTile {
    let encoded = EncodedTile.encode(pixels, base: base)
    let decoded = try EncodedTile.decode(encoded, base: base)
    #expect(decoded == pixels)
    #expect(encoded.bytes.count <= Tile.byteCount)
    let urgent = EncodedTile.encode(pixels, base: base, isUrgent: true)
    #expect(try EncodedTile.decode(urgent, base: base) == pixels)
    #expect([.blank, .plain, .compressed, .sparse, .patch].contains(urgent.form))
    return encoded
  }

  @Test("A blank tile takes no byte")
  func blank() throws {
    let encoded = try Self.check(nil, base: .noise(seed: 1))
    #expect(encoded.form == .blank)
    #expect(encoded.bytes.isEmpty)
  }

  @Test("Noise is decoded byte for byte, and its encoding is no larger than its pixels")
  func noise() throws {
    let encoded = try Self.check(.noise(seed: 2), base: nil)
    #expect(encoded.form == .plain)
    #expect(encoded.bytes.count == Tile.byteCount)
  }

  @Test("A tile of one color takes less than 200 bytes")
  func flat() throws {
    let encoded = try Self.check(.filled(0xFF20_4060), base: nil)
    #expect(encoded.bytes.count < 200)
    #expect(!encoded.form.needsBase)
  }

  @Test("A stroke on noise is stored without the noise")
  func strokeOnNoise() throws {
    let photo = TilePixels.noise(seed: 3)
    let stroke = TilePixels.drawn(on: photo, columns: 0..<64, rows: 20..<25, pixel: 0xFF00_00FF)
    let encoded = try Self.check(stroke, base: photo)
    #expect(encoded.form == .strokePatch)
    #expect(encoded.bytes.count < 60)
  }

  @Test("An erased tile, nearly blank, needs no base")
  func erased() throws {
    let encoded = try Self.check(.filled(0), base: nil)
    #expect(encoded.bytes.count < 60)
  }

  @Test("Erasing parts takes few bytes a row")
  func erasing() throws {
    let photo = TilePixels.noise(seed: 4)
    let erased = TilePixels.drawn(on: photo, columns: 3..<40, rows: 5..<50, pixel: 0)
    #expect(try Self.check(erased, base: photo).bytes.count < 150)
  }

  @Test("Another photo is not a patch of the one before")
  func otherNoise() throws {
    let encoded = try Self.check(.noise(seed: 6), base: .noise(seed: 5))
    #expect(encoded.form == .plain)
  }

  @Test("Any tile on any base is decoded exactly", arguments: 0..<40)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var base: TilePixels?
    for _ in 0..<8 {
      let columns = random.next(below: 64)..<64
      let rows = 0..<random.next(below: 65)
      let next: TilePixels? =
        switch random.next(below: 6) {
        case 0: nil
        case 1: .noise(seed: random.next())
        default:
          .drawn(
            on: base, columns: columns, rows: rows, pixel: UInt32(truncatingIfNeeded: random.next())
          )
        }
      _ = try Self.check(next, base: base)
      base = next
    }
  }

  @Test("Damaged bytes throw or decode, and never trap")
  func damaged() throws {
    var random = SeededGenerator(seed: 7)
    let base = TilePixels.noise(seed: 8)
    let tile = TilePixels.drawn(on: base, columns: 4..<60, rows: 9..<30, pixel: 0x8040_2010)
    let sources = [
      EncodedTile.encode(tile, base: base), EncodedTile.encode(tile),
      EncodedTile.encode(.filled(9)),
    ]
    var (decoded, refused) = (0, 0)
    for _ in 0..<Torture.count(300, torture: 100_000) {
      let source = sources[random.next(below: sources.count)]
      var bytes = source.bytes
      for _ in 0...random.next(below: 4) {
        bytes[random.next(below: bytes.count)] = UInt8(truncatingIfNeeded: random.next())
      }
      bytes.removeLast(random.next(below: bytes.count / 4))
      for form in EncodedTile.Form.allCases {
        do {
          _ = try EncodedTile.decode(EncodedTile(form: form, bytes: bytes), base: base)
          decoded += 1
        } catch {
          #expect(error as? StorageError == .damaged)
          refused += 1
        }
      }
    }
    #expect(decoded > 0 && refused > 0)
  }

  @Test("Missing and surplus bytes are damage", arguments: EncodedTile.Form.allCases)
  func wrongCount(form: EncodedTile.Form) {
    let count = form == .blank ? 1 : 0
    let tile = EncodedTile(form: form, bytes: Array(repeating: 0, count: count))
    #expect(throws: StorageError.damaged) { try EncodedTile.decode(tile, base: nil) }
  }
}
