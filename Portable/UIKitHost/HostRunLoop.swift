import UIKit

/// The main run loop as a host runs it: in the default mode, or in that of tracking.
@MainActor enum HostRunLoop {
  private typealias GetMain = @convention(c) () -> UnsafeRawPointer
  private typealias AddMode = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void

  /// Makes tracking one of the common modes, which are those that serve the main queue.
  ///
  /// Foundation has no name for this; Core Foundation, which it contains, has.
  private static let isPrepared: Bool = {
    guard let getMain = dlsym(nil, "CFRunLoopGetMain"),
      let addMode = dlsym(nil, "CFRunLoopAddCommonMode")
    else { return false }
    let name = RunLoop.Mode.tracking.rawValue as NSString
    // On Linux an `NSString` is a `CFString`.
    unsafeBitCast(addMode, to: AddMode.self)(
      unsafeBitCast(getMain, to: GetMain.self)(), Unmanaged.passRetained(name).toOpaque())
    // A mode without an item does not run.
    RunLoop.main.add(
      Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .tracking)
    return true
  }()

  private static var mode: RunLoop.Mode { isPrepared ? TrackingMode.current : .default }

  /// Runs main-actor tasks, the main queue and timers once, until a date at the latest.
  ///
  /// - Returns: Whether the mode has anything to run.
  @discardableResult
  static func run(before date: Date) -> Bool { RunLoop.main.run(mode: mode, before: date) }

  /// The time of the next timer.
  static var limitDate: Date? { RunLoop.main.limitDate(forMode: mode) }
}
