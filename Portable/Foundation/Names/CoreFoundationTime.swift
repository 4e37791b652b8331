// Core Foundation's time and run loop. On Apple's platforms `as` turns a `CFRunLoopTimer` into a
// `Timer`. Here it does not.

/// Seconds since the first of January 2001, GMT.
public typealias CFAbsoluteTime = CFTimeInterval
/// An object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A count or an index.
public typealias CFIndex = Int
/// Flags of a Core Foundation function.
public typealias CFOptionFlags = UInt
/// A timer of a run loop of Core Foundation.
public final class CFRunLoopTimer {
  fileprivate var timer: Timer?
}

/// A run loop of Core Foundation.
public final class CFRunLoop {
  let loop: RunLoop

  init(_ loop: RunLoop) { self.loop = loop }
}

/// The mode that a timer is added for.
public struct CFRunLoopMode: RawRepresentable {
  public var rawValue: CFString

  public init(rawValue: CFString) { self.rawValue = rawValue }

  /// The mode for when nothing else goes on.
  public static var defaultMode: CFRunLoopMode {
    CFRunLoopMode(rawValue: RunLoop.Mode.default.rawValue as CFString)
  }

  /// All common modes.
  public static var commonModes: CFRunLoopMode {
    CFRunLoopMode(rawValue: RunLoop.Mode.common.rawValue as CFString)
  }
}

/// The seconds from 1970 to Core Foundation's reference date.
public var kCFAbsoluteTimeIntervalSince1970: CFTimeInterval {
  Date.timeIntervalBetween1970AndReferenceDate
}

/// Returns the current time of the system's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(.main) }

public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(.current) }

/// Creates a timer that calls a block, once when `interval` is 0.
///
/// - Parameters:
///   - allocator: Nil. Core Foundation's allocators do not exist here.
///   - fireDate: When the timer first fires.
///   - interval: The seconds between two calls.
///   - flags: 0, as Core Foundation asks for.
///   - order: 0, as Core Foundation asks for.
///   - block: What the timer calls.
/// - Returns: A timer to add to a run loop.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: AnyObject!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  // Called on the thread of the run loop that the timer is added to, as Core Foundation does.
  nonisolated(unsafe) let block = block
  let result = CFRunLoopTimer()
  // The timer of the run loop retains the one that the block gets.
  nonisolated(unsafe) let handle = result
  result.timer = Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval,
    repeats: interval > 0
  ) { _ in block?(handle) }
  return result
}

public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  guard let rl, let timer = timer?.timer, let mode else { return }
  rl.loop.add(timer, forMode: RunLoop.Mode(rawValue: mode.rawValue as String))
}

public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.timer?.invalidate() }

public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool {
  timer?.timer?.isValid ?? false
}
