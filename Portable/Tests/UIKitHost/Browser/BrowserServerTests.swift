import Foundation
import Testing

@testable import UIKitHost

/// The server over real sockets of the loopback.
///
/// Synchronous throughout: the server works when a test gives it its turn.
@Suite(.serialized) struct BrowserServerTests {
  private let server: BrowserServer

  init() throws {
    server = try BrowserServer(
      port: 0, access: BrowserAccess(), files: BrowserPage.files(title: "A < B", icon: nil))
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

  private func get(
    _ path: String, host: String? = nil, method: String = "GET", client: LoopbackClient? = nil
  ) -> String {
    let host = host ?? "127.0.0.1:\(server.port)"
    return (client ?? self.client()).request(["\(method) \(path) HTTP/1.1", "Host: \(host)"])
  }

  // MARK: Files

  @Test func theFilesOfThePageAreServed() throws {
    for (resource, type) in [
      (BrowserAccess.Resource.page, "text/html"), (.script, "text/javascript"),
      (.style, "text/css"),
    ] {
      let client = client()
      let head = get(server.access.path(of: resource), client: client)
      #expect(head.hasPrefix("HTTP/1.1 200 "))
      #expect(head.contains("Content-Type: \(type)"))
      let file = try #require(server.files[resource])
      client.turn { client.body.count >= file.bytes.count }
      #expect(client.body == file.bytes)
    }
  }

  @Test func thePageHasTheTitleAndTheVersion() throws {
    let page = String(decoding: try #require(server.files[.page]).bytes, as: UTF8.self)
    #expect(page.contains("<title>A &lt; B</title>"))
    #expect(page.contains("data-version=\"\(BrowserMessage.version)\""))
    #expect(!page.contains("{{"))
  }

  @Test func aPageMayLoadNothingFromElsewhere() {
    let head = get(server.access.path(of: .page))
    #expect(head.contains("default-src 'none'; script-src 'self';"))
    #expect(!head.contains("unsafe"))
    #expect(head.contains("frame-ancestors 'none'"))
    #expect(head.contains("Referrer-Policy: no-referrer"))
  }

  @Test func withoutTheTokenThereIsNothing() {
    for path in ["/", "/favicon.ico", "/live.js", "/\(String(repeating: "0", count: 48))/"] {
      #expect(get(path).hasPrefix("HTTP/1.1 404 "))
    }
  }

  @Test func anotherHostIsRefusedEvenWithTheToken() {
    let path = server.access.path(of: .page)
    #expect(get(path, host: "evil.example:\(server.port)").hasPrefix("HTTP/1.1 421 "))
    #expect(get(path, host: "localhost:9").hasPrefix("HTTP/1.1 200 "))
  }

  @Test func onlyGetIsUnderstood() {
    let path = server.access.path(of: .page)
    for method in ["POST", "PUT", "DELETE", "HEAD", "OPTIONS"] {
      #expect(!get(path, method: method).contains(" 200 "), "\(method)")
    }
  }

  /// Linux lists who listens where; 0100007F is 127.0.0.1.
  @Test func theServerListensOnTheLoopbackOnly() throws {
    let port = String(format: "%04X", server.port)
    for (file, address) in [("tcp", "0100007F"), ("tcp6", nil)] {
      let table = (try? String(contentsOfFile: "/proc/net/\(file)", encoding: .utf8)) ?? ""
      let listening = table.split(separator: "\n").compactMap { line -> String? in
        let fields = line.split(separator: " ")
        guard fields.count > 3, fields[3] == "0A", fields[1].hasSuffix(":\(port)") else {
          return nil
        }
        return String(fields[1].prefix { $0 != ":" })
      }
      #expect(listening == [address].compactMap { $0 }, "\(file)")
    }
  }

  @Test func aPortThatIsTakenIsAnError() {
    #expect(throws: HostError.serverNotStarted(port: server.port)) {
      try BrowserServer(port: server.port, access: BrowserAccess(), files: [:])
    }
  }

  // MARK: WebSocket

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
    #expect(get(server.access.path(of: .page)).hasPrefix("HTTP/1.1 200 "))
  }

  // MARK: A page that does not read

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
