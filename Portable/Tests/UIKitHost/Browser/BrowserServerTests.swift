import Foundation
import Testing

@testable import UIKitHost

/// The WebSocket over real sockets of the loopback.
///
/// Synchronous throughout: the server works when a test gives it its turn.
@Suite(.serialized) struct BrowserServerTests {
  private let server: BrowserServer

  init() throws {
    server = try BrowserServer(
      port: 0, access: BrowserAccess(), files: [:])
  }

  private func client(receiveBuffer: Int32? = nil) -> LoopbackClient {
    LoopbackClient(port: server.port, receiveBuffer: receiveBuffer) { [server] in
      server.service(upTo: 0.01)
    }
  }

  private func connected() -> LoopbackClient {
    let client = client()
    let answer = client.open(path: server.access.path(of: .socket), port: server.port)
    #expect(answer.contains("101"))
    client.turn { server.hasClient }
    return client
  }

  @Test func messagesComeInAndGoOut() {
    let client = connected()
    client.send(frame: BrowserMessage.text("Hello").bytes)
    client.send(frame: BrowserMessage.hoverEnded.bytes)
    client.turn { server.events.count >= 3 }
    #expect(
      server.takeEvents() == [.connected, .message(.text("Hello")), .message(.hoverEnded)])
    server.send(.copy("Text"))
    client.turn { !client.messages.isEmpty }
    #expect(client.messages == [BrowserReply.copy("Text").bytes])
  }

  @Test func aMessageMayComeInFragments() {
    let client = connected()
    let bytes = BrowserMessage.text(String(repeating: "long ", count: 20_000)).bytes
    client.send(frame: Array(bytes[..<10]), isLast: false)
    client.send(frame: Array(bytes[10..<70_000]), opcode: 0, isLast: false)
    client.send(frame: Array(bytes[70_000...]), opcode: 0)
    client.turn { server.events.count >= 2 }
    #expect(server.takeEvents().last == BrowserMessage(bytes).map { .message($0) })
  }

  @Test func aPageOfAnotherOriginIsRefused() {
    let path = server.access.path(of: .socket)
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"] {
      let answer = client().open(path: path, port: server.port, origin: origin)
      #expect(answer.contains("403"), "\(origin)")
    }
    #expect(client().open(path: path, port: server.port, origin: .some(nil)).contains("403"))
    #expect(server.takeEvents().isEmpty)
  }

  @Test func aSocketWithoutTheTokenIsRefused() {
    for path in ["/", "/socket", "/\(String(repeating: "f", count: 48))/socket"] {
      #expect(client().open(path: path, port: server.port).contains("403"), "\(path)")
    }
    #expect(
      client().open(path: server.access.path(of: .page), port: server.port).contains("403"))
  }

  @Test func anotherHostMayNotHaveTheSocket() {
    let answer = client().open(
      path: server.access.path(of: .socket), port: server.port, host: "evil.example")
    #expect(answer.contains("403"))
  }

  @Test(arguments: ["controlkit-live-0", "http", "", "chat, superchat"])
  func anotherVersionIsRefused(version: String) {
    let client = client()
    let answer = client.open(
      path: server.access.path(of: .socket), port: server.port, version: version)
    #expect(!answer.contains("101"))
    #expect(!server.hasClient)
  }

  @Test func aSecondPageIsToldAndTheNextMayComeWhenTheFirstIsGone() {
    let first = connected()
    let second = client()
    second.open(path: server.access.path(of: .socket), port: server.port)
    second.turn { second.isClosed }
    #expect(second.closeCode == 4001)
    #expect(server.takeEvents() == [.connected])
    first.send(frame: [4])
    first.turn { !server.events.isEmpty }
    #expect(server.takeEvents() == [.message(.hoverEnded)])

    first.close()
    let third = client()
    third.turn { !server.hasClient }
    #expect(server.takeEvents() == [.disconnected])
    third.open(path: server.access.path(of: .socket), port: server.port)
    third.turn { server.hasClient }
    #expect(server.takeEvents() == [.connected])
  }

  // MARK: What is not a message

  private func closeCode(sending send: (LoopbackClient) -> Void) -> Int? {
    let client = connected()
    send(client)
    client.turn { client.isClosed }
    #expect(server.takeEvents() == [.connected, .disconnected])
    // The server goes on.
    let next = connected()
    next.send(frame: [4])
    next.turn { server.events.count >= 2 }
    #expect(server.takeEvents() == [.connected, .message(.hoverEnded)])
    next.close()
    return client.closeCode
  }

  @Test func aMalformedMessageEndsTheConnection() {
    #expect(closeCode { $0.send(frame: [99, 1, 2]) } == 1007)
  }

  @Test func anEmptyMessageEndsTheConnection() {
    #expect(closeCode { $0.send(frame: []) } == 1007)
  }

  @Test func aTextMessageEndsTheConnection() {
    #expect(closeCode { $0.send(frame: Array("hello".utf8), opcode: 1) } == 1003)
  }

  @Test func aMessageThatIsTooLargeEndsTheConnection() {
    let bytes = [UInt8](repeating: 7, count: BrowserMessage.limit + 1)
    #expect(closeCode { $0.send(frame: bytes) } == 1009)
  }

  @Test func fragmentsThatTogetherAreTooLargeEndTheConnection() {
    let part = [UInt8](repeating: 7, count: 60_000)
    #expect(
      closeCode { client in
        client.send(frame: part, isLast: false)
        for _ in 0..<5 { client.send(frame: part, opcode: 0, isLast: false) }
      } == 1009)
  }

  /// The length is announced before there is anything: it must not be allocated.
  @Test func aFrameThatAnnouncesAnythingIsNotWaitedFor() {
    let client = connected()
    client.send([0x82, 0x80 | 127, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4])
    client.send([UInt8](repeating: 7, count: BrowserMessage.limit + 70_000))
    client.turn { client.isClosed }
    #expect(client.isClosed)
    #expect(server.takeEvents() == [.connected, .disconnected])
  }

  @Test func bytesThatAreNoWebSocketEndTheConnection() {
    let client = connected()
    client.send([UInt8](repeating: 0xFF, count: 200))
    client.turn { client.closeCode != nil }
    #expect(client.closeCode == 1002)
    client.close()
    client.turn { !server.hasClient }
    #expect(server.takeEvents() == [.connected, .disconnected])
  }

  @Test func bytesThatAreNoRequestAreNotAnswered() {
    let client = client()
    client.send([UInt8](repeating: 0x80, count: 5000) + [13, 10, 13, 10])
    client.turn { client.isClosed }
    #expect(!String(decoding: client.received, as: UTF8.self).contains("200"))
    connected().close()
  }

  // MARK: A page that does not read

  // Over two seconds, because the server's own time limit passes in the machine's time.
  @Test func aPageThatDoesNotReadIsCutOff() {
    let client = client(receiveBuffer: 4096)
    client.open(path: server.access.path(of: .socket), port: server.port)
    client.turn { server.hasClient }
    client.isReading = false
    // Noise, so that it cannot be compressed: more than the system's buffers hold.
    var frame = BrowserFrame(number: 1, width: 1500, height: 1500, scale: 1)
    var noise: UInt32 = 1
    var pixels = (0..<1500 * 1500).map { _ in
      noise = noise &* 1_664_525 &+ 1_013_904_223
      return noise | 0xFF00_0000
    }
    let isAdded = pixels.withUnsafeMutableBytes {
      frame.add((0, 0, 1500, 1500), of: $0, bytesPerRow: 6000)
    }
    #expect(isAdded)
    server.send(frame)
    client.turn(20)
    #expect(server.connection.hasOutput)
    server.endClient(.notReading)
    #expect(!server.hasClient)
    #expect(server.takeEvents() == [.connected, .disconnected])
    // The next page does not wait until the system has given the first one up.
    let next = connected()
    client.turn { server.endings.isEmpty }
    #expect(server.endings.isEmpty)
    #expect(server.hasClient)
    next.close()
  }

  @Test func aServerThatIsClosedEndsTheConnection() {
    let client = connected()
    server.endClient(.quit)
    client.turn { client.isClosed }
    #expect(client.closeCode == 1001)
    server.close()
    server.close()
    server.service(upTo: 0.01)
    let late = self.client()
    #expect(late.isClosed)
  }
}
