import Foundation
import TestSupport
import Testing

@testable import DrawingBoard

@Suite("The header of a log")
struct LogHeaderTests {
  private static let header = LogHeader(board: .fixture, fileNumber: 99)

  @Test("A header is read as it was written, and no other board's")
  func roundTrip() {
    let bytes = Self.header.encoded()
    #expect(bytes.count == LogHeader.byteCount)
    #expect(bytes.withUnsafeBytes { LogHeader.read($0, of: .fixture) } == .success(Self.header))
    #expect(bytes.withUnsafeBytes { LogHeader.read($0, of: .other) } == .failure(.foreign))
  }

  @Test("Any bit of a header that changed is noticed")
  func damage() {
    let bytes = Self.header.encoded()
    for bit in 0..<(bytes.count * 8) {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      let read = damaged.withUnsafeBytes { LogHeader.read($0, of: .fixture) }
      #expect((try? read.get()) == nil)
    }
    for count in bytes.indices {
      let read = bytes[..<count].withUnsafeBytes { LogHeader.read($0, of: .fixture) }
      #expect((try? read.get()) == nil)
    }
  }

  @Test("A later version is told from damage")
  func later() {
    var bytes = Self.header.encoded()
    bytes[8] = UInt8(LogHeader.version) + 1
    let read = bytes.withUnsafeBytes { LogHeader.read($0, of: .fixture) }
    #expect(read == .failure(.laterFormat))
  }
}
