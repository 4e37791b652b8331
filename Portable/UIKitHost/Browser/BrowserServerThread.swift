import CWebSockets
import Foundation

/// The thread of a ``BrowserServer``: the sockets, and what they are doing.
///
/// Everything here happens on that thread, within ``run()``, where the library calls back.
final class BrowserServerThread {
  /// The connections that may be open at once, those that are refused included.
  static let connectionLimit: UInt32 = 64
  /// The connections that may be open without having shown the token; a new one ends the oldest.
  static let strangerLimit = 16
  /// How long a page may have the app without having sent its size, in microseconds.
  private static let silence: lws_usec_t = 5_000_000

  let access: BrowserAccess
  let files: [BrowserAccess.Resource: BrowserServer.File]
  let mailbox: BrowserMailbox

  /// The connection that has the app, and its number.
  var client: OpaquePointer?
  private(set) var clientNumber = 0
  var connection = BrowserConnection()
  /// Whether the page of the client has sent its size, and whether it is on the screen.
  var isClientKnown = false
  var isClientVisible = true
  /// The connections that are being closed, and why.
  var endings: [OpaquePointer: BrowserConnection.Ending] = [:]
  /// The connections that ask for the app even if another page has it.
  var takers: Set<OpaquePointer> = []
  /// The connections that have not shown the token, the oldest first.
  var strangers: [OpaquePointer] = []
  private var context: OpaquePointer?
  private let settings = BrowserServerSettings()

  private init(
    access: BrowserAccess, files: [BrowserAccess.Resource: BrowserServer.File],
    mailbox: BrowserMailbox
  ) {
    self.access = access
    self.files = files
    self.mailbox = mailbox
  }

  /// Starts a thread that listens.
  ///
  /// - Returns: The port, or nil if another program has it.
  static func start(
    _ port: Int, _ access: BrowserAccess, _ files: [BrowserAccess.Resource: BrowserServer.File],
    _ mailbox: BrowserMailbox
  ) -> Int? {
    let (found, isListening) = (PortBox(), DispatchSemaphore(value: 0))
    let thread = Thread {
      let server = BrowserServerThread(access: access, files: files, mailbox: mailbox)
      found.set(server.listen(port))
      isListening.signal()
      if found.port != nil { server.run() }
    }
    thread.name = "live page"
    thread.start()
    isListening.wait()
    return found.port
  }

  private func listen(_ port: Int) -> Int? {
    context = settings.makeContext(
      port: port, user: Unmanaged.passUnretained(self).toOpaque(), limit: Self.connectionLimit)
    guard let context, let host = lws_get_vhost_by_name(context, BrowserServerSettings.hostName)
    else {
      context.map { lws_context_destroy($0) }
      return nil
    }
    // The library allows this one call from other threads; the mailbox makes it only while the thread runs.
    let address = UInt(bitPattern: context)
    mailbox.begin { lws_cancel_service(OpaquePointer(bitPattern: address)) }
    return Int(lws_get_vhost_listen_port(host))
  }

  private func run() {
    guard let context else { return }
    while !mailbox.isClosed {
      lws_service(context, 0)
      for (number, command) in mailbox.takeCommands() where number == clientNumber {
        perform(command)
      }
    }
    // What was asked for last, such as to name the reason of the end, is still done.
    for (number, command) in mailbox.takeCommands() where number == clientNumber {
      perform(command)
    }
    let end = ContinuousClock.now + .milliseconds(200)
    while !endings.isEmpty, ContinuousClock.now < end {
      lws_service(context, -1)
      usleep(1_000)
    }
    mailbox.stopWaking()
    lws_context_destroy(context)
    mailbox.finish()
  }

  private func perform(_ command: BrowserMailbox.Command) {
    guard let client else { return }
    switch command {
    case .reply(let reply): connection.send(reply)
    case .frame(let frame): connection.send(frame)
    case .end(let ending): return endClient(ending)
    case .resume:
      lws_rx_flow_control(client, 1)
      return
    }
    lws_callback_on_writable(client)
  }

  /// Gives the app to a connection.
  func begin(_ socket: OpaquePointer) {
    client = socket
    clientNumber += 1
    connection = BrowserConnection()
    (isClientKnown, isClientVisible) = (false, true)
    lws_set_timer_usecs(socket, Self.silence)
    report(.connected)
  }

  /// Hands an event of the client over; a client that sends more than is taken has to wait.
  func report(_ event: BrowserServer.Event) {
    if !mailbox.append(event, of: clientNumber), let client { lws_rx_flow_control(client, 0) }
  }

  /// Takes the app from the client.
  func endClient(_ ending: BrowserConnection.Ending) {
    guard let client else { return }
    self.client = nil
    connection = BrowserConnection()
    report(.disconnected)
    end(client, ending)
  }

  func end(_ socket: OpaquePointer, _ ending: BrowserConnection.Ending) {
    endings[socket] = ending
    lws_rx_flow_control(socket, 1)
    lws_set_timer_usecs(socket, 1_000_000)
    lws_callback_on_writable(socket)
  }
}

/// The port that a thread has found.
///
/// Sendable without checks, because the semaphore of `start` orders the one write before the reads.
private final class PortBox: @unchecked Sendable {
  private(set) var port: Int?

  func set(_ port: Int?) { self.port = port }
}
