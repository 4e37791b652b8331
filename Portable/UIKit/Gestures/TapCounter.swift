/// Counts taps; of one recognizer and one attempt.
@MainActor
struct TapCounter {
  enum Verdict {
    case undecided
    case complete
    case impossible
  }

  /// How long a finger may stay down, and how long the next tap may take to come.
  private static let maximumTapDuration: TimeInterval = 0.75
  private static let maximumInterval: TimeInterval = 0.35
  /// In points: how far a finger may stray, and the next tap may lie from the first.
  private static let allowableMovement: CGFloat = 45

  private(set) var count = 0
  private var starts: [(touch: UITouch, point: CGPoint)] = []
  private var firstPoint: CGPoint?
  private var mostFingers = 0
  private var timer: FrameTimers.Timer?

  mutating func touchesBegan(
    _ down: [UITouch], fingers: Int, giveUp: @escaping @MainActor () -> Void
  ) -> Verdict {
    for touch in down where !starts.contains(where: { $0.touch === touch }) {
      let point = touch.location(in: nil)
      if let firstPoint, distance(firstPoint, point) > Self.allowableMovement, fingers == 1 {
        return .impossible
      }
      firstPoint = firstPoint ?? point
      starts.append((touch, point))
    }
    mostFingers = max(mostFingers, down.count)
    if down.count > fingers { return .impossible }
    wait(Self.maximumTapDuration, giveUp)
    return .undecided
  }

  func touchesMoved(_ touches: Set<UITouch>) -> Verdict {
    for (touch, point) in starts where touches.contains(touch) {
      if distance(point, touch.location(in: nil)) > Self.allowableMovement { return .impossible }
    }
    return .undecided
  }

  mutating func touchesEnded(
    remaining: Int, fingers: Int, taps: Int, giveUp: @escaping @MainActor () -> Void
  ) -> Verdict {
    guard remaining == 0 else { return .undecided }
    guard mostFingers == fingers else { return .impossible }
    starts = []
    mostFingers = 0
    count += 1
    if count >= taps {
      stop()
      return .complete
    }
    wait(Self.maximumInterval, giveUp)
    return .undecided
  }

  mutating func stop() {
    timer?.cancel()
    timer = nil
  }

  private mutating func wait(_ time: TimeInterval, _ giveUp: @escaping @MainActor () -> Void) {
    timer?.cancel()
    timer = AppContext.current.frameTimers.schedule(after: time, giveUp)
  }

  private func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    hypot(first.x - second.x, first.y - second.y)
  }
}
