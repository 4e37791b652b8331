import Foundation

/// What is on its way between the server and one page.
///
/// Invariant: at most one message from the page is being put together, and at most one frame and one
/// of each other reply wait to be sent, so that no page can make the process grow.
struct BrowserConnection {
  /// Why a connection is closed by the server: a code of WebSocket's and a line for the page.
  struct Ending: Equatable, Sendable {
    let code: UInt16
    let reason: String

    static let quit = Ending(code: 1001, reason: "The catalog was closed.")
    static let notBinary = Ending(code: 1003, reason: "A message is not binary.")
    static let malformed = Ending(code: 1007, reason: "A message is malformed.")
    static let tooLarge = Ending(code: 1009, reason: "A message is too large.")
    static let outOfTurn = Ending(code: 1008, reason: "A frame was confirmed that was not sent.")
    static let occupied = Ending(code: 4001, reason: "Another window has the catalog.")
    static let taken = Ending(code: 4003, reason: "Another window has taken the catalog.")
    static let silent = Ending(code: 4002, reason: "The page did not say how large it is.")
    static let notReading = Ending(code: 4002, reason: "The page did not show a frame in time.")
  }

  /// The bytes of a WebSocket frame that are sent at once.
  static let chunk = 1 << 16

  private var incoming: [UInt8] = []
  private var frame: [UInt8]?
  private var state: BrowserReply?
  private var copy: BrowserReply?
  private var outgoing: (bytes: [UInt8], offset: Int)?

  /// Takes a part of a message from the page.
  ///
  /// - Returns: The message once it is complete, or why the connection ends.
  mutating func receive(
    _ part: UnsafeRawBufferPointer, isBinary: Bool, isLast: Bool
  ) -> Result<BrowserMessage?, Refusal> {
    guard isBinary else { return .failure(Refusal(ending: .notBinary)) }
    guard incoming.count + part.count <= BrowserMessage.limit else {
      incoming = []
      return .failure(Refusal(ending: .tooLarge))
    }
    incoming.append(contentsOf: part)
    guard isLast else { return .success(nil) }
    defer { incoming.removeAll(keepingCapacity: incoming.count <= 4096) }
    guard let message = BrowserMessage(incoming) else {
      return .failure(Refusal(ending: .malformed))
    }
    return .success(message)
  }

  struct Refusal: Error {
    let ending: Ending
  }

  /// Sends a reply, in place of one of its kind that has not been sent.
  mutating func send(_ reply: BrowserReply) {
    switch reply {
    case .state: state = reply
    case .copy: copy = reply
    }
  }

  /// Sends a frame, in place of one that has not been sent.
  mutating func send(_ frame: BrowserFrame) {
    self.frame = frame.bytes
  }

  /// The next part to send, and whether it begins and ends a message; nil if there is nothing.
  mutating func nextPart() -> (bytes: ArraySlice<UInt8>, isFirst: Bool, isLast: Bool)? {
    if outgoing == nil { outgoing = nextMessage().map { ($0, 0) } }
    guard let (bytes, offset) = outgoing else { return nil }
    let end = min(bytes.count, offset + Self.chunk)
    outgoing = end < bytes.count ? (bytes, end) : nil
    return (bytes[offset..<end], offset == 0, end == bytes.count)
  }

  var hasOutput: Bool { outgoing != nil || frame != nil || state != nil || copy != nil }

  private mutating func nextMessage() -> [UInt8]? {
    if let reply = state ?? copy {
      if state != nil { state = nil } else { copy = nil }
      return reply.bytes
    }
    defer { frame = nil }
    return frame
  }
}
