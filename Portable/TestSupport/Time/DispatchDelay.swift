import Foundation

/// The encoding of `dispatch_time_t`, whose two highest bits name a clock.
enum DispatchDelay {
  private static let walltimeNow = UInt64.max - 1
  private static let forever = UInt64.max

  /// The seconds from now until a time; infinity for a time that never comes.
  static func seconds(until when: UInt64) -> TimeInterval {
    switch when {
    case 0, walltimeNow: 0
    case forever: .infinity
    default: value(of: when) - now(of: when)
    }
  }

  private static func value(of when: UInt64) -> TimeInterval {
    switch when >> 62 {
    case 3: TimeInterval(-Int64(bitPattern: when)) / 1e9
    default: TimeInterval(when & (1 << 62 - 1)) / 1e9
    }
  }

  private static func now(of when: UInt64) -> TimeInterval {
    let clock =
      switch when >> 62 {
      case 3: CLOCK_REALTIME
      case 2: CLOCK_BOOTTIME
      default: CLOCK_MONOTONIC
      }
    var time = timespec()
    clock_gettime(clock, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }
}
