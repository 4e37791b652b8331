import Foundation

/// Runs the work of a log.
protocol LogExecutor: Sendable {
  /// Runs the work later, one piece at a time and in order.
  func perform(_ work: @escaping @Sendable () -> Void)

  /// Calls a completion handler, in order. It may wait for the log, whose work continues meanwhile.
  func answer(_ call: @escaping @Sendable () -> Void)
}

/// A queue for each log.
struct DispatchExecutor: LogExecutor {
  private let queue = DispatchQueue(label: "DrawingBoard.log", qos: .userInitiated)
  private let answers = DispatchQueue(label: "DrawingBoard.log.answers", qos: .userInitiated)

  func perform(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
  }

  func answer(_ call: @escaping @Sendable () -> Void) {
    answers.async(execute: call)
  }
}
