import CWebSockets
import Foundation

/// What the library calls, always on the thread of the server.
func browserServerCallback(
  _ socket: OpaquePointer?, _ reason: lws_callback_reasons, _ user: UnsafeMutableRawPointer?,
  _ input: UnsafeMutableRawPointer?, _ length: Int
) -> Int32 {
  guard let socket, let context = lws_get_context(socket), let user = lws_context_user(context)
  else { return 0 }
  let server = Unmanaged<BrowserServerThread>.fromOpaque(user).takeUnretainedValue()
  return server.handle(reason, of: socket, UnsafeRawBufferPointer(start: input, count: length))
}

extension BrowserServerThread {
  /// A result that has the library close the connection.
  private static let closes: Int32 = -1

  func handle(
    _ reason: lws_callback_reasons, of socket: OpaquePointer, _ input: UnsafeRawBufferPointer
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
      arrived(socket)
    case LWS_CALLBACK_WSI_DESTROY:
      strangers.removeAll { $0 == socket }
      takers.remove(socket)
    case LWS_CALLBACK_HTTP:
      return respond(to: socket, path: String(decoding: input, as: UTF8.self))
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
      return confirmUpgrade(of: socket)
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
      // The first protocol is that of requests without a WebSocket.
      let name = lws_get_protocol(socket)?.pointee.name.map { String(cString: $0) }
      return name == BrowserMessage.version ? 0 : Self.closes
    case LWS_CALLBACK_ESTABLISHED:
      established(socket)
    case LWS_CALLBACK_RECEIVE:
      return received(input, from: socket)
    case LWS_CALLBACK_SERVER_WRITEABLE:
      return write(to: socket)
    case LWS_CALLBACK_TIMER where endings[socket] == nil:
      // A page that has the app and says nothing gives it up.
      if socket == client, !isClientKnown { endClient(.silent) }
    case LWS_CALLBACK_TIMER:
      // The page has not taken the reason; the library would go on waiting for it to read.
      shutdown(lws_get_socket_fd(socket), Int32(SHUT_RDWR))
      return Self.closes
    case LWS_CALLBACK_CLOSED:
      closed(socket)
    default:
      break
    }
    return 0
  }

  /// Ends the oldest connection without the token where too many are open, so that there is always room
  /// for one with it.
  private func arrived(_ socket: OpaquePointer) {
    strangers.append(socket)
    guard strangers.count > Self.strangerLimit else { return }
    lws_set_timeout(strangers.removeFirst(), PENDING_TIMEOUT_CLOSE_SEND, LWS_TO_KILL_ASYNC)
  }

  /// Gives the app to a page: at once if no other has it, if the other is hidden, or if the user has asked
  /// for it there.
  private func established(_ socket: OpaquePointer) {
    let takes = takers.remove(socket) != nil
    if client != nil {
      guard takes || !isClientVisible else {
        report(.wanted)
        return end(socket, .occupied)
      }
      endClient(.taken)
    }
    begin(socket)
  }

  private func closed(_ socket: OpaquePointer) {
    endings[socket] = nil
    guard socket == client else { return }
    client = nil
    connection = BrowserConnection()
    report(.disconnected)
  }

  private func received(_ part: UnsafeRawBufferPointer, from socket: OpaquePointer) -> Int32 {
    guard socket == client else { return 0 }
    let isLast =
      lws_is_final_fragment(socket) != 0 && lws_remaining_packet_payload(socket) == 0
    switch connection.receive(
      part, isBinary: lws_frame_is_binary(socket) != 0, isLast: isLast)
    {
    case .success(let message):
      guard let message else { return 0 }
      isClientKnown = true
      if case .display(let display) = message { isClientVisible = display.isVisible }
      report(.message(message))
      return 0
    case .failure(let refusal):
      endClient(refusal.ending)
      return close(socket)
    }
  }

  private func write(to socket: OpaquePointer) -> Int32 {
    if endings[socket] != nil { return close(socket) }
    guard socket == client, let part = connection.nextPart() else { return 0 }
    let isWritten = Self.write(part.bytes, to: socket, part.isFirst, part.isLast)
    guard isWritten else { return Self.closes }
    if connection.hasOutput { lws_callback_on_writable(socket) }
    return 0
  }

  private static func write(
    _ bytes: ArraySlice<UInt8>, to socket: OpaquePointer, _ isFirst: Bool, _ isLast: Bool
  ) -> Bool {
    // The library writes its own bytes before those of the message.
    let room = Int(lws_bytes_before_buffer)
    var buffer = [UInt8](repeating: 0, count: room)
    buffer += bytes
    let kind = isFirst ? LWS_WRITE_BINARY.rawValue : LWS_WRITE_CONTINUATION.rawValue
    let part = isLast ? 0 : LWS_WRITE_NO_FIN.rawValue
    return buffer.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      return lws_write(
        socket, start + room, bytes.count, lws_write_protocol(kind | part)) >= bytes.count
    }
  }

  /// Names the reason to the page and has the library close the connection.
  private func close(_ socket: OpaquePointer) -> Int32 {
    guard let ending = endings[socket] else { return Self.closes }
    var reason = Array(ending.reason.utf8)
    lws_close_reason(
      socket, lws_close_status(UInt32(ending.code)), &reason, reason.count)
    return Self.closes
  }
}
