import Testing

@testable import UIKitHost

struct BrowserConnectionTests {
  private func receive(
    _ connection: inout BrowserConnection, _ bytes: [UInt8], isBinary: Bool = true,
    isLast: Bool = true
  ) -> Result<BrowserMessage?, BrowserConnection.Refusal> {
    bytes.withUnsafeBytes { connection.receive($0, isBinary: isBinary, isLast: isLast) }
  }

  private func ending(
    _ result: Result<BrowserMessage?, BrowserConnection.Refusal>
  ) -> BrowserConnection.Ending? {
    if case .failure(let refusal) = result { refusal.ending } else { nil }
  }

  @Test("A message arrives in parts") func aMessageComesInParts() throws {
    var connection = BrowserConnection()
    let bytes = BrowserMessage.text("Hello").bytes
    let begun = try receive(&connection, Array(bytes[..<3]), isLast: false).get()
    let ended = try receive(&connection, Array(bytes[3...])).get()
    let next = try receive(&connection, BrowserMessage.hoverEnded.bytes).get()
    #expect(begun == nil)
    #expect(ended == .text("Hello"))
    #expect(next == .hoverEnded)
  }

  @Test("Malformed data ends the connection") func whatIsNoMessageEndsTheConnection() {
    var connection = BrowserConnection()
    for bytes: [UInt8] in [[200], []] {
      let ending = ending(receive(&connection, bytes))
      #expect(ending == .malformed)
    }
    let ending = ending(receive(&connection, [4], isBinary: false))
    #expect(ending == .notBinary)
  }

  @Test("Parts that never end are not collected") func partsThatNeverEndAreNotCollected() {
    var connection = BrowserConnection()
    let part = [UInt8](repeating: 7, count: BrowserMessage.limit / 4)
    let endings = [part, part, part, part, [7]].map {
      ending(receive(&connection, $0, isLast: false))
    }
    #expect(endings == [nil, nil, nil, nil, .tooLarge])
  }

  @Test("A later reply of a kind replaces the earlier") func aLaterReplyOfAKindReplacesTheEarlier()
    throws
  {
    var connection = BrowserConnection()
    #expect(!connection.hasOutput)
    for index in 0..<1000 {
      connection.send(.copy("\(index)"))
      connection.send(.state(BrowserReply.State(takesText: index % 2 == 0, isDark: true)))
    }
    var sent: [[UInt8]] = []
    while let part = connection.nextPart() { sent.append(Array(part.bytes)) }
    #expect(sent == [[130, 2], [131] + Array("999".utf8)])
    #expect(!connection.hasOutput)
  }

  @Test("A frame leaves in parts in order") func aFrameLeavesInPartsInOrder() throws {
    var connection = BrowserConnection()
    var frame = BrowserFrame(number: 1, width: 300, height: 300, scale: 1)
    var generator = SystemRandomNumberGenerator()
    var pixels = (0..<300 * 300).map { _ in generator.next() as UInt32 | 0xFF00_0000 }
    let isAdded = pixels.withUnsafeMutableBytes {
      frame.add((0, 0, 300, 300), of: $0, bytesPerRow: 1200)
    }
    #expect(isAdded)
    connection.send(frame)
    connection.send(.copy("after"))
    var joined: [UInt8] = []
    var parts = 0
    while let part = connection.nextPart() {
      if part.isFirst && part.isLast { continue }
      #expect(part.isFirst == (parts == 0))
      #expect(part.bytes.count <= BrowserConnection.chunk)
      joined += part.bytes
      parts += 1
    }
    #expect(parts > 3)
    #expect(joined == frame.bytes)
  }
}
