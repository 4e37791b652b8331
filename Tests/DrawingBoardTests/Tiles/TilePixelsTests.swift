import Foundation
import Testing
@testable import DrawingBoard

struct TilePixelsTests {
  private func tile(_ bytes: [UInt8]) -> TilePixels {
    bytes.withUnsafeBytes { TilePixels(copying: $0) }
  }

  private func bytes(of tile: TilePixels) -> [UInt8] { tile.withUnsafeBytes { Array($0) } }

  @Test("Bytes are returned unchanged") func bytesComeBackAsTheyWere() {
    let content = (0..<Tile.byteCount).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(bytes(of: tile(content)) == content)
  }

  @Test("Missing bytes are zero and too many are ignored")
  func missingBytesAreZeroAndTooManyAreIgnored() {
    #expect(bytes(of: tile([1, 2, 3])).prefix(4) == [1, 2, 3, 0])
    #expect(tile([]).isBlank)
    #expect(
      tile([UInt8](repeating: 7, count: Tile.byteCount + 9))
        == tile([UInt8](repeating: 7, count: Tile.byteCount)))
  }

  @Test(
    "A single differing byte is detected",
    arguments: [0, 7, 8, Tile.byteCount / 2, Tile.byteCount - 1])
  func aSingleByteIsSeen(at position: Int) {
    var content = [UInt8](repeating: 0, count: Tile.byteCount)
    #expect(tile(content).unlessBlank == nil)
    content[position] = 1
    #expect(!tile(content).isBlank)
    #expect(tile(content) != tile([]))
    #expect(tile(content) == tile(content))
  }

  @Test("A constant tile is not blank") func aConstantTileIsNotBlank() {
    #expect(!tile([UInt8](repeating: 9, count: Tile.byteCount)).isBlank)
  }

  @Test("A part of a picture is copied with its rows and back again")
  func aPartOfAPictureIsCopiedWithItsRowsAndBackAgain() {
    let bytesPerRow = 400
    let picture = (0..<bytesPerRow * 80).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ 1) }
    let part = picture.withUnsafeBytes { buffer in
      buffer.baseAddress.map {
        TilePixels(
          copying: $0 + 2 * bytesPerRow + 40, bytesPerRow: bytesPerRow, width: 10, height: 5)
      }
    }
    let content = part.map { bytes(of: $0) } ?? []
    #expect(content.count == Tile.byteCount)
    #expect(content[..<40] == picture[(2 * bytesPerRow + 40)..<(2 * bytesPerRow + 80)])
    #expect(content[40] == 0)
    #expect(content[(5 * Tile.bytesPerRow)...].allSatisfy { $0 == 0 })

    var target = [UInt8](repeating: 5, count: picture.count)
    target.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      part?.copy(to: start + 2 * bytesPerRow + 40, bytesPerRow: bytesPerRow, width: 10, height: 5)
    }
    for row in 0..<80 {
      for column in 0..<bytesPerRow {
        let isInside = (2..<7).contains(row) && (40..<80).contains(column)
        let position = row * bytesPerRow + column
        guard target[position] != (isInside ? picture[position] : 5) else { continue }
        Issue.record("byte \(column) of row \(row)")
        return
      }
    }
  }

  @Test("A part larger than a tile is cut off") func whatIsLargerThanATileIsCutOff() {
    let picture = [UInt8](repeating: 3, count: 300 * 100)
    let part = picture.withUnsafeBytes { buffer in
      buffer.baseAddress.map { TilePixels(copying: $0, bytesPerRow: 300, width: 900, height: 70) }
    }
    #expect(part == tile([UInt8](repeating: 3, count: Tile.byteCount)))
  }

  @Test("A copy of the value shares its bytes") func aCopyOfTheValueSharesItsBytes() {
    let first = tile([1])
    let second = first
    #expect(first.isIdentical(to: second))
    #expect(!first.isIdentical(to: tile([1])))
  }

  @Test("Errors of the closure are rethrown") func whatTheClosureThrowsIsThrownOn() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try TilePixels { _ in throw Failure() } }
  }

  @Test("Overwriting changes no copy that is held elsewhere")
  func overwritingChangesNoCopyThatIsHeldElsewhere() {
    var pixels = tile([1])
    let held = pixels
    pixels.overwrite { $0[0] = 7 }
    #expect(bytes(of: held)[0] == 1)
    #expect(bytes(of: pixels)[0] == 7)
  }

  @Test("Overwriting reuses memory that is not shared")
  func overwritingUsesTheMemoryThatNobodyElseHolds() {
    var pixels = tile([1])
    let address = pixels.withUnsafeBytes { $0.baseAddress }
    pixels.overwrite { $0[0] = 7 }
    #expect(pixels.withUnsafeBytes { $0.baseAddress } == address)
    #expect(bytes(of: pixels)[0] == 7)
  }
}

struct TilePixelsFingerprintTests {
  @Test("Equal pixels have one fingerprint") func equalPixelsHaveOneFingerprint() {
    #expect(TilePixels.noise(seed: 1).fingerprint == TilePixels.noise(seed: 1).fingerprint)
    #expect(TilePixels.dot(0).fingerprint != 0)
  }

  @Test(
    "Tiles that differ in single bytes anywhere, including the highest of a word, have different fingerprints"
  )
  func singleBytes() {
    var seen: Set<UInt32> = [TilePixels.dot(0).fingerprint]
    var count = 1
    for position in stride(from: 7, to: Tile.byteCount, by: 200) {
      for value in [UInt8(1), 0x80] {
        var bytes = [UInt8](repeating: 0, count: Tile.byteCount)
        bytes[position] = value
        bytes[Tile.byteCount - 1 - position / 2] ^= value
        seen.insert(bytes.withUnsafeBytes { TilePixels(copying: $0) }.fingerprint)
        count += 1
      }
    }
    #expect(seen.count == count)
  }

  @Test("Bits of any place that flip in pairs, at any even distance, are detected")
  func pairs() {
    let fingerprint = TilePixels.noise(seed: 3).fingerprint
    for distance in [4, 8, 16, 64, 128, 256, 512, 1024, 2048, 4096] {
      for bit in 0..<32 {
        var bytes = TilePixels.noise(seed: 3).withUnsafeBytes { Array($0) }
        bytes[1024 + bit / 8] ^= 1 << UInt8(bit % 8)
        bytes[1024 + distance + bit / 8] ^= 1 << UInt8(bit % 8)
        let flipped = bytes.withUnsafeBytes { TilePixels(copying: $0) }
        #expect(flipped.fingerprint != fingerprint)
      }
    }
  }

  @Test(
    "Pieces of any length that change places are detected", arguments: [4, 8, 16, 64, 256, 4096])
  func exchangedPieces(length: Int) {
    let fingerprint = TilePixels.noise(seed: 4).fingerprint
    for start in stride(from: length, to: Tile.byteCount, by: max(length, 512)) {
      var bytes = TilePixels.noise(seed: 4).withUnsafeBytes { Array($0) }
      for offset in 0..<length { bytes.swapAt(offset, start + offset) }
      let exchanged = bytes.withUnsafeBytes { TilePixels(copying: $0) }
      #expect(exchanged.fingerprint != fingerprint)
    }
  }
}
