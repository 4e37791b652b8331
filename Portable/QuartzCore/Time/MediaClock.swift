import Synchronization

/// The one clock of layers, animations and display links.
package enum MediaClock {
  private static let virtual = Mutex<CFTimeInterval?>(nil)

  /// A time that a headless host sets; nil follows the machine's monotonic clock.
  package static var virtualTime: CFTimeInterval? {
    get { virtual.withLock { $0 } }
    set { virtual.withLock { $0 = newValue } }
  }

  package static var now: CFTimeInterval { virtualTime ?? ProcessInfo.processInfo.systemUptime }
}

/// The current absolute time in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }
