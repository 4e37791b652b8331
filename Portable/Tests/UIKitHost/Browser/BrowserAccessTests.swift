import Testing

@testable import UIKitHost

struct BrowserAccessTests {
  private let access = BrowserAccess()

  @Test("A token has 192 random bits") func aTokenHas192RandomBits() {
    let tokens = Set((0..<100).map { _ in BrowserAccess().token })
    #expect(tokens.count == 100)
    for token in tokens {
      #expect(token.count == 48)
      #expect(token.allSatisfy { "0123456789abcdef".contains($0) })
    }
  }

  /// Numbers with leading zeros must not make a token shorter.
  @Test("Every token has the same length") func everyTokenHasTheSameLength() {
    struct Zeros: RandomNumberGenerator {
      mutating func next() -> UInt64 { 0 }
    }
    var zeros = Zeros()
    #expect(BrowserAccess(using: &zeros).token == String(repeating: "0", count: 48))
  }

  @Test("Every resource has a path") func everyResourceHasAPath() {
    for resource in BrowserAccess.Resource.allCases {
      #expect(access.resource(at: access.path(of: resource)) == resource)
    }
  }

  @Test("Another path has no resource") func nothingIsAtAnotherPath() {
    let token = access.token
    let other = String(token.dropLast()) + (token.last == "0" ? "1" : "0")
    for path in [
      "", "/", "//", "/\(token)", "/\(token)/page", "/\(token)//", "/\(token)/../socket",
      "/\(other)/", "/\(other)/socket", "/\(token.uppercased())é/", "/\(token)0/",
    ] {
      #expect(access.resource(at: path) == nil, "\(path)")
    }
  }

  @Test(
    "This machine is trusted",
    arguments: [
      "127.0.0.1", "127.0.0.1:8080", "localhost", "localhost:1", "LOCALHOST:65535",
    ]) func thisMachineIsTrusted(host: String)
  {
    #expect(access.isTrusted(host: host))
  }

  /// Another host name can resolve to this machine: DNS rebinding.
  @Test(
    "Other hosts are not trusted",
    arguments: [
      nil, "", ":", ":8080", "evil.example", "evil.example:8080", "localhost.evil.example",
      "127.0.0.1.evil.example", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:+1", "127.0.0.1:99999",
      "127.0.0.1:1:2", "127.0.0.2", "0.0.0.0", "[::1]:80", " localhost", "evil@localhost",
    ]) func othersAreNotTrusted(host: String?)
  {
    #expect(!access.isTrusted(host: host))
  }

  @Test("A WebSocket comes from a page of the same address")
  func aWebSocketComesFromAPageOfTheSameAddress() {
    #expect(access.isTrusted(origin: "http://127.0.0.1:8080", host: "127.0.0.1:8080"))
    #expect(access.isTrusted(origin: "http://localhost:8080", host: "localhost:8080"))
    for origin in [
      nil, "null", "", "http://127.0.0.1:8081", "http://localhost:8080", "https://127.0.0.1:8080",
      "http://evil.example", "http://127.0.0.1:8080.evil.example", "http://127.0.0.1",
    ] {
      #expect(!access.isTrusted(origin: origin, host: "127.0.0.1:8080"), "\(origin ?? "none")")
    }
    #expect(!access.isTrusted(origin: "http://evil.example", host: "evil.example"))
  }
}
