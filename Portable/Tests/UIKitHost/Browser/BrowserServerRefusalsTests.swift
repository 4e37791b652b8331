import Foundation
import Testing

@testable import UIKitHost

/// Connections that a server refuses, over real sockets of the loopback.
@Suite(.serialized) struct BrowserServerRefusalsTests {
  private let server: BrowserServer

  init() throws {
    server = try BrowserServer(port: 0, access: BrowserAccess(), files: [:])
  }

  private func client() -> LoopbackClient {
    LoopbackClient(port: server.port) { usleep(1_000) }
  }

  @Test("A page of another origin is refused") func aPageOfAnotherOriginIsRefused() {
    let path = server.access.path(of: .socket)
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"] {
      let answer = client().open(path: path, port: server.port, origin: origin)
      #expect(answer.contains("403"), "\(origin)")
    }
    #expect(client().open(path: path, port: server.port, origin: .some(nil)).contains("403"))
    #expect(server.takeEvents().isEmpty)
  }

  @Test("A socket without the token is refused") func aSocketWithoutTheTokenIsRefused() {
    for path in ["/", "/socket", "/\(String(repeating: "f", count: 48))/socket"] {
      #expect(client().open(path: path, port: server.port).contains("403"), "\(path)")
    }
    #expect(
      client().open(path: server.access.path(of: .page), port: server.port).contains("403"))
  }

  @Test("Another host cannot open the socket") func anotherHostMayNotHaveTheSocket() {
    let answer = client().open(
      path: server.access.path(of: .socket), port: server.port, host: "evil.example")
    #expect(answer.contains("403"))
  }

  @Test(
    "Another version is refused", arguments: ["controlkit-live-0", "http", "", "chat, superchat"])
  func anotherVersionIsRefused(version: String) {
    let client = client()
    let answer = client.open(
      path: server.access.path(of: .socket), port: server.port, version: version)
    #expect(!answer.contains("101"))
    #expect(server.takeEvents().isEmpty)
  }
}
