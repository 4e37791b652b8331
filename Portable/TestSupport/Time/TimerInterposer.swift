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
  if MainThread.isCurrent { InterposedTimer.schedule(timer) }
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

  static func schedule(_ pointer: UnsafeMutableRawPointer) {
    var context = Context()
    self.context(pointer, &context)
    guard let info = context.info else { return }
    let timer = Unmanaged<Timer>.fromOpaque(info).takeUnretainedValue()
    // A timer comes once for each mode of the run loop.
    let isNew = scheduled.withLock { $0.insert(ObjectIdentifier(timer)).inserted }
    guard isNew else { return }
    // Foundation for Linux gives `Timer(timeInterval:repeats:block:)` the present time as its first
    // date, Apple's gives it the end of the first interval.
    let first = timer.fireDate.timeIntervalSinceNow
    schedule(timer, after: first > 0 ? first : timer.timeInterval)
  }

  private static let scheduled = Mutex<Set<ObjectIdentifier>>([])

  private static func schedule(_ timer: Timer, after seconds: TimeInterval) {
    // `unsafe`: it fires on the main queue, where it was scheduled.
    nonisolated(unsafe) let timer = timer
    let id = PendingWork.delay(by: seconds, isValidTimer: { timer.isValid }) {
      if timer.isValid { timer.fire() }
      if timer.isValid, timer.timeInterval > 0 {
        schedule(timer, after: timer.timeInterval)
      } else {
        forget(timer)
      }
    }
    if id == nil { forget(timer) }
  }

  private static func forget(_ timer: Timer) {
    scheduled.withLock { _ = $0.remove(ObjectIdentifier(timer)) }
  }
}
