import Foundation

/// The time a queue goes by: pauses, times on screen, and looking again.
@MainActor
public protocol PresentationClock: AnyObject {
  /// The time from any origin; it never goes back.
  var now: Duration { get }

  /// Calls the handler once on the main actor when `time` is over, and never before this returns.
  ///
  /// - Parameters:
  ///   - time: How long to wait; zero and less mean the next turn of the run loop.
  ///   - handler: What is called.
  /// - Returns: A call that keeps the handler from being called; afterwards it does nothing.
  func schedule(after time: Duration, _ handler: @escaping @MainActor () -> Void)
    -> @MainActor () -> Void
}

/// The device's time.
///
/// Its timers run in the common modes of the main run loop, so a popup goes in time also while the
/// user scrolls.
@MainActor
public final class SystemPresentationClock: PresentationClock {
  private let start = ContinuousClock.now

  /// Makes a clock that starts at zero.
  public init() {}

  /// The time since the clock was made, also that during which the device slept.
  public var now: Duration { start.duration(to: .now) }

  /// Starts a timer of the main run loop.
  public func schedule(after time: Duration, _ handler: @escaping @MainActor () -> Void)
    -> @MainActor () -> Void
  {
    let (seconds, attoseconds) = max(time, .zero).components
    let interval = TimeInterval(seconds) + TimeInterval(attoseconds) / 1e18
    let timer = Timer(timeInterval: interval, repeats: false) { _ in
      MainActor.assumeIsolated { handler() }
    }
    RunLoop.main.add(timer, forMode: .common)
    return { timer.invalidate() }
  }
}
