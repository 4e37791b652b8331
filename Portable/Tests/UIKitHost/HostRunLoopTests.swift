import TestSupport
import Testing

@testable import UIKit
@testable import UIKitHost

/// The run loop of a window or a page, in the machine's time.
@MainActor struct HostRunLoopTests {
  private final class Fired: @unchecked Sendable {
    // Unchecked is fine: timers of the main run loop alone write here.
    var names: Set<String> = []
  }

  private let fired = Fired()

  private func timer(_ name: String, _ mode: RunLoop.Mode) -> Timer {
    let timer = Timer(timeInterval: 0, repeats: false) { [fired] _ in fired.names.insert(name) }
    RunLoop.main.add(timer, forMode: mode)
    return timer
  }

  private func run(until name: String) {
    let end = Date(timeIntervalSinceNow: 10)
    while !fired.names.contains(name), Date() < end { HostRunLoop.run(before: end) }
  }

  @Test("A timer of the default mode waits while a scroll view is dragged")
  func aTimerOfTheDefaultModeWaitsWhileAScrollViewIsDragged() {
    let scroll = UIScrollView()
    scroll.isDragging = true
    let timers = [timer("default", .default), timer("common", .common)]
    defer { timers.forEach { $0.invalidate() } }
    run(until: "common")
    #expect(fired.names == ["common"])
    scroll.isDragging = false
    run(until: "default")
    #expect(fired.names == ["common", "default"])
  }

  /// The main queue belongs to the common modes, of which tracking is one.
  @Test("The main queue runs while a scroll view is dragged")
  func theMainQueueRunsWhileAScrollViewIsDragged() {
    let scroll = UIScrollView()
    scroll.isDragging = true
    DispatchQueue.main.async { [fired] in fired.names.insert("block") }
    run(until: "block")
    #expect(fired.names == ["block"])
  }
}
