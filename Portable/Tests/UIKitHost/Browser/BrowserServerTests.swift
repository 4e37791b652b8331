import Foundation
import Testing

@testable import UIKitHost

/// The WebSocket over real sockets of the loopback.
///
/// Synchronous throughout: a test waits for the thread of the server.
@Suite(.serialized) struct BrowserServerTests {
  private let server: BrowserServer

  init() throws {
    server = try BrowserServer(
      port: 0, access: BrowserAccess(), files: [:])
  }

  private func client(receiveBuffer: Int32? = nil) -> LoopbackClient {
    LoopbackClient(port: server.port, receiveBuffer: receiveBuffer) { usleep(1_000) }
  }

  private var eventCount: Int { server.mailbox.eventCount }

  private func connected(_ resource: BrowserAccess.Resource = .socket) -> LoopbackClient {
    let (client, count) = (client(), eventCount)
    let answer = client.open(path: server.access.path(of: resource), port: server.port)
    #expect(answer.contains("101"))
    client.turn { eventCount > count }
    return client
  }

  private func display(_ width: CGFloat = 400, isVisible: Bool = true) -> BrowserMessage {
    .display(.init(size: CGSize(width: width, height: 500), scale: 1, isVisible: isVisible))
  }

  @Test("Messages come in and go out") func messagesComeInAndGoOut() {
    let client = connected()
    client.send(frame: BrowserMessage.text("Hello").bytes)
    client.send(frame: BrowserMessage.hoverEnded.bytes)
    client.turn { eventCount >= 3 }
    #expect(
      server.takeEvents() == [.connected, .message(.text("Hello")), .message(.hoverEnded)])
    server.send(.copy("Text"))
    client.turn { !client.messages.isEmpty }
    #expect(client.messages == [BrowserReply.copy("Text").bytes])
  }

  @Test("A message may come in fragments") func aMessageMayComeInFragments() {
    let client = connected()
    let bytes = BrowserMessage.text(String(repeating: "long ", count: 20_000)).bytes
    client.send(frame: Array(bytes[..<10]), isLast: false)
    client.send(frame: Array(bytes[10..<70_000]), opcode: 0, isLast: false)
    client.send(frame: Array(bytes[70_000...]), opcode: 0)
    client.turn { eventCount >= 2 }
    #expect(server.takeEvents().last == BrowserMessage(bytes).map { .message($0) })
  }

  @Test("A second page is refused, and the next one can connect when the first is gone")
  func aSecondPageIsToldAndTheNextMayComeWhenTheFirstIsGone() {
    let first = connected()
    let second = client()
    second.open(path: server.access.path(of: .socket), port: server.port)
    second.turn { second.isClosed }
    #expect(second.closeCode == 4001)
    #expect(server.takeEvents() == [.connected, .wanted])
    first.send(frame: [4])
    first.turn { eventCount > 0 }
    #expect(server.takeEvents() == [.message(.hoverEnded)])

    first.close()
    let third = client()
    third.turn { eventCount > 0 }
    #expect(server.takeEvents() == [.disconnected])
    third.open(path: server.access.path(of: .socket), port: server.port)
    third.turn { eventCount > 0 }
    #expect(server.takeEvents() == [.connected])
  }

  @Test("A hidden page gives the app to the next") func aHiddenPageGivesTheAppToTheNext() {
    let first = connected()
    first.send(frame: display(isVisible: false).bytes)
    first.turn { eventCount >= 2 }
    _ = server.takeEvents()
    let second = connected()
    first.turn { first.isClosed }
    #expect(first.closeCode == 4003)
    #expect(server.takeEvents() == [.disconnected, .connected])
    server.send(.copy("Text"))
    second.turn { !second.messages.isEmpty }
    #expect(second.messages == [BrowserReply.copy("Text").bytes])
  }

  @Test("A page whose user takes the app over gets it from a visible page")
  func aPageWhoseUserAsksForTheAppTakesItFromOneThatIsSeen() {
    let first = connected()
    first.send(frame: display().bytes)
    first.turn { eventCount >= 2 }
    _ = server.takeEvents()
    let second = connected(.takeover)
    first.turn { first.isClosed }
    #expect(first.closeCode == 4003)
    #expect(server.takeEvents() == [.disconnected, .connected])
    // What the former page had to get does not reach the next one.
    #expect(second.messages.isEmpty)
  }

  // Over two seconds, because the time limit passes in the machine's time.
  @Test("A page that sends nothing gives the app up") func aPageThatSaysNothingGivesTheAppUp() {
    let silent = connected()
    silent.turn { silent.isClosed }
    #expect(silent.closeCode == 4002)
    #expect(server.takeEvents() == [.connected, .disconnected])
  }

  @Test("Connections without the token leave room for a page")
  func connectionsWithoutTheTokenLeaveRoomForAPage() {
    let strangers = (0..<80).map { _ in client() }
    for stranger in strangers.prefix(40) { stranger.send(Array("GET /".utf8)) }
    let page = connected()
    #expect(server.takeEvents() == [.connected])
    // A socket that the server has closed says so when it is read.
    page.turn {
      for stranger in strangers { stranger.turn(1) }
      return strangers.count(where: \.isClosed) >= 60
    }
    #expect(strangers.count(where: \.isClosed) >= 60)
    page.send(frame: [4])
    page.turn { eventCount > 0 }
    #expect(server.takeEvents() == [.message(.hoverEnded)])
  }

  @Test("Many pending sizes become one") func manySizesThatWaitAreOne() {
    let client = connected()
    for width in 400...440 { client.send(frame: display(CGFloat(width)).bytes) }
    client.send(frame: [4])
    client.turn { server.mailbox.eventCount >= 3 }
    #expect(
      server.takeEvents() == [.connected, .message(display(440)), .message(.hoverEnded)])
  }

  @Test("A page that sends too much has to wait")
  func aPageThatSendsMoreThanIsTakenHasToWait() {
    let client = connected()
    let count = 3 * BrowserMailbox.limit
    for _ in 0..<count { client.send(frame: [4]) }
    client.turn(50)
    #expect(eventCount < 2 * BrowserMailbox.limit)
    var events: [BrowserServer.Event] = []
    client.turn {
      events += server.takeEvents()
      return events.count > count
    }
    #expect(events.count == count + 1)
  }

  // MARK: What is not a message

  private func closeCode(sending send: (LoopbackClient) -> Void) -> Int? {
    let client = connected()
    send(client)
    client.turn { client.isClosed && eventCount >= 2 }
    #expect(server.takeEvents() == [.connected, .disconnected])
    // The server still runs.
    let next = connected()
    next.send(frame: [4])
    next.turn { eventCount >= 2 }
    #expect(server.takeEvents() == [.connected, .message(.hoverEnded)])
    next.close()
    return client.closeCode
  }

  static let wrongMessages: [String: (bytes: [UInt8], opcode: UInt8, code: Int)] = [
    "malformed": ([99, 1, 2], 2, 1007), "empty": ([], 2, 1007),
    "text": (Array("hello".utf8), 1, 1003),
    "too large": ([UInt8](repeating: 7, count: BrowserMessage.limit + 1), 2, 1009),
  ]

  @Test(
    "A malformed, empty, text or too large message ends the connection",
    arguments: wrongMessages.keys.sorted())
  func aWrongMessageEndsTheConnection(kind: String) throws {
    let message = try #require(Self.wrongMessages[kind])
    #expect(closeCode { $0.send(frame: message.bytes, opcode: message.opcode) } == message.code)
  }

  @Test("Fragments that together are too large end the connection")
  func fragmentsThatTogetherAreTooLargeEndTheConnection() {
    let part = [UInt8](repeating: 7, count: 60_000)
    #expect(
      closeCode { client in
        client.send(frame: part, isLast: false)
        // The last one is too much: what a server has not read takes its answer away.
        for _ in 0..<4 { client.send(frame: part, opcode: 0, isLast: false) }
      } == 1009)
  }

  /// The length is announced before there is anything: it must not be allocated.
  @Test("A frame with an announced size is not waited for")
  func aFrameThatAnnouncesAnythingIsNotWaitedFor() {
    let client = connected()
    client.send([0x82, 0x80 | 127, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4])
    client.send([UInt8](repeating: 7, count: BrowserMessage.limit + 70_000))
    client.turn { client.isClosed && eventCount >= 2 }
    #expect(client.isClosed)
    #expect(server.takeEvents() == [.connected, .disconnected])
  }

  @Test("Bytes that are not a WebSocket end the connection")
  func bytesThatAreNoWebSocketEndTheConnection() {
    let client = connected()
    client.send([UInt8](repeating: 0xFF, count: 200))
    client.turn { client.closeCode != nil }
    #expect(client.closeCode == 1002)
    client.close()
    client.turn { eventCount >= 2 }
    #expect(server.takeEvents() == [.connected, .disconnected])
  }

  @Test("Bytes that are not a request get no answer") func bytesThatAreNoRequestAreNotAnswered() {
    let client = client()
    client.send([UInt8](repeating: 0x80, count: 5000) + [13, 10, 13, 10])
    client.turn { client.isClosed }
    #expect(!String(decoding: client.received, as: UTF8.self).contains("200"))
    connected().close()
  }

  // MARK: A page that does not read

  // Over two seconds, because the server's own time limit passes in the machine's time.
  @Test("A page that does not read is cut off") func aPageThatDoesNotReadIsCutOff() {
    let client = client(receiveBuffer: 4096)
    client.open(path: server.access.path(of: .socket), port: server.port)
    client.turn { eventCount > 0 }
    #expect(server.takeEvents() == [.connected])
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
    server.endClient(.notReading)
    #expect(!server.hasClient)
    #expect(server.takeEvents() == [.disconnected])
    // The next page does not wait until the system has given the first one up.
    let next = connected()
    #expect(server.takeEvents() == [.connected])
    #expect(server.hasClient)
    next.close()
  }

  @Test("A server that is closed ends the connection") func aServerThatIsClosedEndsTheConnection() {
    let client = connected()
    _ = server.takeEvents()
    server.endClient(.quit)
    server.close()
    server.close()
    client.turn { client.isClosed }
    #expect(client.closeCode == 1001)
    let late = self.client()
    #expect(late.isClosed)
  }
}
