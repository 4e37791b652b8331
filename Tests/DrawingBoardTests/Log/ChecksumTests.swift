import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The checksum")
struct ChecksumTests {
  @Test("It is the CRC-32 that everybody else computes")
  func known() {
    #expect("123456789".utf8.checksum == 0xCBF4_3926)
    #expect([UInt8]().checksum == 0)
    #expect([UInt8](repeating: 0, count: 32).checksum == 0x190A_55AD)
  }

  @Test("In pieces it is the same as in one")
  func pieces() {
    var random = SeededGenerator(seed: 1)
    let bytes = (0..<200).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    for cut in 0...200 {
      var checksum = Checksum()
      bytes[..<cut].withUnsafeBytes { checksum.add($0) }
      bytes[cut...].withUnsafeBytes { checksum.add($0) }
      #expect(checksum.value == bytes.checksum)
    }
  }
}

extension Sequence<UInt8> {
  var checksum: UInt32 { Array(self).withUnsafeBytes { Checksum.of($0) } }
}
