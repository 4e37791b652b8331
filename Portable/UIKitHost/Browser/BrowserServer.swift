import Foundation
import Synchronization

/// Serves the page, and speaks with one browser at a time, on the loopback only.
///
/// A thread of its own reads and writes the sockets, however busy the main thread is: see
/// ``BrowserServerThread``. What has come in is collected for ``takeEvents()``, and what is to be sent is
/// handed over; ``BrowserMailbox`` is between both.
final class BrowserServer {
  /// What happened since the events were last taken.
  enum Event: Equatable, Sendable {
    case connected
    case message(BrowserMessage)
    /// Another page asked for the app, which the client has.
    case wanted
    case disconnected
  }

  /// A file of the page.
  struct File: Sendable {
    let type: String
    let bytes: [UInt8]
  }

  let access: BrowserAccess
  let port: Int
  let files: [BrowserAccess.Resource: File]

  let mailbox: BrowserMailbox

  /// The client whose connection was taken out of the events.
  private var client: Int?

  /// Listens on `port` of 127.0.0.1; zero takes any that is free.
  ///
  /// Throws `HostError.serverNotStarted` if another program has the port.
  ///
  /// - Parameters:
  ///   - access: The rules for who may have the page.
  ///   - files: The files of the page.
  ///   - arrived: Called on the thread of the server when events have come that are the first to take.
  init(
    port: Int, access: BrowserAccess, files: [BrowserAccess.Resource: File],
    arrived: @escaping @Sendable () -> Void = {}
  ) throws {
    self.access = access
    self.files = files
    mailbox = BrowserMailbox(arrived: arrived)
    guard let port = BrowserServerThread.start(port, access, files, mailbox) else {
      throw HostError.serverNotStarted(port: port)
    }
    self.port = port
  }

  deinit { close() }

  /// The address of the page.
  var address: String { "http://127.0.0.1:\(port)\(access.path(of: .page))" }

  /// A Boolean value that determines whether a page has the app, by the events that were taken.
  var hasClient: Bool { client != nil }

  /// Takes the events out, oldest first.
  func takeEvents() -> [Event] {
    mailbox.takeEvents().map { number, event in
      switch event {
      case .connected: client = number
      case .disconnected: client = nil
      case .message, .wanted: break
      }
      return event
    }
  }

  func send(_ reply: BrowserReply) {
    client.map { mailbox.post(.reply(reply), to: $0) }
  }

  func send(_ frame: BrowserFrame) {
    client.map { mailbox.post(.frame(frame), to: $0) }
  }

  /// Ends the connection that has the app; a page that does not read is cut off after a second.
  func endClient(_ ending: BrowserConnection.Ending) {
    guard let client else { return }
    self.client = nil
    mailbox.end(client, ending)
  }

  /// Ends all connections and stops listening; returns when that is done. A second call does nothing.
  func close() {
    client = nil
    mailbox.close()
  }
}

/// What the thread of the server and its owner hand to each other.
final class BrowserMailbox: Sendable {
  /// Something that the thread does for the owner.
  enum Command: Sendable {
    case reply(BrowserReply)
    case frame(BrowserFrame)
    case end(BrowserConnection.Ending)
    /// Events were taken, so that the client may send more.
    case resume
  }

  private struct State {
    var events: [(client: Int, event: BrowserServer.Event)] = []
    var commands: [(client: Int, command: Command)] = []
    var endedClient: Int?
    var isClosed = false
    /// Wakes the thread; nil before it listens and after it has ended.
    var wake: (@Sendable () -> Void)?
  }

  /// The events that may wait; a client that sends more waits until they are taken.
  static let limit = 512

  private let state = Mutex(State())
  private let arrived: @Sendable () -> Void
  private let ended = DispatchSemaphore(value: 0)

  init(arrived: @escaping @Sendable () -> Void) {
    self.arrived = arrived
  }

  // MARK: The owner

  func takeEvents() -> [(client: Int, event: BrowserServer.Event)] {
    state.withLock { state in
      if state.events.count >= Self.limit, let last = state.events.last {
        state.commands.append((last.client, .resume))
        state.wake?()
      }
      defer { state.events = [] }
      return state.events
    }
  }

  /// The events that wait to be taken.
  var eventCount: Int { state.withLock { $0.events.count } }

  func post(_ command: Command, to client: Int) {
    state.withLock { state in
      state.commands.append((client, command))
      state.wake?()
    }
  }

  /// Ends a client: nothing that it has sent is taken any more.
  func end(_ client: Int, _ ending: BrowserConnection.Ending) {
    state.withLock { state in
      state.endedClient = client
      state.events.removeAll { $0.client == client }
      state.events.append((client, .disconnected))
      state.commands.append((client, .end(ending)))
      state.wake?()
    }
  }

  /// Ends the thread and waits for that.
  func close() {
    let wasRunning = state.withLock { state in
      guard !state.isClosed, let wake = state.wake else {
        state.isClosed = true
        return false
      }
      state.isClosed = true
      wake()
      return true
    }
    if wasRunning { ended.wait() }
  }

  // MARK: The thread

  /// Notes how the thread is woken from waiting.
  func begin(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wake = wake }
  }

  /// Notes that the thread is not woken any more.
  func stopWaking() {
    state.withLock { $0.wake = nil }
  }

  /// Notes that the thread has ended.
  func finish() {
    ended.signal()
  }

  var isClosed: Bool { state.withLock { $0.isClosed } }

  func takeCommands() -> [(client: Int, command: Command)] {
    state.withLock { state in
      defer { state.commands = [] }
      return state.commands
    }
  }

  /// Adds an event of a client. A size in place of a size that has not been taken replaces it.
  ///
  /// - Returns: Whether the client may send more.
  func append(_ event: BrowserServer.Event, of client: Int) -> Bool {
    let (isFirst, hasRoom) = state.withLock { state in
      guard state.endedClient != client else { return (false, true) }
      if let last = state.events.last, last.client == client, event.replaces(last.event) {
        state.events[state.events.count - 1].event = event
        return (false, true)
      }
      state.events.append((client, event))
      return (state.events.count == 1, state.events.count < Self.limit)
    }
    if isFirst { arrived() }
    return hasRoom
  }
}

extension BrowserServer.Event {
  /// Returns whether only this event counts when it follows another.
  fileprivate func replaces(_ other: BrowserServer.Event) -> Bool {
    switch (self, other) {
    case (.message(.display), .message(.display)), (.message(.hover), .message(.hover)),
      (.wanted, .wanted):
      true
    default: false
    }
  }
}
