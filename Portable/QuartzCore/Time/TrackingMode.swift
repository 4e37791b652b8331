import Synchronization

/// The mode of the main run loop while a scroll view follows a finger or slows down.
///
/// Timers and display links that were added for the default mode alone wait until it ends.
package enum TrackingMode {
  /// The mode itself; UIKit publishes it.
  package static let mode = RunLoop.Mode("UITrackingRunLoopMode")

  private static let requesters = Mutex<Set<ObjectIdentifier>>([])

  package static var isOn: Bool { requesters.withLock { !$0.isEmpty } }

  /// The mode that the main run loop runs in now.
  package static var current: RunLoop.Mode { isOn ? mode : .default }

  /// Enters the mode for an object, or leaves it. The mode ends when no object needs it.
  package static func set(_ isNeeded: Bool, for object: ObjectIdentifier) {
    requesters.withLock {
      if isNeeded { $0.insert(object) } else { $0.remove(object) }
    }
  }

  /// Returns whether something that was added for some modes runs now.
  package static func runs(_ modes: Set<RunLoop.Mode>) -> Bool {
    modes.contains(.common) || modes.contains(current)
  }
}
