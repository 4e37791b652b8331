import Foundation

/// Where a store does its work.
protocol StoreExecutor: Sendable {
  /// Runs the work later, after all that was handed over before, one at a time.
  func perform(_ work: @escaping @Sendable () -> Void)

  /// Calls back whoever waits for an answer, in order, and where it may wait for others: the work
  /// goes on meanwhile.
  func answer(_ call: @escaping @Sendable () -> Void)
}

/// A queue of its own for each store.
struct DispatchExecutor: StoreExecutor {
  private let queue = DispatchQueue(label: "DrawingBoard.store", qos: .userInitiated)
  private let answers = DispatchQueue(label: "DrawingBoard.store.answers", qos: .userInitiated)

  func perform(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
  }

  func answer(_ call: @escaping @Sendable () -> Void) {
    answers.async(execute: call)
  }
}
