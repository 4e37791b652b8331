/// Follows two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians clockwise since the fingers came down. Settable: measuring goes on from there.
  open var rotation: CGFloat {
    get { measuredRotation }
    set {
      tracker.shift(by: CGPoint(x: newValue - measuredRotation, y: 0))
      measuredRotation = newValue
    }
  }

  /// Radians per second.
  open var velocity: CGFloat { tracker.velocity.x }

  /// Radians the fingers must turn before the rotation begins.
  private static let slop: CGFloat = .pi / 18

  private var measuredRotation: CGFloat = 0
  private var pair = FingerPair()
  private var lastAngle: CGFloat?
  private var turned: CGFloat = 0
  private var tracker = VelocityTracker()

  open override var numberOfTouches: Int { touchesDown.count }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if pair.isComplete {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    pair.fill(from: touchesDown)
    lastAngle = pair.angle
    tracker.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle = pair.angle, let lastAngle else {
      if isActive { state = .changed }
      return
    }
    self.lastAngle = angle
    // The short way round: the angle jumps by a whole turn where it wraps.
    turn(by: (angle - lastAngle).remainder(dividingBy: 2 * .pi), at: event.timestamp)
    if state == .possible {
      if abs(turned) >= Self.slop { state = .began }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.keep(touchesDown)
    lastAngle = nil
    guard touchesDown.isEmpty else { return }
    state = isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() {
    pair = FingerPair()
    lastAngle = nil
    turned = 0
    measuredRotation = 0
    tracker.clear()
  }

  private func turn(by step: CGFloat, at time: TimeInterval) {
    turned += step
    measuredRotation += step
    tracker.add(CGPoint(x: rotation, y: 0), at: time)
  }
}
