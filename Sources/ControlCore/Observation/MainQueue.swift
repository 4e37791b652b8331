import Foundation

/// Work of deinitializers that must happen on the main actor.
package enum MainQueue {
  // Where a program waits in Dispatch, as tests do, the main queue runs on another thread than the
  // first.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Performs work at once on the main queue, and soon elsewhere.
  package static func perform(_ work: @escaping @MainActor () -> Void) {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
      MainActor.assumeIsolated { work() }
    } else {
      Task { @MainActor in work() }
    }
  }
}
