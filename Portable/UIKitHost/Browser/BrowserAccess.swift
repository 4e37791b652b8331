/// The rules for who may see the app in a browser.
///
/// The server listens on the loopback only, yet every page that the browser shows can reach that.
/// Three rules keep them out. Every address has a token that cannot be guessed. The `Host` header
/// names this machine, so that another host name that resolves to 127.0.0.1 is refused. A
/// WebSocket comes from a page of this very server, which its `Origin` header states.
struct BrowserAccess: Equatable, Sendable {
  /// What is at an address.
  enum Resource: String, CaseIterable, Sendable {
    case page = ""
    case script = "live.js"
    case style = "live.css"
    case icon = "icon.png"
    case socket
    /// The socket of a page whose user asks for the app that another page has.
    case takeover
  }

  /// The part of every address that cannot be guessed.
  let token: String

  /// Creates rules with a token of 192 random bits.
  init() {
    var generator = SystemRandomNumberGenerator()
    self.init(using: &generator)
  }

  /// Creates rules with a token from `generator`.
  init(using generator: inout some RandomNumberGenerator) {
    token = (0..<3).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The path of a resource.
  func path(of resource: Resource) -> String { "/\(token)/\(resource.rawValue)" }

  /// The resource at a path; nil if there is none.
  ///
  /// Looks at every byte of the token, so that the time of a refusal does not tell how many are right.
  func resource(at path: String) -> Resource? {
    let expected = Array("/\(token)/".utf8)
    let actual = Array(path.utf8.prefix(expected.count))
    guard actual.count == expected.count else { return nil }
    var difference: UInt8 = 0
    for (left, right) in zip(expected, actual) { difference |= left ^ right }
    guard difference == 0 else { return nil }
    return Resource(rawValue: String(decoding: path.utf8.dropFirst(expected.count), as: UTF8.self))
  }

  /// Returns whether a `Host` header names this machine by a name that only it can give.
  ///
  /// The port is any: it is another one where a tunnel leads here.
  func isTrusted(host: String?) -> Bool {
    guard let parts = host?.split(separator: ":", omittingEmptySubsequences: false),
      (1...2).contains(parts.count), ["127.0.0.1", "localhost"].contains(parts[0].lowercased())
    else { return false }
    return parts.count == 1 || UInt16(parts[1]) != nil && parts[1].allSatisfy(\.isNumber)
  }

  /// Returns whether a WebSocket comes from a page of this server.
  func isTrusted(origin: String?, host: String?) -> Bool {
    guard let origin, let host, isTrusted(host: host) else { return false }
    return origin.lowercased() == "http://\(host.lowercased())"
  }
}
