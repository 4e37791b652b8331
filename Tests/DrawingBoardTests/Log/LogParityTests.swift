import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The parity of a log")
struct LogParityTests {
  private static let size = LogParity.blockByteCount

  private static func covered(
    _ count: Int, _ random: inout SeededGenerator
  ) -> ([UInt8], LogCoverage) {
    let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    var parity = LogParity(start: 0)
    // Added in pieces of any length.
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(1 + random.next(below: 3_000))
      piece.withUnsafeBytes { parity.add($0) }
      rest = rest.dropFirst(piece.count)
    }
    return (bytes, parity.covered)
  }

  private static let byteCounts = [1, 40, 1_023, 1_024, 1_025, 5_000, 16_384, 65_536, 70_001]

  @Test(
    "Any single block is restored, and any run of bytes as long as the groups",
    arguments: byteCounts)
  func runs(byteCount: Int) {
    var random = SeededGenerator(seed: UInt64(byteCount))
    let (bytes, coverage) = Self.covered(byteCount, &random)
    #expect(coverage.isSound)
    let groupCount = coverage.parity.count / Self.size
    let blockCount = (byteCount + Self.size - 1) / Self.size
    // A block of 4 KiB of a medium touches five.
    #expect(groupCount >= min(blockCount, 5))
    for _ in 0..<Torture.count(60, torture: 5_000) {
      let first = random.next(below: blockCount)
      let count = min(1 + random.next(below: groupCount), blockCount - first)
      let end = min((first + count) * Self.size, byteCount)
      var damaged = bytes
      for position in first * Self.size..<end where random.next(below: 3) > 0 {
        damaged[position] = UInt8(truncatingIfNeeded: random.next())
      }
      _ = coverage.restore(&damaged)
      let isRestored = damaged == bytes
      #expect(isRestored, "blocks \(first) to \(first + count)")
    }
  }

  @Test("Two damaged blocks of one group stay as they are, and nothing wrong is put in their place")
  func twoOfAGroup() {
    var random = SeededGenerator(seed: 1)
    let (bytes, coverage) = Self.covered(65_536, &random)
    let groupCount = coverage.parity.count / Self.size
    for _ in 0..<40 {
      let first = random.next(below: 64 - groupCount)
      var damaged = bytes
      damaged[first * Self.size + 3] ^= 1
      damaged[(first + groupCount) * Self.size + 9] ^= 4
      let other = (first + 1) % groupCount
      damaged[other * Self.size] ^= 8
      let before = damaged
      let places = coverage.restore(&damaged)
      #expect(places == [other * Self.size..<(other + 1) * Self.size])
      damaged[other * Self.size] = before[other * Self.size]
      #expect(damaged == before)
    }
  }

  @Test("Damaged parity restores nothing wrong")
  func damagedParity() {
    var random = SeededGenerator(seed: 2)
    let (bytes, coverage) = Self.covered(20_000, &random)
    var parity = coverage.parity
    for position in parity.indices { parity[position] ^= UInt8(truncatingIfNeeded: random.next()) }
    let wrong = LogCoverage(
      start: 0, byteCount: coverage.byteCount, checksums: coverage.checksums, parity: parity)
    var damaged = bytes
    damaged[7_000] ^= 1
    let before = damaged
    #expect(wrong.restore(&damaged) == [])
    #expect(damaged == before)
  }

  @Test("Sound bytes are left alone, and bytes of another length")
  func sound() {
    var random = SeededGenerator(seed: 3)
    var (bytes, coverage) = Self.covered(9_000, &random)
    #expect(coverage.restore(&bytes) == [])
    bytes.removeLast()
    #expect(coverage.restore(&bytes) == [])
  }
}
