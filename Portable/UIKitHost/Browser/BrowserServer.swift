import CWebSockets
import Foundation

/// Serves the page, and speaks with one browser at a time, on the loopback only.
///
/// The server has no thread: it works while ``service(upTo:)`` runs, on the thread of its owner. The
/// library calls back from there, and what has come in is collected for ``takeEvents()``.
final class BrowserServer {
  /// What happened since the events were last taken.
  enum Event: Equatable {
    case connected
    case message(BrowserMessage)
    case disconnected
  }

  /// A file of the page.
  struct File {
    let type: String
    let bytes: [UInt8]
  }

  /// The connections that may be open at once, those that are refused included.
  static let connectionLimit: UInt32 = 32

  let access: BrowserAccess
  private(set) var port = 0
  let files: [BrowserAccess.Resource: File]

  /// The connection that has the app.
  var client: OpaquePointer?
  var connection = BrowserConnection()
  /// The connections that are being closed, and why.
  var endings: [OpaquePointer: BrowserConnection.Ending] = [:]
  var events: [Event] = []
  private var context: OpaquePointer?
  private let settings: BrowserServerSettings

  /// Listens on `port` of 127.0.0.1; zero takes any that is free.
  ///
  /// Throws `HostError.serverNotStarted` if another program has the port.
  init(
    port: Int, access: BrowserAccess, files: [BrowserAccess.Resource: File]
  ) throws {
    self.access = access
    self.files = files
    settings = BrowserServerSettings()
    context = settings.makeContext(
      port: port, user: Unmanaged.passUnretained(self).toOpaque(), limit: Self.connectionLimit)
    guard let context, let host = lws_get_vhost_by_name(context, BrowserServerSettings.hostName)
    else {
      close()
      throw HostError.serverNotStarted(port: port)
    }
    self.port = Int(lws_get_vhost_listen_port(host))
  }

  deinit { close() }

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(port)\(access.path(of: .page))" }

  var hasClient: Bool { client != nil }

  /// Takes in what has come and sends what waits; at most for `seconds` it waits for either.
  func service(upTo seconds: TimeInterval = 0) {
    guard let context else { return }
    if seconds > 0 {
      settings.alarm.pointee.context = context
      lws_alarm_set(settings.alarm, lws_usec_t(seconds * 1_000_000))
      lws_service(context, 0)
      lws_alarm_set(settings.alarm, lws_usec_t(LWS_SET_TIMER_USEC_CANCEL))
    }
    // Each round takes a buffer from each connection. A page that sends more waits for the next call.
    for _ in 0..<16 {
      let before = events.count
      lws_service(context, -1)
      if events.count == before { break }
    }
  }

  /// Takes the events out, oldest first.
  func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  func send(_ reply: BrowserReply) {
    connection.send(reply)
    askToWrite()
  }

  func send(_ frame: BrowserFrame) {
    connection.send(frame)
    askToWrite()
  }

  private func askToWrite() {
    if let client { lws_callback_on_writable(client) }
  }

  /// Ends the connection that has the app; a page that does not read is cut off after a second.
  func endClient(_ ending: BrowserConnection.Ending) {
    guard let client else { return }
    self.client = nil
    connection = BrowserConnection()
    events.append(.disconnected)
    end(client, ending)
  }

  func end(_ socket: OpaquePointer, _ ending: BrowserConnection.Ending) {
    endings[socket] = ending
    lws_set_timer_usecs(socket, 1_000_000)
    lws_callback_on_writable(socket)
  }

  /// Ends all connections and stops listening. A second call does nothing.
  func close() {
    guard let context else { return }
    self.context = nil
    lws_context_destroy(context)
  }
}
