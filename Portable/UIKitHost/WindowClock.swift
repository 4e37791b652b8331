import UIKit

/// The time of a window's frames.
///
/// It is the real time. Where time has been made virtual before, as in a test process, the window
/// carries the virtual time on at the real pace, so that time never goes back for anybody.
@MainActor struct WindowClock {
  private let virtualStart: CFTimeInterval?
  private let realStart = ContinuousClock.now

  init() {
    virtualStart = MediaClock.virtualTime
  }

  /// The time of the frame that begins now.
  mutating func advance() -> CFTimeInterval {
    guard let virtualStart else { return MediaClock.now }
    let elapsed = realStart.duration(to: .now) / .seconds(1)
    let time = max(virtualStart + elapsed, MediaClock.virtualTime ?? 0)
    MediaClock.virtualTime = time
    return time
  }
}
