import UIKit

/// The one virtual clock of the process, shared by every headless host.
///
/// It starts at a fixed time and never goes back, so that hosts which live at once agree.
@MainActor enum HostClock {
  /// Any start but zero would do: zero means "unset" to layers.
  private static let start: CFTimeInterval = 1000

  /// The present virtual time. Asking for it makes time virtual.
  static var now: CFTimeInterval {
    if let time = MediaClock.virtualTime { return time }
    MediaClock.virtualTime = start
    return start
  }

  /// Moves the clock forward to `time` and runs one frame there.
  static func runFrame(at time: CFTimeInterval) {
    move(to: time)
    UIApplication.shared.runFrame(at: now)
  }

  /// Moves the clock forward to `time`.
  static func move(to time: CFTimeInterval) {
    guard time > now else { return }
    MediaClock.virtualTime = time
    PendingWork.timeMoves()
  }
}
