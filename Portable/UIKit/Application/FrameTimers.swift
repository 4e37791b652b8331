/// Timers on the frame clock, so that what waits for time is exact under a virtual clock.
@MainActor
final class FrameTimers {
  /// A block waiting for its time.
  @MainActor
  final class Timer {
    let fireTime: TimeInterval
    fileprivate var body: (@MainActor () -> Void)?
    private weak var timers: FrameTimers?

    fileprivate init(
      fireTime: TimeInterval, in timers: FrameTimers, body: @escaping @MainActor () -> Void
    ) {
      self.fireTime = fireTime
      self.timers = timers
      self.body = body
    }

    var isValid: Bool { body != nil }

    func cancel() {
      guard isValid else { return }
      body = nil
      timers?.pending.removeAll { $0 === self }
    }
  }

  private var pending: [Timer] = []

  var nextFireTime: TimeInterval? { pending.first?.fireTime }

  /// Runs the block in the first frame at or after the given delay, never in this turn.
  @discardableResult
  func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> Timer {
    let fireTime = CACurrentMediaTime() + (delay > 0 ? delay : 0)
    let timer = Timer(fireTime: fireTime, in: self, body: body)
    // After the last one that is not later: equal times fire in the order of scheduling.
    let index = pending.lastIndex { $0.fireTime <= timer.fireTime }.map { $0 + 1 } ?? 0
    pending.insert(timer, at: index)
    return timer
  }

  /// Runs what is due. A block scheduled meanwhile waits for the next frame.
  func fire(at time: TimeInterval) {
    // Frame times are sums of fractions; a rounding error is no reason to lose a frame.
    let limit = time + 0.000_001
    let due = pending.prefix { $0.fireTime <= limit }
    guard !due.isEmpty else { return }
    pending.removeFirst(due.count)
    for timer in due {
      let body = timer.body
      timer.body = nil
      body?()
    }
  }
}
