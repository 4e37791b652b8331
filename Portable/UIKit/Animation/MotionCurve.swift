/// How far a movement has come at a time; independent of what moves.
enum MotionCurve: Sendable {
  /// A Bézier curve over the duration.
  case cubic(CGPoint, CGPoint)
  /// A spring, in seconds.
  case spring(SpringMotion)

  init(_ curve: UIView.AnimationCurve) {
    let points = curve.controlPoints
    self = .cubic(points.0, points.1)
  }

  /// 0 at the start and 1 at the end; a spring overshoots.
  func progress(at time: TimeInterval, duration: TimeInterval) -> Double {
    guard duration > 0 else { return 1 }
    switch self {
    case .cubic:
      return timingFunction?.value(at: min(1, max(0, time / duration))) ?? 1
    case .spring(let spring):
      return time >= duration ? 1 : spring.spring.position(at: time)
    }
  }

  /// The first time at which the movement has come so far.
  func time(of progress: Double, duration: TimeInterval) -> TimeInterval {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return duration }
    // A spring passes the place again later; its first rise is monotonic up to the target.
    var high = duration
    if case .spring = self {
      let step = duration / 256
      var time = step
      while time < duration, self.progress(at: time, duration: duration) < progress {
        time += step
      }
      high = min(time, duration)
    }
    var low: TimeInterval = 0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.progress(at: middle, duration: duration) < progress {
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }

  /// nil for a spring.
  var timingFunction: CAMediaTimingFunction? {
    guard case .cubic(let first, let second) = self else { return nil }
    return CAMediaTimingFunction(
      controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y))
  }

  /// An animation of the property that moves like this.
  func makeAnimation(keyPath: String, travel: CGVector?) -> CABasicAnimation {
    switch self {
    case .cubic:
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = timingFunction
      return animation
    case .spring(let motion):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = motion.mass
      animation.stiffness = motion.stiffness
      animation.damping = motion.damping
      animation.initialVelocity = motion.velocity(along: travel)
      animation.allowsOverdamping = true
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      return animation
    }
  }

  /// This curve for something that travels in the given direction.
  func along(_ travel: CGVector?) -> MotionCurve {
    guard case .spring(var motion) = self else { return self }
    let velocity = motion.velocity(along: travel)
    motion.initialVelocity = CGVector(dx: velocity, dy: velocity)
    return .spring(motion)
  }
}
