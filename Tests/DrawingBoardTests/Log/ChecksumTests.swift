import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The checksum")
struct ChecksumTests {
  @Test("It is the same in every version that reads the format")
  func known() {
    #expect([UInt8]().checksum == 0x3D76_2ADF)
    #expect("123456789".utf8.checksum == 0x820D_273F)
    #expect([UInt8](0...255).checksum == 0x7DDA_BEA0)
  }

  @Test("Every bit, every length and every two places count", arguments: [0, 1, 7, 8, 31, 33, 75])
  func differences(_ count: Int) {
    var random = SeededGenerator(seed: 1)
    let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    var seen: Set = [bytes.checksum, (bytes + [0]).checksum]
    var expected = 2
    for bit in 0..<count * 8 {
      var changed = bytes
      changed[bit / 8] ^= 1 << (bit % 8)
      seen.insert(changed.checksum)
      expected += 1
    }
    if count > 1 {
      seen.insert(bytes.dropLast().checksum)
      seen.insert(([bytes[1], bytes[0]] + bytes.dropFirst(2)).checksum)
      expected += 2
    }
    #expect(seen.count == expected)
  }

  @Test("Pieces count one after the other")
  func pieces() {
    let bytes = [UInt8](0..<64)
    func checksum(_ pieces: [UInt8]...) -> UInt32 {
      var checksum = Checksum()
      for piece in pieces { piece.withUnsafeBytes { checksum.add($0) } }
      return checksum.value
    }
    let whole = checksum(Array(bytes[..<16]), Array(bytes[16...]))
    #expect(whole == checksum(Array(bytes[..<16]), Array(bytes[16...])))
    #expect(whole != checksum(Array(bytes[16...]), Array(bytes[..<16])))
    #expect(whole != checksum(Array(bytes[..<17]), Array(bytes[17...])))
  }
}

extension Sequence<UInt8> {
  var checksum: UInt32 { Array(self).withUnsafeBytes { Checksum.of($0) } }
}
