import Foundation

/// Where a store does its work.
protocol StoreExecutor: Sendable {
  /// Runs the work later, after all that was handed over before, one at a time.
  func perform(_ work: @escaping @Sendable () -> Void)
}

/// A queue of its own for each store.
struct DispatchExecutor: StoreExecutor {
  private let queue = DispatchQueue(label: "DrawingBoard.store", qos: .userInitiated)

  func perform(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
  }
}
