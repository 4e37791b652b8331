import Foundation

/// Runs the work of a store.
protocol StoreExecutor: Sendable {
  /// Runs the work later, one piece at a time and in order.
  func perform(_ work: @escaping @Sendable () -> Void)

  /// Performs work that takes long and does not need the store, in order, beside the other work.
  func encode(_ work: @escaping @Sendable () -> Void)

  /// Begins work on another thread.
  ///
  /// - Returns: A function that waits until it is done.
  func begin(_ work: @escaping @Sendable () -> Void) -> () -> Void

  /// Calls a completion handler, in order. It may wait for the store, whose work continues meanwhile.
  func answer(_ call: @escaping @Sendable () -> Void)
}

extension StoreExecutor {
  func encode(_ work: @escaping @Sendable () -> Void) { perform(work) }

  func begin(_ work: @escaping @Sendable () -> Void) -> () -> Void { work }
}

/// A queue for each store.
struct DispatchExecutor: StoreExecutor {
  private let queue = DispatchQueue(label: "DrawingBoard.store", qos: .userInitiated)
  private let encodings = DispatchQueue(label: "DrawingBoard.store.encodings", qos: .userInitiated)
  private let answers = DispatchQueue(label: "DrawingBoard.store.answers", qos: .userInitiated)

  func perform(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
  }

  func encode(_ work: @escaping @Sendable () -> Void) {
    encodings.async(execute: work)
  }

  func begin(_ work: @escaping @Sendable () -> Void) -> () -> Void {
    let group = DispatchGroup()
    DispatchQueue.global(qos: .userInitiated).async(group: group, execute: work)
    return { group.wait() }
  }

  func answer(_ call: @escaping @Sendable () -> Void) {
    answers.async(execute: call)
  }
}
