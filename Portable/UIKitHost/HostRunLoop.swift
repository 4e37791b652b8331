import UIKit

/// A run loop as a host runs it: in the default mode, or in that of tracking.
struct HostRunLoop {
  /// The one that hosts run.
  @MainActor static let main = HostRunLoop(.main, function: "CFRunLoopGetMain")

  private typealias GetLoop = @convention(c) () -> UnsafeRawPointer
  private typealias AddMode = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void

  private let loop: RunLoop
  private let hasTracking: Bool

  /// Makes tracking one of the common modes, which are those that serve the main queue.
  ///
  /// Foundation has no name for this; Core Foundation, which it contains, has.
  ///
  /// - Parameters:
  ///   - loop: The run loop.
  ///   - function: The function of Core Foundation that returns it.
  init(_ loop: RunLoop, function: String) {
    self.loop = loop
    guard let getLoop = dlsym(nil, function), let addMode = dlsym(nil, "CFRunLoopAddCommonMode")
    else {
      hasTracking = false
      return
    }
    // On Linux an `NSString` is a `CFString`.
    let name = RunLoop.Mode.tracking.rawValue as NSString
    unsafeBitCast(addMode, to: AddMode.self)(
      unsafeBitCast(getLoop, to: GetLoop.self)(), Unmanaged.passRetained(name).toOpaque())
    // A mode without an item does not run.
    loop.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .tracking)
    hasTracking = true
  }

  private var mode: RunLoop.Mode { hasTracking ? TrackingMode.current : .default }

  /// Runs the main queue and timers once, until a date at the latest.
  ///
  /// - Returns: Whether the mode has anything to run.
  @discardableResult
  func run(before date: Date) -> Bool { loop.run(mode: mode, before: date) }

  /// The time of the next timer.
  var limitDate: Date? { loop.limitDate(forMode: mode) }
}
