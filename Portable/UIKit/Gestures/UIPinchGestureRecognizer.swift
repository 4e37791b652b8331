/// Follows two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers over the one they began with. Settable: measuring goes on from
  /// there.
  open var scale: CGFloat {
    get { measuredScale }
    set {
      tracker.shift(by: CGPoint(x: newValue - measuredScale, y: 0))
      measuredScale = newValue
      if let distance = pair.distance, newValue != 0 { referenceDistance = distance / newValue }
    }
  }

  /// Change of scale per second.
  open var velocity: CGFloat { tracker.velocity.x }

  /// Points the distance must change before the pinch begins.
  private static let slop: CGFloat = 8

  private var measuredScale: CGFloat = 1
  private var pair = FingerPair()
  private var referenceDistance: CGFloat = 0
  private var tracker = VelocityTracker()

  open override var numberOfTouches: Int { touchesDown.count }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if pair.isComplete {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    pair.fill(from: touchesDown)
    guard let distance = pair.distance else { return }
    referenceDistance = scale != 0 ? distance / scale : 0
    tracker.add(CGPoint(x: scale, y: 0), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance = pair.distance, referenceDistance > 0 else {
      if isActive { state = .changed }
      return
    }
    if state == .possible {
      guard abs(distance - referenceDistance) >= Self.slop else { return }
      measure(distance, at: event.timestamp)
      state = .began
    } else {
      measure(distance, at: event.timestamp)
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.keep(touchesDown)
    guard touchesDown.isEmpty else { return }
    state = isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() {
    pair = FingerPair()
    measuredScale = 1
    referenceDistance = 0
    tracker.clear()
  }

  private func measure(_ distance: CGFloat, at time: TimeInterval) {
    measuredScale = distance / referenceDistance
    tracker.add(CGPoint(x: scale, y: 0), at: time)
  }
}
