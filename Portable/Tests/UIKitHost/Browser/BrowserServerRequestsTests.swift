import Foundation
import TestSupport
import Testing

@testable import UIKitHost

/// Requests for files, over real sockets of the loopback.
///
/// Synchronous throughout: a test waits for the thread of the server.
@Suite(.serialized) struct BrowserServerRequestsTests {
  private let server: BrowserServer

  init() throws {
    server = try BrowserServer(
      port: 0, access: BrowserAccess(), files: BrowserPage.files(title: "A < B", icon: nil))
  }

  private func client() -> LoopbackClient {
    LoopbackClient(port: server.port) { usleep(1_000) }
  }

  private func get(
    _ path: String, host: String? = nil, method: String = "GET", client: LoopbackClient? = nil
  ) -> String {
    let host = host ?? "127.0.0.1:\(server.port)"
    return (client ?? self.client()).request(["\(method) \(path) HTTP/1.1", "Host: \(host)"])
  }

  @Test("The files of the page are served") func theFilesOfThePageAreServed() throws {
    expectEach(
      [
        (BrowserAccess.Resource.page, "text/html"), (.script, "text/javascript"),
        (.style, "text/css"),
      ], named: \.1
    ) { resource, type in
      let client = client()
      let head = get(server.access.path(of: resource), client: client)
      #expect(head.hasPrefix("HTTP/1.1 200 "), "\(type)")
      #expect(head.contains("Content-Type: \(type)"), "\(type)")
      let file = try #require(server.files[resource])
      client.turn { client.body.count >= file.bytes.count }
      #expect(client.body == file.bytes, "\(type)")
    }
  }

  @Test("The page has the title and the version") func thePageHasTheTitleAndTheVersion() throws {
    let page = String(decoding: try #require(server.files[.page]).bytes, as: UTF8.self)
    #expect(page.contains("<title>A &lt; B</title>"))
    #expect(page.contains("data-version=\"\(BrowserMessage.version)\""))
    #expect(!page.contains("{{"))
  }

  @Test("A page may load nothing from elsewhere") func aPageMayLoadNothingFromElsewhere() {
    let head = get(server.access.path(of: .page))
    #expect(head.contains("default-src 'none'; script-src 'self';"))
    #expect(!head.contains("unsafe"))
    #expect(head.contains("frame-ancestors 'none'"))
    #expect(head.contains("Referrer-Policy: no-referrer"))
  }

  @Test("Without the token the server has no resources") func withoutTheTokenThereIsNothing() {
    for path in ["/", "/favicon.ico", "/live.js", "/\(String(repeating: "0", count: 48))/"] {
      #expect(get(path).hasPrefix("HTTP/1.1 404 "))
    }
  }

  @Test("Another host is refused even with the token") func anotherHostIsRefusedEvenWithTheToken() {
    let path = server.access.path(of: .page)
    #expect(get(path, host: "evil.example:\(server.port)").hasPrefix("HTTP/1.1 421 "))
    #expect(get(path, host: "localhost:9").hasPrefix("HTTP/1.1 200 "))
  }

  @Test("Only GET is supported") func onlyGetIsUnderstood() {
    let path = server.access.path(of: .page)
    for method in ["POST", "PUT", "DELETE", "HEAD", "OPTIONS"] {
      #expect(!get(path, method: method).contains(" 200 "), "\(method)")
    }
  }

  /// Linux lists who listens where; 0100007F is 127.0.0.1.
  @Test("The server listens on the loopback only") func theServerListensOnTheLoopbackOnly() throws {
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

  @Test("A port that is taken is an error") func aPortThatIsTakenIsAnError() {
    #expect(throws: HostError.serverNotStarted(port: server.port)) {
      try BrowserServer(port: server.port, access: BrowserAccess(), files: [:])
    }
  }
}
