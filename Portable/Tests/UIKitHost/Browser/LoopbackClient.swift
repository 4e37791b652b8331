import Foundation

@testable import UIKitHost

/// A program that talks to the server through a socket of its own, and never waits.
///
/// `service` gives the server its turn; what the server sent is in `received` afterwards.
final class LoopbackClient {
  /// A WebSocket frame from the server.
  struct Frame: Equatable {
    var opcode: UInt8
    var isLast: Bool
    var payload: [UInt8]

    /// The code of a frame that closes the connection.
    var closeCode: Int? {
      opcode == 8 && payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : nil
    }
  }

  private var socket: Int32
  private(set) var received: [UInt8] = []
  private(set) var isClosed = false
  /// A client that does not read leaves everything in the system's buffers.
  var isReading = true
  private let service: () -> Void

  init(port: Int, receiveBuffer: Int32? = nil, service: @escaping () -> Void) {
    self.service = service
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if var size = receiveBuffer {
      setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    // A browser does not hold short messages back either.
    var isImmediate: Int32 = 1
    setsockopt(
      socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isImmediate, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    isClosed = result != 0
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
  }

  deinit { close() }

  func close() {
    if socket >= 0 { _ = Glibc.close(socket) }
    socket = -1
    isClosed = true
  }

  /// Lets the server work until the condition holds, for at most a minute.
  @discardableResult func turn(until condition: () -> Bool) -> Bool {
    let start = ContinuousClock.now
    while !condition() {
      guard start.duration(to: .now) < .seconds(60) else { return false }
      turn(1)
    }
    return true
  }

  /// Lets the server work that many times.
  func turn(_ count: Int) {
    for _ in 0..<count {
      service()
      read()
    }
  }

  /// Sends bytes as they are, as the server takes them.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    turn { [self] in
      guard !rest.isEmpty, !isClosed else { return true }
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno == EPIPE || errno == ECONNRESET { isClosed = true }
      return rest.isEmpty
    }
  }

  private func read() {
    guard isReading, !isClosed else { return }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count > 0 {
        received += buffer.prefix(count)
      } else {
        if count == 0 || errno != EAGAIN { isClosed = true }
        return
      }
    }
  }
}

extension LoopbackClient {
  /// Sends a request and returns what has come when the head of the answer is complete.
  func request(_ lines: [String]) -> String {
    send(Array((lines + ["", ""]).joined(separator: "\r\n").utf8))
    turn { isClosed || head != nil }
    return head ?? ""
  }

  private var headEnd: Int? {
    let end: [UInt8] = [13, 10, 13, 10]
    guard received.count >= 4 else { return nil }
    return (0...(received.count - 4)).first { Array(received[$0..<$0 + 4]) == end }
  }

  private var head: String? {
    headEnd.map { String(decoding: received[..<$0], as: UTF8.self) }
  }

  /// The bytes after the head.
  var body: [UInt8] { headEnd.map { Array(received[($0 + 4)...]) } ?? [] }

  /// Asks for the WebSocket; the first line of the answer.
  @discardableResult func open(
    path: String, port: Int, host: String? = nil, origin: String?? = .none,
    version: String = BrowserMessage.version
  ) -> String {
    let host = host ?? "127.0.0.1:\(port)"
    var lines = [
      "GET \(path) HTTP/1.1", "Host: \(host)", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Sec-WebSocket-Protocol: \(version)",
    ]
    let own: String? = "http://\(host)"
    if let origin = origin ?? own { lines.append("Origin: \(origin)") }
    return request(lines).components(separatedBy: "\r\n").first ?? ""
  }

  /// Sends a WebSocket frame, masked as a client's are.
  func send(frame payload: [UInt8], opcode: UInt8 = 2, isLast: Bool = true) {
    let mask: [UInt8] = [0x11, 0x22, 0x33, 0x44]
    var bytes: [UInt8] = [(isLast ? 0x80 : 0) | opcode]
    switch payload.count {
    case ..<126: bytes.append(0x80 | UInt8(payload.count))
    case ..<65536: bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      bytes.append(0x80 | 127)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(payload.count >> shift & 255))
      }
    }
    bytes += mask
    for (index, byte) in payload.enumerated() { bytes.append(byte ^ mask[index % 4]) }
    send(bytes)
  }

  /// The complete frames that have come after the head.
  var frames: [Frame] {
    var rest = body[...]
    var frames: [Frame] = []
    while rest.count >= 2 {
      let bytes = Array(rest.prefix(10))
      var length = Int(bytes[1] & 127)
      var offset = 2
      let extra = length == 126 ? 2 : length == 127 ? 8 : 0
      if extra > 0 {
        guard bytes.count >= 2 + extra else { break }
        length = bytes[2..<2 + extra].reduce(0) { $0 << 8 | Int($1) }
        offset += extra
      }
      guard rest.count >= offset + length else { break }
      frames.append(
        Frame(
          opcode: bytes[0] & 15, isLast: bytes[0] & 128 != 0,
          payload: Array(rest.dropFirst(offset).prefix(length))))
      rest = rest.dropFirst(offset + length)
    }
    return frames
  }

  /// The complete binary messages that have come.
  var messages: [[UInt8]] {
    var messages: [[UInt8]] = []
    var open: [UInt8] = []
    for frame in frames where frame.opcode < 8 {
      open += frame.payload
      if frame.isLast {
        messages.append(open)
        open = []
      }
    }
    return messages
  }

  /// The code of the frame that closed the connection.
  var closeCode: Int? { frames.compactMap(\.closeCode).first }
}
