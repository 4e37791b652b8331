import CWebSockets
import Foundation

/// Requests for the files of the page, and for the WebSocket.
extension BrowserServerThread {
  /// Answers a request that asks for no WebSocket.
  func respond(to socket: OpaquePointer, path: String) -> Int32 {
    let host = Self.header(WSI_TOKEN_HOST, of: socket)
    let answer: [UInt8]
    if !access.isTrusted(host: host) {
      answer = Self.refusal("421 Misdirected Request", "This address is not the catalog's.")
    } else if lws_hdr_total_length(socket, WSI_TOKEN_GET_URI) <= 0 {
      answer = Self.refusal("405 Method Not Allowed", "Only GET is understood.")
    } else if let resource = access.resource(at: path), let file = files[resource] {
      strangers.removeAll { $0 == socket }
      answer = Self.response("200 OK", file, host: host ?? "")
    } else {
      answer = Self.refusal("404 Not Found", "There is nothing at this address.")
    }
    return Self.send(answer, to: socket)
  }

  /// Decides on a request for a WebSocket: zero allows it, another number has refused it.
  func confirmUpgrade(of socket: OpaquePointer) -> Int32 {
    let name = Self.header(WSI_TOKEN_UPGRADE, of: socket)
    let host = Self.header(WSI_TOKEN_HOST, of: socket)
    let origin = Self.header(WSI_TOKEN_ORIGIN, of: socket)
    let path = Self.header(WSI_TOKEN_GET_URI, of: socket) ?? ""
    let resource = access.resource(at: path)
    if name?.lowercased() == "websocket", access.isTrusted(origin: origin, host: host),
      resource == .socket || resource == .takeover
    {
      strangers.removeAll { $0 == socket }
      if resource == .takeover { takers.insert(socket) }
      return 0
    }
    let answer = Self.refusal("403 Forbidden", "This address is not allowed to open the catalog.")
    return Self.send(answer, to: socket) < 0 ? -1 : 1
  }

  private static func refusal(_ status: String, _ text: String) -> [UInt8] {
    response(
      status, BrowserServer.File(type: "text/plain; charset=utf-8", bytes: Array("\(text)\n".utf8)))
  }

  /// A page may load what is at its own address and nothing else, and is shown in no other page.
  private static func response(_ status: String, _ file: BrowserServer.File, host: String = "")
    -> [UInt8]
  {
    let socket = host.isEmpty ? "" : " ws://\(host)"
    let policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
      + "connect-src 'self'\(socket); base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    let lines = [
      "HTTP/1.1 \(status)", "Content-Type: \(file.type)", "Content-Length: \(file.bytes.count)",
      "Content-Security-Policy: \(policy)", "X-Content-Type-Options: nosniff",
      "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
      "Cross-Origin-Opener-Policy: same-origin", "Cache-Control: no-store", "", "",
    ]
    return Array(lines.joined(separator: "\r\n").utf8) + file.bytes
  }

  private static func send(_ answer: [UInt8], to socket: OpaquePointer) -> Int32 {
    let room = Int(lws_bytes_before_buffer)
    var buffer = [UInt8](repeating: 0, count: room) + answer
    let isWritten = buffer.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map {
        lws_write(socket, $0 + room, answer.count, LWS_WRITE_HTTP_FINAL) >= answer.count
      } ?? false
    }
    return isWritten && lws_http_transaction_completed(socket) == 0 ? 0 : -1
  }

  /// The text of a header; nil if it is absent, or longer than any that is right.
  private static func header(_ name: lws_token_indexes, of socket: OpaquePointer) -> String? {
    var buffer = [CChar](repeating: 0, count: 512)
    let length = lws_hdr_copy(socket, &buffer, Int32(buffer.count), name)
    guard length > 0 else { return nil }
    return String(
      validating: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
