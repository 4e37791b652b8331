import CWebSockets
import Foundation

/// The memory that the library reads as long as a server runs.
final class BrowserServerSettings {
  static let hostName = "catalog"

  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let patience: UnsafeMutablePointer<lws_retry_bo_t>
  private let names: [UnsafeMutablePointer<CChar>?]

  init() {
    let texts: [String] = ["http", BrowserMessage.version, "127.0.0.1", Self.hostName]
    names = texts.map { strdup($0) }
    protocols = .allocate(capacity: 3)
    protocols.initialize(repeating: lws_protocols(), count: 3)
    for index in 0...1 {
      protocols[index].name = UnsafePointer(names[index])
      protocols[index].callback = browserServerCallback
      protocols[index].rx_buffer_size = 1 << 14
      protocols[index].tx_packet_size = BrowserConnection.chunk + 1024
    }
    patience = .allocate(capacity: 1)
    patience.initialize(to: lws_retry_bo_t())
    // A page that is silent is asked whether it is still there; a tunnel may have ended unnoticed.
    patience.pointee.secs_since_valid_ping = 20
    patience.pointee.secs_since_valid_hangup = 40
  }

  deinit {
    protocols.deallocate()
    patience.deallocate()
    for name in names { free(name) }
  }

  /// Begins to listen on the loopback; nil if that is not possible.
  func makeContext(
    port: Int, user: UnsafeMutableRawPointer, limit: UInt32
  ) -> OpaquePointer? {
    // The library's own notes are for its developers; the server reports errors itself.
    lws_set_log_level(0, nil)
    var info = lws_context_creation_info()
    info.port = Int32(port)
    info.iface = UnsafePointer(names[2])
    info.vhost_name = UnsafePointer(names[3])
    info.protocols = UnsafePointer(protocols)
    info.retry_and_idle_policy = UnsafePointer(patience)
    info.user = user
    info.fd_limit_per_thread = limit
    info.timeout_secs = 5
    info.keepalive_timeout = 5
    info.options =
      UInt64(LWS_SERVER_OPTION_DISABLE_IPV6) | UInt64(LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND)
    return lws_create_context(&info)
  }
}
