import Synchronization
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitHost

/// The run loop of a window or a page, in the machine's time.
@MainActor struct HostRunLoopTests {
  /// The run loop of a thread: that of the main thread does not run in a test.
  nonisolated private static func onThread(_ body: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    Thread {
      body()
      end.signal()
    }.start()
    end.wait()
  }

  private final class Fired: Sendable {
    let names = Mutex<[String]>([])

    func addTimer(_ name: String, _ mode: RunLoop.Mode) {
      let timer = Timer(timeInterval: 0, repeats: false) { [self] _ in
        names.withLock { $0.append(name) }
      }
      RunLoop.current.add(timer, forMode: mode)
    }

    func run(_ loop: HostRunLoop, until name: String) {
      let end = Date(timeIntervalSinceNow: 10)
      while !names.withLock({ $0.contains(name) }), Date() < end { loop.run(before: end) }
    }
  }

  @Test("A timer of the default mode waits while a scroll view is dragged")
  func aTimerOfTheDefaultModeWaitsWhileAScrollViewIsDragged() {
    let scroll = UIScrollView()
    scroll.isDragging = true
    let number = ObjectIdentifier(scroll)
    let fired = Fired()
    Self.onThread {
      let loop = HostRunLoop(.current, function: "CFRunLoopGetCurrent")
      fired.addTimer("default", .default)
      fired.addTimer("common", .common)
      fired.addTimer("tracking", .tracking)
      fired.run(loop, until: "common")
      fired.run(loop, until: "tracking")
      #expect(fired.names.withLock(\.self).sorted() == ["common", "tracking"])
      TrackingMode.set(false, for: number)
      fired.run(loop, until: "default")
      #expect(fired.names.withLock(\.self).last == "default")
    }
  }
}
