import Synchronization
import UIKit
import UIKitHost

/// Puts a timer of the main actor on the virtual clock.
///
/// Every `Timer` comes here when it is scheduled. Its run loop would not run while a test advances time.
@_cdecl("CFRunLoopAddTimer")
public func _interposedAddTimer(
  _ runLoop: UnsafeRawPointer, _ timer: UnsafeMutableRawPointer, _ mode: UnsafeRawPointer
) {
  InterposedTimer.add(runLoop, timer, mode)
  if MainThread.isCurrent { InterposedTimer.schedule(timer, for: mode) }
}

private enum InterposedTimer {
  /// The layout of CFRunLoopTimerContext, whose `info` is the `Timer`.
  private struct Context {
    var version = 0
    var info: UnsafeMutableRawPointer?
    var retain: UnsafeRawPointer?
    var release: UnsafeRawPointer?
    var describe: UnsafeRawPointer?
  }

  static let add = Original.function(
    "CFRunLoopAddTimer",
    as: (@convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer, UnsafeRawPointer) -> Void).self)
  private static let context = Original.function(
    "CFRunLoopTimerGetContext",
    as: (@convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void).self)

  static func schedule(_ pointer: UnsafeMutableRawPointer, for mode: UnsafeRawPointer) {
    var context = Context()
    self.context(pointer, &context)
    guard let info = context.info else { return }
    let timer = Unmanaged<Timer>.fromOpaque(info).takeUnretainedValue()
    let mode = RunLoop.Mode(Unmanaged<NSString>.fromOpaque(mode).takeUnretainedValue() as String)
    // A timer comes once for each mode of the run loop.
    let isNew = scheduled.withLock { scheduled in
      defer { scheduled[ObjectIdentifier(timer), default: []].insert(mode) }
      return scheduled[ObjectIdentifier(timer)] == nil
    }
    guard isNew else { return }
    // Foundation for Linux gives `Timer(timeInterval:repeats:block:)` the present time as its first
    // date, Apple's gives it the end of the first interval.
    let first = timer.fireDate.timeIntervalSinceNow
    schedule(timer, after: first > 0 ? first : timer.timeInterval)
  }

  /// The modes that each timer was added for.
  private static let scheduled = Mutex<[ObjectIdentifier: Set<RunLoop.Mode>]>([:])

  private static func state(of timer: Timer) -> PendingWork.TimerState {
    guard timer.isValid else { return .invalid }
    let modes = scheduled.withLock { $0[ObjectIdentifier(timer)] ?? [] }
    return TrackingMode.runs(modes) ? .waiting : .suspended
  }

  private static func schedule(_ timer: Timer, after seconds: TimeInterval) {
    // `unsafe`: it fires on the main queue, where it was scheduled.
    nonisolated(unsafe) let timer = timer
    let due = MediaClock.now + seconds
    let id = PendingWork.delay(by: seconds, timerState: { state(of: timer) }) {
      if timer.isValid { timer.fire() }
      if timer.isValid, timer.timeInterval > 0 {
        schedule(timer, after: delay(of: timer, firedFor: due))
      } else {
        forget(timer)
      }
    }
    if id == nil { forget(timer) }
  }

  /// The seconds to the next time of a timer, which fires once for all those that it has missed.
  private static func delay(of timer: Timer, firedFor due: TimeInterval) -> TimeInterval {
    let late = MediaClock.now - due
    let missed = (late / timer.timeInterval + 1e-6).rounded(.down)
    return max(missed + 1, 1) * timer.timeInterval - max(late, 0)
  }

  private static func forget(_ timer: Timer) {
    scheduled.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(timer)) }
  }
}
